package aish.exec;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Change.Kind;
import aish.exec.rehearsal.Rehearsal;
import aish.safety.permissions.NetworkAccess;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The limits that a rehearsal suggests. */
class ContractOfferTest {
    @TempDir Path directory;

    @ParameterizedTest
    @CsvSource({
        "CHANGED, notes,       notes",
        "CHANGED, target/o,    target/", // which may have been replaced
        "CREATED, target/new,  target/",
        "DELETED, target/o,    target/",
        "ATTRIBUTES, target/o, target/o"
    })
    void allowWhatTheCommandDid(Kind kind, String path, String place) throws IOException {
        Files.createDirectory(directory.resolve("target"));
        Files.createFile(directory.resolve("target/o"));
        Files.createFile(directory.resolve("notes"));
        Change change = new Change(kind, directory.resolve(path), 0, Change.Type.FILE, 1, 1, "");
        Rehearsal done =
                new Rehearsal(
                        "try-1",
                        "make",
                        directory,
                        Instant.EPOCH,
                        0,
                        List.of(change),
                        List.of(),
                        List.of(),
                        List.of());
        assertThat(ContractOffer.of(done, new NetworkAccess.Off(), Path.of("/home/me")).places())
                .containsExactly(place);
    }
}
