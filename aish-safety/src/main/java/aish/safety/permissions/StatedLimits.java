package aish.safety.permissions;

import module java.base;

import aish.safety.permissions.PermissionRule.BadRuleException;
import aish.text.HomePath;

/**
 * What a command may change and reach, in words that people read and write and that the kernel can
 * hold, such as {@code writes only below target/ and stays offline}.
 *
 * @param places what it may write: files, and directories, which end with a slash. They are
 *     relative to the directory in which the command starts, in the home ({@code ~/}) or absolute.
 */
public record StatedLimits(List<String> places, NetworkAccess network) {
    private static final String PLACE = "(?:below )?[\\p{L}\\p{N}._/~@+%=:-]+";
    private static final String HOST = "[\\w.:*-]+";
    private static final Pattern WORDS =
            Pattern.compile(
                    "writes (nothing|only "
                            + listOf(PLACE)
                            + ") and (stays offline|uses the network|reaches only "
                            + listOf(HOST)
                            + ")");
    private static final Pattern PLACES = Pattern.compile(PLACE);
    private static final Pattern SEPARATOR = Pattern.compile(", | and ");
    private static final String BELOW = "below ";
    private static final String ONLY = "only ";

    public StatedLimits {
        places = List.copyOf(places);
    }

    private static String listOf(String item) {
        return item + "(?:, " + item + ")*(?: and " + item + ")?";
    }

    /** Reads what {@link #words} writes. */
    public static StatedLimits of(String words) throws BadRuleException {
        Matcher said = WORDS.matcher(words.strip());
        if (!said.matches()) {
            throw new BadRuleException(
                    "has limits that are not understood; write them like \"writes only below"
                            + " target/ and stays offline\", with \"writes nothing\", \"uses the"
                            + " network\" or \"reaches only example.org\" where that is meant");
        }
        List<String> places = new ArrayList<>();
        for (String item : items(said.group(1))) {
            String place = item.startsWith(BELOW) ? item.substring(BELOW.length()) : item;
            if (!canName(place) || !named(place).equals(item)) {
                throw new BadRuleException(
                        "names a place wrongly: write \"below DIRECTORY/\" or a file, without"
                                + " \"..\"");
            }
            places.add(place);
        }
        NetworkAccess network =
                switch (said.group(2)) {
                    case "stays offline" -> new NetworkAccess.Off();
                    case "uses the network" -> new NetworkAccess.On();
                    case String hosts ->
                            new NetworkAccess.Hosts(items(hosts.substring("reaches ".length())));
                };
        return new StatedLimits(places, network);
    }

    private static List<String> items(String list) {
        return list.startsWith(ONLY)
                ? List.of(SEPARATOR.split(list.substring(ONLY.length())))
                : List.of();
    }

    private static boolean canName(String place) {
        return PLACES.matcher(place).matches() && !List.of(place.split("/", -1)).contains("..");
    }

    private static String named(String place) {
        return place.endsWith("/") ? BELOW + place : place;
    }

    /**
     * Names a place as people would.
     *
     * @param isDirectory whether everything below it is meant
     * @return empty if the words cannot express it
     */
    public static Optional<String> place(
            Path path, boolean isDirectory, Path directory, Path home) {
        boolean inside = path.startsWith(directory) && !path.equals(directory);
        String name =
                inside
                        ? directory.relativize(path).toString()
                        : HomePath.shorten(path.toString(), home);
        return Optional.of(isDirectory ? name + "/" : name).filter(StatedLimits::canName);
    }

    /** Returns what the places stand for when a command starts in a directory. */
    public List<Path> paths(Path directory, Path home) {
        return places.stream()
                .map(place -> directory.resolve(HomePath.expand(place, home)).normalize())
                .toList();
    }

    /** Describes the limits in words that follow "it". */
    public String words() {
        String written =
                places.isEmpty()
                        ? "nothing"
                        : ONLY + listed(places.stream().map(StatedLimits::named).toList());
        String reached =
                switch (network) {
                    case NetworkAccess.On _ -> "uses the network";
                    case NetworkAccess.Off _ -> "stays offline";
                    case NetworkAccess.Hosts(List<String> hosts) -> "reaches only " + listed(hosts);
                };
        return "writes " + written + " and " + reached;
    }

    /** Leaves nothing out, because the words are read again. */
    private static String listed(List<String> items) {
        String last = items.getLast();
        return items.size() == 1
                ? last
                : String.join(", ", items.subList(0, items.size() - 1)) + " and " + last;
    }

    /** Returns the limits that hold where both these and others do. */
    public StatedLimits and(StatedLimits other) {
        Stream<String> mine = places.stream().filter(other::includes);
        Stream<String> others = other.places.stream().filter(this::includes);
        return new StatedLimits(
                Stream.concat(mine, others).distinct().toList(), network.and(other.network));
    }

    private boolean includes(String place) {
        return covers(places, place);
    }

    private static boolean covers(List<String> some, String place) {
        return some.contains(place)
                || some.stream().anyMatch(each -> each.endsWith("/") && place.startsWith(each));
    }

    /** Whether they allow nothing that others do not allow. */
    public boolean isWithin(StatedLimits other) {
        return places.stream().allMatch(other::includes)
                && network.equals(network.and(other.network));
    }

    /** Returns the limits that allow what these or others allow. */
    public StatedLimits or(StatedLimits other) {
        List<String> all = new ArrayList<>(other.places);
        all.removeIf(this::includes);
        return new StatedLimits(
                Stream.concat(places.stream().filter(place -> !covers(all, place)), all.stream())
                        .toList(),
                network.or(other.network));
    }
}
