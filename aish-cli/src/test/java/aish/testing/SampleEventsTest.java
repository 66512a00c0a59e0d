package aish.testing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
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
