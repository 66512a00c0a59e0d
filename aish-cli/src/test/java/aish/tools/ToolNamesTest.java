package aish.tools;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ToolNamesTest {
    @Test
    void joinsServerAndTool() {
        assertThat(new ToolNames().name("files", "read_file")).isEqualTo("files__read_file");
    }

    @Test
    void replacesWhatModelServersRefuse() {
        assertThat(new ToolNames().name("my server", "größe.of/x"))
                .isEqualTo("my_server__gr__e_of_x");
    }

    @Test
    void tellsApartWhatWouldBeCalledTheSame() {
        ToolNames names = new ToolNames();
        assertThat(List.of(names.name("a", "x.y"), names.name("a", "x_y"), names.name("a", "X_y")))
                .containsExactly("a__x_y", "a__x_y_2", "a__X_y_3");
    }

    @Test
    void keepsLongNamesApart() {
        ToolNames names = new ToolNames();
        String long1 = names.name("s", "x".repeat(80) + "1");
        String long2 = names.name("s", "x".repeat(80) + "2");
        assertThat(long1).hasSize(64).isNotEqualTo(long2);
    }

    @Property
    void isAlwaysFitAndNeverTwice(@ForAll List<String> tools) {
        ToolNames names = new ToolNames();
        Set<String> seen = new HashSet<>();
        for (String tool : tools) {
            String name = names.name(tool, tool);
            assertThat(name).matches("[a-zA-Z0-9_-]{1,64}");
            assertThat(seen.add(name)).isTrue();
        }
    }
}
