package aish.session;

import aish.session.record.NewerVersionException;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * How long sessions are kept. One that has a name is kept until it is removed by hand, and so is
 * one that is being written.
 *
 * @param longest since something last happened in them
 * @param most how many there may be
 */
public record Retention(Duration longest, int most) {
    /** The sessions that have been kept long enough, the newest first. */
    public List<String> expired(SessionStore store, Instant now) throws IOException {
        List<String> expired = new ArrayList<>();
        List<String> ids = store.ids();
        for (int i = 0; i < ids.size(); i++) {
            String id = ids.get(i);
            Instant changed = Instant.ofEpochMilli(store.log(id).toFile().lastModified());
            boolean old = Duration.between(changed, now).compareTo(longest) > 0;
            if ((old || i >= most) && !store.isLive(id) && !isNamed(store, id)) {
                expired.add(id);
            }
        }
        return expired;
    }

    /** What a newer aish wrote is not for this one to remove. */
    private static boolean isNamed(SessionStore store, String id) {
        try {
            return !store.glance(id).name().isEmpty();
        } catch (NewerVersionException e) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Removes them; how many. */
    public int prune(SessionStore store, Instant now) throws IOException {
        int pruned = 0;
        for (String id : expired(store, now)) {
            pruned += store.delete(id) ? 1 : 0;
        }
        return pruned;
    }
}
