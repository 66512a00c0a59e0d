package aish.exec.rehearsal;

import module java.base;

import aish.json.Json;
import aish.json.JsonWriter;

/**
 * A directory of the disk whose changes go to an upper layer of the same number.
 *
 * @param target the directory as the command sees it
 */
record Layer(int number, Path target) {
    /** The attribute of a directory that hides the one below, in the user's namespace. */
    static final String OPAQUE = "overlay.opaque";

    private static final String FILE = "layers.json";

    /** Writes the targets of all layers, which are numbered from 0. */
    static void write(Path folder, List<Layer> layers) throws IOException {
        JsonWriter json = new JsonWriter().beginArray();
        layers.forEach(layer -> json.value(Rehearsal.address(layer.target())));
        Files.writeString(folder.resolve(FILE), json.endArray().toString());
    }

    static List<Layer> read(Path folder) throws IOException {
        List<Layer> layers = new ArrayList<>();
        for (Json target : Rehearsal.parse(folder.resolve(FILE)).items()) {
            layers.add(new Layer(layers.size(), Rehearsal.path(target.text().orElseThrow())));
        }
        return layers;
    }
}
