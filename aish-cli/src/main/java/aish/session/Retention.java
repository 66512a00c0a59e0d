package aish.session;

import module java.base;

import aish.session.record.NewerVersionException;

/**
 * How long sessions are kept. A named session is kept until the user deletes it; a session that is
 * being written is kept too.
 *
 * @param longest since the last event
 * @param most how many there may be
 */
public record Retention(Duration longest, int most) {
    /** Returns the sessions to remove, newest first. */
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

    /** Treats a record written by a newer aish as named, so that it is not removed. */
    private static boolean isNamed(SessionStore store, String id) {
        try {
            return !store.summary(id).name().isEmpty();
        } catch (NewerVersionException e) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Removes the expired sessions and returns how many were removed. */
    public int prune(SessionStore store, Instant now) throws IOException {
        int pruned = 0;
        for (String id : expired(store, now)) {
            pruned += store.delete(id) ? 1 : 0;
        }
        return pruned;
    }
}
