package aish.settings;

import static aish.settings.type.ValueTypes.COUNT;
import static aish.settings.type.ValueTypes.FLAG;
import static aish.settings.type.ValueTypes.TIME;

import module java.base;

import aish.settings.Config.Preset;
import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlNode.TextPosition;
import aish.settings.type.ValueType;
import aish.settings.type.ValueTypes;
import aish.settings.type.ValueTypes.Decimal;
import aish.settings.type.ValueTypes.TextType;
import aish.text.TomlText;

/** The settings of one model preset, and the conditions for using it. */
final class PresetSchema {
    private static final double MAX_TEMPERATURE = 2;
    private static final ValueType<URI> URL = new ValueTypes.Url();
    private static final ValueType<String> TEXT = TextType.NOT_EMPTY;
    private static final ValueType<String> TEXT_OR_NONE = TextType.ANY;
    private static final ValueType<String> VARIABLE = TextType.VARIABLE;
    private static final ValueType<String> ENTRY = TextType.ENTRY;
    private static final ValueType<String> HEADER = TextType.HEADER;
    private static final ValueType<Double> TEMPERATURE = new Decimal(0, MAX_TEMPERATURE);
    private static final ValueType<Double> PRICE = new Decimal(0, Double.MAX_VALUE);
    private static final String IGNORED = "this model is ignored";
    private static final String NO_KEY = "no key is sent";
    private static final String UNSET = "it is not set";

    /** Headers that the connection sets itself. */
    private static final Set<String> RESERVED_HEADERS =
            Set.of("connection", "content-length", "expect", "host", "upgrade");

    private PresetSchema() {}

    static List<Preset> read(TableReader models) {
        List<Preset> presets = new ArrayList<>();
        for (TableReader table : models.tables(IGNORED)) {
            // read it even if its name is invalid, so that its keys count as known
            Optional<Preset> preset = preset(table);
            if (nameIsGood(table) && preset.isPresent()) {
                presets.add(preset.get());
            }
        }
        return presets;
    }

    private static Optional<Preset> preset(TableReader in) {
        int before = in.findings().problems().size();
        Optional<URI> endpoint = in.find("endpoint", URL, IGNORED);
        if (endpoint.isEmpty() && before == in.findings().problems().size()) {
            in.report("needs an endpoint, such as \"http://127.0.0.1:8080\"; " + IGNORED);
        }
        Preset preset =
                new Preset(
                        in.name(),
                        endpoint.orElse(URI.create("")),
                        in.read("model", TEXT_OR_NONE, ""),
                        key(in),
                        decimal(in.find("temperature", TEMPERATURE, UNSET)),
                        count(in.find("max_tokens", COUNT, UNSET)),
                        count(in.find("context", COUNT, UNSET)),
                        in.read("timeout", TIME, Preset.TIMEOUT),
                        in.read("connect_timeout", TIME, Preset.CONNECT_TIMEOUT),
                        decimal(in.find("price_in", PRICE, UNSET)),
                        decimal(in.find("price_out", PRICE, UNSET)),
                        in.find("local", FLAG, UNSET),
                        headers(in.table("headers")));
        return endpoint.map(_ -> preset);
    }

    private static boolean nameIsGood(TableReader in) {
        if (in.name().equals(Config.OFFLINE)) {
            in.report(
                    "uses the name of the built-in offline helper; "
                            + IGNORED
                            + ", choose another name");
            return false;
        }
        boolean good =
                !in.name().isEmpty()
                        && in.name().codePoints().allMatch(PresetSchema::isNameCharacter);
        if (!good) {
            in.report(
                    "has a name with characters other than letters, digits and ._:/+-; " + IGNORED);
        }
        return good;
    }

    private static boolean isNameCharacter(int c) {
        return Character.isLetterOrDigit(c) || "._:/+-".indexOf(c) >= 0;
    }

    /** Returns the first of the three key locations; reports more than one. */
    private static KeyLocation key(TableReader in) {
        Map<String, KeyLocation> given = new LinkedHashMap<>();
        in.find("key_env", VARIABLE, NO_KEY)
                .ifPresent(name -> given.put("key_env", new KeyLocation.Variable(name)));
        in.find("key_cmd", TEXT, NO_KEY)
                .ifPresent(line -> given.put("key_cmd", new KeyLocation.Command(line)));
        in.find("key_secret", ENTRY, NO_KEY)
                .ifPresent(name -> given.put("key_secret", new KeyLocation.Entry(name)));
        if (given.size() > 1) {
            String first = given.keySet().iterator().next();
            in.report("has " + String.join(" and ", given.keySet()) + "; using " + first);
        }
        return given.isEmpty() ? new KeyLocation.None() : given.values().iterator().next();
    }

    static Map<String, String> headers(TableReader in) {
        Map<String, String> headers = new LinkedHashMap<>();
        for (Map.Entry<String, TomlNode> child : in.table().children().entrySet()) {
            String name = child.getKey();
            if (headerIsGood(name, child.getValue().at(), in)) {
                in.find(name, HEADER, "it is ignored").ifPresent(value -> headers.put(name, value));
            }
        }
        return headers;
    }

    private static boolean headerIsGood(String name, TextPosition at, TableReader in) {
        String shown = TomlText.visible(in.key() + "." + TomlText.segment(name));
        if (RESERVED_HEADERS.contains(name.toLowerCase(Locale.ROOT))) {
            in.ignore(name);
            in.report(at, shown + " is set by aish itself; it is ignored");
            return false;
        }
        boolean good = !name.isEmpty() && name.chars().allMatch(PresetSchema::isTokenCharacter);
        if (!good) {
            in.ignore(name);
            in.report(at, shown + " is not a valid header name; it is ignored");
        }
        return good;
    }

    private static boolean isTokenCharacter(int c) {
        return c > ' ' && c < 0x7f && "\"(),/:;<=>?@[\\]{}".indexOf(c) < 0;
    }

    private static OptionalInt count(Optional<Integer> count) {
        return count.isPresent() ? OptionalInt.of(count.get()) : OptionalInt.empty();
    }

    private static OptionalDouble decimal(Optional<Double> number) {
        return number.isPresent() ? OptionalDouble.of(number.get()) : OptionalDouble.empty();
    }
}
