package aish.evidence;

import module java.base;

/** What the codes of countries and currencies in data stand for, such as DE and CHF. */
final class Abbreviations {
    private static final Pattern CODE = Pattern.compile("(?<![\\w.-])[A-Z]{2,3}(?![\\w.-])");
    private static final Set<String> CURRENCIES =
            Currency.getAvailableCurrencies().stream()
                    .map(Currency::getCurrencyCode)
                    .collect(Collectors.toSet());

    private Abbreviations() {}

    /** Returns the names of countries and currencies whose codes a line contains. */
    static List<String> names(String line) {
        return CODE.matcher(line)
                .results()
                .flatMap(code -> name(code.group()).stream())
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
    }

    private static Optional<String> name(String code) {
        if (CURRENCIES.contains(code)) {
            return Optional.of(Currency.getInstance(code).getDisplayName(Locale.ENGLISH));
        }
        String country = Locale.of("", code).getDisplayCountry(Locale.ENGLISH);
        return Optional.of(country).filter(name -> !name.equals(code));
    }
}
