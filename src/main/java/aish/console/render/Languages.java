package aish.console.render;

/** Finds the colours for a language by the name that stands behind a fence. */
final class Languages {
    private Languages() {}

    static Colouring colouring(String language) {
        return Colouring.plain(Theme.CODE);
    }
}
