package aish.cli.install;

import module java.base;

import aish.event.ExitCode;
import aish.files.PrivateFiles;
import aish.files.ShownPath;

import java.lang.ProcessBuilder.Redirect;

/**
 * {@code aish uninstall}: removes what {@code install.sh} installed, and with {@code --purge} the
 * user's settings, sessions and caches too. Touches only directories of aish's own: a link to a
 * directory elsewhere is removed, and what it leads to stays.
 */
public final class Uninstall {
    private final Optional<Installation> installation;
    private final List<Path> own;
    private final Path home;
    private final Predicate<String> consent;
    private final Consumer<String> out;
    private final Consumer<String> problems;

    /**
     * @param own the directories of aish, whether or not they exist
     * @param consent asks the user a question that yes or no answers
     */
    public Uninstall(
            Optional<Installation> installation,
            List<Path> own,
            Path home,
            Predicate<String> consent,
            Consumer<String> out,
            Consumer<String> problems) {
        this.installation = installation;
        this.own = List.copyOf(own);
        this.home = home;
        this.consent = consent;
        this.out = out;
        this.problems = problems;
    }

    /**
     * Returns the exit code.
     *
     * @param purge whether the user's files go too
     */
    public int run(boolean purge) {
        Optional<Installation> scripted =
                installation.filter(found -> found.kind() == Installation.Kind.SCRIPT);
        List<Path> doomed =
                purge
                        ? own.stream()
                                .filter(path -> Files.exists(path, LinkOption.NOFOLLOW_LINKS))
                                .toList()
                        : List.of();
        if (doomed.isEmpty() && scripted.isEmpty()) {
            advise(purge);
            return ExitCode.OK;
        }
        out.accept("This removes:");
        doomed.forEach(path -> out.accept("  " + described(path)));
        scripted.ifPresent(found -> out.accept("  the program in " + shown(found.home())));
        if (!consent.test("Remove " + (purge ? "all of this for good?" : "it?"))) {
            out.accept("Nothing was removed.");
            return ExitCode.FAILED;
        }
        boolean removed = true;
        for (Path path : doomed) {
            removed &= remove(path);
        }
        if (scripted.isPresent()) {
            // last, because this process runs from there
            removed &= remove(scripted.get());
        } else if (removed) {
            advise(purge);
        }
        return removed ? ExitCode.OK : ExitCode.FAILED;
    }

    /** Says how to remove what aish does not remove itself. */
    private void advise(boolean purge) {
        if (installation.isPresent()) {
            String where = shown(installation.get().home());
            out.accept(
                    switch (installation.get().kind()) {
                        case DEBIAN -> "To remove the program: sudo apt remove aish";
                        case ARCHIVE, SOURCE -> "To remove the program, delete " + where;
                        case SCRIPT -> "";
                    });
        }
        if (!purge) {
            out.accept("Your settings and sessions stay; --purge removes them too.");
        }
    }

    private String described(Path path) {
        try (Stream<Path> files = Files.walk(path)) {
            if (Files.isSymbolicLink(path)) {
                return shown(path) + " (a link; " + shown(Files.readSymbolicLink(path)) + " stays)";
            }
            long count =
                    files.filter(file -> !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS))
                            .count();
            return shown(path)
                    + String.format(Locale.ROOT, " (%,d %s)", count, count == 1 ? "file" : "files");
        } catch (IOException | UncheckedIOException e) {
            return shown(path);
        }
    }

    private boolean remove(Path path) {
        try {
            if (Files.isSymbolicLink(path) || !Files.isDirectory(path)) {
                Files.deleteIfExists(path);
            } else {
                Files.walkFileTree(path, new Removal(device(path)));
            }
            out.accept("Removed " + shown(path) + ".");
            return true;
        } catch (IOException e) {
            problems.accept("cannot remove " + shown(path) + ": " + PrivateFiles.reason(e));
            return false;
        }
    }

    private boolean remove(Installation found) {
        Path library = found.home().getParent();
        Path prefix = library == null ? null : library.getParent();
        if (prefix == null) {
            return false;
        }
        ProcessBuilder script =
                new ProcessBuilder(
                                "sh", found.home().resolve("install.sh").toString(), "--uninstall")
                        .redirectOutput(Redirect.DISCARD)
                        .redirectError(Redirect.DISCARD);
        script.environment().put("PREFIX", prefix.toString());
        try {
            boolean done = script.start().waitFor() == 0;
            (done ? out : problems)
                    .accept(
                            (done ? "Removed the program in " : "cannot remove the program in ")
                                    + shown(found.home())
                                    + (done ? "." : ""));
            return done;
        } catch (IOException e) {
            problems.accept("cannot run install.sh --uninstall in " + shown(found.home()));
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private String shown(Path path) {
        return ShownPath.of(path, home);
    }

    private static Object device(Path path) throws IOException {
        return Files.getAttribute(path, "unix:dev", LinkOption.NOFOLLOW_LINKS);
    }

    /** Deletes files and directories, but nothing of another file system that is mounted there. */
    private static final class Removal extends PrivateFiles.Deletion {
        private final Object device;

        Removal(Object device) {
            this.device = device;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
                throws IOException {
            if (!device(directory).equals(device)) {
                throw new IOException("another file system is mounted on " + directory);
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
