package aish.safety;

/** Judges a program whose arguments no table can describe. */
interface Handler {
    void judge(Invocation invocation);
}
