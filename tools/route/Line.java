/** A line and where it belongs: shell or ai. */
record Line(String label, String text) {}
