import module java.base;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.NestHostAttribute;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Method;

/**
 * Makes classes of the lambdas in a nest of classes. The JVM would make one for each, and a start
 * takes longer with every class in the cache. Here up to {@link #MOST} lambdas share one, whose
 * objects have a number that says which lambda they are.
 */
final class PlainLambdas {
    /** What the name of a shared class has after that of the host. */
    static final String CLASS = "$Lambdas";

    /** With more, their methods would take long to compile. */
    private static final int MOST = 16;

    private static final ClassDesc OBJECT = ConstantDescs.CD_Object;
    private static final ClassDesc INT = ConstantDescs.CD_int;
    private static final String FIELD = "field";

    /**
     * @param call from what it captures to the interface
     * @param actual the types of the method, which may be more exact than those of the interface
     */
    private record Lambda(
            MethodTypeDesc call, DirectMethodHandleDesc body, MethodTypeDesc actual) {}

    private record Signature(String name, MethodTypeDesc type) {}

    private static final class Shared {
        final ClassDesc name;
        final Set<Class<?>> interfaces = new LinkedHashSet<>();
        final List<Lambda> lambdas = new ArrayList<>();
        final Map<Signature, List<Integer>> methods = new LinkedHashMap<>();

        Shared(ClassDesc name) {
            this.name = name;
        }

        boolean accepts(Class<?> type) {
            return lambdas.size() < MOST
                    && interfaces.stream().allMatch(other -> canShare(type, other));
        }
    }

    private final ClassDesc host;
    private final List<Shared> classes = new ArrayList<>();

    PlainLambdas(ClassDesc host) {
        this.host = host;
    }

    List<ClassDesc> names() {
        return classes.stream().map(shared -> shared.name).toList();
    }

    /** Returns the classes by their names. */
    Map<ClassDesc, byte[]> build() {
        Map<ClassDesc, byte[]> built = new LinkedHashMap<>();
        for (Shared shared : classes) {
            built.put(shared.name, ClassFile.of().build(shared.name, type -> build(shared, type)));
        }
        return built;
    }

