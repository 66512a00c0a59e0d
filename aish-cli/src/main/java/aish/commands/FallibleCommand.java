package aish.commands;

/** A command that may fail, which is reported. */
public interface FallibleCommand extends MetaCommand, Replies {
    /** Carries it out; returns what happens next. */
    Next attempt(String arguments) throws Exception;

    @Override
    default Next run(String arguments) {
        try {
            return attempt(arguments);
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

    /** Says why it failed. */
    default Next failed(Exception failure) {
        return fail(failure);
    }
}
