package aish.context;

/** Keeps the contents of attachments for whoever goes on with the session. */
public interface ContentKeeper {
    /** For a session that nobody goes on with. */
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
