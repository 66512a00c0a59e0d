package aish.commands;

import module java.base;

/** A command whose first argument says what to do. */
public interface VerbCommand extends MetaCommand, Replies {
    Verbs verbs();

    @Override
    default Next run(String arguments) {
        try {
            return verbs().run(arguments);
        } catch (RuntimeException e) {
            throw e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return fail("Interrupted.");
        } catch (Verbs.UsageException e) {
            return fail(e);
        } catch (Exception e) {
            return failed(e);
        }
    }

    /** Says why a verb failed. */
    default Next failed(Exception failure) {
        return fail(failure);
    }

    @Override
    default List<String> complete(List<String> earlier) {
        return verbs().complete(earlier);
    }

    @Override
    default List<String> usage() {
        return verbs().usage();
    }
}
