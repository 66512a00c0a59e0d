package aish.settings;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * A view of settings as entries. Each entry is rendered on access, because a start needs none of
 * them.
 */
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
