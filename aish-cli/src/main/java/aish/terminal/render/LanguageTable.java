package aish.terminal.render;

import module java.base;

import aish.terminal.render.LanguageTable.Language.Case;
import aish.terminal.render.LanguageTable.Language.Comment;
import aish.terminal.render.LanguageTable.Language.Quote;

/** The known languages. Similar ones share an entry. */
final class LanguageTable {
    private static final Quote DOUBLE = new Quote("\"", true, false);
    private static final Quote SINGLE = new Quote("'", true, false);
    private static final Quote DOUBLE_BLOCK = new Quote("\"\"\"", true, true);
    private static final Quote SINGLE_BLOCK = new Quote("'''", true, true);
    private static final Quote TEMPLATE = new Quote("`", true, true);
    private static final Quote RAW = new Quote("`", false, true);
    private static final Quote VERBATIM = new Quote("'", false, true);
    private static final Comment BLOCK = new Comment("/*", "*/");

    private LanguageTable() {}

    /** Returns the language with that name after a fence, in lower case. */
    static Language of(String name) {
        return switch (name) {
            case "python", "py", "python3", "py3", "pycon" -> python();
            case "java", "kotlin", "kt", "scala", "groovy", "csharp", "cs", "c#", "swift" -> java();
            case "js", "javascript", "jsx", "mjs", "ts", "typescript", "tsx" -> script();
            case "go", "golang" -> go();
            case "rust", "rs" -> rust();
            case "c", "h", "cpp", "c++", "cc", "hpp" -> c();
            case "sql", "postgresql", "mysql", "sqlite" -> sql();
            case "yaml", "yml", "toml", "ini", "conf", "properties", "env", "dotenv" -> settings();
            case "ruby", "rb", "perl", "pl", "r", "elixir", "ex" -> dynamic();
            case "lua" -> lua();
            case "dockerfile", "docker", "makefile", "make", "nginx", "cmake" -> recipe();
            case "jsonc", "json5", "css", "scss", "less" -> braces();
            default -> unknown();
        };
    }

    private static Language python() {
        return hash(
                """
                and as assert async await break case class continue def del elif else except False
                finally for from global if import in is lambda match None nonlocal not or pass raise
                return self True try type while with yield
                """,
                List.of(DOUBLE_BLOCK, SINGLE_BLOCK, DOUBLE, SINGLE));
    }

    private static Language java() {
        return slashes(
                """
                abstract as assert async await boolean break byte case catch char class companion
                const continue data def default do double else enum extends false final finally
                float fn for fun func if implements import in init instanceof int interface internal
                is let long match namespace native new nil non-sealed null object open operator
                override package permits private protected public record return sealed self short
                static string struct super switch synchronized this throw throws trait transient true
                try using val var void volatile when while with yield
                """,
                List.of(DOUBLE_BLOCK, DOUBLE, SINGLE));
    }

    private static Language script() {
        return slashes(
                """
                abstract any as async await boolean break case catch class const continue debugger
                declare default delete do else enum export extends false finally for from function get
                if implements import in instanceof interface keyof let namespace never new null number
                of private protected public readonly return set static string super switch this throw
                true try type typeof undefined unknown var void while with yield
                """,
                List.of(DOUBLE, SINGLE, TEMPLATE));
    }

    private static Language go() {
        return slashes(
                """
                bool break byte case chan const continue default defer else error fallthrough false
                float32 float64 for func go goto if import int int32 int64 interface iota make map new
                nil package range return rune select string struct switch true type uint uint8 var
                """,
                List.of(DOUBLE, SINGLE, RAW));
    }

    /** Knows no single quotes: they are more often lifetimes than characters. */
    private static Language rust() {
        return slashes(
                """
                as async await bool box break char const continue crate dyn else enum extern f32 f64
                false fn for i32 i64 i8 if impl in let loop match mod move mut Option pub ref return
                Result self Self static str String struct super trait true type u32 u64 u8 unsafe use
                usize Vec where while
                """,
                List.of(new Quote("\"", true, true)));
    }

