package aish.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Known values in what programs print of bytes; the value is {@code correct-horse-4711-battery}.
 */
class HexDumpTest {
    private final Redactor redaction =
            new Redactor(() -> Map.of("correct-horse-4711-battery", "DB"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                // xxd
                """
                00000000: 7077 3d63 6f72 7265 6374 2d68 6f72 7365  pw=correct-horse
                00000010: 2d34 3731 312d 6261 7474 6572 790a       -4711-battery.
                """,
                // xxd -g 4 -e is swapped
                """
                00000000: 633d7770 6572726f 682d7463 6573726f  pw=correct-horse
                00000010: 3137342d 61622d31 72657474 00000a79  -4711-battery..
                """,
                // hexdump -C
                """
                00000000  70 77 3d 63 6f 72 72 65  63 74 2d 68 6f 72 73 65  |pw=correct-horse|
                00000010  2d 34 37 31 31 2d 62 61  74 74 65 72 79 0a        |-4711-battery.|
                0000001e
                """,
                // hexdump
                """
                0000000 7770 633d 726f 6572 7463 682d 726f 6573
                0000010 342d 3137 2d31 6162 7474 7265 0a79
                000001e
                """,
                // od
                """
                0000000 073560 061475 071157 062562 072143 064055 071157 062563
                0000020 032055 030467 026461 060542 072164 071145 005171
                0000036
                """,
                // od -c
                """
                0000000   p   w   =   c   o   r   r   e   c   t   -   h   o   r   s   e
                0000020   -   4   7   1   1   -   b   a   t   t   e   r   y  \\n
                0000036
                """,
                // od -b
                """
                0000000 160 167 075 143 157 162 162 145 143 164 055 150 157 162 163 145
                0000020 055 064 067 061 061 055 142 141 164 164 145 162 171 012
                """,
                // od -A n -t u1
                """
                 112 119  61  99 111 114 114 101  99 116  45 104 111 114 115 101
                  45  52  55  49  49  45  98  97 116 116 101 114 121  10
                """,
                "bytes: 63 6f 72 72 65 63 74 2d 68 6f 72 73 65 2d 34 37 31 31 2d 62 61 74 74 65 72 79 end",
                "63:6F:72:72:65:63:74:2D:68:6F:72:73:65:2D:34:37:31:31:2D:62:61:74:74:65:72:79",
                """
                unsigned char f[] = {
                  0x63, 0x6f, 0x72, 0x72, 0x65, 0x63, 0x74, 0x2d, 0x68, 0x6f, 0x72, 0x73,
                  0x65, 0x2d, 0x34, 0x37, 0x31, 0x31, 0x2d, 0x62, 0x61, 0x74, 0x74, 0x65,
                  0x72, 0x79
                };""",
                """
                0x7ffe10 <buf>:\t0x63\t0x6f\t0x72\t0x72\t0x65\t0x63\t0x74\t0x2d
                0x7ffe18 <buf+8>:\t0x68\t0x6f\t0x72\t0x73\t0x65\t0x2d\t0x34\t0x37
                0x7ffe20 <buf+16>:\t0x31\t0x31\t0x2d\t0x62\t0x61\t0x74\t0x74\t0x65
                0x7ffe28 <buf+24>:\t0x72\t0x79""",
                "\u001b[1m00000000\u001b[0m: \u001b[32m636f 7272 6563 742d 686f 7273 652d 3437\u001b[0m  c\n"
                        + "00000010: \u001b[32m3131 2d62 6174 7465 7279\u001b[0m  x"
            })
    void areFound(String dump) {
        assertThat(redaction.find(dump)).as(dump).hasSize(1);
        assertThat(redaction.of(dump))
                .doesNotContain(
                        "orse", "attery", "7273", "6f 72 73", "6F:72", "0x72", "157", " 114 1");
    }

    @Test
    void otherDumpsStayAsTheyAre() {
        String dump =
                """
                00000000: 4865 6c6c 6f20 776f 726c 640a            Hello world.
                0000000 062510 066154 020157 067567 066162 005144
                """;
        assertThat(redaction.of(dump)).isEqualTo(dump);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "correct\u001b[0m-horse-\u001b[1;31m4711\u001b[m-battery",
                "corr\u200bect-horse\u2060-4711-battery\ufeff",
                "c\bco\bor\brr\bre\bec\bct\bt-\b-h\bho\bor\brs\bse\be-\b-4\b47\b71\b11\b1-\b-b\bba\bat\btt\bte\ber\bry\by",
                "correct-XX\b\bhorse-4711-battery",
                "cor\u00adrect-horse-4711-bat\u00adtery",
                "\u001b]8;;http://x\u0007correct-horse\u001b]8;;\u0007-4711-battery",
                "{\"x\":\"correct\\u200b-horse-\\u001b[1m4711-battery\"}"
            })
    void valuesAreFoundAsATerminalShowsThem(String text) {
        assertThat(redaction.find(text)).hasSize(1);
        assertThat(redaction.of(text)).doesNotContain("orr", "orse", "471", "batt");
    }
}
