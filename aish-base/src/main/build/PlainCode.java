import module java.base;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.attribute.NestMembersAttribute;
import java.lang.classfile.attribute.RuntimeVisibleTypeAnnotationsAttribute;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.nio.file.attribute.BasicFileAttributeView;

/**
 * Makes plain code of the switches over types, of what compares records and of the lambdas in
 * compiled classes. As javac leaves them, each makes a class of its own when it first runs. The
 * JVM's cache keeps none of those for switches and records, which take one to three milliseconds
 * each, and ten for the first record. It keeps those of lambdas, which were a fifth of all the
 * classes that it loads.
 *
 * <p>In a library it also replaces calls that make a start slow. The arguments are folders of
 * classes and jars of libraries; what these refer to is on the class path.
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

    /** Treats missing classes, which a library can do without, as if they extended Object. */
    private static final ClassFile CLASSES =
            ClassFile.of(
                    ClassFile.ClassHierarchyResolverOption.of(
                            ClassHierarchyResolver.defaultResolver()
                                    .orElse(
                                            _ ->
                                                    ClassHierarchyResolver.ClassHierarchyInfo
                                                            .ofClass(ConstantDescs.CD_Object))));

    /** Calls that a library makes, and the class whose method {@code of} it calls instead. */
    private static final Map<String, ClassDesc> INSTEAD =
            Map.of(
                    "java/lang/System.getLogger(Ljava/lang/String;)Ljava/lang/System$Logger;",
                    ClassDesc.of("aish.terminal.editor.SilentLogger"),
                    "java/text/BreakIterator.getCharacterInstance()Ljava/text/BreakIterator;",
                    ClassDesc.of("aish.terminal.editor.LateBreaks"),
                    "com/kenai/jffi/Init.load()V",
                    ClassDesc.of("aish.process.NativeBinding"),
                    "com/kenai/jffi/Foreign.getVersionField(Ljava/lang/String;)I",
                    ClassDesc.of("aish.process.NativeBinding"),
                    "com/kenai/jffi/internal/StubLoader.getVersionField(Ljava/lang/String;)I",
                    ClassDesc.of("aish.process.NativeBinding"));

    /**
     * Methods that are emptied: JLine's native library has no old copies to delete here, and none
     * for musl, which JLine looks for in the list of all mapped files.
     */
    private static final Set<String> IDLE =
            Set.of(
                    "org/jline/nativ/JLineNativeLoader.cleanup()V",
                    "org/jline/nativ/OSInfo.isMusl()Z");

    private final ClassModel model;
    private final PlainLambdas lambdas;
    private final List<Added> methods = new ArrayList<>();
    private boolean changed;

    private PlainCode(ClassModel model, PlainLambdas lambdas) {
        this.model = model;
        this.lambdas = lambdas;
    }

    static void main(String[] roots) throws IOException {
        for (String root : roots) {
            if (root.endsWith(".jar")) {
                try (FileSystem jar = FileSystems.newFileSystem(Path.of(root))) {
                    rewrite(jar.getPath("/"));
                }
            } else {
                rewrite(Path.of(root));
            }
        }
    }

    private static void rewrite(Path root) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(root)) {
            files = all.filter(file -> file.toString().endsWith(".class")).sorted().toList();
        }
        // sorted, the host of a nest comes last and knows what was made of the others
        Map<ClassDesc, PlainLambdas> nests = new HashMap<>();
        for (Path file : files) {
            if (isStale(file)) {
                Files.delete(file);
                continue;
            }
            ClassModel model = ClassFile.of().parse(Files.readAllBytes(file));
            ClassDesc host =
                    model.findAttribute(Attributes.nestHost())
                            .map(attribute -> attribute.nestHost().asSymbol())
                            .orElseGet(() -> model.thisClass().asSymbol());
            PlainLambdas lambdas = nests.computeIfAbsent(host, PlainLambdas::new);
            PlainCode code = new PlainCode(model, lambdas);
            byte[] rewritten = code.rewritten();
            if (code.changed) {
                write(file, rewritten, file);
            }
            if (code.isHost()) {
                for (Map.Entry<ClassDesc, byte[]> made : lambdas.build().entrySet()) {
                    String name = made.getKey().displayName() + ".class";
                    write(file.resolveSibling(name), made.getValue(), file);
                }
            }
        }
    }

    /** Whether a class of lambdas is left of a class that is gone or has been compiled again. */
    private static boolean isStale(Path file) throws IOException {
        String name = file.getFileName().toString().replace(".class", "");
        int end = name.indexOf(PlainLambdas.CLASS);
        if (end < 0) {
            return false;
        }
        Path host = file.resolveSibling(name.substring(0, end) + ".class");
        return Files.notExists(host)
                || ClassFile.of()
                        .parse(Files.readAllBytes(host))
                        .findAttribute(Attributes.nestMembers())
                        .stream()
                        .flatMap(members -> members.nestMembers().stream())
                        .noneMatch(member -> member.asSymbol().displayName().equals(name));
    }

    /** Writes a class as old as the file, so that a jar is the same each time. */
    private static void write(Path to, byte[] bytes, Path file) throws IOException {
        FileTime time = Files.getLastModifiedTime(file);
        Files.write(to, bytes);
        Files.getFileAttributeView(to, BasicFileAttributeView.class).setTimes(time, time, time);
    }

    private boolean isHost() {
        return model.findAttribute(Attributes.nestHost()).isEmpty();
    }

    /** Whether the class is no library's. */
    private boolean isOwn() {
        return PlainLambdas.isOwn(model.thisClass().asSymbol());
    }

    private byte[] rewritten() {
        ClassTransform each =
                (type, element) -> {
                    if (element instanceof MethodModel method) {
                        rewrite(method, type);
                    } else {
                        type.with(element);
                    }
                };
        ClassTransform end =
                ClassTransform.endHandler(
                        type -> {
                            methods.forEach(one -> add(one, type));
                            addMembers(type);
                        });
        return CLASSES.transformClass(model, each.andThen(end));
    }

    private void rewrite(MethodModel method, ClassBuilder type) {
        Utf8Entry name = method.methodName();
        if (IDLE.contains(named(model.thisClass(), name, method.methodType()))) {
            boolean tells = method.methodTypeSymbol().returnType().equals(ConstantDescs.CD_boolean);
            type.withMethodBody(
                    name,
                    method.methodType(),
                    method.flags().flagsMask(),
                    tells ? code -> code.iconst_0().ireturn() : CodeBuilder::return_);
            changed = true;
            return;
        }
        CodeTransform plain =
                (code, element) -> {
                    if (!replace(element, code)) {
                        code.with(element);
                    }
                };
        type.withMethod(
                PlainLambdas.nameOfBody(model.thisClass().asSymbol(), name.stringValue()),
                method.methodTypeSymbol(),
                method.flags().flagsMask(),
                made -> made.transform(method, MethodTransform.transformingCode(plain)));
    }

    private static String named(ClassEntry owner, Utf8Entry name, Utf8Entry type) {
        return owner.asInternalName() + "." + name + type;
    }

    private boolean replace(CodeElement element, CodeBuilder code) {
        return switch (element) {
            case InvokeDynamicInstruction call -> replace(call, code);
            case InvokeInstruction call when !isOwn() -> {
                ClassDesc instead = INSTEAD.get(named(call.owner(), call.name(), call.type()));
                if (instead != null) {
                    code.invokestatic(instead, "of", call.typeSymbol());
                    changed = true;
                }
                yield instead != null;
            }
            // of local variables, whose places would be wrong
            case RuntimeVisibleTypeAnnotationsAttribute _ -> true;
            default -> false;
        };
    }

    private boolean replace(InvokeDynamicInstruction call, CodeBuilder code) {
        DirectMethodHandleDesc bootstrap = call.bootstrapMethod();
        if (bootstrap.owner().displayName().equals("LambdaMetafactory")) {
            boolean replaced =
                    bootstrap.methodName().equals("metafactory") && lambdas.replace(call, code);
            if (!replaced && isOwn()) {
                throw new IllegalArgumentException(
                        model.thisClass().asInternalName()
                                + ": cannot replace a lambda for "
                                + call.name()
                                + "; let it implement one interface that is not serializable");
            }
            changed |= replaced;
            return replaced;
        }
        return switch (bootstrap.owner().displayName() + "." + call.name()) {
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

    /** Names the classes of lambdas in the host, which comes last of its nest. */
    private void addMembers(ClassBuilder type) {
        List<ClassDesc> made = lambdas.names();
        if (isHost() && !made.isEmpty()) {
            changed = true;
            List<ClassDesc> members = new ArrayList<>(made);
            model.findAttribute(Attributes.nestMembers())
                    .ifPresent(
                            before ->
                                    before.nestMembers()
                                            .forEach(member -> members.add(member.asSymbol())));
            type.with(NestMembersAttribute.ofSymbols(members));
        }
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

    static ClassDesc boxed(ClassDesc primitive) {
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
