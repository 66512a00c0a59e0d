package aish.config;

/** An integer that is not too small. */
record CountKind(int least) implements ValueKind<Integer> {

    @Override
    public Reading<Integer> read(TomlNode node) {
        if (!(node instanceof TomlNode.Whole whole)) {
            return Reading.refused(node, "must be an integer, not " + node.called());
        }
        if (whole.value() < least || whole.value() > Integer.MAX_VALUE) {
            return Reading.refused(
                    node,
                    "must be from "
                            + least
                            + " to "
                            + Integer.MAX_VALUE
                            + ", not "
                            + whole.value());
        }
        return Reading.of((int) whole.value());
    }

    @Override
    public String render(Integer value) {
        return Integer.toString(value);
    }
}
