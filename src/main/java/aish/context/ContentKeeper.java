package aish.context;

/** Stores the contents of attachments for when the session is resumed. */
public interface ContentKeeper {
    /** Stores nothing, for a session that is not recorded. */
    ContentKeeper NOWHERE =
            new ContentKeeper() {
                @Override
                public void keep(String id, String content) {}

                @Override
                public void drop(String id) {}
            };

    void keep(String id, String content);

    void drop(String id);
}
