package aish.evidence;

import module java.base;

/** What the codes of countries and currencies in data stand for, such as DE and CHF. */
final class Abbreviations {
    private static final Pattern CODE = Pattern.compile("(?<![\\w.-])[A-Z]{2,3}(?![\\w.-])");
    private static final Set<String> CURRENCIES =
            Currency.getAvailableCurrencies().stream()
                    .map(Currency::getCurrencyCode)
                    .collect(Collectors.toSet());

    /** Names and adjectives that do not start like the name of the country. */
    private static final Map<String, List<String>> OTHER_NAMES =
            Map.ofEntries(
                    Map.entry("FR", List.of("French")),
                    Map.entry("ES", List.of("Spanish")),
                    Map.entry("NL", List.of("Dutch", "Holland")),
                    Map.entry("PL", List.of("Polish")),
                    Map.entry("DK", List.of("Danish")),
                    Map.entry("GB", List.of("Britain", "Great Britain", "British", "England")),
                    Map.entry("US", List.of("America", "American")),
                    Map.entry("IE", List.of("Irish")),
                    Map.entry("GR", List.of("Greek")),
                    Map.entry("FI", List.of("Finnish")),
                    Map.entry("CH", List.of("Swiss")),
                    Map.entry("CZ", List.of("Czech")),
                    Map.entry("TR", List.of("Turkish")));

    private static final Pattern WORD = Pattern.compile("[A-Z][a-z]{3,}");

    /** The codes of the countries with names of one word. */
    private static final Map<String, String> COUNTRIES =
            Stream.of(Locale.getISOCountries())
                    .collect(
                            Collectors.toMap(
                                    code -> Locale.of("", code).getDisplayCountry(Locale.ENGLISH),
                                    code -> code));

    private Abbreviations() {}

    /** Returns the names of countries and currencies whose codes a line contains. */
    static List<String> names(String line) {
        return CODE.matcher(line)
                .results()
                .flatMap(
                        code ->
                                Stream.concat(
                                        name(code.group()).stream(),
                                        OTHER_NAMES.getOrDefault(code.group(), List.of()).stream()))
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
    }

    /** Whether a sentence names a country, and a line has the codes of others only. */
    static boolean differ(String sentence, String line) {
        Set<String> there =
                CODE.matcher(line)
                        .results()
                        .map(MatchResult::group)
                        .filter(COUNTRIES::containsValue)
                        .collect(Collectors.toSet());
        List<String> named =
                WORD.matcher(sentence)
                        .results()
                        .flatMap(word -> Stream.ofNullable(COUNTRIES.get(word.group())))
                        .toList();
        return !there.isEmpty() && !named.isEmpty() && Collections.disjoint(there, named);
    }

    private static Optional<String> name(String code) {
        if (CURRENCIES.contains(code)) {
            return Optional.of(Currency.getInstance(code).getDisplayName(Locale.ENGLISH));
        }
        String country = Locale.of("", code).getDisplayCountry(Locale.ENGLISH);
        return Optional.of(country).filter(name -> !name.equals(code));
    }
}
