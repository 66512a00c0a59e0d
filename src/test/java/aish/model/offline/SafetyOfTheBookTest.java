package aish.model.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.offline.RecipeBook.KnownRecipe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What destroys is told about in a note, after a command that shows what would go. */
class SafetyOfTheBookTest {
    private static final RecipeBook BOOK = RecipeBook.load();

    /** Commands that destroy something; a preview is none of them. */
    private static final List<Pattern> DENIED =
            Stream.of(
                            "(^|[;&|(] *|sudo |-exec |xargs (-\\S+ )*)(rm|shred|wipefs|unlink|rmdir)\\b(?! \\./speed\\.tmp)",
                            "\\s-delete\\b",
                            "\\bdd\\b.*\\bof=(?!\\./speed\\.tmp)",
                            "\\bmkfs",
                            "\\b(fdisk|parted|sgdisk)\\b(?!.* -l)",
                            "\\btruncate\\b",
                            "\\bgit reset\\b.*--hard",
                            "\\bgit clean\\b(?!.* -\\w*n)",
                            "\\bgit (restore|checkout)\\b(?!.*--staged).* -- ",
                            "\\bgit push\\b.*(--force|-f\\b|--delete)",
                            "\\bgit branch\\b.* -D",
                            "\\bgit stash (drop|clear)",
                            "\\bdocker\\b.*(?<![-\\w])(prune|rm|rmi)\\b",
                            "\\bdocker compose down\\b.*-v",
                            "\\bkubectl delete",
                            "(?i)\\b(drop|truncate) (table|database)|\\bdelete from\\b",
                            "\\bdropdb\\b|\\bredis-cli\\b.*flush",
                            "\\b(userdel|groupdel|deluser)\\b",
                            "\\bcrontab -r\\b",
                            "\\bfind\\b.*-exec (mv|chmod 777)",
                            "\\b(pkill|killall)\\b",
                            "\\bkill -9\\b",
                            "\\bchmod -R 777|\\bchmod 777",
                            "\\bsed\\b.* -i(?!\\.)",
                            "\\brsync\\b.*--delete",
                            "\\bvacuum-(time|size)",
                            "\\bhistory -c\\b",
                            "[^>2&]> */dev/(sd|nvme)")
                    .map(Pattern::compile)
                    .toList();

    private static boolean destroys(String command) {
        return DENIED.stream().anyMatch(denied -> denied.matcher(command).find());
    }

    private static List<String> commands() {
        return BOOK.recipes().stream()
                .map(KnownRecipe::recipe)
                .flatMap(recipe -> recipe.variants().stream())
                .map(variant -> variant.command().filled(Samples.values()))
                .toList();
    }

    @Test
    void noCommandDestroysAnything() {
        assertThat(commands()).hasSizeGreaterThan(500);
        assertThat(commands().stream().filter(SafetyOfTheBookTest::destroys)).isEmpty();
    }

    /** The command of a recipe with a destroying note only looks. */
    @Test
    void whatDestroysIsCalledSo() {
        assertThat(
                        BOOK.recipes().stream()
                                .map(KnownRecipe::recipe)
                                .filter(SafetyOfTheBookTest::deletesInANote))
                .isNotEmpty()
                .allSatisfy(
                        recipe ->
                                assertThat(recipe.notes().toString())
                                        .as(recipe.id())
                                        .containsPattern("destructive|destroys"));
    }

    private static boolean deletesInANote(Recipe recipe) {
        return recipe.notes().stream()
                .map(note -> note.filled(Samples.values()))
                .anyMatch(
                        note ->
                                Pattern.compile("`(sudo )?(rm|find .* -delete|git clean|shred)\\b")
                                        .matcher(note)
                                        .find());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rm -rf build",
                "ls && rm -r x",
                "sudo rm x",
                "find . -name '*.o' -delete",
                "find . -exec rm {} +",
                "git reset --hard HEAD",
                "git clean -fd",
                "docker system prune -f",
                "sudo mkfs.ext4 /dev/sdb1",
                "sudo dd if=a.iso of=/dev/sdb",
                "psql -c 'DROP TABLE users'",
                "pkill -f firefox",
            })
    void knowsWhatDestroys(String command) {
        assertThat(destroys(command)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "git clean -nd",
                "git restore --staged -- a.txt",
                "find . -type f -print",
                "docker system df",
                "sed -i.bak s/a/b/ x",
                "ls -l 2>/dev/null",
            })
    void doesNotCryWolf(String command) {
        assertThat(destroys(command)).isFalse();
    }
}
