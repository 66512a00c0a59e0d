package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.NewFile;

/** A repository of git that knows nothing of this machine's settings. */
record GitRepository(Path root) {
    static GitRepository create(Path root) throws IOException {
        Files.createDirectories(root);
        GitRepository repository = new GitRepository(root);
        repository.git("init", "-q", "-b", "main");
        repository.git("config", "user.name", "Ada");
        repository.git("config", "user.email", "ada@example.org");
        return repository;
    }

    GitRepository write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        NewFile.write(file, text);
        return this;
    }

    void commit(String message) {
        git("add", "-A");
        git("commit", "-q", "-m", message);
    }

    String git(String... arguments) {
        return git("", arguments);
    }

    String git(String input, List<String> arguments) {
        return git(input, arguments.toArray(String[]::new));
    }

    private String git(String input, String[] arguments) {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(root.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("GIT_"));
        builder.environment()
                .putAll(
                        Map.of(
                                "HOME",
                                root.toString(),
                                "XDG_CONFIG_HOME",
                                root.toString(),
                                "GIT_CONFIG_NOSYSTEM",
                                "1",
                                "GIT_AUTHOR_DATE",
                                "2024-05-01T12:00:00Z",
                                "GIT_COMMITTER_DATE",
                                "2024-05-01T12:00:00Z"));
        builder.redirectErrorStream(true);
        try {
            Process process = builder.start();
            try (var in = process.getOutputStream()) {
                in.write(input.getBytes(StandardCharsets.UTF_8));
            }
            String said =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int status = process.waitFor();
            assertThat(status).as("%s: %s", command, said).isIn(0, 1);
            return said;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
