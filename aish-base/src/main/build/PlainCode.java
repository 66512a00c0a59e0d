import module java.base;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;

/**
 * Makes plain code of the switches over types in compiled classes. As javac leaves them, each makes
 * a class of its own when it first runs, which no cache of the JVM keeps: one to three
 * milliseconds. The arguments are folders of classes; what these refer to is on the class path.
 */
final class PlainCode {
    private static final int HIDDEN =
            ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;

    /** A method that says which of some classes an object has, looking from an index on. */
    private record Choice(String name, MethodTypeDesc type, List<ClassDesc> classes) {}

    private final ClassModel model;
    private final List<Choice> choices = new ArrayList<>();
    private boolean changed;

    private PlainCode(ClassModel model) {
        this.model = model;
    }

    static void main(String[] folders) throws IOException {
        for (String folder : folders) {
            List<Path> files;
            try (Stream<Path> all = Files.walk(Path.of(folder))) {
                files = all.filter(file -> file.toString().endsWith(".class")).toList();
            }
            for (Path file : files) {
                PlainCode code = new PlainCode(ClassFile.of().parse(file));
                byte[] rewritten = code.rewritten();
                if (code.changed) {
                    Files.write(file, rewritten);
                }
            }
        }
    }

    private byte[] rewritten() {
        ClassTransform calls =
                ClassTransform.transformingMethodBodies(
                        (code, element) -> {
                            if (!(element instanceof InvokeDynamicInstruction call)
                                    || !replace(call, code)) {
                                code.with(element);
                            }
                        });
        ClassTransform methods =
                ClassTransform.endHandler(type -> choices.forEach(choice -> add(choice, type)));
        return ClassFile.of().transformClass(model, calls.andThen(methods));
    }

    /** Leaves alone what does not only look for classes, such as a switch with constants. */
    private boolean replace(InvokeDynamicInstruction call, CodeBuilder code) {
        if (!call.bootstrapMethod().owner().displayName().equals("SwitchBootstraps")
                || !call.name().equalsString("typeSwitch")) {
            return false;
        }
        if (call.typeSymbol().parameterType(0).isPrimitive()) {
            // the components of a record: each case has the type, so that from which to look is the
            // one
            code.swap().pop();
            changed = true;
            return true;
        }
        List<ClassDesc> classes =
                call.bootstrapArgs().stream()
                        .filter(ClassDesc.class::isInstance)
                        .map(ClassDesc.class::cast)
                        .toList();
        if (classes.size() < call.bootstrapArgs().size()) {
            return false;
        }
        changed = true;
        Choice choice = new Choice("choice$" + choices.size(), call.typeSymbol(), classes);
        choices.add(choice);
        code.invokestatic(
                model.thisClass().asSymbol(),
                choice.name,
                choice.type,
                model.flags().has(AccessFlag.INTERFACE));
        return true;
    }

    private static void add(Choice choice, ClassBuilder type) {
        type.withMethodBody(choice.name, choice.type, HIDDEN, code -> choose(choice, code));
    }

    private static void choose(Choice choice, CodeBuilder code) {
        Label some = code.newLabel();
        code.aload(0).ifnonnull(some).iconst_m1().ireturn().labelBinding(some);
        for (int i = 0; i < choice.classes.size(); i++) {
            Label next = code.newLabel();
            code.iload(1).loadConstant(i).if_icmpgt(next);
            code.aload(0).instanceOf(choice.classes.get(i)).ifeq(next);
            code.loadConstant(i).ireturn().labelBinding(next);
        }
        code.loadConstant(choice.classes.size()).ireturn();
    }
}
