package aish.session.record;

import module java.base;

import aish.context.Attachment.Priority;
import aish.context.Turn;
import aish.event.Event;
import aish.evidence.CheckedCitation;
import aish.json.Json;
import aish.json.JsonWriter;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelRequest.Purpose;
import aish.model.Reply.Timings;
import aish.model.Reply.Usage;
import aish.shell.remote.RemoteFiles;

import org.jspecify.annotations.Nullable;

/**
 * How an object of a record class is written as members of JSON, and made from them again. Members
 * are noted in order with a space between them. Each has its name and, after {@code =}, the path of
 * the component that it holds, if that is another; or, after {@code :}, a fixed text. A path in
 * front of members in parentheses is that of all of them. A {@code ?} leaves a member out if it is
 * empty, false, 0 or absent, {@code -} leaves it out for programs, {@code +} in the record, and
 * {@code <} everywhere: it is only read. What no member holds is made neutral.
 */
final class RecordLayout {
    private static final double MILLIS = 1000;
    private static final Pattern GROUP = Pattern.compile("([\\w.]+)\\(([^)]*)\\)|(\\S+)");
    private static final Map<Class<?>, String> NESTED =
            Map.ofEntries(
                    Map.entry(Usage.class, "prompt completion cached"),
                    Map.entry(
                            Timings.class,
                            "prompt=promptTokens prompt_nanos=promptTime generated=generatedTokens"
                                    + " generated_nanos=generatedTime"),
                    Map.entry(ToolCall.class, "id name arguments"),
                    Map.entry(Turn.Tools.Result.class, "call=callId text"),
                    Map.entry(CheckedCitation.class, "text mark reason?"),
                    Map.entry(ModelProblem.Transport.class, "failure where detail"),
                    Map.entry(ModelProblem.Http.class, "status message retry_nanos=retryAfter?"),
                    Map.entry(ModelProblem.Api.class, "message"),
                    Map.entry(ModelProblem.Protocol.class, "detail"),
                    Map.entry(ModelProblem.Setup.class, "detail"),
                    Map.entry(ModelProblem.Budget.class, "detail"),
                    Map.entry(ModelProblem.Cancelled.class, ""));

    /** What an unknown word stands for; for all other enums, their first constant. */
    private static final Map<Class<?>, Enum<?>> USUAL =
            Map.of(
                    Event.Risk.class, Event.Risk.NEEDS_OK,
                    Event.Patched.State.class, Event.Patched.State.FAILED,
                    Priority.class, Priority.NORMAL,
                    CheckedCitation.Mark.class, CheckedCitation.Mark.NOT_FOUND,
                    ModelProblem.Failure.class, ModelProblem.Failure.RESET);

    /**
     * @param to whom it is written: {@code -} to the record, {@code +} to programs, {@code <} to
     *     nobody, or a space
     * @param path dotted
     * @param steps the methods that lead to the value; none if the path is a fixed text
     */
    private record Member(char to, String name, String path, List<Method> steps, boolean optional) {
        private static final Pattern WORD =
                Pattern.compile("([-+<]?)(\\w+)(?:=([\\w.]+)|:(\\w+))?(\\??)");

        static Member of(Class<?> type, String prefix, String word) {
            Matcher found = WORD.matcher(word);
            if (!found.matches()) {
                throw new IllegalArgumentException(word);
            }
            String path = prefix + Objects.requireNonNullElse(found.group(3), found.group(2));
            boolean fixed = found.group(4) != null;
            return new Member(
                    found.group(1).isEmpty() ? ' ' : found.group(1).charAt(0),
                    found.group(2),
                    fixed ? String.valueOf(found.group(4)) : path,
                    fixed ? List.of() : steps(type, path),
                    !found.group(5).isEmpty());
        }

        private static List<Method> steps(Class<?> type, String path) {
            List<Method> steps = new ArrayList<>();
            Class<?> at = type;
            for (String name : path.split("\\.", -1)) {
                try {
                    steps.add(at.getMethod(name));
                } catch (NoSuchMethodException e) {
                    throw new IllegalArgumentException(path, e);
                }
                at = steps.getLast().getReturnType();
            }
            return steps;
        }

