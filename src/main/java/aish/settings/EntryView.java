package aish.settings;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** Settings seen as entries, each rendered when asked for: a start asks for none. */
final class EntryView extends AbstractList<ConfigEntry> implements RandomAccess {
    private final List<Setting<?>> settings;

    EntryView(List<Setting<?>> settings) {
        this.settings = List.copyOf(settings);
    }

    @Override
    public ConfigEntry get(int index) {
        return settings.get(index).entry();
    }

    @Override
    public int size() {
        return settings.size();
    }
}
