import module java.base;

/**
 * Writes the licences of everything in a package and prints its bill of materials as CycloneDX 1.6.
 *
 * <p>Arguments: the package's root, the components table, the directory for the licences, the
 * version and the commit.
 */
final class Sbom {
    private final Path root;
    private final List<String> components = new ArrayList<>();

    private Sbom(Path root) {
        this.root = root;
    }

    public static void main(String[] words) throws IOException, GeneralSecurityException {
        Sbom sbom = new Sbom(Path.of(words[0]));
        Path table = Path.of(words[1]);
        Path licences = Path.of(words[2]);
        Map<String, String[]> known = new HashMap<>();
        for (String line : Files.readAllLines(table)) {
            if (!line.startsWith("#")) {
                String[] fields = line.split(" ");
                known.put(fields[1], fields);
            }
        }
        try (Stream<Path> jars = Files.list(sbom.root.resolve("lib"))) {
            for (Path jar : jars.sorted().toList()) {
                String name = jar.getFileName().toString();
                if (!name.startsWith("aish")) {
                    Matcher parts = Pattern.compile("(.+?)-(\\d.*)\\.jar").matcher(name);
                    if (!parts.matches() || !known.containsKey(parts.group(1))) {
                        throw new IllegalStateException(name + " is not in " + table);
                    }
                    String[] fields = known.get(parts.group(1));
                    sbom.library(jar, fields, parts.group(2));
                    sbom.licence(jar, fields, table.resolveSibling("licenses"), licences);
                }
            }
        }
        sbom.runtime();
        sbom.print(words[3], words[4]);
    }

    private void library(Path jar, String[] fields, String version)
            throws IOException, GeneralSecurityException {
        components.add(
                """
                {
                      "type": "library",
                      "group": "%s",
                      "name": "%s",
                      "version": "%s",
                      "purl": "pkg:maven/%1$s/%2$s@%3$s",
                      "bom-ref": "pkg:maven/%1$s/%2$s@%3$s",
                      "licenses": [%s],
                      "hashes": [{"alg": "SHA-256", "content": "%s"}]
                    }"""
                        .formatted(
                                fields[0], fields[1], version, licences(fields[2]), sha256(jar)));
    }

    private static String licences(String names) {
        return Stream.of(names.split(","))
                .map(name -> "{\"license\": {\"id\": \"" + name + "\"}}")
                .collect(Collectors.joining(", "));
    }

    /**
     * Copies the texts in the jar, or else those kept beside the table; Apache-2.0 is aish's own
     * licence.
     */
    private void licence(Path jar, String[] fields, Path kept, Path licences) throws IOException {
        Path place = Files.createDirectories(licences.resolve(fields[1]));
        int found = 0;
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                String name = entry.getName();
                if (name.matches("META-INF/[^/]*(LICENSE|NOTICE)[^/]*")) {
                    Files.copy(zip.getInputStream(entry), place.resolve(name.substring(9)));
                    found++;
                }
            }
        }
        if (found == 0 && fields[2].contains("Apache-2.0")) {
            Files.copy(root.resolve("LICENSE"), place.resolve("LICENSE"));
        }
        if (fields.length > 3) {
            Files.copy(kept.resolve(fields[3] + ".txt"), place.resolve("LICENSE-" + fields[3]));
        }
        try (Stream<Path> texts = Files.list(place)) {
            if (texts.findAny().isEmpty()) {
                throw new IllegalStateException("no licence text for " + jar);
            }
        }
    }

    private void runtime() throws IOException {
        Properties release = new Properties();
        try (Reader text = Files.newBufferedReader(root.resolve("runtime/release"))) {
            release.load(text);
        }
        String version = release.getProperty("JAVA_RUNTIME_VERSION").replace("\"", "");
        components.add(
                """
                {
                      "type": "platform",
                      "name": "OpenJDK",
                      "version": "%s",
                      "bom-ref": "openjdk",
                      "licenses": [{"expression": "GPL-2.0-only WITH Classpath-exception-2.0"}]
                    }"""
                        .formatted(version));
    }

    private void print(String version, String commit) {
        UUID serial =
                UUID.nameUUIDFromBytes(
                        (version + commit + components).getBytes(StandardCharsets.UTF_8));
        System.out.printf(
                """
                {
                  "bomFormat": "CycloneDX",
                  "specVersion": "1.6",
                  "serialNumber": "urn:uuid:%s",
                  "version": 1,
                  "metadata": {
                    "component": {
                      "type": "application",
                      "name": "aish",
                      "version": "%s",
                      "bom-ref": "aish",
                      "licenses": [{"license": {"id": "Apache-2.0"}}],
                      "properties": [{"name": "commit", "value": "%s"}]
                    }
                  },
                  "components": [
                    %s
                  ]
                }
                """,
                serial, version, commit, String.join(",\n    ", components));
    }

    private static String sha256(Path file) throws IOException, GeneralSecurityException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
        return HexFormat.of().formatHex(digest);
    }
}
