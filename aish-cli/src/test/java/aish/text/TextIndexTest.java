package aish.text;

import module java.base;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;

class TextIndexTest {
    @Property
    void findsTheValuesOfEachKeyInTheirOrderAndOfNoOther(
            @ForAll List<@StringLength(max = 3) @CharRange(from = '!', to = '%') String> keys,
            @ForAll @StringLength(max = 3) @CharRange(from = '!', to = '%') String other) {
        TextIndex.Builder builder = new TextIndex.Builder();
        Map<String, String> expected = new HashMap<>();
        for (int i = 0; i < keys.size(); i++) {
            String value = Integer.toString(i);
            builder.add(keys.get(i), value);
            expected.merge(keys.get(i), value, (before, added) -> before + " " + added);
        }
        TextIndex index = TextIndex.load(TextIndex.class, "no such file", () -> builder);
        expected.forEach((key, values) -> assertThat(index.find(key)).isEqualTo(values));
        assertThat(index.find(other)).isEqualTo(expected.getOrDefault(other, ""));
    }
}