        Object value(Object whole) {
            if (steps.isEmpty()) {
                return path;
            }
            Object value = whole;
            for (Method step : steps) {
                try {
                    value = Objects.requireNonNull(step.invoke(value));
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
            return value;
        }
    }

    /** Made when they are first needed. */
    private static final Map<Class<?>, RecordLayout> LAYOUTS = new ConcurrentHashMap<>();

    private final Class<?> type;
    private final List<Member> members;

    /** Made when one is first read. */
    private volatile @Nullable Plan plan;

    private RecordLayout(Class<?> type, List<Member> members) {
        this.type = type;
        this.members = members;
    }

    static RecordLayout of(Class<?> type, String members) {
        List<Member> all = new ArrayList<>();
        Matcher group = GROUP.matcher(members);
        while (group.find()) {
            String prefix = group.group(1) == null ? "" : group.group(1) + ".";
            for (String word :
                    (group.group(1) == null ? group.group(3) : group.group(2)).split(" ", -1)) {
                all.add(Member.of(type, prefix, word));
            }
        }
        return new RecordLayout(type, all);
    }

    private static RecordLayout nested(Class<?> type) {
        RecordLayout known = LAYOUTS.get(type);
        if (known == null) {
            known = of(type, Objects.requireNonNull(NESTED.get(type), type::getName));
            LAYOUTS.put(type, known);
        }
        return known;
    }

    void write(Object whole, boolean recorded, JsonWriter out) {
        for (Member member : members) {
            if (member.to() == ' ' || member.to() == (recorded ? '-' : '+')) {
                Object value = member.value(whole);
                if (!member.optional() || !isNothing(value)) {
                    out.name(member.name());
                    write(member.name(), value, recorded, out);
                }
            }
        }
    }

    private static boolean isNothing(Object value) {
        return value.equals("")
                || value.equals(false)
                || value.equals(List.of())
                || value.equals(Optional.empty())
                || (value instanceof Number number && number.longValue() == 0);
    }

    private static void write(String name, Object value, boolean recorded, JsonWriter out) {
        switch (value) {
            case String text -> out.value(text);
            case Boolean truth -> out.value(truth);
            case Double number -> out.value(number);
            case Number number -> out.value(number.longValue());
            case Purpose purpose -> out.value(purpose.label());
            case Event.Risk risk -> out.value(risk.name());
            case ModelProblem.Failure failure when recorded ->
                    out.value(failure.name().toLowerCase(Locale.ROOT));
            case Enum<?> word -> out.value(word.toString().toLowerCase(Locale.ROOT));
            case Instant time -> out.value(time.toEpochMilli());
            case Duration time when name.equals("seconds") -> out.value(time.toMillis() / MILLIS);
            case Duration time -> out.value(time.toNanos());
            case Path path -> out.value(RemoteFiles.shown(path));
            // the name of an output's file follows from its number
            case Optional<?> found when found.orElseThrow() instanceof Path -> out.value(true);
            case Optional<?> found -> write(name, found.orElseThrow(), recorded, out);
            case List<?> items -> {
                out.beginArray();
                items.forEach(item -> write(name, item, recorded, out));
                out.endArray();
            }
            case ModelProblem problem -> problem(problem, recorded, out);
            default -> {
                nested(value.getClass()).write(value, recorded, out.beginObject());
                out.endObject();
            }
        }
    }

    private static void problem(ModelProblem problem, boolean recorded, JsonWriter out) {
        String kind = kind(problem.getClass());
        out.beginObject().member("kind", !recorded && kind.equals("setup") ? "config" : kind);
        nested(problem.getClass()).write(problem, recorded, out);
        if (!recorded) {
            out.member("text", problem.describe());
        }
        out.endObject();
    }

    private static String kind(Class<?> problem) {
        return problem.getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** Makes the object again. */
    Object read(Json json) {
        Plan made = plan;
        if (made == null) {
            made = Plan.of(type, "", members);
            plan = made;
        }
        return made.read(json);
    }

    /**
     * How an object is made.
     *
     * @param parts one for each component
     */
    private record Plan(Constructor<?> constructor, List<Part> parts) {
        static Plan of(Class<?> type, String prefix, List<Member> members) {
            List<Part> parts = new ArrayList<>();
            List<Class<?>> types = new ArrayList<>();
            for (RecordComponent each : type.getRecordComponents()) {
                String path = prefix + each.getName();
                Optional<String> member =
                        members.stream()
                                .filter(one -> one.path().equals(path) && one.to() != '+')
                                .map(Member::name)
                                .findFirst();
                Optional<Plan> inner =
                        member.isEmpty() && each.getType().isRecord()
                                ? Optional.of(of(each.getType(), path + ".", members))
                                : Optional.empty();
                parts.add(new Part(member, inner, each.getGenericType()));
                types.add(each.getType());
            }
            try {
                return new Plan(type.getConstructor(types.toArray(Class<?>[]::new)), parts);
            } catch (NoSuchMethodException e) {
                throw new IllegalArgumentException(type.getName(), e);
            }
        }

        Object read(Json json) {
            try {
                return constructor.newInstance(
                        parts.stream().map(part -> part.read(json)).toArray());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /**
     * @param member the name of the member that holds it; empty if none does
     * @param inner how it is made from members of the whole, if it is
     */
    private record Part(Optional<String> member, Optional<Plan> inner, Type type) {
        Object read(Json json) {
            return inner.isPresent()
                    ? inner.get().read(json)
                    : value(member.map(json::get).orElse(new Json.Null()), type);
        }
    }

    private static Object value(Json json, Type type) {
        if (type instanceof ParameterizedType of) {
            Type item = of.getActualTypeArguments()[0];
            return of.getRawType() == List.class
                    ? json.items().stream().map(each -> value(each, item)).toList()
                    : json.isNull() ? Optional.empty() : Optional.of(value(json, item));
        }
        Class<?> plain = (Class<?>) type;
        if (plain == ModelProblem.class) {
            return nested(problem(json.get("kind").text().orElse(""))).read(json);
        }
        if (plain.isEnum()) {
            return constant(plain, json.text().orElse(""));
        }
        return plain.isRecord() ? nested(plain).read(json) : simple(json, plain);
    }

    private static Object simple(Json json, Class<?> type) {
        double number = json.number().orElse(0);
        return switch (type.getSimpleName()) {
            case "String" -> json.text().orElse("");
            case "boolean" -> json.isTrue();
            case "int" -> (int) (long) number;
            case "long" -> (long) number;
            case "double" -> Math.max(0, number);
            case "OptionalDouble" -> OptionalDouble.empty();
            case "Duration" -> Duration.ofNanos((long) number);
            case "Instant" -> Instant.ofEpochMilli((long) number);
            case "Path" -> path(json.text().orElse(""));
            default -> throw new IllegalArgumentException(type.getName());
        };
    }

    /** Returns the root directory if the text cannot be a path. */
    private static Path path(String text) {
        return text.indexOf('\0') < 0 ? Path.of(text) : Path.of("/");
    }

    private static Class<?> problem(String kind) {
        return Stream.<Class<?>>of(ModelProblem.class.getPermittedSubclasses())
                .filter(each -> kind(each).equals(kind))
                .findFirst()
                .orElse(ModelProblem.Api.class);
    }

    /** Some constants are recorded by their names, not by the words that users see. */
    private static Object constant(Class<?> type, String word) {
        for (Object each : type.getEnumConstants()) {
            String text = each instanceof Purpose purpose ? purpose.label() : each.toString();
            if (text.equalsIgnoreCase(word) || ((Enum<?>) each).name().equalsIgnoreCase(word)) {
                return each;
            }
        }
        Enum<?> usual = USUAL.get(type);
        return usual == null ? type.getEnumConstants()[0] : usual;
    }
}
