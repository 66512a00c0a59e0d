package aish.terminal.editor;

import module java.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.BreakIterator;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;

class LateBreaksTest {
    @Property
    void findsWhatTheJdkFinds(
            @ForAll
                    @StringLength(min = 1, max = 8)
                    @Chars({
                        'a', ' ', '\r', '\n', 'é', '\u02ff', '\u0301', '\u200d', '\ud83d', '\udc68',
                        '國'
                    })
                    String text) {
        BreakIterator expected = BreakIterator.getCharacterInstance();
        expected.setText(text);
        BreakIterator actual = LateBreaks.of();
        actual.setText("another");
        assertThat(actual.following(0)).isEqualTo(1);
        actual.setText(text);
        for (int i = 0; i < text.length(); i++) {
            assertThat(actual.following(i)).as("after %d", i).isEqualTo(expected.following(i));
        }
        assertThat(actual.first()).isEqualTo(expected.first());
        assertThat(actual.next()).isEqualTo(expected.next());
        assertThat(actual.current()).isEqualTo(expected.current());
        assertThat(actual.last()).isEqualTo(expected.last());
        assertThat(actual.previous()).isEqualTo(expected.previous());
    }
}
