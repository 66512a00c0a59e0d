package aish;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rooms of the program and the one direction in which they may know each other: downward. */
class ArchitectureTest {
    /**
     * Top to bottom. Rooms of one floor do not import each other unless {@link #NEIGHBOURS} says
     * so.
     */
    private static final List<List<String>> FLOORS =
            List.of(
                    List.of("app"),
                    List.of("repl", "script", "meta", "norris"),
                    List.of("engine"),
                    List.of("approval"),
                    List.of("exec"),
                    List.of("store"),
                    List.of("console"),
                    List.of("context", "cost", "config", "project"),
                    List.of("model", "shell", "tools", "safety"),
                    List.of("syntax", "route", "action", "json"),
                    List.of("text", "process"));

    /** Importer and imported on the same floor. */
    private static final List<List<String>> NEIGHBOURS =
            List.of(
                    List.of("repl", "meta"),
                    List.of("repl", "norris"),
                    List.of("norris", "meta"),
                    List.of("config", "context"),
                    List.of("project", "config"),
                    List.of("tools", "model"),
                    List.of("tools", "safety"),
                    List.of("route", "syntax"));

    /** Edges to the outside world, which only {@code app} plugs in. */
    private static final List<String> ADAPTERS =
            List.of(
                    "model.openai",
                    "model.offline",
                    "tools.mcp",
                    "shell.pty",
                    "console.jline",
                    "console.render");

    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("aish");

    @TestFactory
    Stream<DynamicTest> importsPointDownward() {
        return FLOORS.stream()
                .flatMap(List::stream)
                .map(room -> DynamicTest.dynamicTest(room, () -> checkRoom(room)));
    }

    private static void checkRoom(String room) {
        int floor = floorOf(room);
        String[] forbidden =
                FLOORS.stream()
                        .flatMap(List::stream)
                        .filter(other -> !other.equals(room))
                        .filter(other -> floorOf(other) <= floor)
                        .filter(other -> !NEIGHBOURS.contains(List.of(room, other)))
                        .map(other -> "aish." + other + "..")
                        .toArray(String[]::new);
        if (forbidden.length > 0) {
            noClasses()
                    .that()
                    .resideInAPackage("aish." + room + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(forbidden)
                    .allowEmptyShould(true)
                    .check(CLASSES);
        }
    }

    @TestFactory
    Stream<DynamicTest> onlyAppKnowsTheAdapters() {
        return ADAPTERS.stream()
                .map(adapter -> "aish." + adapter + "..")
                .map(adapter -> DynamicTest.dynamicTest(adapter, () -> checkAdapter(adapter)));
    }

    private static void checkAdapter(String adapter) {
        noClasses()
                .that()
                .resideOutsideOfPackages(adapter, "aish.app..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(adapter)
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void everyClassLivesInAKnownRoom() {
        String[] rooms =
                FLOORS.stream()
                        .flatMap(List::stream)
                        .map(room -> "aish." + room + "..")
                        .toArray(String[]::new);
        noClasses().should().resideOutsideOfPackages(rooms).check(CLASSES);
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
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    private static int floorOf(String room) {
        for (int floor = 0; floor < FLOORS.size(); floor++) {
            if (FLOORS.get(floor).contains(room)) {
                return floor;
            }
        }
        throw new IllegalArgumentException(
                "no floor for " + room + " among " + Arrays.toString(FLOORS.toArray()));
    }
}
