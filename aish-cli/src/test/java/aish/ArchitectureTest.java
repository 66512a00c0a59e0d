package aish;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.stream.Collectors.toMap;

import module java.base;

import aish.event.ChoiceWord;
import aish.event.Operator;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rooms of the program, and which other rooms each of them may use. */
class ArchitectureTest {
    /** Each room and the rooms it may import, from top to bottom; app may import all of them. */
    private static final Map<String, Set<String>> ARROWS =
            arrows(
                    """
            cli: approval bash commands context event exec files front json keys model norris process route safety secrets session settings shell terminal text trust undo
            front: commands norris terminal chat session exec workspace event evidence settings cost secrets safety route model shell files bash json process text patch
            commands: memory notebook trust keys chat approval session exec workspace tools event settings undo cost context secrets safety route model shell files bash json process text patch
            norris: chat approval exec tools event settings undo cost safety model shell bash evidence patch process
            memory: chat session event secrets model shell files json text
            notebook: session workspace event settings context secrets shell files text
            trust: chat event settings files json text
            hooks: event settings model shell json process text
            keys: settings secrets files process text
            terminal: session event evidence settings safety route model shell files bash text
            chat: approval session exec workspace tools event evidence cost context route model shell bash text safety patch process
            approval: exec tools event settings safety files bash json text patch
            session: event evidence context secrets safety model shell files bash json text
            tools: exec workspace event safety model bash json text patch undo secrets
            exec: event settings undo secrets safety shell files bash json process text patch
            workspace: settings files bash json process text
            event: evidence cost context model shell bash text
            evidence: bash text safety
            settings: context secrets safety model files text
            patch: undo files bash text
            undo: safety files bash json
            cost: model files json process
            context: model shell text
            secrets: model bash json text process
            route: safety bash text
            model: offline json process text
            shell: bash process text
            offline: safety bash process text
            safety: files bash process text
            files: text
            bash:
            json:
            process:
            text:
            """);

    /** Connections to the outside world, which only {@code app} and {@code cli} use. */
    private static final List<String> ADAPTERS =
            List.of("model.openai", "model.offline", "tools.mcp", "tools.builtin", "shell.pty");

    /** The terminal, which the ways in use as well. */
    private static final List<String> SCREENS = List.of("terminal.editor", "terminal.render");

    private static final int LARGEST_ROOM = 45;

    private static final int LARGEST_CIRCLE = 8;

    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("aish");

    private static Map<String, Set<String>> arrows(String table) {
        return table.lines()
                .map(line -> line.strip().split(":", 2))
                .collect(
                        toMap(
                                row -> row[0],
                                row -> new TreeSet<>(List.of(row[1].strip().split(" "))),
                                (a, _) -> a,
                                LinkedHashMap::new));
    }

    @TestFactory
    Stream<DynamicTest> everyRoomImportsWhatItMay() {
        return ARROWS.keySet().stream()
                .map(
                        room ->
                                DynamicTest.dynamicTest(
                                        room,
                                        () ->
                                                assertThat(strayImports(room))
                                                        .as("not allowed")
                                                        .isEmpty()));
    }

    private static List<String> strayImports(String room) {
        return dependencies(room)
                .filter(arrow -> !ARROWS.get(room).contains(roomOf(arrow.getTargetClass())))
                .map(Dependency::getDescription)
                .toList();
    }

    @Test
    void everyArrowIsUsedAndPointsDownward() {
        List<String> order = List.copyOf(ARROWS.keySet());
        ARROWS.forEach(
                (room, allowed) -> {
                    TreeSet<String> used = new TreeSet<>();
                    dependencies(room).forEach(arrow -> used.add(roomOf(arrow.getTargetClass())));
                    TreeSet<String> listed = new TreeSet<>(allowed);
                    listed.remove("");
                    assertThat(listed).as(room).isEqualTo(used);
                    assertThat(listed)
                            .as(room)
                            .allMatch(other -> order.indexOf(other) > order.indexOf(room));
                });
    }

    /** Classes of which each uses the others, directly or not, can only be understood together. */
    @Test
    void noCircleOfClassesIsLarge() {
        Map<String, Set<String>> uses = new HashMap<>();
        for (JavaClass type : CLASSES) {
            Set<String> used = uses.computeIfAbsent(outermost(type), _ -> new HashSet<>());
            type.getDirectDependenciesFromSelf()
                    .forEach(arrow -> used.add(outermost(arrow.getTargetClass())));
        }
        uses.values().forEach(used -> used.retainAll(uses.keySet()));
        Map<String, Set<String>> reached = new HashMap<>();
        uses.keySet().forEach(type -> reached.put(type, reachable(type, uses)));
        for (String type : uses.keySet()) {
            Predicate<String> back = other -> reached.get(other).contains(type);
            assertThat(reached.get(type).stream().filter(back))
                    .as("circle of " + type)
                    .hasSizeLessThanOrEqualTo(LARGEST_CIRCLE);
        }
    }

