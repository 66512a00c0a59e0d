package aish.workspace.symbols;

import module java.base;

/** Tells files that were copied from elsewhere or generated, by their paths. */
final class Vendored {
    private static final Set<String> DIRECTORIES =
            Set.of(
                    """
                    vendor vendored third_party third-party thirdparty node_modules \
                    bower_components Pods site-packages .venv venv __pycache__ dist-packages"""
                            .split(" "));
    private static final List<String> ENDINGS =
            List.of(
                    ".min.js",
                    ".min.css",
                    ".bundle.js",
                    "-lock.json",
                    ".lock.json",
                    "_pb2.py",
                    "_pb2_grpc.py",
                    ".pb.go",
                    ".pb.cc",
                    ".pb.h",
                    ".g.dart",
                    ".designer.cs",
                    "-lock.yaml",
                    ".map");

    private Vendored() {}

    /**
     * @param path relative to the project's root, with slashes
     */
    static boolean is(String path) {
        for (String ending : ENDINGS) {
            if (path.endsWith(ending)) {
                return true;
            }
        }
        int start = 0;
        for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', start)) {
            if (DIRECTORIES.contains(path.substring(start, slash))) {
                return true;
            }
            start = slash + 1;
        }
        return false;
    }
}
