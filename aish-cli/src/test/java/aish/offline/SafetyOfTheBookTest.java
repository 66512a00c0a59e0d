package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.offline.RecipeBook.KnownRecipe;
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
                            "\\brsync\\b(?! -avn ).*--delete",
                            "\\bvacuum-(time|size)",
                            "\\bhistory -c\\b",
                            "[^>2&]> */dev/(sd|nvme)")
                    .map(Pattern::compile)
                    .toList();

    private static boolean destroys(String command) {
        return DENIED.stream().anyMatch(denied -> denied.matcher(command).find());
    }

    @Test
    void whatDestroysIsLookedAtFirst() {
        List<Recipe> recipes = BOOK.recipes().stream().map(KnownRecipe::recipe).toList();
        assertThat(recipes).hasSizeGreaterThan(800);
        assertThat(
                        recipes.stream()
                                .filter(recipe -> recipe.looks().isEmpty())
                                .flatMap(recipe -> recipe.variants().stream())
                                .map(variant -> variant.command().filled(Samples.values()))
                                .filter(SafetyOfTheBookTest::destroys))
                .isEmpty();
    }

    @Test
    void lookingDestroysNothing() {
        assertThat(
                        BOOK.recipes().stream()
                                .flatMap(known -> known.recipe().looks().stream())
                                .map(look -> look.command().filled(Samples.values())))
                .hasSizeGreaterThan(40)
                .noneMatch(SafetyOfTheBookTest::destroys);
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
