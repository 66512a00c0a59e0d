package aish.patch;

import module java.base;

/** The commits of a git repository and their files. Closing it ends the process that reads them. */
final class GitHistory implements AutoCloseable {
    private static final int OLDEST = 3;

    private final Path repository;
    private final Process objects;

    /** A commit and its first parent. */
    record Commit(String id, String parent) {}

    /** The content of a file on both sides of a change. */
    record Sides(SortedMap<String, FileContent> before, SortedMap<String, FileContent> after) {
        SortedSet<String> names() {
            SortedSet<String> names = new TreeSet<>(before.keySet());
            names.addAll(after.keySet());
            return names;
        }

        /** Returns the same for only one of the files. */
        Sides of(String name) {
            SortedSet<String> one = new TreeSet<>(Set.of(name));
            Sides sides = new Sides(new TreeMap<>(before), new TreeMap<>(after));
            sides.before().keySet().retainAll(one);
            sides.after().keySet().retainAll(one);
            return sides;
        }
    }

    GitHistory(Path repository) throws IOException {
        this.repository = repository;
        this.objects = process("cat-file", "--batch");
    }

    /** Returns the repository around a directory, if its history is there. */
    static Optional<GitHistory> around(Path directory) throws IOException, InterruptedException {
        Process asked =
                new ProcessBuilder("git", "rev-parse", "--is-shallow-repository")
                        .directory(directory.toFile())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        String shallow = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return asked.waitFor() == 0 && shallow.strip().equals("false")
                ? Optional.of(new GitHistory(directory))
                : Optional.empty();
    }

    private Process process(String... words) throws IOException {
        List<String> command =
                new ArrayList<>(List.of("git", "-C", repository.toString(), "--literal-pathspecs"));
        command.addAll(List.of("-c", "core.quotePath=true", "-c", "diff.renames=false"));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    /** Returns what git prints, one character for each byte. */
    String git(String... words) throws IOException, InterruptedException {
        Process process = process(words);
        process.getOutputStream().close();
        byte[] printed = process.getInputStream().readAllBytes();
        process.waitFor();
        return new String(printed, StandardCharsets.ISO_8859_1);
    }

    /** Returns the commits that have a parent, the newest first. */
    List<Commit> commits() throws IOException, InterruptedException {
        return git("rev-list", "--parents", "HEAD")
                .lines()
                .map(line -> line.split(" ", OLDEST))
                .filter(ids -> ids.length > 1)
                .map(ids -> new Commit(ids[0], ids[1]))
                .toList();
    }

    /** Returns the files in which two commits differ. */
    Sides sides(String from, String to) throws IOException, InterruptedException {
        String raw = git("diff", "--raw", "-z", "--no-abbrev", "--no-renames", from, to);
        String[] parts = raw.split("\0", -1);
        Sides sides = new Sides(new TreeMap<>(), new TreeMap<>());
        for (int i = 0; i + 1 < parts.length; i += 2) {
            String[] words = parts[i].substring(1).split(" ", -1);
            String name = FileContent.text(parts[i + 1]);
            add(name, words[0], words[2], sides.before());
            add(name, words[1], words[3], sides.after());
        }
        return sides;
    }

    /** Returns what a commit has under these names, and where it has files for directories. */
    SortedMap<String, FileContent> files(String commit, Collection<String> names)
            throws IOException, InterruptedException {
        Set<String> wanted = new TreeSet<>(names);
        for (String name : names) {
            for (int i = name.indexOf('/'); i >= 0; i = name.indexOf('/', i + 1)) {
                wanted.add(name.substring(0, i));
            }
        }
        List<String> words = new ArrayList<>(List.of("ls-tree", "-z", "--full-tree", commit, "--"));
        words.addAll(wanted);
        SortedMap<String, FileContent> files = new TreeMap<>();
        for (String line : git(words.toArray(String[]::new)).split("\0", -1)) {
            int tab = line.indexOf('\t');
            if (tab > 0) {
                String[] entry = line.substring(0, tab).split(" ", -1);
                add(FileContent.text(line.substring(tab + 1)), entry[0], entry[2], files);
            }
        }
        return files;
    }

    private void add(String name, String mode, String id, SortedMap<String, FileContent> files)
            throws IOException {
        int number = Integer.parseInt(mode, 8);
        switch (number & FileContent.TYPE) {
            case 0 -> {}
            case 0040000, 0160000 -> files.put(name, new FileContent("", 0040000));
            default -> files.put(name, new FileContent(object(id), number));
        }
    }

    private String object(String id) throws IOException {
        OutputStream asking = objects.getOutputStream();
        asking.write((id + "\n").getBytes(StandardCharsets.US_ASCII));
        asking.flush();
        InputStream answers = objects.getInputStream();
        StringBuilder header = new StringBuilder();
        for (int c = answers.read(); c != '\n' && c >= 0; c = answers.read()) {
            header.append((char) c);
        }
        String[] words = header.toString().split(" ", -1);
        if (words.length < OLDEST) {
            throw new IOException("no such object: " + header);
        }
        byte[] content = answers.readNBytes(Integer.parseInt(words[2]));
        answers.read();
        return new String(content, StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() throws IOException {
        objects.getOutputStream().close();
        objects.destroy();
    }
}
