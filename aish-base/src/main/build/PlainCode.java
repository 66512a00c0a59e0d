import module java.base;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;

/**
 * Makes plain code of the switches over types and of what compares records in compiled classes. As
 * javac leaves them, each makes classes of its own when it first runs, which no cache of the JVM
 * keeps: one to three milliseconds, and ten for the first record. The arguments are folders of
 * classes; what these refer to is on the class path.
 */
final class PlainCode {
    private static final int HIDDEN =
            ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;

    private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
    private static final MethodTypeDesc HASH =
            MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_Object);
    private static final MethodTypeDesc EQUALS =
            MethodTypeDesc.of(
                    ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object);

    /** A method that does what a call did. */
    private record Added(String name, MethodTypeDesc type, Consumer<CodeBuilder> body) {}

    private final ClassModel model;
    private final List<Added> methods = new ArrayList<>();
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
        ClassTransform end =
                ClassTransform.endHandler(type -> methods.forEach(one -> add(one, type)));
        return ClassFile.of().transformClass(model, calls.andThen(end));
    }

    private boolean replace(InvokeDynamicInstruction call, CodeBuilder code) {
        return switch (call.bootstrapMethod().owner().displayName() + "." + call.name()) {
            case "SwitchBootstraps.typeSwitch" -> replaceSwitch(call, code);
            case "ObjectMethods.hashCode" -> invoke(call, code, body -> hash(fields(call), body));
            case "ObjectMethods.equals" -> invoke(call, code, body -> equals(fields(call), body));
            default -> false;
        };
    }

    /** Leaves alone what does not only look for classes, such as a switch with constants. */
    private boolean replaceSwitch(InvokeDynamicInstruction call, CodeBuilder code) {
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
        return invoke(call, code, body -> choose(classes, body));
    }

    private boolean invoke(
            InvokeDynamicInstruction call, CodeBuilder code, Consumer<CodeBuilder> body) {
        changed = true;
        Added method = new Added("plain$" + methods.size(), call.typeSymbol(), body);
        methods.add(method);
        code.invokestatic(
                model.thisClass().asSymbol(),
                method.name,
                method.type,
                model.flags().has(AccessFlag.INTERFACE));
        return true;
    }

    private static void add(Added method, ClassBuilder type) {
        type.withMethodBody(method.name, method.type, HIDDEN, method.body);
    }

    private static List<DirectMethodHandleDesc> fields(InvokeDynamicInstruction call) {
        return call.bootstrapArgs().stream()
                .filter(DirectMethodHandleDesc.class::isInstance)
                .map(DirectMethodHandleDesc.class::cast)
                .toList();
    }

    private static ClassDesc load(DirectMethodHandleDesc field, int record, CodeBuilder code) {
        ClassDesc type = field.invocationType().returnType();
        code.aload(record).getfield(field.owner(), field.methodName(), type);
        return type;
    }

    private static ClassDesc boxed(ClassDesc primitive) {
        return ClassDesc.of(
                switch (primitive.displayName()) {
                    case "int" -> "java.lang.Integer";
                    case "char" -> "java.lang.Character";
                    default -> {
                        String name = primitive.displayName();
                        yield "java.lang." + name.substring(0, 1).toUpperCase() + name.substring(1);
                    }
                });
    }

    private static void hash(List<DirectMethodHandleDesc> fields, CodeBuilder code) {
        code.iconst_0();
        for (DirectMethodHandleDesc field : fields) {
            code.loadConstant(31).imul();
            ClassDesc type = load(field, 0, code);
            if (type.isPrimitive()) {
                MethodTypeDesc hash = MethodTypeDesc.of(ConstantDescs.CD_int, type);
                code.invokestatic(boxed(type), "hashCode", hash);
            } else {
                code.invokestatic(OBJECTS, "hashCode", HASH);
            }
            code.iadd();
        }
        code.ireturn();
    }

    private void equals(List<DirectMethodHandleDesc> fields, CodeBuilder code) {
        Label other = code.newLabel();
        Label different = code.newLabel();
        code.aload(0).aload(1).if_acmpne(other).iconst_1().ireturn().labelBinding(other);
        ClassDesc record = model.thisClass().asSymbol();
        code.aload(1).instanceOf(record).ifeq(different).aload(1).checkcast(record).astore(2);
        for (DirectMethodHandleDesc field : fields) {
            load(field, 0, code);
            ClassDesc type = load(field, 2, code);
            if (type.isPrimitive()) {
                MethodTypeDesc compare = MethodTypeDesc.of(ConstantDescs.CD_int, type, type);
                code.invokestatic(boxed(type), "compare", compare).ifne(different);
            } else {
                code.invokestatic(OBJECTS, "equals", EQUALS).ifeq(different);
            }
        }
        code.iconst_1().ireturn().labelBinding(different).iconst_0().ireturn();
    }

    private static void choose(List<ClassDesc> classes, CodeBuilder code) {
        Label some = code.newLabel();
        code.aload(0).ifnonnull(some).iconst_m1().ireturn().labelBinding(some);
        for (int i = 0; i < classes.size(); i++) {
            Label next = code.newLabel();
            code.iload(1).loadConstant(i).if_icmpgt(next);
            code.aload(0).instanceOf(classes.get(i)).ifeq(next);
            code.loadConstant(i).ireturn().labelBinding(next);
        }
        code.loadConstant(classes.size()).ireturn();
    }
}
