package aish.evidence;

import module java.base;

/** Words of which one excludes the other, such as required and optional, or weekly and daily. */
final class Opposites {
    private static final List<List<Pattern>> ROWS =
            """
            required|mandatory|compulsory / optional|nullable
            enabled?|enables|activated|(?:is|are|turned|switched) on|on by default|on\\)$ / disabled?|disables|deactivated|(?:is|are|turned|switched) off|off by default|off\\)$
            allow(?:s|ed)?|permit(?:s|ted)?|granted / den(?:y|ies|ied)|forbid(?:s|den)?|disallow(?:s|ed)?|blocked
            accept(?:s|ed)?|connected|established / reject(?:s|ed)?|refused?|drop(?:s|ped)?
            increas(?:es?|ed|ing) / decreas(?:es?|ed|ing)
            public / private
            ascending|asc / descending|desc
            encrypted / unencrypted|plaintext
            read-only|readonly / read-write|writable|writeable
            synchronous(?:ly)? / asynchronous(?:ly)?
            mutable / immutable
            mounted / unmounted
            locked / unlocked
            signed / unsigned
            minimum / maximum
            inbound|incoming|ingress / outbound|outgoing|egress
            installed / uninstalled|removed
            ubuntu\\S* / debian\\S* / windows\\S* / macos\\S*|darwin / alpine\\S* / fedora\\S* / centos\\S*|rhel\\S*
            cpu / mem(?:ory)?|ram / disk
            postgres\\w*|psql / mysql|mariadb / redis / mongo\\w* / sqlite\\w*
            nginx / apache2?|httpd / caddy / haproxy / traefik
            webpack / vite / rollup / esbuild / parcel / tsc
            jest / vitest / mocha / pytest / unittest / node --test
            npm / yarn / pnpm
            tcp / udp / icmp
            hourly|every hour / daily|nightly|every (?:day|night) / weekly|every week / monthly|every month / yearly|every year
            mondays? / tuesdays? / wednesdays? / thursdays? / fridays? / saturdays? / sundays?
            md5 / sha-?1 / sha-?256 / sha-?512
            rsa / dsa / ecdsa / ed25519
            gzip / bzip2 / xz / zstd / lz4 / brotli
            ext4 / xfs / btrfs / zfs / ntfs / nfs
            amd64|x86_64|x64 / arm64|aarch64 / i386|i686
            stdout / stderr
            bash / zsh / fish / dash
            gcc / clang
            connected / disconnected|not-?connect\\w*|err-disabled
            add(?:s|ed|ing)? / remov(?:es?|ed|ing)|delet(?:es?|ed|ing) / revert(?:s|ed)?
            english / german / french / spanish / italian / portuguese / dutch / japanese / chinese
            ran|migrated|applied / pending
            running / pending / evicted / terminating / crashloopbackoff|crash-loop\\w* / imagepullbackoff / oomkilled
            """
                    .lines()
                    .map(
                            row ->
                                    Stream.of(row.split(" / "))
                                            .map(side -> "(?<![a-z0-9-])(?:" + side + ")(?![\\w-])")
                                            .map(Pattern::compile)
                                            .toList())
                    .toList();

    private static final String NOT = "(?:\\b(?:not|no|never|without|cannot)|n't) ";
    private static final Pattern DENIED = Pattern.compile(NOT + "(?:\\w+ ){0,4}$");

    /** In output and code, a denial stands close to what it is about. */
    private static final Pattern DENIED_THERE = Pattern.compile(NOT + "(?:\\w+ )?$|!=? ?[\"']?$");

    private static final Pattern SWITCHED_OFF =
            Pattern.compile("^[\"']?\\s*[:=(]\\s*[\"']?(?:false|no|off|0|none)\\b");

    /** A setting that is one line, and whose name does not say the opposite. */
    private static final Pattern SWITCH =
            Pattern.compile(
                    "^(?!.*(?:dis|no_|skip|without|deny|block|prevent|suppress|exclude))\\W*[\\w.-]+[\"']?\\s*[:= ]\\s*[\"']?"
                            + "(?:(on|true|yes|1)|off|false|no|0)[\"']?[;,]?\\s*$");

    /** When cron runs something. */
    private static final Pattern CRON =
            Pattern.compile(
                    "^[\\d*,/-]+ ([\\d,-]+|\\*) ([\\d,-]+|\\*) (?:\\d+|\\*) ([\\w,-]+|\\*) .*");

    /** Says more than what is there, or both. */
    private static final Pattern HEDGED =
            Pattern.compile(
                    "\\b(?:instead|rather|unless|until|but|should|must|would|could|if|than|unlike|exceed\\w*)\\b");

    /** How grave a message of a log is. */
    private static final Pattern LEVEL =
            Pattern.compile("\\b(?:CRITICAL|FATAL|ERROR|WARN(?=(?:ING)?\\b)|INFO|DEBUG|TRACE)");

    /** More lines may speak of something else as well. */
    private static final int MOST_LINES = 3;

    private Opposites() {}

    /** Whether a few lines have the opposite of a word of the claim, and not that word. */
    static boolean differ(String claim, List<String> lines) {
        Set<String> levels = levels(String.join("\n", lines).toUpperCase(Locale.ROOT));
        if (lines.size() == 1 && !levels.isEmpty() && !levels(claim).isEmpty()) {
            return Collections.disjoint(levels, levels(claim));
        }
        String said = claim.toLowerCase(Locale.ROOT);
        String there = plain(String.join("\n", lines).toLowerCase(Locale.ROOT));
        return lines.size() <= MOST_LINES
                && !HEDGED.matcher(said).find()
                && ROWS.stream().anyMatch(row -> isOpposite(row, said, there));
    }

    /** Puts a setting, or the time of a job, into words. */
    private static String plain(String text) {
        String switched =
                SWITCH.matcher(text)
                        .replaceFirst(
                                found -> "$0; it is " + (found.group(1) == null ? "off" : "on"));
        return CRON.matcher(switched).replaceFirst(Opposites::scheduled);
    }

    /** Adds the word for how often cron runs a line. */
    private static String scheduled(MatchResult line) {
        boolean daily = !line.group(1).equals("*");
        String often =
                !line.group(3).equals("*")
                        ? "weekly"
                        : !line.group(2).equals("*") ? "monthly" : daily ? "daily" : "hourly";
        return Matcher.quoteReplacement(line.group() + " " + often);
    }

    private static Set<String> levels(String text) {
        return LEVEL.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static boolean isOpposite(List<Pattern> row, String said, String there) {
        Set<Integer> claimed = sides(row, said, DENIED);
        Set<Integer> found = sides(row, there, DENIED_THERE);
        return !claimed.isEmpty() && !found.isEmpty() && Collections.disjoint(claimed, found);
    }

    /** Returns which sides of a row a text has; what is denied is the other one, if it is clear. */
    private static Set<Integer> sides(List<Pattern> row, String text, Pattern denied) {
        Set<Integer> sides = new HashSet<>();
        for (int i = 0; i < row.size(); i++) {
            for (Matcher word = row.get(i).matcher(text); word.find(); ) {
                if (!isDenied(text, word, denied)) {
                    sides.add(i);
                } else if (row.size() == 2) {
                    sides.add(1 - i);
                }
            }
        }
        return sides;
    }

    private static boolean isDenied(String text, MatchResult word, Pattern denied) {
        return denied.matcher(text.substring(0, word.start())).find()
                || SWITCHED_OFF.matcher(text.substring(word.end())).find();
    }
}
