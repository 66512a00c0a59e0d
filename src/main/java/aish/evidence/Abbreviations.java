package aish.evidence;

import module java.base;

/** What the codes of countries and currencies in data stand for, such as DE and CHF. */
final class Abbreviations {
    private static final Pattern CODE = Pattern.compile("(?<![\\w.-])[A-Z]{2,3}(?![\\w.-])");

    private static final Set<String> COUNTRIES = Set.of(Locale.getISOCountries());
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

    private Abbreviations() {}

    /** Returns the names of countries and currencies whose codes a line contains. */
    static List<String> names(String line) {
        return CODE.matcher(line)
                .results()
                .map(MatchResult::group)
                .flatMap(Abbreviations::namesOf)
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
    }

    private static Stream<String> namesOf(String code) {
        Stream<String> country = COUNTRIES.contains(code) ? Stream.of(country(code)) : Stream.of();
        Stream<String> currency =
                CURRENCIES.contains(code)
                        ? Stream.of(Currency.getInstance(code).getDisplayName(Locale.ENGLISH))
                        : Stream.of();
        return Stream.of(country, currency, OTHER_NAMES.getOrDefault(code, List.of()).stream())
                .flatMap(names -> names);
    }

    private static String country(String code) {
        return Locale.of("", code).getDisplayCountry(Locale.ENGLISH);
    }

    /** Whether a sentence names a country, and a line has the codes of others only. */
    static boolean differ(String sentence, String line) {
        List<String> there =
                CODE.matcher(line)
                        .results()
                        .map(MatchResult::group)
                        .filter(COUNTRIES::contains)
                        .toList();
        if (there.isEmpty()) {
            return false;
        }
        List<String> named =
                WORD.matcher(sentence)
                        .results()
                        .flatMap(word -> Stream.ofNullable(Codes.BY_NAME.get(word.group())))
                        .toList();
        return !named.isEmpty() && Collections.disjoint(there, named);
    }

    /** The codes of all countries by their names, which take time to load. */
    private static final class Codes {
        static final Map<String, String> BY_NAME =
                COUNTRIES.stream().collect(Collectors.toMap(Abbreviations::country, code -> code));

        private Codes() {}
    }
}
