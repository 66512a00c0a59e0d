package aish.model.openai;

import module java.base;

import aish.model.http.Address;

/**
 * The paths of a server's API.
 *
 * @param root above the version, without a trailing slash
 * @param api with the version
 */
record ApiPaths(String root, String api) {
    /** Accepts addresses with or without the version, and the whole address of the chat. */
    static ApiPaths of(Address address) {
        String path = withoutEnd(withoutEnd(address.path(), "/"), "/chat/completions");
        int version = versionIn(path);
        return version < 0
                ? new ApiPaths(path, path + "/v1")
                : new ApiPaths(path.substring(0, version), path);
    }

    private static String withoutEnd(String path, String end) {
        String shorter = path;
        while (shorter.endsWith(end)) {
            shorter = shorter.substring(0, shorter.length() - end.length());
        }
        return shorter;
    }

    /**
     * Returns where a path contains the API version, such as {@code /v1} or {@code /v1beta}; -1 if
     * it does not.
     */
    private static int versionIn(String path) {
        int at = path.indexOf("/v");
        while (at >= 0) {
            if (at + 2 < path.length() && Character.isDigit(path.charAt(at + 2))) {
                return at;
            }
            at = path.indexOf("/v", at + 1);
        }
        return -1;
    }

    String chat() {
        return api + "/chat/completions";
    }

    String models() {
        return api + "/models";
    }
}
