package aish.evidence;

import module java.base;

/** What the codes of countries and currencies in data stand for, such as DE and CHF. */
final class Abbreviations {
    private static final Pattern CODE = Pattern.compile("(?<![\\w.-])[A-Z]{2,3}(?![\\w.-])");

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
        return Stream.of(
                        Stream.ofNullable(Names.CURRENCIES.get(code)),
                        Stream.ofNullable(Names.COUNTRIES.get(code)),
                        OTHER_NAMES.getOrDefault(code, List.of()).stream())
                .flatMap(names -> names);
    }

    /** Whether a sentence names a country, and a line has the codes of others only. */
    static boolean differ(String sentence, String line) {
        List<String> there =
                CODE.matcher(line)
                        .results()
                        .map(MatchResult::group)
                        .filter(code -> Names.COUNTRIES.containsKey(code))
                        .toList();
        if (there.isEmpty()) {
            return false;
        }
        List<String> named =
                WORD.matcher(sentence)
                        .results()
                        .flatMap(word -> Stream.ofNullable(Names.CODES.get(word.group())))
                        .toList();
        return !named.isEmpty() && Collections.disjoint(there, named);
    }

    /** The names that the Java platform knows, which are loaded when the first code is found. */
    private static final class Names {
        static final Map<String, String> COUNTRIES =
                Stream.of(Locale.getISOCountries())
                        .collect(
                                Collectors.toMap(
                                        code -> code,
                                        code ->
                                                Locale.of("", code)
                                                        .getDisplayCountry(Locale.ENGLISH)));

        static final Map<String, String> CODES =
                COUNTRIES.entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));

        static final Map<String, String> CURRENCIES =
                Currency.getAvailableCurrencies().stream()
                        .collect(
                                Collectors.toMap(
                                        Currency::getCurrencyCode,
                                        currency -> currency.getDisplayName(Locale.ENGLISH)));

        private Names() {}
    }
}
