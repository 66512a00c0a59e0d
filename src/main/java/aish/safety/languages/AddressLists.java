package aish.safety.languages;

import aish.safety.files.Paths;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Files that are meant to be lists of addresses, so that requesting their contents from servers
 * reveals nothing else.
 */
final class AddressLists {
    private static final Pattern NAME =
            Pattern.compile(
                    ".*(?:url|link|host|address|domain|server|target|node|list|names|ips?\\b|\\.txt$).*");

    private AddressLists() {}

    static boolean isNamed(String path) {
        return NAME.matcher(Paths.base(path).toLowerCase(Locale.ROOT)).matches();
    }
}
