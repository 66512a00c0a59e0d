/** The features of a line and whether it is a command. */
record Sample(int[] features, boolean shell, float weight) {
    Sample weighing(float other) {
        return new Sample(features, shell, other);
    }
}
