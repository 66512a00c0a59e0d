package aish.safety.rules;

import aish.text.Resource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rules about programs, read from resources when first needed. */
public final class KnowledgeBase {
    /** The topics, each of which is a file of this name. */
    static final List<String> TOPICS =
            List.of(
                    "files",
                    "text",
                    "archives",
                    "shell",
                    "vcs",
                    "build",
                    "languages",
                    "packages",
                    "databases",
                    "containers",
                    "cloud",
                    "services",
                    "processes",
                    "users",
                    "network",
                    "disks",
                    "keys",
                    "remote",
                    "publishing",
                    "desktop",
                    "wrappers",
                    "analysis",
                    "arguments");

    private static final class Loaded {
        static final KnowledgeBase BASE = load();
    }

    private final Map<String, Rule> programs;
    private final OptionLists options = new OptionLists();

    private KnowledgeBase(Map<String, Rule> programs) {
        this.programs = programs;
    }

    public static KnowledgeBase get() {
        return Loaded.BASE;
    }

    private static KnowledgeBase load() {
        Map<String, Rule> programs = new HashMap<>(4096);
        RuleReader reader = new RuleReader(programs);
        for (String topic : TOPICS) {
            lines(topic).forEach(reader::read);
        }
        reader.finish();
        return new KnowledgeBase(programs);
    }

    /** Returns the lines of a topic, including comments. */
    static List<String> lines(String topic) {
        return Resource.text(KnowledgeBase.class, "kb/" + topic + ".txt").lines().toList();
    }

    /**
     * Returns the rule for a program by its bare name, with all its options; null if there is none.
     */
    @Nullable
    public Rule find(String name) {
        Rule rule = named(name);
        if (rule != null) {
            options.complete(rule);
        }
        return rule;
    }

    private @Nullable Rule named(String name) {
        Rule exact = programs.get(name);
        if (exact != null) {
            return exact;
        }
        Rule family = family(name, '.');
        family = family == null ? family(name, '_') : family;
        if (family != null) {
            return family;
        }
        Rule any = programs.get(withoutVersion(name));
        return any == null ? programs.get(forThisMachine(name)) : any;
    }

    /**
     * Returns the rule for programs whose names start alike, such as {@code mkfs.ext4} and {@code
     * fsck_hfs}.
     */
    private @Nullable Rule family(String name, char mark) {
        int end = name.indexOf(mark);
        return end > 0 ? programs.get(name.substring(0, end + 1) + "*") : null;
    }

    /**
     * Reduces the name of a cross-compilation tool: {@code riscv64-unknown-elf-nm} is {@code nm}.
     */
    private static String forThisMachine(String name) {
        String tool = withoutVersion(name.substring(name.lastIndexOf('-') + 1));
        return isForMachine(name)
                ? switch (tool) {
                    case "gcc", "g++", "c++", "cpp", "gcov", "gdb", "gfortran", "as", "ld" -> tool;
                    case "ar", "nm", "objdump", "objcopy", "ranlib", "readelf", "size" -> tool;
                    case "strings", "strip", "addr2line", "c++filt" -> tool;
                    default -> name;
                }
                : name;
    }

    private static boolean isForMachine(String name) {
        int end = name.indexOf('-');
        String machine = end < 0 ? "" : name.substring(0, end);
        return switch (machine) {
            case "x86_64", "i386", "i486", "i586", "i686", "aarch64", "arm", "armeb" -> true;
            case "avr", "m68k", "sh4", "xtensa", "msp430", "nios2", "microblaze", "hppa" -> true;
            case "alpha", "s390x", "sparc64", "loongarch64", "ia64", "or1k", "arc", "bpf" -> true;
            default ->
                    machine.startsWith("riscv")
                            || machine.startsWith("mips")
                            || machine.startsWith("powerpc");
        };
    }

    /** Removes a version: {@code python3.12} is {@code python}, {@code gcc-13} is {@code gcc}. */
    private static String withoutVersion(String name) {
        int end = name.length();
        while (end > 1
                && (Character.isDigit(name.charAt(end - 1)) || name.charAt(end - 1) == '.')) {
            end--;
        }
        if (end > 1 && end < name.length() && name.charAt(end - 1) == '-') {
            end--;
        }
        if (end > 4 && end == name.length() && name.endsWith(".exe")) {
            end -= 4;
        }
        return name.substring(0, end);
    }

    public Map<String, Rule> programs() {
        return programs;
    }
}