    private static Language c() {
        return slashes(
                """
                auto bool break case catch char class const constexpr continue default define delete
                do double else endif enum extern false float for goto if ifdef ifndef include inline
                int long namespace new NULL nullptr operator override private protected public return
                short signed size_t sizeof static struct switch template this throw true try typedef
                typename undef union unsigned using virtual void volatile while
                """,
                List.of(DOUBLE, SINGLE));
    }

    private static Language sql() {
        return new Language(
                words(
                        """
                        add all alter analyze and as asc begin between by case cast check column
                        commit constraint create cross database default delete desc distinct drop else
                        end except exists explain false foreign from full function grant group having
                        if in index inner insert int integer intersect into is join key left like
                        limit not null offset on or order outer over partition primary references
                        returning right rollback select set table text then timestamp transaction true
                        truncate union unique update using values varchar view when where with
                        """),
                List.of("--"),
                List.of(BLOCK),
                List.of(VERBATIM, new Quote("\"", false, false)),
                "_",
                Case.IGNORED);
    }

    private static Language settings() {
        return hash(
                "true false null yes no on off True False",
                List.of(DOUBLE_BLOCK, SINGLE_BLOCK, DOUBLE, new Quote("'", false, false)));
    }

    private static Language dynamic() {
        return hash(
                """
                alias and begin break case class def defmodule do else elsif end ensure false for
                foreach function if in local module my next nil not or our package print puts redo
                repeat require rescue return self sub super then true undef unless until use when
                while yield
                """,
                List.of(DOUBLE, SINGLE));
    }

    private static Language lua() {
        return new Language(
                words(
                        """
                        and break do else elseif end false for function goto if in local nil not or
                        repeat return then true until while
                        """),
                List.of("--"),
                List.of(new Comment("--[[", "]]")),
                List.of(DOUBLE, SINGLE),
                "_",
                Case.MATTERS);
    }

    private static Language recipe() {
        return hash(
                """
                ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL RUN SHELL STOPSIGNAL
                USER VOLUME WORKDIR AS else endif export ifdef ifeq ifndef ifneq include location
                server
                """,
                List.of(DOUBLE, SINGLE));
    }

    private static Language braces() {
        return slashes("true false null important media import", List.of(DOUBLE, SINGLE));
    }

    /** Assumes comments as in C; strings and numbers look alike in most languages. */
    private static Language unknown() {
        return new Language(
                words("true false null nil if else for while return function def class"),
                List.of("//"),
                List.of(BLOCK),
                List.of(DOUBLE, SINGLE),
                "_",
                Case.MATTERS);
    }

    private static Language hash(String keywords, List<Quote> quotes) {
        return new Language(words(keywords), List.of("#"), List.of(), quotes, "_@", Case.MATTERS);
    }

    private static Language slashes(String keywords, List<Quote> quotes) {
        return new Language(
                words(keywords), List.of("//"), List.of(BLOCK), quotes, "_@$", Case.MATTERS);
    }

    private static Set<String> words(String text) {
        return Set.copyOf(List.of(text.strip().split("\\s+")));
    }

    /**
     * Describes the words, strings and comments of a language.
     *
     * @param quotes what opens and closes a string
     * @param wordCharacters the characters that a word may contain besides letters and digits
     */
    record Language(
            Set<String> keywords,
            List<String> lineComments,
            List<Comment> comments,
            List<Quote> quotes,
            String wordCharacters,
            Case keywordCase) {
        /** A comment with an end mark of its own. */
        record Comment(String open, String close) {}

        /**
         * @param escapes whether a backslash escapes the next character
         * @param spans whether the string may continue on the next line
         */
        record Quote(String mark, boolean escapes, boolean spans) {}

        /** Whether keywords are case-sensitive. */
        enum Case {
            MATTERS,
            IGNORED
        }

        boolean isKeyword(String word) {
            return keywords.contains(
                    keywordCase == Case.IGNORED ? word.toLowerCase(Locale.ROOT) : word);
        }

        /** Whether an opening mark of a comment or string starts with this text. */
        boolean mayOpen(String start) {
            return lineComments.stream().anyMatch(mark -> mark.startsWith(start))
                    || comments.stream().anyMatch(comment -> comment.open().startsWith(start))
                    || quotes.stream().anyMatch(quote -> quote.mark().startsWith(start));
        }
    }
}