    private static String outermost(JavaClass type) {
        return type.getBaseComponentType().getName().replaceFirst("\\$.*", "");
    }

    private static Set<String> reachable(String from, Map<String, Set<String>> uses) {
        Set<String> reached = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            for (String next : uses.get(open.pop())) {
                if (reached.add(next)) {
                    open.push(next);
                }
            }
        }
        return reached;
    }

    /** What the classes of a room use in other rooms. */
    private static Stream<Dependency> dependencies(String room) {
        return CLASSES.stream()
                .filter(type -> roomOf(type).equals(room))
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(arrow -> arrow.getTargetClass().getPackageName().startsWith("aish."))
                .filter(arrow -> !roomOf(arrow.getTargetClass()).equals(room));
    }

    private static String roomOf(JavaClass type) {
        String[] parts = type.getPackageName().split("\\.", -1);
        return parts.length > 1 ? parts[1] : "";
    }

    @Test
    void everyClassLivesInAKnownRoom() {
        assertThat(CLASSES.stream().map(ArchitectureTest::roomOf).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(Stream.of("app"), ARROWS.keySet().stream()).toList());
    }

    @Test
    void noPackageIsAHall() {
        Map<String, Long> sizes = new LinkedHashMap<>();
        CLASSES.stream()
                .filter(type -> outermost(type).equals(type.getName()))
                .forEach(type -> sizes.merge(type.getPackageName(), 1L, Long::sum));
        assertThat(sizes)
                .allSatisfy((room, size) -> assertThat(size).as(room).isLessThan(LARGEST_ROOM));
    }

    @TestFactory
    Stream<DynamicTest> onlyAppKnowsTheAdapters() {
        return Stream.concat(
                ADAPTERS.stream().map(adapter -> alone(adapter, "aish.app..", "aish.cli..")),
                SCREENS.stream()
                        .map(screen -> alone(screen, "aish.app..", "aish.cli..", "aish.front..")));
    }

    private static DynamicTest alone(String adapter, String... users) {
        String room = "aish." + adapter + "..";
        return DynamicTest.dynamicTest(
                room,
                () ->
                        checkLibrary(
                                room,
                                Stream.concat(Stream.of(room), Stream.of(users))
                                        .toArray(String[]::new)));
    }

    /** A provider of models may use HTTP; HTTP knows no provider, because these are adapters. */
    @Test
    void onlyProvidersTalkHttp() {
        checkLibrary("aish.model.http..", "aish.model.http..", "aish.model.openai..", "aish.app..");
    }

    /** The walk over a command is the top of its room: files and rules are what it asks. */
    @Test
    void filesAndRulesKnowNothingOfTheWalk() {
        noClasses()
                .that()
                .resideInAnyPackage("aish.safety.files..", "aish.safety.rules..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("aish.safety.walk..")
                .check(CLASSES);
    }

    @Test
    void onlyTheTerminalKnowsJLine() {
        checkLibrary("org.jline..", "aish.terminal..");
    }

    @Test
    void onlyTheSymbolsKnowTreeSitter() {
        checkLibrary("org.treesitter..", "aish.workspace.symbols..");
    }

    @Test
    void onlyProcessesCallNativeCode() {
        checkLibrary("com.kenai.jffi..", "aish.process..");
    }

    private static void checkLibrary(String library, String... rooms) {
        noClasses()
                .that()
                .resideOutsideOfPackages(rooms)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(CLASSES);
    }

    @Test
    void nothingBelowAppPrintsOrExits() {
        noClasses()
                .that()
                .resideOutsideOfPackage("aish.app..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .check(CLASSES);
    }

    @Test
    void nothingBelowAppReadsTheClock() {
        noClasses()
                .that()
                .resideOutsideOfPackages("aish.app..", "aish.cli..")
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(InstantSource.class, "system")
                .orShould()
                .callMethod(Clock.class, "systemUTC")
                .check(CLASSES);
    }

    @Test
    void everyChoiceOfEveryQuestionIsOneOfTheWords() {
        Map<String, String> meanings = new HashMap<>();
        List<Class<?>> questions = questions();
        assertThat(questions).hasSizeGreaterThan(9);
        for (Class<?> question : questions) {
            for (Object constant : question.getEnumConstants()) {
                Operator.Choice choice = (Operator.Choice) constant;
                ChoiceWord word = ChoiceWord.valueOf(choice.name());
                assertThat(List.of(choice.key(), choice.word(), choice.label()))
                        .as(question.getName())
                        .containsExactly(word.letter(), word.word(), word.label());
                String before = meanings.putIfAbsent(choice.key(), choice.word());
                assertThat(before == null || before.equals(choice.word())).isTrue();
            }
        }
    }

    private static List<Class<?>> questions() {
        List<Class<?>> found = new ArrayList<>();
        for (JavaClass each : CLASSES) {
            if (each.isEnum() && each.isAssignableTo(Operator.Choice.class)) {
                found.add(each.reflect());
            }
        }
        return found;
    }
}
