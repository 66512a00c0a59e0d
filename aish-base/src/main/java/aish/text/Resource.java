package aish.text;

import module java.base;

/** Files that come with the program. */
public final class Resource {
    private Resource() {}

    /**
     * @param owner the class whose package the file is in
     */
    public static byte[] bytes(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its file " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String text(Class<?> owner, String name) {
        return new String(bytes(owner, name), StandardCharsets.UTF_8);
    }

    /** Returns the lines that are neither empty nor comments, which start with {@code #}. */
    public static List<String> entries(Class<?> owner, String name) {
        return text(owner, name)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }
}
