package aish.session;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.session.SessionSearch.ByteSearch;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;

class ByteSearchTest {
    @Property
    void findsWhatAStringFinds(
            @ForAll @StringLength(max = 60) @Chars({'a', 'b', 'A', '"'}) String text,
            @ForAll @StringLength(min = 1, max = 4) @CharRange(from = 'a', to = 'b')
                    String wanted) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertThat(new ByteSearch(wanted).find(bytes, 0, bytes.length))
                .isEqualTo(text.toLowerCase(Locale.ROOT).indexOf(wanted));
        String exact = wanted.toUpperCase(Locale.ROOT);
        assertThat(new ByteSearch(exact).find(bytes, 0, bytes.length))
                .isEqualTo(text.indexOf(exact));
    }
}
