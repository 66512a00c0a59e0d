package aish.model;

import java.util.List;
import java.util.Optional;

/** The models that can be asked, by the names of their presets. */
public interface ModelRoster {
    List<String> names();

    /** The preset that is asked unless another is named. */
    String active();

    /** Makes another preset the active one; false if there is none of that name. */
    boolean activate(String name);

    ModelClient client(String name);

    /** The server behind a preset; empty for what is built in. */
    Optional<ModelServer> server(String name);

    /** A few words: what it is and where. */
    String describe(String name);
}