    /** Has the code make an object of a shared class, unless the interface is missing. */
    boolean replace(InvokeDynamicInstruction call, CodeBuilder code) {
        Class<?> type;
        try {
            String name = call.typeSymbol().returnType().descriptorString();
            type =
                    Class.forName(
                            name.substring(1, name.length() - 1).replace('/', '.'),
                            false,
                            PlainLambdas.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
        List<?> arguments = call.bootstrapArgs();
        Shared shared =
                classes.stream().filter(one -> one.accepts(type)).findFirst().orElseGet(this::add);
        int number = shared.lambdas.size();
        shared.interfaces.add(type);
        shared.lambdas.add(
                new Lambda(
                        call.typeSymbol(),
                        (DirectMethodHandleDesc) arguments.get(1),
                        (MethodTypeDesc) arguments.get(2)));
        Signature method =
                new Signature(call.name().stringValue(), (MethodTypeDesc) arguments.get(0));
        shared.methods.computeIfAbsent(method, _ -> new ArrayList<>()).add(number);
        code.invokestatic(shared.name, "make" + number, call.typeSymbol());
        return true;
    }

    /**
     * Returns the new name of a lambda's method. The tests of the architecture ignore a method that
     * is named as javac names it, unless a lambda calls it.
     */
    static String nameOfBody(ClassDesc owner, String name) {
        return isOwn(owner) ? name.replaceFirst("^lambda\\$", "body\\$") : name;
    }

    static boolean isOwn(ClassDesc type) {
        return type.packageName().startsWith("aish");
    }

    private Shared add() {
        String name = host.displayName() + CLASS + classes.size();
        classes.add(new Shared(ClassDesc.of(host.packageName(), name)));
        return classes.getLast();
    }

    /**
     * Whether one class can implement both without a method of one overriding a default of the
     * other.
     */
    private static boolean canShare(Class<?> one, Class<?> other) {
        for (Method method : one.getMethods()) {
            for (Method same : other.getMethods()) {
                if (method.getName().equals(same.getName())
                        && method.getReturnType().equals(same.getReturnType())
                        && Arrays.equals(method.getParameterTypes(), same.getParameterTypes())
                        && (method.isDefault() || same.isDefault())
                        && !method.equals(same)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void build(Shared shared, ClassBuilder type) {
        type.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER | ClassFile.ACC_SYNTHETIC);
        type.withInterfaceSymbols(
                shared.lambdas.stream().map(one -> one.call.returnType()).distinct().toList());
        type.with(NestHostAttribute.of(host));
        // the number, and as many objects as any of them captures
        int most =
                shared.lambdas.stream().mapToInt(one -> one.call.parameterCount()).max().orElse(0);
        ClassDesc[] fields = new ClassDesc[most + 1];
        Arrays.fill(fields, OBJECT);
        fields[0] = INT;
        MethodTypeDesc constructor = MethodTypeDesc.of(ConstantDescs.CD_void, fields);
        for (int i = 0; i < fields.length; i++) {
            type.withField(FIELD + i, fields[i], ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL);
        }
        type.withMethodBody(
                ConstantDescs.INIT_NAME,
                constructor,
                ClassFile.ACC_PRIVATE,
                code -> {
                    code.aload(0)
                            .invokespecial(OBJECT, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void);
                    for (int i = 0; i < fields.length; i++) {
                        code.aload(0).loadLocal(TypeKind.from(fields[i]), i + 1);
                        code.putfield(shared.name, FIELD + i, fields[i]);
                    }
                    code.return_();
                });
        for (int i = 0; i < shared.lambdas.size(); i++) {
            int number = i;
            MethodTypeDesc call = shared.lambdas.get(i).call;
            type.withMethodBody(
                    "make" + i,
                    call,
                    ClassFile.ACC_STATIC,
                    code -> {
                        code.new_(shared.name).dup().loadConstant(number);
                        for (int j = 0; j < most; j++) {
                            if (j < call.parameterCount()) {
                                load(code.parameterSlot(j), call.parameterType(j), OBJECT, code);
                            } else {
                                code.aconst_null();
                            }
                        }
                        code.invokespecial(shared.name, ConstantDescs.INIT_NAME, constructor);
                        code.areturn();
                    });
        }
        shared.methods.forEach(
                (method, numbers) ->
                        type.withMethodBody(
                                method.name,
                                method.type,
                                ClassFile.ACC_PUBLIC,
                                code -> choose(shared, method.type, numbers, code)));
    }

    /** Runs the lambda whose number the object has. */
    private void choose(
            Shared shared, MethodTypeDesc method, List<Integer> numbers, CodeBuilder code) {
        List<SwitchCase> cases =
                numbers.stream().map(number -> SwitchCase.of(number, code.newLabel())).toList();
        Label last = cases.getLast().target();
        if (cases.size() > 1) {
            code.aload(0).getfield(shared.name, FIELD + 0, INT);
            code.lookupswitch(last, cases.subList(0, cases.size() - 1));
        }
        for (SwitchCase one : cases) {
            code.labelBinding(one.target());
            run(shared.lambdas.get(one.caseValue()), shared.name, method, code);
        }
    }

    private static void run(
            Lambda lambda, ClassDesc object, MethodTypeDesc method, CodeBuilder code) {
        DirectMethodHandleDesc body = lambda.body;
        MethodTypeDesc type = body.invocationType();
        if (body.kind() == DirectMethodHandleDesc.Kind.CONSTRUCTOR) {
            code.new_(body.owner()).dup();
        }
        int captured = lambda.call.parameterCount();
        for (int i = 0; i < captured; i++) {
            code.aload(0).getfield(object, FIELD + (i + 1), OBJECT);
            convert(OBJECT, type.parameterType(i), code);
        }
        for (int i = 0; i < method.parameterCount(); i++) {
            ClassDesc wanted = type.parameterType(captured + i);
            // what is unboxed may have to be widened as well
            ClassDesc actual = wanted.isPrimitive() ? lambda.actual.parameterType(i) : wanted;
            load(code.parameterSlot(i), method.parameterType(i), actual, code);
            convert(actual, wanted, code);
        }
        MethodTypeDesc own = MethodTypeDesc.ofDescriptor(body.lookupDescriptor());
        String name = nameOfBody(body.owner(), body.methodName());
        boolean ofInterface = body.isOwnerInterface();
        switch (body.kind()) {
            case STATIC, INTERFACE_STATIC ->
                    code.invokestatic(body.owner(), name, own, ofInterface);
            case CONSTRUCTOR -> code.invokespecial(body.owner(), ConstantDescs.INIT_NAME, own);
            default -> {
                if (ofInterface) {
                    code.invokeinterface(body.owner(), name, own);
                } else {
                    code.invokevirtual(body.owner(), name, own);
                }
            }
        }
        ClassDesc result = type.returnType();
        if (!method.returnType().equals(ConstantDescs.CD_void)) {
            convert(result, method.returnType(), code);
        }
        code.return_(TypeKind.from(method.returnType()));
    }

    private static void load(int slot, ClassDesc from, ClassDesc to, CodeBuilder code) {
        code.loadLocal(TypeKind.from(from), slot);
        convert(from, to, code);
    }

    private static void convert(ClassDesc from, ClassDesc to, CodeBuilder code) {
        if (from.isPrimitive() && to.isPrimitive()) {
            code.conversion(TypeKind.from(from), TypeKind.from(to));
        } else if (from.isPrimitive()) {
            ClassDesc box = PlainCode.boxed(from);
            code.invokestatic(box, "valueOf", MethodTypeDesc.of(box, from));
        } else if (to.isPrimitive()) {
            // the box may hold a smaller number
            ClassDesc kept = unboxed(from).orElse(to);
            ClassDesc box = PlainCode.boxed(kept);
            code.checkcast(box)
                    .invokevirtual(box, kept.displayName() + "Value", MethodTypeDesc.of(kept));
            code.conversion(TypeKind.from(kept), TypeKind.from(to));
        } else if (!to.equals(OBJECT) && !to.equals(from)) {
            code.checkcast(to);
        }
    }

    private static Optional<ClassDesc> unboxed(ClassDesc box) {
        return Stream.of("Z", "B", "C", "S", "I", "J", "F", "D")
                .map(ClassDesc::ofDescriptor)
                .filter(type -> PlainCode.boxed(type).equals(box))
                .findFirst();
    }
}
