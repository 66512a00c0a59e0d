package aish.chat;

import module java.base;

/**
 * Instructions for tasks, each in a file {@code NAME.md}: the project's, if its settings are in
 * force, take precedence over the user's.
 *
 * @param project the directory of the project in force
 * @param own the directory of the user's skills
 */
public record SkillFiles(Supplier<Optional<Path>> project, Path own) {
    private static final String ENDING = ".md";
    private static final int MOST = 500;
    private static final String IN_PROJECT = ".aish/skills";

    /**
     * A skill.
     *
     * @param directory the directory that must contain the file
     */
    public record Skill(String name, Path file, Path directory) {}

    /** Returns all skills, sorted by name. */
    public List<Skill> all() {
        Map<String, Skill> skills = new TreeMap<>();
        for (Path directory : directories()) {
            files(directory).forEach(file -> put(file, directory, skills));
        }
        return List.copyOf(skills.values());
    }

    public Optional<Skill> find(String name) {
        return all().stream().filter(skill -> skill.name().equals(name)).findFirst();
    }

    private List<Path> directories() {
        List<Path> directories = new ArrayList<>();
        project.get().ifPresent(root -> directories.add(root.resolve(IN_PROJECT)));
        directories.add(own);
        return directories;
    }

    private static List<Path> files(Path directory) {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.limit(MOST).filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static void put(Path file, Path directory, Map<String, Skill> skills) {
        String name = String.valueOf(file.getFileName());
        if (name.endsWith(ENDING) && name.length() > ENDING.length() && !name.startsWith(".")) {
            String bare = name.substring(0, name.length() - ENDING.length());
            if (bare.codePoints().allMatch(SkillFiles::isNameCharacter)) {
                skills.putIfAbsent(bare, new Skill(bare, file, directory));
            }
        }
    }

    private static boolean isNameCharacter(int c) {
        return Character.isLetterOrDigit(c) || "._+-".indexOf(c) >= 0;
    }
}
