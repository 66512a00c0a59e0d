package aish.testing;

import static org.assertj.core.api.Assertions.assertThat;

import aish.event.Event;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SampleEventsTest {
    @Test
    void everyKindOfEventHasASample() {
        Set<Class<?>> sampled =
                SampleEvents.all().stream()
                        .flatMap(sample -> sample.events().stream())
                        .map(Object::getClass)
                        .collect(Collectors.toSet());
        assertThat(kinds(Event.class)).hasSizeGreaterThan(30).allMatch(sampled::contains);
    }

    @Test
    void noNameIsThereTwice() {
        List<String> names = SampleEvents.all().stream().map(SampleEvents.Sample::name).toList();
        assertThat(names).hasSameSizeAs(new HashSet<>(names));
    }

    private static List<Class<?>> kinds(Class<?> family) {
        return family.isSealed()
                ? Arrays.stream(family.getPermittedSubclasses())
                        .<Class<?>>flatMap(member -> kinds(member).stream())
                        .toList()
                : Stream.<Class<?>>of(family).toList();
    }
}
