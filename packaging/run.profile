@call aish/app/ApprovalModule accept (Ljava/util/Map;)Ljava/util/function/Consumer; aish/app/ApprovalModule.lambda$new$0
@call aish/app/ApprovalModule apply (Ljava/util/function/Supplier;)Ljava/util/function/Function; aish/app/ApprovalModule.lambda$new$1
@call aish/app/ApprovalModule get ()Ljava/util/function/Supplier; aish/app/ApprovalModule.lambda$new$3
@call aish/app/ApprovalModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.loaded
@call aish/app/ApprovalModule keep (Laish/app/ApprovalModule;)Laish/approval/ToolConsent$Keeper; aish/app/ApprovalModule.keepApproval
@call aish/app/AttachmentModule applyAsInt (Laish/model/ModelServer$TokenCounter;)Ljava/util/function/ToIntFunction; aish/model/ModelServer$TokenCounter.count
@call aish/app/BatchFront accept (Laish/app/BatchFront;)Ljava/util/function/Consumer; aish/app/BatchFront.lambda$run$2
@call aish/app/BatchFront apply ()Ljava/util/function/Function; aish/front/LastAnswer.<init>
@call aish/app/BatchFront apply ()Ljava/util/function/Function; aish/front/LastAnswer.obstacle
@call aish/app/BatchFront apply (Laish/app/BatchFront;Laish/app/Wiring;)Ljava/util/function/Function; aish/app/BatchFront.lambda$run$1
@call aish/app/BatchFront getAsBoolean (Laish/front/EarlyExit;)Ljava/util/function/BooleanSupplier; aish/front/EarlyExit.isDue
@call aish/app/BatchFront of (Laish/app/BatchFront;Ljava/util/Optional;)Laish/app/BatchFront$Lines; aish/app/BatchFront.lambda$run$0
@call aish/app/BatchFront run (Laish/app/Core;)Ljava/lang/Runnable; aish/app/Core.close
@call aish/app/ChatModule applyAsInt (Laish/model/ModelServer$TokenCounter;)Ljava/util/function/ToIntFunction; aish/model/ModelServer$TokenCounter.estimate
@call aish/app/ChatModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/ChatModule get (Laish/app/Launch;Ljava/util/function/Supplier;)Ljava/util/function/Supplier; aish/app/ChatModule.lambda$assembler$0
@call aish/app/ChatModule get (Laish/app/Launch;Ljava/util/function/Supplier;)Ljava/util/function/Supplier; aish/app/ChatModule.lambda$of$0
@call aish/app/ChatModule get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.readOnly
@call aish/app/ChatModule getAsBoolean (Laish/app/ChatModule;)Ljava/util/function/BooleanSupplier; aish/app/ChatModule.followsUp
@call aish/app/ChatModule getAsInt (Ljava/util/function/Supplier;)Ljava/util/function/IntSupplier; aish/app/ChatModule.lambda$conversation$0
@call aish/app/Clients apply (Laish/app/Clients;)Ljava/util/function/Function; aish/app/Clients.client
@call aish/app/Clients get (Laish/app/Clients;Ljava/lang/String;)Ljava/util/function/Supplier; aish/app/Clients.lambda$presets$0
@call aish/app/Core accept ()Ljava/util/function/Consumer; java/lang/Runnable.run
@call aish/app/Core accept (Laish/app/Core;)Ljava/util/function/Consumer; aish/app/Core.settingsChanged
@call aish/app/Core get (Laish/app/Core;)Ljava/util/function/Supplier; aish/app/Core.sessionId
@call aish/app/Core get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/CostModule accept (Laish/app/CostModule;)Ljava/util/function/Consumer; aish/app/CostModule.booked
@call aish/app/CostModule accept (Laish/event/EventSink;)Ljava/util/function/Consumer; aish/app/CostModule.lambda$new$0
@call aish/app/CostModule apply (Laish/app/CostModule;)Ljava/util/function/BiFunction; aish/app/CostModule.metered
@call aish/app/CostModule execute ()Ljava/util/concurrent/Executor; aish/app/CostModule.lambda$static$0
@call aish/app/CostModule execute ()Ljava/util/concurrent/Executor; aish/app/CostModule.lambda$static$1
@call aish/app/CostModule of (Laish/app/CostModule;)Laish/cost/Accounts$Tariff; aish/app/CostModule.terms
@call aish/app/Ending run ()Ljava/lang/Runnable; aish/app/Ending.lambda$static$0
@call aish/app/Main accept ()Ljava/util/function/Consumer; aish/app/Main.complain
@call aish/app/Main accept ()Ljava/util/function/IntConsumer; java/lang/System.exit
@call aish/app/Main accept (Laish/front/EarlyExit;)Ljava/util/function/Consumer; aish/front/EarlyExit.unwritten
@call aish/app/Main apply (Laish/cli/Arguments$Options;Ljava/io/OutputStream;Laish/front/EarlyExit;)Ljava/util/function/Function; aish/app/Main.lambda$batch$0
@call aish/app/Main call (Laish/cli/Arguments;)Ljava/util/concurrent/Callable; aish/app/Main.lambda$run$0
@call aish/app/Main run ()Ljava/lang/Runnable; aish/app/Main.lambda$script$0
@call aish/app/Main uncaughtException ()Ljava/lang/Thread$UncaughtExceptionHandler; aish/app/Main.lambda$main$0
@call aish/app/ModelRoutingModule accept (Laish/event/EventSink;)Ljava/util/function/Consumer; aish/app/ModelRoutingModule.lambda$of$0
@call aish/app/ModelRoutingModule apply (Laish/model/Fallback;)Ljava/util/function/BiFunction; aish/app/ModelRoutingModule.lambda$of$1
@call aish/app/RecordingModule accept (Laish/app/RecordingModule;)Ljava/util/function/Consumer; aish/app/RecordingModule.complain
@call aish/app/RecordingModule apply (Laish/app/RecordingModule;Ljava/util/function/Supplier;)Ljava/util/function/Function; aish/app/RecordingModule.lambda$background$0
@call aish/app/RecordingModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/RecordingModule get (Laish/app/RecordingModule;)Ljava/util/function/Supplier; aish/app/RecordingModule.lambda$origins$0
@call aish/app/RecordingModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/RecordingModule.lambda$new$0
@call aish/app/SafetyModule apply (Laish/app/Launch;)Ljava/util/function/UnaryOperator; aish/app/Launch.root
@call aish/app/SafetyModule apply (Laish/session/TextOrigins;)Ljava/util/function/Function; aish/session/TextOrigins.foreign
@call aish/app/SafetyModule get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.reader
@call aish/app/SafetyModule get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.undo
@call aish/app/SafetyModule get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.undoThere
@call aish/app/SecretsModule accept (Laish/app/SecretsModule;Ljava/util/Map;)Ljava/util/function/BiConsumer; aish/app/SecretsModule.lambda$typed$0
@call aish/app/SecretsModule apply (Laish/app/SecretsModule;)Ljava/util/function/UnaryOperator; aish/app/SecretsModule.lambda$recording$0
@call aish/app/SecretsModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/SecretsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.known
@call aish/app/SecretsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.lambda$new$0
@call aish/app/SessionsModule accept (Laish/event/EventSink;)Ljava/util/function/Consumer; aish/app/SessionsModule.lambda$of$1
@call aish/app/SessionsModule apply (Ljava/util/function/Supplier;Laish/model/ModelRoster;)Ljava/util/function/Function; aish/app/SessionsModule.lambda$of$0
@call aish/app/SessionsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.typed
@call aish/app/ShellModule apply (Laish/app/ShellModule;)Ljava/util/function/Function; aish/app/ShellModule.contract
@call aish/app/ShellModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/ShellModule.lambda$new$0
@call aish/app/ShellModule get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.newRehearsing
@call aish/app/ShellModule get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.unconfinable
@call aish/app/ShellModule run (Laish/app/ShellModule;)Ljava/lang/Runnable; aish/app/ShellModule.commandEnded
@call aish/app/ShellSettings accept (Ljava/util/Map;)Ljava/util/function/BiConsumer; aish/app/ShellSettings.lambda$variables$0
@call aish/app/Startup accept (Laish/chat/TurnLoop;)Ljava/util/function/Consumer; aish/chat/TurnLoop.setStance
@call aish/app/ToolsModule apply ()Ljava/util/function/Function; aish/app/Lazy.<init>
@call aish/app/ToolsModule decide (Ljava/util/function/Supplier;Laish/approval/Gate;)Laish/approval/Gate; aish/app/ToolsModule.lambda$gate$0
@call aish/app/ToolsModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.loaded
@call aish/app/ToolsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.secrets
@call aish/app/ToolsModule get (Laish/app/ToolsModule;)Ljava/util/function/Supplier; aish/app/ToolsModule.servers
@call aish/app/Wiring accept (Laish/app/Wiring;)Ljava/util/function/Consumer; aish/app/Wiring.settingsChanged
@call aish/app/Wiring accept (Laish/context/Conversation;)Ljava/util/function/Consumer; aish/context/Conversation.attach
@call aish/app/Wiring accept (Laish/shell/ShellSession;)Ljava/util/function/IntConsumer; aish/shell/ShellSession.continueOutputs
@call aish/app/Wiring apply (Laish/app/Wiring;)Ljava/util/function/Function; aish/app/Wiring.route
@call aish/app/Wiring apply (Laish/app/Wiring;Laish/app/SessionsModule;)Ljava/util/function/Function; aish/app/Wiring.lambda$new$2
@call aish/app/Wiring get ()Ljava/util/function/Supplier; aish/commands/Manuals.all
@call aish/app/Wiring get (Laish/app/Core;)Ljava/util/function/Supplier; aish/app/Wiring.lambda$new$0
@call aish/app/Wiring get (Laish/app/Core;Laish/context/Conversation;)Ljava/util/function/Supplier; aish/app/Wiring.lambda$new$3
@call aish/app/Wiring get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/Wiring get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.assessor
@call aish/app/Wiring get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.pager
@call aish/app/Wiring get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.trial
@call aish/app/Wiring get (Laish/app/Wiring;Laish/chat/Suggestions;)Ljava/util/function/Supplier; aish/app/Wiring.lambda$new$1
@call aish/app/Wiring get (Laish/context/PromptAssembler;)Ljava/util/function/Supplier; aish/context/PromptAssembler.stance
@call aish/app/Wiring get (Laish/front/facts/SessionFacts;)Ljava/util/function/Supplier; aish/front/facts/SessionFacts.commandNames
@call aish/app/Wiring get (Laish/session/SessionLog;)Ljava/util/function/Supplier; aish/session/SessionLog.id
@call aish/app/Wiring get (Laish/shell/ShellSession;)Ljava/util/function/Supplier; aish/shell/ShellSession.directory
@call aish/app/Wiring run (Laish/app/ToolsModule;)Ljava/lang/Runnable; aish/app/ToolsModule.close
@call aish/app/Wiring run (Laish/front/facts/SessionFacts;)Ljava/lang/Runnable; aish/front/facts/SessionFacts.close
@call aish/app/Wiring run (Laish/shell/ShellSession;)Ljava/lang/Runnable; aish/shell/ShellSession.close
@call aish/app/Wiring test (Laish/app/Wiring;)Ljava/util/function/Predicate; aish/app/Wiring.lambda$lines$0
@call aish/app/Wiring test (Laish/secrets/Redactor;)Ljava/util/function/Predicate; aish/secrets/Redactor.isIn
@call aish/approval/ToolApprovals accept (Laish/approval/ToolApprovals;)Ljava/util/function/BiConsumer; aish/approval/ToolApprovals.lambda$new$0
@call aish/bash/reader/BashReader of ()Laish/bash/reader/Commands$Maker; aish/bash/reader/CommandReader.<init>
@call aish/chat/TaskRouting close ()Laish/chat/ModelSelector$Selection; aish/chat/TaskRouting.lambda$static$0
@call aish/cli/ArgumentReader apply ()Ljava/util/function/Function; aish/cli/ArgumentReader.lambda$path$0
@call aish/cli/ArgumentReader apply ()Ljava/util/function/Function; aish/context/Stance.of
@call aish/context/Conversation apply ()Ljava/util/function/UnaryOperator; aish/context/Conversation.lambda$new$1
@call aish/context/Conversation get ()Ljava/util/function/Supplier; aish/context/Conversation.lambda$new$0
@call aish/exec/PermissionRules accept (Ljava/util/Collection;Laish/safety/permissions/Permission$Kind;)Ljava/util/function/Consumer; aish/exec/PermissionRules.lambda$addAll$0
@call aish/exec/PermissionRules accept (Ljava/util/List;)Ljava/util/function/Consumer; java/util/List.add
@call aish/exec/PermissionRules apply ()Ljava/util/function/Function; aish/exec/PermissionRules.lambda$use$2
@call aish/exec/PermissionRules test ()Ljava/util/function/Predicate; aish/exec/PermissionRules.lambda$use$0
@call aish/exec/PermissionRules test ()Ljava/util/function/Predicate; aish/exec/PermissionRules.lambda$use$1
@call aish/exec/PermissionRules test (Laish/exec/PermissionRules;)Ljava/util/function/Predicate; aish/exec/PermissionRules.lambda$use$3
@call aish/exec/ShellKeeper accept ()Ljava/util/function/Consumer; aish/exec/ShellKeeper.lambda$new$0
@call aish/exec/TypedUndo get ()Ljava/util/function/Supplier; aish/exec/TypedUndo.lambda$static$1
@call aish/exec/TypedUndo get ()Ljava/util/function/Supplier; java/util/Optional.empty
@call aish/exec/TypedUndo of ()Laish/safety/Analyser$FactSource; aish/exec/TypedUndo.lambda$static$0
@call aish/front/BatchText accept (Laish/front/BatchText;)Ljava/util/function/Consumer; aish/front/BatchText.print
@call aish/front/BatchText accept (Ljava/io/PrintStream;)Ljava/util/function/Consumer; java/io/PrintStream.print
@call aish/front/BatchText accept (Ljava/io/PrintStream;)Ljava/util/function/Consumer; java/io/PrintStream.println
@call aish/front/BatchText getAsInt ()Ljava/util/function/IntSupplier; aish/front/BatchText.lambda$new$0
@call aish/front/BatchText getAsInt ()Ljava/util/function/IntSupplier; aish/front/BatchText.lambda$new$1
@call aish/front/EarlyExit run (Laish/front/EarlyExit;)Ljava/lang/Runnable; aish/front/EarlyExit.interrupted
@call aish/front/Repl run (Laish/front/Repl;Ljava/lang/String;)Laish/front/Repl$Attempt; aish/front/Repl.lambda$run$0
@call aish/front/facts/SessionFacts accept ()Ljava/util/function/Consumer; aish/front/facts/SessionFacts.lambda$new$0
@call aish/front/facts/SessionFacts apply (Ljava/lang/String;)Ljava/util/function/Function; aish/front/facts/SessionFacts.lambda$isCommand$0
@call aish/front/facts/SessionFacts get (Laish/front/facts/SessionFacts;Ljava/lang/String;)Ljava/util/function/Supplier; aish/front/facts/SessionFacts.lambda$isCommand$1
@call aish/front/facts/SessionFacts run ()Ljava/lang/Runnable; aish/front/facts/SessionFacts.lambda$new$1
@call aish/front/facts/SessionFacts run (Laish/front/facts/SessionFacts;Laish/shell/ShellSession;)Ljava/lang/Runnable; aish/front/facts/SessionFacts.lambda$follow$0
@call aish/process/NativeMemory accept (Lcom/kenai/jffi/MemoryIO;)Ljava/util/function/Consumer; com/kenai/jffi/MemoryIO.freeMemory
@call aish/route/LineFeatures accept (Laish/route/Features$FeatureSink;)Ljava/util/function/BiConsumer; aish/route/LineFeatures.lambda$report$0
@call aish/route/LineFeatures apply ()Ljava/util/function/BiFunction; java/lang/Integer.sum
@call aish/route/LineModel$FeatureWeights test (Laish/route/PlainCommand$Reading;)Ljava/util/function/IntPredicate; aish/route/LineModel$FeatureWeights.lambda$has$0
@call aish/secrets/KnownSecrets accept (Laish/secrets/KnownSecrets;)Ljava/util/function/BiConsumer; aish/secrets/KnownSecrets.add
@call aish/secrets/ValueRedactor accept (Laish/secrets/ValueRedactor;)Ljava/util/function/BiConsumer; aish/secrets/ValueRedactor.lambda$new$0
@call aish/secrets/ValueRedactor compare ()Ljava/util/Comparator; aish/secrets/ValueRedactor.lambda$new$1
@call aish/session/output/OutputStore apply ()Ljava/util/function/BiFunction; java/lang/Long.sum
@call aish/settings/ConfigSchema accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/settings/ConfigSchema.lambda$defaultModel$0
@call aish/settings/PresetSchema accept (Ljava/util/Map;)Ljava/util/function/Consumer; aish/settings/PresetSchema.lambda$key$0
@call aish/settings/PresetSchema accept (Ljava/util/Map;)Ljava/util/function/Consumer; aish/settings/PresetSchema.lambda$key$1
@call aish/settings/PresetSchema accept (Ljava/util/Map;)Ljava/util/function/Consumer; aish/settings/PresetSchema.lambda$key$2
@call aish/settings/PresetSchema apply (Laish/settings/Config$Preset;)Ljava/util/function/Function; aish/settings/PresetSchema.lambda$preset$0
@call aish/settings/PresetSchema test ()Ljava/util/function/IntPredicate; aish/settings/PresetSchema.isNameCharacter
@call aish/settings/TableReader get (Laish/settings/type/ValueType;Ljava/lang/Object;)Ljava/util/function/Supplier; aish/settings/TableReader.lambda$read$0
@call aish/settings/TableReader get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/settings/TableReader.lambda$find$0
@call aish/settings/toml/TomlParser$Reading apply (Laish/settings/toml/TomlNode$TextPosition;)Ljava/util/function/Function; aish/settings/toml/TomlParser$Reading.lambda$inside$0
@call aish/settings/toml/TomlParser$Section accept (Ljava/util/Map;)Ljava/util/function/BiConsumer; aish/settings/toml/TomlParser$Section.lambda$table$0
@call aish/shell/BashProcess accept ()Ljava/util/function/Consumer; aish/shell/BashProcess.lambda$exited$0
@call aish/shell/BashProcess accept (Laish/shell/BashProcess;)Ljava/util/function/Consumer; aish/shell/BashProcess.receive
@call aish/shell/BashProcess accept (Laish/shell/BashProcess;Ljava/util/Optional;)Ljava/util/function/Consumer; aish/shell/BashProcess.lambda$start$0
@call aish/shell/BashProcess apply (Laish/shell/BashProcess;)Ljava/util/function/Function; aish/shell/BashProcess.withInterruptStatus
@call aish/shell/BashProcess apply (Laish/shell/BashProcess;Ljava/lang/String;Laish/shell/ShellScript$Frame;)Ljava/util/function/IntFunction; aish/shell/BashProcess.lambda$run$0
@call aish/shell/BashProcess get (Laish/shell/BashProcess;)Ljava/util/function/Supplier; aish/shell/BashProcess.unread
@call aish/shell/BashProcess run (Laish/shell/BashProcess;Laish/shell/StatusReader$Message$Ready;)Ljava/lang/Runnable; aish/shell/BashProcess.lambda$receive$0
@call aish/shell/ShellSession apply ()Ljava/util/function/Function; aish/shell/ShellFacts.parse
@call aish/shell/ShellSession apply ()Ljava/util/function/Function; java/nio/file/Path.toString
@call aish/shell/ShellSession attend (Laish/shell/ShellSession;)Laish/shell/BashProcess$Question; aish/shell/ShellSession.lambda$start$0
@call aish/shell/ShellSession open ()Laish/shell/OutputSpill$Opener; aish/shell/ShellSession.lambda$run$0
@call aish/shell/ShellStart apply ()Ljava/util/function/Function; java/util/Collection.stream
@call aish/shell/pty/OutputRelay getAsBoolean (Laish/shell/pty/OutputRelay;)Ljava/util/function/BooleanSupplier; aish/shell/pty/OutputRelay.lambda$awaitPassed$0
@call aish/shell/pty/PtyHost accept ()Ljava/util/function/Consumer; aish/shell/pty/Descriptor.close
@call aish/shell/pty/PtyProcess accept ()Ljava/util/function/Consumer; aish/shell/pty/Descriptor.close
@call aish/shell/pty/PtyProcess getAsLong (Ljava/util/concurrent/atomic/AtomicLong;)Ljava/util/function/LongSupplier; java/util/concurrent/atomic/AtomicLong.get
@call aish/shell/pty/PtyProcess run (Laish/shell/pty/PtyProcess;)Ljava/lang/Runnable; aish/shell/pty/PtyProcess.runPump
@call aish/shell/pty/PtyPump receive (Laish/shell/ShellProcess$Listener;)Laish/shell/pty/OutputRelay$Receiver; aish/shell/ShellProcess$Listener.output
@call aish/shell/pty/Spawn accept (Ljava/util/List;)Ljava/util/function/BiConsumer; aish/shell/pty/Spawn.lambda$prepare$0
@call aish/terminal/editor/HostDevice handle (Ljava/lang/Runnable;)Lsun/misc/SignalHandler; aish/terminal/editor/HostDevice.lambda$onSignal$0
@call aish/terminal/render/AnswerView$Knowledge get ()Ljava/util/function/Supplier; aish/terminal/render/AnswerView$Knowledge.lambda$static$0
@call aish/terminal/render/AnswerView$Knowledge get ()Ljava/util/function/Supplier; java/util/Optional.empty
@call aish/terminal/render/StatusLine$ProgressTimer start (Ljava/util/concurrent/ScheduledThreadPoolExecutor;J)Laish/terminal/render/StatusLine$ProgressTimer; aish/terminal/render/StatusLine$ProgressTimer.lambda$every$0
@call aish/text/Resource get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/text/Resource.lambda$bytes$0
@call aish/trust/ProjectSettings accept (Laish/trust/ProjectSettings;Laish/event/Operator;Laish/event/EventSink;)Ljava/util/function/Consumer; aish/trust/ProjectSettings.lambda$reportAtStart$1
@call java/util/regex/CharPredicates is ()Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ASCII_DIGIT$0
@call java/util/regex/CharPredicates is ()Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ASCII_SPACE$0
@call java/util/regex/CharPredicates is ()Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ASCII_WORD$0
@call java/util/regex/Pattern is ()Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$DOT$0
@call java/util/regex/Pattern is (I)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$Single$0
@call java/util/regex/Pattern is (II)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$Range$0
@call java/util/regex/Pattern is (Ljava/util/regex/Pattern$CharPredicate;)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$negate$0
@call java/util/regex/Pattern is (Ljava/util/regex/Pattern$CharPredicate;Ljava/util/regex/Pattern$CharPredicate;)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$union$0
@call java/util/stream/MatchOps get (Ljava/util/stream/MatchOps$MatchKind;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; java/util/stream/MatchOps.lambda$makeInt$0
@call java/util/stream/ReferencePipeline apply ()Ljava/util/function/IntFunction; java/util/stream/ReferencePipeline.lambda$toArray$0
@call sun/nio/fs/UnixSecureDirectoryStream apply (Lsun/nio/fs/UnixSecureDirectoryStream;)Ljava/util/function/Function; sun/nio/fs/UnixSecureDirectoryStream.lambda$close$0
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder fieldAccess LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder fieldAccess L_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface L3I_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3J_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4I_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L5_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L5_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLII_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLJ_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_J
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L3I_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L3_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L4_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L5_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L7_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LII_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LJJ_J
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLI_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLJL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeVirtual L3_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeVirtual LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LII_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLJ_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder invokeExact_MT LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod IIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod IL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LJL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.LambdaForm$Holder constant_L L_L
@lambda-form-invoker [SPECIES_RESOLVE] java.lang.invoke.BoundMethodHandle$Species_L
@lambda-form-invoker [SPECIES_RESOLVE] java.lang.invoke.SimpleMethodHandle
aish/app/ApprovalModule
aish/app/AttachmentModule
aish/app/BatchFront
aish/app/BatchFront$Lines
aish/app/ChatModule
aish/app/Clients
aish/app/CommandTable
aish/app/Core
aish/app/CostModule
aish/app/Ending
aish/app/FrontEnd
aish/app/HooksModule
aish/app/Launch
aish/app/Lazy
aish/app/Main
aish/app/ModelRoutingModule
aish/app/Presets
aish/app/PursuitModule
aish/app/QuestionFront$Streams
aish/app/RecordingModule
aish/app/SafetyModule
aish/app/SafetyModule$1
aish/app/SecretsModule
aish/app/SecretsModule$1
aish/app/SecretsModule$Typing
aish/app/SessionsModule
aish/app/SessionsModule$Recording
aish/app/ShellModule
aish/app/ShellModule$Rehearsing
aish/app/ShellSettings
aish/app/Startup
aish/app/Startup$1
aish/app/ToolsModule
aish/app/ToolsModule$Connecting
aish/app/Wiring
aish/approval/Action
aish/approval/Decision
aish/approval/Decision$Deny
aish/approval/Decision$Run
aish/approval/Decision$Skip
aish/approval/Gate
aish/approval/InteractiveGate
aish/approval/PatchConsent
aish/approval/RehearsalReview$Pager
aish/approval/ToolApprovals
aish/approval/ToolCallReader
aish/approval/ToolConsent
aish/approval/ToolConsent$Keeper
aish/approval/Trial
aish/bash/Chars
aish/bash/ReservedWord
aish/bash/ScanResult
aish/bash/ScanResult$Completeness
aish/bash/ScanResult$Completeness$Complete
aish/bash/ScanResult$Completeness$Incomplete
aish/bash/ScanResult$QuoteState
aish/bash/ScanResult$Token
aish/bash/ScanResult$TokenKind
aish/bash/ScanResult$Word
aish/bash/ScanResult$WordRole
aish/bash/ShellNode
aish/bash/ShellNode$Pipeline
aish/bash/ShellNode$Redirect
aish/bash/ShellNode$Redirect$Kind
aish/bash/ShellNode$Sequence
aish/bash/ShellNode$ShellWord
aish/bash/ShellNode$Simple
aish/bash/ShellNode$WordPart
aish/bash/ShellNode$WordPart$Literal
aish/bash/ShellQuoting
aish/bash/ShellScanner
aish/bash/Span
aish/bash/reader/BashReader
aish/bash/reader/CommandReader
aish/bash/reader/Commands
aish/bash/reader/Commands$Maker
aish/bash/reader/CompoundReader
aish/bash/reader/ExpansionReader
aish/bash/reader/Findings
aish/bash/reader/PendingHeredocs
aish/bash/reader/RedirectReader
aish/bash/reader/SimpleCommandReader
aish/bash/reader/SimpleCommandReader$AssignmentOrWord
aish/bash/reader/SimpleCommandReader$Command
aish/bash/reader/Source
aish/bash/reader/WordParts
aish/bash/reader/WordReader
aish/bash/reader/WordReader$Stop
aish/chat/AttachmentService
aish/chat/CitationListener
aish/chat/ContextAdmission
aish/chat/Eviction
aish/chat/MentionedFiles
aish/chat/MentionedFiles$Symbols
aish/chat/Mentions
aish/chat/ModelSelector
aish/chat/ModelSelector$Selection
aish/chat/Patches
aish/chat/QuestionHandler
aish/chat/RequestSizes
aish/chat/SessionResumer
aish/chat/Suggestions
aish/chat/TaskRouting
aish/chat/TurnLoop
aish/chat/tools/CommandCalls
aish/chat/tools/ToolCallMonitor
aish/chat/tools/ToolCalls
aish/chat/tools/ToolCalls$1
aish/chat/tools/ToolDispatch
aish/chat/tools/ToolDispatch$CallDecision
aish/chat/tools/ToolDispatch$CallDecision$NotMade
aish/chat/tools/ToolDispatch$CallDecision$Run
aish/chat/tools/ToolQuestions
aish/chat/tools/ToolResults
aish/chat/tools/ToolSupport
aish/cli/ArgumentReader
aish/cli/ArgumentReader$Way
aish/cli/Arguments
aish/cli/Arguments$Ask
aish/cli/Arguments$Classify
aish/cli/Arguments$Completion
aish/cli/Arguments$Doctor
aish/cli/Arguments$Help
aish/cli/Arguments$Init
aish/cli/Arguments$Judge
aish/cli/Arguments$JudgeAll
aish/cli/Arguments$Manual
aish/cli/Arguments$On
aish/cli/Arguments$Options
aish/cli/Arguments$Pursue
aish/cli/Arguments$Recordings
aish/cli/Arguments$Rehearsals
aish/cli/Arguments$Settings
aish/cli/Arguments$Start
aish/cli/Arguments$TakeOver
aish/cli/Arguments$Trust
aish/cli/Arguments$Try
aish/cli/Arguments$Version
aish/cli/Arguments$Wrong
aish/cli/models/ServerAccess
aish/commands/Manuals
aish/commands/MetaCommand
aish/commands/MetaCommands
aish/commands/MetaCommands$Maker
aish/commands/Next
aish/context/Attachments
aish/context/ContextBlock$ContentKeeper
aish/context/Conversation
aish/context/ExecLog
aish/context/ExecLog$OutputBudget
aish/context/OutputText
aish/context/PromptAssembler
aish/context/PromptAssembler$Surroundings
aish/context/PromptAssembler$Tools
aish/context/Pruning$Limits
aish/context/Stance
aish/context/Turn
aish/cost/Accounts
aish/cost/Accounts$Tariff
aish/cost/Accounts$Terms
aish/cost/Booking
aish/cost/Budget
aish/cost/CostFile
aish/cost/Ledger
aish/cost/Money
aish/cost/Tokens
aish/event/Event
aish/event/Event$Answer
aish/event/Event$Answered
aish/event/Event$Asked
aish/event/Event$Assessed
aish/event/Event$AttachmentChanged
aish/event/Event$Author
aish/event/Event$Busy
aish/event/Event$Cited
aish/event/Event$ClearScreen
aish/event/Event$Decided
aish/event/Event$Evicted
aish/event/Event$Forgotten
aish/event/Event$GoalEvent
aish/event/Event$GoalEvent$Halted
aish/event/Event$Instructed
aish/event/Event$Notice
aish/event/Event$Opened
aish/event/Event$Patched
aish/event/Event$Problem
aish/event/Event$Proposed
aish/event/Event$QuestionSent
aish/event/Event$Ran
aish/event/Event$Ready
aish/event/Event$Refused
aish/event/Event$Rehearsed
aish/event/Event$Remarked
aish/event/Event$Reset
aish/event/Event$Reviewed
aish/event/Event$Running
aish/event/Event$Spent
aish/event/Event$StanceChanged
aish/event/Event$Started
aish/event/Event$Streamed
aish/event/Event$Suggested
aish/event/Event$Summarised
aish/event/Event$Tool
aish/event/Event$ToolResultsSent
aish/event/Event$Typed
aish/event/Event$Unrecorded
aish/event/Event$Unshown
aish/event/Event$Verbatim
aish/event/EventBus
aish/event/EventBus$Delivery
aish/event/EventBus$Listener
aish/event/EventSink
aish/event/Interrupts
aish/event/Operator
aish/event/Operator$1
aish/event/Operator$Answer
aish/event/Operator$Choice
aish/evidence/Sources
aish/exec/CommandAssessor
aish/exec/CommandExecutor
aish/exec/CommandExecutor$HistoryExpansion
aish/exec/CommandLimits
aish/exec/CommandLimits$1
aish/exec/CommandOutcome
aish/exec/CommandOutcome$Finished
aish/exec/CommandOutcome$ShellLeft
aish/exec/ContractedRuns
aish/exec/PermissionRules
aish/exec/PermissionRules$Entry
aish/exec/PreRunCheck
aish/exec/RefusedException
aish/exec/ShellKeeper
aish/exec/ShellKeeper$Status
aish/exec/TypedUndo
aish/exec/TypedUndo$Limits
aish/exec/rehearsal/Rehearsals$RehearsalException
aish/files/AtomicFile
aish/files/DiskSync
aish/files/PrivateFiles
aish/files/PrivateFiles$Deletion
aish/files/UserDirectories
aish/front/BatchOutput
aish/front/BatchText
aish/front/EarlyExit
aish/front/GivenLine
aish/front/InputException
aish/front/LastAnswer
aish/front/LastLine
aish/front/LineSource
aish/front/Repl
aish/front/Repl$Attempt
aish/front/StandardStream
aish/front/StreamLines
aish/front/UnknownCommands
aish/front/facts/DirectoryFacts
aish/front/facts/SessionFacts
aish/front/facts/SessionFacts$LiveShell
aish/front/prompt/TerminalSink$Colours
aish/json/Json
aish/json/Json$Arr
aish/json/Json$Obj
aish/json/Json$Str
aish/json/JsonException
aish/keys/ApiKeys
aish/keys/Vault
aish/keys/Vault$KeyCommand
aish/memory/MemoryStore
aish/model/DecoratedRoster
aish/model/Fallback
aish/model/ModelClient
aish/model/ModelProblem
aish/model/ModelProblem$Api
aish/model/ModelProblem$Cancelled
aish/model/ModelProblem$ModelException
aish/model/ModelRoster
aish/model/ModelServer
aish/model/ModelServer$TokenCounter
aish/model/http/TlsTrust
aish/norris/NorrisGate$Unattended
aish/norris/OwnFilesCheck
aish/norris/Pursuits
aish/patch/CopyTarget
aish/patch/PatchException
aish/patch/PatchTarget
aish/patch/PatchTarget$Disk
aish/process/NativeCall
aish/process/NativeMemory
aish/process/OwnProcess
aish/process/ProgramRunner
aish/route/Dispatch
aish/route/Dispatch$Route
aish/route/Dispatch$Route$Ask
aish/route/Dispatch$Route$Meta
aish/route/Dispatch$Route$Shell
aish/route/Features
aish/route/Features$FeatureSink
aish/route/Features$LineSign
aish/route/FirstWordClassifier
aish/route/FirstWordClassifier$FirstWord
aish/route/FirstWordClassifier$FirstWordKind
aish/route/Lexicon
aish/route/Lexicon$SortedLines
aish/route/LineFeatures
aish/route/LineModel
aish/route/LineModel$FeatureWeights
aish/route/LineRouter
aish/route/LineRouter$Guess
aish/route/LineRouter$Remembered
aish/route/PlainCommand
aish/route/PlainCommand$Operand
aish/route/PlainCommand$Reading
aish/route/Programs
aish/route/ProseGuess
aish/route/ProseGuess$TellingWords
aish/route/RouteFacts
aish/route/TaskClassifier$TaskClass
aish/route/WordClassifier
aish/route/WordClassifier$WordShape
aish/route/WordKind
aish/route/WordScanner
aish/safety/Analyser$FactSource
aish/safety/Effect
aish/safety/SafetyFacts
aish/safety/Verdict
aish/safety/permissions/Permission$Kind
aish/safety/permissions/PermissionRule
aish/safety/permissions/PermissionRule$BadRuleException
aish/safety/permissions/StatedLimits
aish/secrets/KnownSecrets
aish/secrets/Redactor
aish/secrets/SecretPlaceholders
aish/secrets/SecretPlaceholders$SecretPlaceholder
aish/secrets/SecretSubstitution$SecretException
aish/secrets/TypedSecrets
aish/secrets/ValueRedactor
aish/secrets/ValueRedactor$Value
aish/session/ConversationState
aish/session/SessionLog
aish/session/SessionRecord
aish/session/SessionRecord$InMemoryRecord
aish/session/SessionRecord$RecordedEvents
aish/session/SessionStore
aish/session/TextOrigins
aish/session/TimedEvent
aish/session/output/OutputStore
aish/session/output/OutputStore$OutputDirectory
aish/session/output/OutputStore$Spill
aish/session/output/SessionOutputs
aish/session/output/SessionOutputs$TemporaryOutputs
aish/session/record/ContextFiles
aish/session/record/NewerVersionException
aish/session/record/SessionFile$SessionLocks
aish/session/transcript/Transcript
aish/session/transcript/TranscriptText
aish/settings/Config
aish/settings/Config$Classes
aish/settings/Config$Colour
aish/settings/Config$Confirm
aish/settings/Config$Context
aish/settings/Config$Cost
aish/settings/Config$Discovery
aish/settings/Config$EditMode
aish/settings/Config$History
aish/settings/Config$Hooks
aish/settings/Config$Hosts
aish/settings/Config$Interaction
aish/settings/Config$Mcp
aish/settings/Config$Memory
aish/settings/Config$Network
aish/settings/Config$Norris
aish/settings/Config$Notebook
aish/settings/Config$NotebookLocation
aish/settings/Config$Notify
aish/settings/Config$Output
aish/settings/Config$Permissions
aish/settings/Config$Preset
aish/settings/Config$Project
aish/settings/Config$Reasoning
aish/settings/Config$Rehearsal
aish/settings/Config$Routing
aish/settings/Config$Safety
aish/settings/Config$SecondOpinion
aish/settings/Config$Server
aish/settings/Config$Shell
aish/settings/Config$Signals
aish/settings/Config$Suggestions
aish/settings/Config$Tools
aish/settings/Config$Transcript
aish/settings/Config$TypedUndo
aish/settings/Config$Undo
aish/settings/Config$Vault
aish/settings/Config$World
aish/settings/Config$Wrappers
aish/settings/ConfigFile
aish/settings/ConfigFile$Missing
aish/settings/ConfigFile$Text
aish/settings/ConfigFile$Unreadable
aish/settings/ConfigLoader
aish/settings/ConfigLoader$ConfigException
aish/settings/ConfigProblem
aish/settings/ConfigProblem$SettingsFindings
aish/settings/ConfigSchema
aish/settings/ConfinementProfile
aish/settings/KeyLocation
aish/settings/KeyLocation$None
aish/settings/LoadedConfig
aish/settings/PresetSchema
aish/settings/RenamedSettings
aish/settings/Setting
aish/settings/Setting$SettingSource
aish/settings/Setting$SettingSource$Default
aish/settings/Setting$SettingSource$File
aish/settings/SettingsEdit
aish/settings/TableReader
aish/settings/TableReader$SettingReader
aish/settings/UnknownKeys
aish/settings/UserSettings
aish/settings/UserSettings$ConfigReading
aish/settings/project/ProjectFinder
aish/settings/project/ProjectReader$ProjectOverlay
aish/settings/project/ProjectReader$ProjectOverlay$Usable
aish/settings/toml/TomlNode
aish/settings/toml/TomlNode$Array
aish/settings/toml/TomlNode$Decimal
aish/settings/toml/TomlNode$Flag
aish/settings/toml/TomlNode$Table
aish/settings/toml/TomlNode$Text
aish/settings/toml/TomlNode$TextPosition
aish/settings/toml/TomlNode$Whole
aish/settings/toml/TomlParser
aish/settings/toml/TomlParser$Numbers
aish/settings/toml/TomlParser$Origin
aish/settings/toml/TomlParser$Reading
aish/settings/toml/TomlParser$Section
aish/settings/toml/TomlParser$SyntaxException
aish/settings/type/ListTypes
aish/settings/type/ListTypes$Items
aish/settings/type/ListTypes$Lines
aish/settings/type/ListTypes$Permissions
aish/settings/type/ListTypes$Reach
aish/settings/type/ListTypes$Rules
aish/settings/type/ListTypes$Words
aish/settings/type/QuantityType
aish/settings/type/QuantityType$Age
aish/settings/type/QuantityType$Size
aish/settings/type/QuantityType$Time
aish/settings/type/ValueType
aish/settings/type/ValueType$Reading
aish/settings/type/ValueTypes
aish/settings/type/ValueTypes$Choice
aish/settings/type/ValueTypes$Confirmation
aish/settings/type/ValueTypes$Count
aish/settings/type/ValueTypes$Decimal
aish/settings/type/ValueTypes$Flag
aish/settings/type/ValueTypes$TemplateType
aish/settings/type/ValueTypes$TextType
aish/settings/type/ValueTypes$Url
aish/shell/BashProcess
aish/shell/BashProcess$1
aish/shell/BashProcess$Exchange
aish/shell/BashProcess$Question
aish/shell/BashProcess$Typing
aish/shell/CapturedOutput
aish/shell/CommandIndex
aish/shell/CommandIndex$Listing
aish/shell/CommandResult
aish/shell/CompletionQueries
aish/shell/ForegroundCommand
aish/shell/OutputCapture
aish/shell/OutputCapture$ScreenSwitch
aish/shell/OutputCapture$ScreenSwitch$State
aish/shell/OutputSpill
aish/shell/OutputSpill$Opener
aish/shell/PosixScript
aish/shell/RunOutcome
aish/shell/RunOutcome$Died
aish/shell/RunOutcome$Exited
aish/shell/RunOutcome$Finished
aish/shell/RunOutcome$Lost
aish/shell/ShellDialect
aish/shell/ShellException
aish/shell/ShellExit
aish/shell/ShellExit$Exited
aish/shell/ShellExit$Killed
aish/shell/ShellFacts
aish/shell/ShellHost
aish/shell/ShellProcess
aish/shell/ShellProcess$Listener
aish/shell/ShellScript
aish/shell/ShellScript$Frame
aish/shell/ShellScript$Trait
aish/shell/ShellSession
aish/shell/ShellSession$Keeping
aish/shell/ShellSession$Settings
aish/shell/ShellSession$Start
aish/shell/ShellSession$Timeouts
aish/shell/ShellStart
aish/shell/ShellStart$Stdio
aish/shell/ShellWorld
aish/shell/SpawnGuard
aish/shell/StatusReader
aish/shell/StatusReader$Message
aish/shell/StatusReader$Message$Answer
aish/shell/StatusReader$Message$Ready
aish/shell/TerminalKeys
aish/shell/TerminalView
aish/shell/TerminalView$Keys
aish/shell/WindowSize
aish/shell/WorkingDirectory
aish/shell/ZshScript
aish/shell/pty/CarriageReturns
aish/shell/pty/Descriptor
aish/shell/pty/Descriptor$Channel
aish/shell/pty/Descriptor$Pipe
aish/shell/pty/Libc
aish/shell/pty/OutputPostprocessingBypass
aish/shell/pty/OutputRelay
aish/shell/pty/OutputRelay$Receiver
aish/shell/pty/PtyHost
aish/shell/pty/PtyHost$1
aish/shell/pty/PtyHost$Input
aish/shell/pty/PtyProcess
aish/shell/pty/PtyPump
aish/shell/pty/Spawn
aish/shell/pty/Termios
aish/shell/remote/RemoteFiles
aish/shell/remote/Target$TargetException
aish/terminal/Input
aish/terminal/Input$Diverted
aish/terminal/Input$Dropped
aish/terminal/Input$Ended
aish/terminal/Input$Line
aish/terminal/Input$Woken
aish/terminal/PromptTemplate$PromptState
aish/terminal/completion/ShellView
aish/terminal/editor/HostDevice
aish/terminal/render/AnswerPhase
aish/terminal/render/AnswerPhase$Flowing
aish/terminal/render/AnswerSection
aish/terminal/render/AnswerStyle
aish/terminal/render/AnswerStyle$Layout
aish/terminal/render/AnswerView
aish/terminal/render/AnswerView$Knowledge
aish/terminal/render/AnswerView$Proposals
aish/terminal/render/AnswerView$SanitizedInput
aish/terminal/render/CodeHighlighter
aish/terminal/render/EventText
aish/terminal/render/NorrisView
aish/terminal/render/OutputCursor
aish/terminal/render/StatusLine
aish/terminal/render/StatusLine$ProgressTimer
aish/terminal/render/StatusLine$ProgressTimer$Running
aish/terminal/render/Style
aish/terminal/render/Style$TextAttribute
aish/terminal/render/StyledOutput
aish/terminal/render/StyledText
aish/terminal/render/Widths
aish/text/Ascii
aish/text/HomePath
aish/text/NumberedName
aish/text/PlainTextStream
aish/text/Resource
aish/text/TomlText
aish/tools/CallAssessment$Assessor
aish/tools/ToolJudge
aish/tools/ToolServers
aish/tools/ToolServers$ToolException
aish/tools/builtin/BuiltinCalls
aish/trust/ProjectSettings
aish/trust/TrustException
aish/trust/TrustStore
aish/undo/UndoFolder$UndoFolders
aish/undo/UndoStore
aish/undo/UndoStore$UndoException
aish/undo/UndoStore$UndoProspect
aish/workspace/SourceException
com/kenai/jffi/CallContext
com/kenai/jffi/CallContext$1
com/kenai/jffi/CallContextCache
com/kenai/jffi/CallContextCache$CallContextRef
com/kenai/jffi/CallContextCache$Signature
com/kenai/jffi/CallContextCache$SingletonHolder
com/kenai/jffi/CallingConvention
com/kenai/jffi/Foreign
com/kenai/jffi/Foreign$InValidInstanceHolder
com/kenai/jffi/Foreign$InstanceHolder
com/kenai/jffi/Foreign$ValidInstanceHolder
com/kenai/jffi/HeapObjectParameterInvoker
com/kenai/jffi/Init
com/kenai/jffi/Invoker
com/kenai/jffi/Invoker$LP64
com/kenai/jffi/Invoker$SingletonHolder
com/kenai/jffi/Library
com/kenai/jffi/Library$1
com/kenai/jffi/Library$DefaultLibrary
com/kenai/jffi/MemoryIO
com/kenai/jffi/MemoryIO$CheckedNativeImpl
com/kenai/jffi/MemoryIO$NativeImpl
com/kenai/jffi/MemoryIO$NativeImpl32
com/kenai/jffi/MemoryIO$NativeImpl64
com/kenai/jffi/MemoryIO$SingletonHolder
com/kenai/jffi/NativeObjectParameterInvoker
com/kenai/jffi/NativeType
com/kenai/jffi/ObjectParameterInvoker
com/kenai/jffi/ObjectParameterInvoker$SingletonHolder
com/kenai/jffi/Platform
com/kenai/jffi/Platform$1
com/kenai/jffi/Platform$ArchHolder
com/kenai/jffi/Platform$CPU
com/kenai/jffi/Platform$Darwin
com/kenai/jffi/Platform$Default
com/kenai/jffi/Platform$OS
com/kenai/jffi/Platform$SingletonHolder
com/kenai/jffi/Platform$Windows
com/kenai/jffi/Type
com/kenai/jffi/Type$Builtin
com/kenai/jffi/Type$TypeInfo
com/kenai/jffi/UnsafeMemoryIO
com/kenai/jffi/UnsafeMemoryIO$UnsafeMemoryIO32
com/kenai/jffi/UnsafeMemoryIO$UnsafeMemoryIO64
com/kenai/jffi/Util
com/kenai/jffi/Version
com/kenai/jffi/internal/Cleaner
com/kenai/jffi/internal/Cleaner$1
com/kenai/jffi/internal/StubLoader
com/kenai/jffi/internal/StubLoader$CPU
com/kenai/jffi/internal/StubLoader$OS
java/io/BufferedInputStream
java/io/BufferedOutputStream
java/io/BufferedReader
java/io/BufferedWriter
java/io/ByteArrayInputStream
java/io/ByteArrayOutputStream
java/io/CharArrayWriter
java/io/Closeable
java/io/DataInput
java/io/DataOutput
java/io/DefaultFileSystem
java/io/File
java/io/File$PathStatus
java/io/FileCleanable
java/io/FileDescriptor
java/io/FileDescriptor$1
java/io/FileInputStream
java/io/FileInputStream$1
java/io/FileNotFoundException
java/io/FileOutputStream
java/io/FileSystem
java/io/FilterInputStream
java/io/FilterOutputStream
java/io/Flushable
java/io/IOException
java/io/InputStream
java/io/InputStreamReader
java/io/ObjectStreamClass
java/io/ObjectStreamField
java/io/OutputStream
java/io/OutputStreamWriter
java/io/PrintStream
java/io/RandomAccessFile
java/io/RandomAccessFile$2
java/io/Reader
java/io/Reader$2
java/io/SequenceInputStream
java/io/Serializable
java/io/StringReader
java/io/StringWriter
java/io/UncheckedIOException
java/io/UnixFileSystem
java/io/Writer
java/lang/AbstractStringBuilder
java/lang/Appendable
java/lang/ApplicationShutdownHooks
java/lang/ApplicationShutdownHooks$1
java/lang/ArithmeticException
java/lang/ArrayIndexOutOfBoundsException
java/lang/ArrayStoreException
java/lang/AssertionStatusDirectives
java/lang/AutoCloseable
java/lang/BaseVirtualThread
java/lang/Boolean
java/lang/BootstrapMethodError
java/lang/Byte
java/lang/CharSequence
java/lang/Character
java/lang/Character$CharacterCache
java/lang/CharacterData
java/lang/CharacterDataLatin1
java/lang/Class
java/lang/Class$Atomic
java/lang/Class$ReflectionData
java/lang/ClassCastException
java/lang/ClassFrameInfo
java/lang/ClassLoader
java/lang/ClassLoader$ParallelLoaders
java/lang/ClassNotFoundException
java/lang/Cloneable
java/lang/Comparable
java/lang/Double
java/lang/Enum
java/lang/Error
java/lang/Exception
java/lang/Float
java/lang/IllegalAccessException
java/lang/IllegalArgumentException
java/lang/IllegalCallerException
java/lang/IllegalMonitorStateException
java/lang/IllegalStateException
java/lang/IncompatibleClassChangeError
java/lang/IndexOutOfBoundsException
java/lang/Integer
java/lang/Integer$IntegerCache
java/lang/InternalError
java/lang/InterruptedException
java/lang/Iterable
java/lang/LinkageError
java/lang/LiveStackFrame
java/lang/LiveStackFrameInfo
java/lang/Long
java/lang/Long$LongCache
java/lang/MatchException
java/lang/Math
java/lang/Module
java/lang/Module$ArchivedData
java/lang/Module$EnableNativeAccess
java/lang/ModuleLayer
java/lang/ModuleLayer$Controller
java/lang/NamedPackage
java/lang/NoClassDefFoundError
java/lang/NoSuchFieldError
java/lang/NoSuchFieldException
java/lang/NoSuchMethodError
java/lang/NoSuchMethodException
java/lang/NullPointerException
java/lang/Number
java/lang/NumberFormatException
java/lang/Object
java/lang/OutOfMemoryError
java/lang/Package
java/lang/Package$VersionInfo
java/lang/Process
java/lang/ProcessEnvironment
java/lang/ProcessEnvironment$ExternalData
java/lang/ProcessEnvironment$StringEntry
java/lang/ProcessEnvironment$StringEntrySet
java/lang/ProcessEnvironment$StringEntrySet$1
java/lang/ProcessEnvironment$StringEnvironment
java/lang/ProcessEnvironment$Value
java/lang/ProcessEnvironment$Variable
java/lang/ProcessImpl
java/lang/ProcessImpl$LaunchMechanism
java/lang/PublicMethods$Key
java/lang/PublicMethods$MethodList
java/lang/Readable
java/lang/Record
java/lang/ReflectiveOperationException
java/lang/Runnable
java/lang/Runtime
java/lang/Runtime$Version
java/lang/RuntimeException
java/lang/SecurityException
java/lang/Short
java/lang/Shutdown
java/lang/Shutdown$Lock
java/lang/StackFrameInfo
java/lang/StackOverflowError
java/lang/StackStreamFactory$AbstractStackWalker
java/lang/StackTraceElement
java/lang/StackWalker
java/lang/StackWalker$StackFrame
java/lang/StrictMath
java/lang/String
java/lang/String$CaseInsensitiveComparator
java/lang/StringBuffer
java/lang/StringBuilder
java/lang/StringCoding
java/lang/StringConcatHelper
java/lang/StringLatin1
java/lang/StringLatin1$CharsSpliterator
java/lang/StringUTF16
java/lang/System
java/lang/System$1
java/lang/System$In
java/lang/System$Out
java/lang/Terminator
java/lang/Terminator$1
java/lang/Thread
java/lang/Thread$Builder
java/lang/Thread$Builder$OfPlatform
java/lang/Thread$Constants
java/lang/Thread$FieldHolder
java/lang/Thread$State
java/lang/Thread$ThreadIdentifiers
java/lang/Thread$ThreadNumbering
java/lang/Thread$UncaughtExceptionHandler
java/lang/ThreadBuilders
java/lang/ThreadBuilders$BaseThreadBuilder
java/lang/ThreadBuilders$BaseThreadFactory
java/lang/ThreadBuilders$BoundVirtualThread
java/lang/ThreadBuilders$PlatformThreadBuilder
java/lang/ThreadBuilders$PlatformThreadFactory
java/lang/ThreadGroup
java/lang/ThreadLocal
java/lang/ThreadLocal$ThreadLocalMap
java/lang/ThreadLocal$ThreadLocalMap$Entry
java/lang/Throwable
java/lang/UnsatisfiedLinkError
java/lang/UnsupportedOperationException
java/lang/VersionProps
java/lang/VirtualMachineError
java/lang/VirtualThread
java/lang/Void
java/lang/annotation/Annotation
java/lang/classfile/Annotation
java/lang/classfile/AnnotationElement
java/lang/classfile/Attribute
java/lang/classfile/AttributeMapper
java/lang/classfile/AttributeMapper$AttributeStability
java/lang/classfile/Attributes
java/lang/classfile/BootstrapMethodEntry
java/lang/classfile/BufWriter
java/lang/classfile/ClassBuilder
java/lang/classfile/ClassElement
java/lang/classfile/ClassFile
java/lang/classfile/ClassFileBuilder
java/lang/classfile/ClassFileElement
java/lang/classfile/ClassHierarchyResolver
java/lang/classfile/ClassHierarchyResolver$1Factory
java/lang/classfile/ClassHierarchyResolver$ClassHierarchyInfo
java/lang/classfile/ClassReader
java/lang/classfile/CodeBuilder
java/lang/classfile/CodeElement
java/lang/classfile/CustomAttribute
java/lang/classfile/FieldBuilder
java/lang/classfile/FieldElement
java/lang/classfile/Interfaces
java/lang/classfile/Label
java/lang/classfile/MethodBuilder
java/lang/classfile/MethodElement
java/lang/classfile/Opcode
java/lang/classfile/Opcode$Kind
java/lang/classfile/PseudoInstruction
java/lang/classfile/Superclass
java/lang/classfile/TypeKind
java/lang/classfile/attribute/RuntimeVisibleAnnotationsAttribute
java/lang/classfile/attribute/SourceFileAttribute
java/lang/classfile/constantpool/AnnotationConstantValueEntry
java/lang/classfile/constantpool/ClassEntry
java/lang/classfile/constantpool/ConstantPool
java/lang/classfile/constantpool/ConstantPoolBuilder
java/lang/classfile/constantpool/FieldRefEntry
java/lang/classfile/constantpool/InterfaceMethodRefEntry
java/lang/classfile/constantpool/LoadableConstantEntry
java/lang/classfile/constantpool/MemberRefEntry
java/lang/classfile/constantpool/MethodRefEntry
java/lang/classfile/constantpool/NameAndTypeEntry
java/lang/classfile/constantpool/PoolEntry
java/lang/classfile/constantpool/Utf8Entry
java/lang/classfile/instruction/CharacterRange
java/lang/classfile/instruction/LabelTarget
java/lang/classfile/instruction/LocalVariable
java/lang/classfile/instruction/LocalVariableType
java/lang/constant/ClassDesc
java/lang/constant/Constable
java/lang/constant/ConstantDesc
java/lang/constant/ConstantDescs
java/lang/constant/DirectMethodHandleDesc
java/lang/constant/DirectMethodHandleDesc$Kind
java/lang/constant/DynamicConstantDesc
java/lang/constant/DynamicConstantDesc$AnonymousDynamicConstantDesc
java/lang/constant/MethodHandleDesc
java/lang/constant/MethodHandleDesc$1
java/lang/constant/MethodTypeDesc
java/lang/invoke/AbstractValidatingLambdaMetafactory
java/lang/invoke/BootstrapMethodInvoker
java/lang/invoke/BoundMethodHandle
java/lang/invoke/BoundMethodHandle$Specializer
java/lang/invoke/BoundMethodHandle$Specializer$Factory
java/lang/invoke/BoundMethodHandle$SpeciesData
java/lang/invoke/BoundMethodHandle$Species_L
java/lang/invoke/CallSite
java/lang/invoke/ClassSpecializer
java/lang/invoke/ClassSpecializer$1
java/lang/invoke/ClassSpecializer$Factory
java/lang/invoke/ClassSpecializer$SpeciesData
java/lang/invoke/ConstantCallSite
java/lang/invoke/DirectMethodHandle
java/lang/invoke/DirectMethodHandle$2
java/lang/invoke/DirectMethodHandle$Accessor
java/lang/invoke/DirectMethodHandle$Constructor
java/lang/invoke/DirectMethodHandle$Holder
java/lang/invoke/DirectMethodHandle$Interface
java/lang/invoke/DirectMethodHandle$StaticAccessor
java/lang/invoke/InfoFromMemberName
java/lang/invoke/InnerClassLambdaMetafactory
java/lang/invoke/InnerClassLambdaMetafactory$1
java/lang/invoke/InnerClassLambdaMetafactory$3
java/lang/invoke/InnerClassLambdaMetafactory$6
java/lang/invoke/InvokerBytecodeGenerator
java/lang/invoke/InvokerBytecodeGenerator$1
java/lang/invoke/InvokerBytecodeGenerator$2
java/lang/invoke/InvokerBytecodeGenerator$3
java/lang/invoke/InvokerBytecodeGenerator$4
java/lang/invoke/InvokerBytecodeGenerator$4$1
java/lang/invoke/InvokerBytecodeGenerator$8
java/lang/invoke/InvokerBytecodeGenerator$ClassData
java/lang/invoke/Invokers
java/lang/invoke/Invokers$Holder
java/lang/invoke/LambdaForm
java/lang/invoke/LambdaForm$BasicType
java/lang/invoke/LambdaForm$Holder
java/lang/invoke/LambdaForm$Kind
java/lang/invoke/LambdaForm$Name
java/lang/invoke/LambdaForm$NamedFunction
java/lang/invoke/LambdaMetafactory
java/lang/invoke/MemberName
java/lang/invoke/MemberName$Factory
java/lang/invoke/MethodHandle
java/lang/invoke/MethodHandleImpl
java/lang/invoke/MethodHandleImpl$1
java/lang/invoke/MethodHandleImpl$Intrinsic
java/lang/invoke/MethodHandleInfo
java/lang/invoke/MethodHandleNatives
java/lang/invoke/MethodHandleStatics
java/lang/invoke/MethodHandles
java/lang/invoke/MethodHandles$Lookup
java/lang/invoke/MethodHandles$Lookup$ClassDefiner
java/lang/invoke/MethodType
java/lang/invoke/MethodType$1
java/lang/invoke/MethodTypeForm
java/lang/invoke/MutableCallSite
java/lang/invoke/ResolvedMethodName
java/lang/invoke/SimpleMethodHandle
java/lang/invoke/TypeConvertingMethodAdapter
java/lang/invoke/TypeConvertingMethodAdapter$1
java/lang/invoke/TypeConvertingMethodAdapter$BoxHolder
java/lang/invoke/TypeDescriptor
java/lang/invoke/TypeDescriptor$OfField
java/lang/invoke/TypeDescriptor$OfMethod
java/lang/invoke/VarForm
java/lang/invoke/VarHandle
java/lang/invoke/VarHandle$AccessDescriptor
java/lang/invoke/VarHandle$AccessMode
java/lang/invoke/VarHandle$AccessType
java/lang/invoke/VarHandleBooleans$FieldInstanceReadOnly
java/lang/invoke/VarHandleBooleans$FieldInstanceReadWrite
java/lang/invoke/VarHandleGuards
java/lang/invoke/VarHandleInts$FieldInstanceReadOnly
java/lang/invoke/VarHandleInts$FieldInstanceReadWrite
java/lang/invoke/VarHandleLongs$FieldInstanceReadOnly
java/lang/invoke/VarHandleLongs$FieldInstanceReadWrite
java/lang/invoke/VarHandleReferences$FieldInstanceReadOnly
java/lang/invoke/VarHandleReferences$FieldInstanceReadWrite
java/lang/invoke/VarHandles
java/lang/invoke/VolatileCallSite
java/lang/module/Configuration
java/lang/module/ModuleDescriptor
java/lang/module/ModuleDescriptor$1
java/lang/module/ModuleDescriptor$Exports
java/lang/module/ModuleDescriptor$Modifier
java/lang/module/ModuleDescriptor$Opens
java/lang/module/ModuleDescriptor$Provides
java/lang/module/ModuleDescriptor$Requires
java/lang/module/ModuleDescriptor$Requires$Modifier
java/lang/module/ModuleDescriptor$Version
java/lang/module/ModuleFinder
java/lang/module/ModuleReference
java/lang/module/ResolvedModule
java/lang/ref/Cleaner
java/lang/ref/Cleaner$1
java/lang/ref/Cleaner$Cleanable
java/lang/ref/FinalReference
java/lang/ref/Finalizer
java/lang/ref/Finalizer$FinalizerThread
java/lang/ref/PhantomReference
java/lang/ref/Reference
java/lang/ref/Reference$1
java/lang/ref/Reference$ReferenceHandler
java/lang/ref/ReferenceQueue
java/lang/ref/ReferenceQueue$Lock
java/lang/ref/ReferenceQueue$Null
java/lang/ref/SoftReference
java/lang/ref/WeakReference
java/lang/reflect/AccessFlag
java/lang/reflect/AccessFlag$Location
java/lang/reflect/AccessibleObject
java/lang/reflect/AnnotatedElement
java/lang/reflect/Array
java/lang/reflect/ClassFileFormatVersion
java/lang/reflect/Constructor
java/lang/reflect/Executable
java/lang/reflect/Field
java/lang/reflect/GenericDeclaration
java/lang/reflect/InvocationTargetException
java/lang/reflect/Member
java/lang/reflect/Method
java/lang/reflect/Modifier
java/lang/reflect/Parameter
java/lang/reflect/RecordComponent
java/lang/reflect/ReflectAccess
java/lang/reflect/Type
java/math/BigInteger
java/net/URI
java/net/URI$1
java/net/URI$Parser
java/net/URISyntaxException
java/net/URL
java/net/URL$1
java/net/URL$DefaultFactory
java/net/URLStreamHandler
java/net/URLStreamHandlerFactory
java/nio/Bits
java/nio/Bits$1
java/nio/Buffer
java/nio/Buffer$1
java/nio/Buffer$2
java/nio/ByteBuffer
java/nio/ByteOrder
java/nio/CharBuffer
java/nio/DirectByteBuffer
java/nio/DirectByteBuffer$Deallocator
java/nio/DirectLongBufferU
java/nio/HeapByteBuffer
java/nio/HeapCharBuffer
java/nio/LongBuffer
java/nio/MappedByteBuffer
java/nio/channels/ByteChannel
java/nio/channels/Channel
java/nio/channels/Channels
java/nio/channels/FileChannel
java/nio/channels/FileLock
java/nio/channels/GatheringByteChannel
java/nio/channels/InterruptibleChannel
java/nio/channels/NetworkChannel
java/nio/channels/OverlappingFileLockException
java/nio/channels/ReadableByteChannel
java/nio/channels/ScatteringByteChannel
java/nio/channels/SeekableByteChannel
java/nio/channels/SelectableChannel
java/nio/channels/SocketChannel
java/nio/channels/WritableByteChannel
java/nio/channels/spi/AbstractInterruptibleChannel
java/nio/channels/spi/AbstractInterruptibleChannel$1
java/nio/channels/spi/AbstractSelectableChannel
java/nio/charset/Charset
java/nio/charset/CharsetDecoder
java/nio/charset/CharsetEncoder
java/nio/charset/CoderResult
java/nio/charset/CodingErrorAction
java/nio/charset/StandardCharsets
java/nio/charset/spi/CharsetProvider
java/nio/file/AccessDeniedException
java/nio/file/CopyOption
java/nio/file/DirectoryStream
java/nio/file/DirectoryStream$Filter
java/nio/file/FileAlreadyExistsException
java/nio/file/FileSystem
java/nio/file/FileSystemException
java/nio/file/FileSystems
java/nio/file/FileSystems$DefaultFileSystemHolder
java/nio/file/FileTreeWalker
java/nio/file/FileTreeWalker$DirectoryNode
java/nio/file/FileTreeWalker$Event
java/nio/file/FileTreeWalker$EventType
java/nio/file/FileVisitOption
java/nio/file/FileVisitResult
java/nio/file/FileVisitor
java/nio/file/Files
java/nio/file/Files$3
java/nio/file/Files$AcceptAllFilter
java/nio/file/InvalidPathException
java/nio/file/LinkOption
java/nio/file/NoSuchFileException
java/nio/file/OpenOption
java/nio/file/Path
java/nio/file/SecureDirectoryStream
java/nio/file/SimpleFileVisitor
java/nio/file/StandardOpenOption
java/nio/file/Watchable
java/nio/file/attribute/AttributeView
java/nio/file/attribute/BasicFileAttributeView
java/nio/file/attribute/BasicFileAttributes
java/nio/file/attribute/DosFileAttributeView
java/nio/file/attribute/DosFileAttributes
java/nio/file/attribute/FileAttribute
java/nio/file/attribute/FileAttributeView
java/nio/file/attribute/FileTime
java/nio/file/attribute/PosixFileAttributes
java/nio/file/attribute/PosixFilePermission
java/nio/file/attribute/PosixFilePermissions
java/nio/file/attribute/PosixFilePermissions$1
java/nio/file/attribute/UserDefinedFileAttributeView
java/nio/file/spi/FileSystemProvider
java/security/CodeSource
java/security/DEREncodable
java/security/GeneralSecurityException
java/security/NoSuchAlgorithmException
java/security/PermissionCollection
java/security/Permissions
java/security/Principal
java/security/ProtectionDomain
java/security/SecureClassLoader
java/security/SecureClassLoader$1
java/security/SecureClassLoader$CodeSourceKey
java/security/cert/Certificate
java/security/cert/CertificateException
java/security/cert/X509Certificate
java/security/cert/X509Extension
java/time/Clock
java/time/Clock$SystemInstantSource
java/time/Duration
java/time/Instant
java/time/InstantSource
java/time/temporal/Temporal
java/time/temporal/TemporalAccessor
java/time/temporal/TemporalAdjuster
java/time/temporal/TemporalAmount
java/time/temporal/TemporalUnit
java/util/AbstractCollection
java/util/AbstractList
java/util/AbstractList$RandomAccessSpliterator
java/util/AbstractMap
java/util/AbstractMap$1
java/util/AbstractMap$KeyIterator
java/util/AbstractQueue
java/util/AbstractSet
java/util/ArrayDeque
java/util/ArrayDeque$DeqIterator
java/util/ArrayList
java/util/ArrayList$ArrayListSpliterator
java/util/ArrayList$Itr
java/util/ArrayList$SubList
java/util/ArrayList$SubList$1
java/util/Arrays
java/util/Arrays$LegacyMergeSort
java/util/BitSet
java/util/Collection
java/util/Collections
java/util/Collections$EmptyIterator
java/util/Collections$EmptyList
java/util/Collections$EmptyMap
java/util/Collections$EmptySet
java/util/Collections$SetFromMap
java/util/Collections$SynchronizedMap
java/util/Collections$UnmodifiableCollection
java/util/Collections$UnmodifiableCollection$1
java/util/Collections$UnmodifiableList
java/util/Collections$UnmodifiableMap
java/util/Collections$UnmodifiableMap$UnmodifiableEntrySet
java/util/Collections$UnmodifiableMap$UnmodifiableEntrySet$1
java/util/Collections$UnmodifiableMap$UnmodifiableEntrySet$UnmodifiableEntry
java/util/Collections$UnmodifiableRandomAccessList
java/util/Collections$UnmodifiableSet
java/util/Comparator
java/util/Deque
java/util/Dictionary
java/util/EnumMap
java/util/EnumMap$1
java/util/EnumMap$EntryIterator
java/util/EnumMap$EntryIterator$Entry
java/util/EnumMap$EntrySet
java/util/EnumMap$EnumMapIterator
java/util/EnumSet
java/util/Enumeration
java/util/HashMap
java/util/HashMap$EntryIterator
java/util/HashMap$EntrySet
java/util/HashMap$HashIterator
java/util/HashMap$KeyIterator
java/util/HashMap$KeySet
java/util/HashMap$Node
java/util/HashMap$TreeNode
java/util/HashSet
java/util/Hashtable
java/util/Hashtable$Entry
java/util/HexFormat
java/util/IdentityHashMap
java/util/IdentityHashMap$IdentityHashMapIterator
java/util/IdentityHashMap$KeyIterator
java/util/IdentityHashMap$KeySet
java/util/ImmutableCollections
java/util/ImmutableCollections$AbstractImmutableCollection
java/util/ImmutableCollections$AbstractImmutableList
java/util/ImmutableCollections$AbstractImmutableMap
java/util/ImmutableCollections$AbstractImmutableSet
java/util/ImmutableCollections$Access
java/util/ImmutableCollections$Access$1
java/util/ImmutableCollections$List12
java/util/ImmutableCollections$ListItr
java/util/ImmutableCollections$ListN
java/util/ImmutableCollections$MapN
java/util/ImmutableCollections$MapN$1
java/util/ImmutableCollections$MapN$MapNIterator
java/util/ImmutableCollections$Set12
java/util/ImmutableCollections$Set12$1
java/util/ImmutableCollections$SetN
java/util/ImmutableCollections$SetN$SetNIterator
java/util/ImmutableCollections$SubList
java/util/Iterator
java/util/KeyValueHolder
java/util/LinkedHashMap
java/util/LinkedHashMap$Entry
java/util/LinkedHashMap$LinkedEntryIterator
java/util/LinkedHashMap$LinkedEntrySet
java/util/LinkedHashMap$LinkedHashIterator
java/util/LinkedHashMap$LinkedKeyIterator
java/util/LinkedHashMap$LinkedKeySet
java/util/LinkedHashSet
java/util/List
java/util/ListIterator
java/util/Locale
java/util/Map
java/util/Map$Entry
java/util/NavigableMap
java/util/NavigableSet
java/util/Objects
java/util/Optional
java/util/OptionalDouble
java/util/OptionalInt
java/util/Properties
java/util/Queue
java/util/Random
java/util/RandomAccess
java/util/RegularEnumSet
java/util/RegularEnumSet$EnumSetIterator
java/util/SequencedCollection
java/util/SequencedMap
java/util/SequencedSet
java/util/Set
java/util/SortedMap
java/util/SortedSet
java/util/Spliterator
java/util/Spliterator$OfInt
java/util/Spliterator$OfPrimitive
java/util/Spliterators
java/util/Spliterators$ArraySpliterator
java/util/Spliterators$IntArraySpliterator
java/util/StringTokenizer
java/util/TimSort
java/util/TreeMap
java/util/TreeMap$Entry
java/util/WeakHashMap
java/util/WeakHashMap$Entry
java/util/WeakHashMap$KeySet
java/util/concurrent/AbstractExecutorService
java/util/concurrent/BlockingQueue
java/util/concurrent/Callable
java/util/concurrent/CompletableFuture
java/util/concurrent/CompletableFuture$AltResult
java/util/concurrent/CompletableFuture$AnyOf
java/util/concurrent/CompletableFuture$AsynchronousCompletionTask
java/util/concurrent/CompletableFuture$Completion
java/util/concurrent/CompletableFuture$Signaller
java/util/concurrent/CompletionStage
java/util/concurrent/ConcurrentHashMap
java/util/concurrent/ConcurrentHashMap$BaseIterator
java/util/concurrent/ConcurrentHashMap$CollectionView
java/util/concurrent/ConcurrentHashMap$CounterCell
java/util/concurrent/ConcurrentHashMap$ForwardingNode
java/util/concurrent/ConcurrentHashMap$KeySetView
java/util/concurrent/ConcurrentHashMap$Node
java/util/concurrent/ConcurrentHashMap$ReservationNode
java/util/concurrent/ConcurrentHashMap$Segment
java/util/concurrent/ConcurrentHashMap$Traverser
java/util/concurrent/ConcurrentHashMap$ValueIterator
java/util/concurrent/ConcurrentHashMap$ValuesView
java/util/concurrent/ConcurrentMap
java/util/concurrent/ConcurrentNavigableMap
java/util/concurrent/ConcurrentSkipListMap
java/util/concurrent/ConcurrentSkipListMap$Index
java/util/concurrent/ConcurrentSkipListMap$Node
java/util/concurrent/ConcurrentSkipListSet
java/util/concurrent/CopyOnWriteArrayList
java/util/concurrent/CountDownLatch
java/util/concurrent/CountDownLatch$Sync
java/util/concurrent/DelayScheduler
java/util/concurrent/Delayed
java/util/concurrent/ExecutionException
java/util/concurrent/Executor
java/util/concurrent/ExecutorService
java/util/concurrent/ForkJoinPool
java/util/concurrent/ForkJoinPool$1
java/util/concurrent/ForkJoinPool$DefaultForkJoinWorkerThreadFactory
java/util/concurrent/ForkJoinPool$ForkJoinWorkerThreadFactory
java/util/concurrent/ForkJoinPool$ManagedBlocker
java/util/concurrent/ForkJoinPool$WorkQueue
java/util/concurrent/ForkJoinTask
java/util/concurrent/ForkJoinTask$Aux
java/util/concurrent/ForkJoinWorkerThread
java/util/concurrent/Future
java/util/concurrent/RejectedExecutionHandler
java/util/concurrent/RunnableFuture
java/util/concurrent/RunnableScheduledFuture
java/util/concurrent/ScheduledExecutorService
java/util/concurrent/ScheduledFuture
java/util/concurrent/ScheduledThreadPoolExecutor
java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue
java/util/concurrent/Semaphore
java/util/concurrent/Semaphore$NonfairSync
java/util/concurrent/Semaphore$Sync
java/util/concurrent/ThreadFactory
java/util/concurrent/ThreadPoolExecutor
java/util/concurrent/ThreadPoolExecutor$AbortPolicy
java/util/concurrent/TimeUnit
java/util/concurrent/TimeoutException
java/util/concurrent/atomic/AtomicBoolean
java/util/concurrent/atomic/AtomicInteger
java/util/concurrent/atomic/AtomicIntegerFieldUpdater
java/util/concurrent/atomic/AtomicIntegerFieldUpdater$AtomicIntegerFieldUpdaterImpl
java/util/concurrent/atomic/AtomicLong
java/util/concurrent/atomic/LongAdder
java/util/concurrent/atomic/Striped64
java/util/concurrent/locks/AbstractOwnableSynchronizer
java/util/concurrent/locks/AbstractQueuedLongSynchronizer
java/util/concurrent/locks/AbstractQueuedSynchronizer
java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject
java/util/concurrent/locks/AbstractQueuedSynchronizer$ExclusiveNode
java/util/concurrent/locks/AbstractQueuedSynchronizer$Node
java/util/concurrent/locks/AbstractQueuedSynchronizer$SharedNode
java/util/concurrent/locks/Condition
java/util/concurrent/locks/Lock
java/util/concurrent/locks/LockSupport
java/util/concurrent/locks/ReadWriteLock
java/util/concurrent/locks/ReentrantLock
java/util/concurrent/locks/ReentrantLock$NonfairSync
java/util/concurrent/locks/ReentrantLock$Sync
java/util/concurrent/locks/ReentrantReadWriteLock
java/util/concurrent/locks/ReentrantReadWriteLock$FairSync
java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock
java/util/concurrent/locks/ReentrantReadWriteLock$Sync
java/util/concurrent/locks/ReentrantReadWriteLock$Sync$ThreadLocalHoldCounter
java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock
java/util/function/BiConsumer
java/util/function/BiFunction
java/util/function/BooleanSupplier
java/util/function/Consumer
java/util/function/Function
java/util/function/IntConsumer
java/util/function/IntFunction
java/util/function/IntPredicate
java/util/function/IntSupplier
java/util/function/LongSupplier
java/util/function/Predicate
java/util/function/Supplier
java/util/function/ToIntFunction
java/util/function/UnaryOperator
java/util/jar/Attributes
java/util/jar/Attributes$Name
java/util/jar/JarEntry
java/util/jar/JarFile
java/util/jar/JarFile$JarFileEntry
java/util/jar/JarFile$ThreadTrackHolder
java/util/jar/JarVerifier
java/util/jar/JavaUtilJarAccessImpl
java/util/jar/Manifest
java/util/jar/Manifest$FastInputStream
java/util/random/RandomGenerator
java/util/regex/ASCII
java/util/regex/CharPredicates
java/util/regex/IntHashSet
java/util/regex/MatchResult
java/util/regex/Matcher
java/util/regex/Pattern
java/util/regex/Pattern$Begin
java/util/regex/Pattern$BitClass
java/util/regex/Pattern$BmpCharPredicate
java/util/regex/Pattern$BmpCharProperty
java/util/regex/Pattern$BmpCharPropertyGreedy
java/util/regex/Pattern$Bound
java/util/regex/Pattern$Branch
java/util/regex/Pattern$BranchConn
java/util/regex/Pattern$Caret
java/util/regex/Pattern$CharPredicate
java/util/regex/Pattern$CharProperty
java/util/regex/Pattern$CharPropertyGreedy
java/util/regex/Pattern$Curly
java/util/regex/Pattern$First
java/util/regex/Pattern$GroupHead
java/util/regex/Pattern$GroupTail
java/util/regex/Pattern$LastNode
java/util/regex/Pattern$LookBehindEndNode
java/util/regex/Pattern$Loop
java/util/regex/Pattern$Node
java/util/regex/Pattern$NotBehind
java/util/regex/Pattern$Prolog
java/util/regex/Pattern$Qtype
java/util/regex/Pattern$Ques
java/util/regex/Pattern$Slice
java/util/regex/Pattern$SliceNode
java/util/regex/Pattern$Start
java/util/regex/Pattern$StartS
java/util/regex/Pattern$TreeInfo
java/util/regex/PatternSyntaxException
java/util/stream/AbstractPipeline
java/util/stream/AbstractSpinedBuffer
java/util/stream/BaseStream
java/util/stream/ForEachOps
java/util/stream/ForEachOps$ForEachOp
java/util/stream/ForEachOps$ForEachOp$OfRef
java/util/stream/IntPipeline
java/util/stream/IntPipeline$Head
java/util/stream/IntStream
java/util/stream/MatchOps
java/util/stream/MatchOps$2MatchSink
java/util/stream/MatchOps$BooleanTerminalSink
java/util/stream/MatchOps$MatchKind
java/util/stream/MatchOps$MatchOp
java/util/stream/Node
java/util/stream/Node$Builder
java/util/stream/Node$OfDouble
java/util/stream/Node$OfInt
java/util/stream/Node$OfLong
java/util/stream/Node$OfPrimitive
java/util/stream/Nodes
java/util/stream/Nodes$EmptyNode
java/util/stream/Nodes$EmptyNode$OfDouble
java/util/stream/Nodes$EmptyNode$OfInt
java/util/stream/Nodes$EmptyNode$OfLong
java/util/stream/Nodes$EmptyNode$OfRef
java/util/stream/Nodes$SpinedNodeBuilder
java/util/stream/PipelineHelper
java/util/stream/ReferencePipeline
java/util/stream/ReferencePipeline$2
java/util/stream/ReferencePipeline$2$1
java/util/stream/ReferencePipeline$3
java/util/stream/ReferencePipeline$3$1
java/util/stream/ReferencePipeline$7
java/util/stream/ReferencePipeline$7$1FlatMap
java/util/stream/ReferencePipeline$Head
java/util/stream/ReferencePipeline$StatelessOp
java/util/stream/Sink
java/util/stream/Sink$ChainedReference
java/util/stream/Sink$OfInt
java/util/stream/SpinedBuffer
java/util/stream/Stream
java/util/stream/StreamOpFlag
java/util/stream/StreamOpFlag$MaskBuilder
java/util/stream/StreamOpFlag$Type
java/util/stream/StreamShape
java/util/stream/StreamSupport
java/util/stream/Streams
java/util/stream/Streams$2
java/util/stream/Streams$ConcatSpliterator
java/util/stream/Streams$ConcatSpliterator$OfRef
java/util/stream/TerminalOp
java/util/stream/TerminalSink
java/util/zip/CRC32
java/util/zip/Checksum
java/util/zip/Checksum$1
java/util/zip/Inflater
java/util/zip/Inflater$InflaterZStreamRef
java/util/zip/InflaterInputStream
java/util/zip/ZipCoder
java/util/zip/ZipCoder$UTF8ZipCoder
java/util/zip/ZipConstants
java/util/zip/ZipEntry
java/util/zip/ZipFile
java/util/zip/ZipFile$1
java/util/zip/ZipFile$CleanableResource
java/util/zip/ZipFile$EntryPos
java/util/zip/ZipFile$InflaterCleanupAction
java/util/zip/ZipFile$Source
java/util/zip/ZipFile$Source$End
java/util/zip/ZipFile$Source$Key
java/util/zip/ZipFile$ZipFileInflaterInputStream
java/util/zip/ZipFile$ZipFileInputStream
java/util/zip/ZipUtils
jdk/internal/access/JavaIOFileDescriptorAccess
jdk/internal/access/JavaIORandomAccessFileAccess
jdk/internal/access/JavaLangAccess
jdk/internal/access/JavaLangInvokeAccess
jdk/internal/access/JavaLangModuleAccess
jdk/internal/access/JavaLangRefAccess
jdk/internal/access/JavaLangReflectAccess
jdk/internal/access/JavaNetURLAccess
jdk/internal/access/JavaNetUriAccess
jdk/internal/access/JavaNioAccess
jdk/internal/access/JavaUtilCollectionAccess
jdk/internal/access/JavaUtilConcurrentFJPAccess
jdk/internal/access/JavaUtilJarAccess
jdk/internal/access/JavaUtilZipFileAccess
jdk/internal/access/SharedSecrets
jdk/internal/classfile/impl/AbstractAttributeMapper
jdk/internal/classfile/impl/AbstractAttributeMapper$CodeMapper
jdk/internal/classfile/impl/AbstractAttributeMapper$RuntimeVisibleAnnotationsMapper
jdk/internal/classfile/impl/AbstractAttributeMapper$SourceFileMapper
jdk/internal/classfile/impl/AbstractDirectBuilder
jdk/internal/classfile/impl/AbstractElement
jdk/internal/classfile/impl/AbstractPoolEntry
jdk/internal/classfile/impl/AbstractPoolEntry$AbstractMemberRefEntry
jdk/internal/classfile/impl/AbstractPoolEntry$AbstractNamedEntry
jdk/internal/classfile/impl/AbstractPoolEntry$AbstractRefEntry
jdk/internal/classfile/impl/AbstractPoolEntry$AbstractRefsEntry
jdk/internal/classfile/impl/AbstractPoolEntry$ClassEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$FieldRefEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$InterfaceMethodRefEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$MethodRefEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$NameAndTypeEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$Utf8EntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$Utf8EntryImpl$State
jdk/internal/classfile/impl/AnnotationImpl
jdk/internal/classfile/impl/AnnotationReader
jdk/internal/classfile/impl/AttributeHolder
jdk/internal/classfile/impl/BootstrapMethodEntryImpl
jdk/internal/classfile/impl/BoundAttribute
jdk/internal/classfile/impl/BufWriterImpl
jdk/internal/classfile/impl/BytecodeHelpers
jdk/internal/classfile/impl/ClassFileImpl
jdk/internal/classfile/impl/ClassHierarchyImpl
jdk/internal/classfile/impl/ClassHierarchyImpl$CachedClassHierarchyResolver
jdk/internal/classfile/impl/ClassHierarchyImpl$CachedClassHierarchyResolver$1
jdk/internal/classfile/impl/ClassHierarchyImpl$ClassHierarchyInfoImpl
jdk/internal/classfile/impl/ClassHierarchyImpl$ClassLoadingClassHierarchyResolver
jdk/internal/classfile/impl/ClassHierarchyImpl$ClassLoadingClassHierarchyResolver$1
jdk/internal/classfile/impl/ClassReaderImpl
jdk/internal/classfile/impl/DirectClassBuilder
jdk/internal/classfile/impl/DirectCodeBuilder
jdk/internal/classfile/impl/DirectCodeBuilder$4
jdk/internal/classfile/impl/DirectCodeBuilder$8
jdk/internal/classfile/impl/DirectCodeBuilder$DeferredLabel
jdk/internal/classfile/impl/DirectFieldBuilder
jdk/internal/classfile/impl/DirectMethodBuilder
jdk/internal/classfile/impl/EntryMap
jdk/internal/classfile/impl/InterfacesImpl
jdk/internal/classfile/impl/LabelContext
jdk/internal/classfile/impl/LabelImpl
jdk/internal/classfile/impl/MethodInfo
jdk/internal/classfile/impl/RawBytecodeHelper
jdk/internal/classfile/impl/RawBytecodeHelper$1
jdk/internal/classfile/impl/RawBytecodeHelper$CodeRange
jdk/internal/classfile/impl/SplitConstantPool
jdk/internal/classfile/impl/StackMapGenerator
jdk/internal/classfile/impl/StackMapGenerator$Frame
jdk/internal/classfile/impl/StackMapGenerator$Type
jdk/internal/classfile/impl/SuperclassImpl
jdk/internal/classfile/impl/TemporaryConstantPool
jdk/internal/classfile/impl/TerminalCodeBuilder
jdk/internal/classfile/impl/TerminalFieldBuilder
jdk/internal/classfile/impl/TerminalMethodBuilder
jdk/internal/classfile/impl/UnboundAttribute
jdk/internal/classfile/impl/UnboundAttribute$AdHocAttribute
jdk/internal/classfile/impl/UnboundAttribute$UnboundRuntimeVisibleAnnotationsAttribute
jdk/internal/classfile/impl/UnboundAttribute$UnboundSourceFileAttribute
jdk/internal/classfile/impl/Util
jdk/internal/classfile/impl/Util$1WithCodeMethodHandler
jdk/internal/classfile/impl/Util$Writable
jdk/internal/constant/ArrayClassDescImpl
jdk/internal/constant/ClassOrInterfaceDescImpl
jdk/internal/constant/ConstantUtils
jdk/internal/constant/DirectMethodHandleDescImpl
jdk/internal/constant/DirectMethodHandleDescImpl$1
jdk/internal/constant/MethodTypeDescImpl
jdk/internal/constant/PrimitiveClassDescImpl
jdk/internal/foreign/abi/ABIDescriptor
jdk/internal/foreign/abi/NativeEntryPoint
jdk/internal/foreign/abi/UpcallLinker$CallRegs
jdk/internal/foreign/abi/VMStorage
jdk/internal/invoke/MhUtil
jdk/internal/loader/AbstractClassLoaderValue
jdk/internal/loader/AbstractClassLoaderValue$Memoizer
jdk/internal/loader/ArchivedClassLoaders
jdk/internal/loader/BootLoader
jdk/internal/loader/BuiltinClassLoader
jdk/internal/loader/BuiltinClassLoader$LoadedModule
jdk/internal/loader/ClassLoaderHelper
jdk/internal/loader/ClassLoaderValue
jdk/internal/loader/ClassLoaders
jdk/internal/loader/ClassLoaders$AppClassLoader
jdk/internal/loader/ClassLoaders$BootClassLoader
jdk/internal/loader/ClassLoaders$PlatformClassLoader
jdk/internal/loader/FileURLMapper
jdk/internal/loader/NativeLibraries
jdk/internal/loader/NativeLibraries$1
jdk/internal/loader/NativeLibraries$2
jdk/internal/loader/NativeLibraries$CountedLock
jdk/internal/loader/NativeLibraries$LibraryPaths
jdk/internal/loader/NativeLibraries$NativeLibraryContext
jdk/internal/loader/NativeLibraries$NativeLibraryContext$1
jdk/internal/loader/NativeLibraries$NativeLibraryImpl
jdk/internal/loader/NativeLibrary
jdk/internal/loader/Resource
jdk/internal/loader/URLClassPath
jdk/internal/loader/URLClassPath$JarLoader
jdk/internal/loader/URLClassPath$JarLoader$1
jdk/internal/loader/URLClassPath$Loader
jdk/internal/math/FloatingDecimal
jdk/internal/math/FloatingDecimal$1
jdk/internal/math/FloatingDecimal$ASCIIToBinaryBuffer
jdk/internal/math/FloatingDecimal$ASCIIToBinaryConverter
jdk/internal/math/FloatingDecimal$BinaryToASCIIBuffer
jdk/internal/math/FloatingDecimal$BinaryToASCIIConverter
jdk/internal/math/FloatingDecimal$ExceptionalBinaryToASCIIBuffer
jdk/internal/math/FloatingDecimal$PreparedASCIIToBinaryBuffer
jdk/internal/math/MathUtils
jdk/internal/misc/Blocker
jdk/internal/misc/CDS
jdk/internal/misc/CarrierThreadLocal
jdk/internal/misc/InnocuousThread
jdk/internal/misc/MethodFinder
jdk/internal/misc/OSEnvironment
jdk/internal/misc/ScopedMemoryAccess
jdk/internal/misc/Signal
jdk/internal/misc/Signal$Handler
jdk/internal/misc/Signal$NativeHandler
jdk/internal/misc/TerminatingThreadLocal
jdk/internal/misc/TerminatingThreadLocal$1
jdk/internal/misc/ThreadTracker
jdk/internal/misc/ThreadTracker$ThreadRef
jdk/internal/misc/Unsafe
jdk/internal/misc/UnsafeConstants
jdk/internal/misc/VM
jdk/internal/misc/VM$BufferPool
jdk/internal/module/ArchivedBootLayer
jdk/internal/module/ArchivedModuleGraph
jdk/internal/module/Builder
jdk/internal/module/ModuleBootstrap
jdk/internal/module/ModuleBootstrap$Counters
jdk/internal/module/ModuleBootstrap$IllegalNativeAccess
jdk/internal/module/ModuleHashes
jdk/internal/module/ModuleHashes$Builder
jdk/internal/module/ModuleHashes$HashSupplier
jdk/internal/module/ModuleLoaderMap
jdk/internal/module/ModuleLoaderMap$Mapper
jdk/internal/module/ModuleLoaderMap$Modules
jdk/internal/module/ModulePatcher
jdk/internal/module/ModuleReferenceImpl
jdk/internal/module/ModuleResolution
jdk/internal/module/ModuleTarget
jdk/internal/module/Modules
jdk/internal/module/ServicesCatalog
jdk/internal/module/ServicesCatalog$ServiceProvider
jdk/internal/module/SystemModuleFinders
jdk/internal/module/SystemModuleFinders$1
jdk/internal/module/SystemModuleFinders$2
jdk/internal/module/SystemModuleFinders$SystemModuleFinder
jdk/internal/module/SystemModules
jdk/internal/module/SystemModules$all
jdk/internal/module/SystemModulesMap
jdk/internal/perf/Perf
jdk/internal/perf/PerfCounter
jdk/internal/perf/PerfCounter$CoreCounters
jdk/internal/ref/Cleaner
jdk/internal/ref/CleanerFactory
jdk/internal/ref/CleanerFactory$1
jdk/internal/ref/CleanerImpl
jdk/internal/ref/CleanerImpl$CleanableList
jdk/internal/ref/CleanerImpl$CleanableList$Node
jdk/internal/ref/CleanerImpl$CleanerCleanable
jdk/internal/ref/CleanerImpl$InnocuousThreadFactory
jdk/internal/ref/CleanerImpl$PhantomCleanableRef
jdk/internal/ref/PhantomCleanable
jdk/internal/reflect/CallerSensitive
jdk/internal/reflect/ConstantPool
jdk/internal/reflect/ConstructorAccessor
jdk/internal/reflect/ConstructorAccessorImpl
jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor
jdk/internal/reflect/DirectMethodHandleAccessor
jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor
jdk/internal/reflect/FieldAccessor
jdk/internal/reflect/FieldAccessorImpl
jdk/internal/reflect/MethodAccessor
jdk/internal/reflect/MethodAccessorImpl
jdk/internal/reflect/MethodHandleAccessorFactory
jdk/internal/reflect/MethodHandleAccessorFactory$LazyStaticHolder
jdk/internal/reflect/MethodHandleFieldAccessorImpl
jdk/internal/reflect/MethodHandleIntegerFieldAccessorImpl
jdk/internal/reflect/Reflection
jdk/internal/reflect/Reflection$1Holder
jdk/internal/reflect/ReflectionFactory
jdk/internal/reflect/ReflectionFactory$Config
jdk/internal/util/ArraysSupport
jdk/internal/util/ClassFileDumper
jdk/internal/util/DecimalDigits
jdk/internal/util/ModifiedUtf
jdk/internal/util/Preconditions
jdk/internal/util/Preconditions$1
jdk/internal/util/Preconditions$2
jdk/internal/util/Preconditions$3
jdk/internal/util/Preconditions$4
jdk/internal/util/ReferenceKey
jdk/internal/util/ReferencedKeyMap
jdk/internal/util/ReferencedKeySet
jdk/internal/util/StaticProperty
jdk/internal/util/StrongReferenceKey
jdk/internal/util/SystemProps
jdk/internal/util/SystemProps$Raw
jdk/internal/util/WeakReferenceKey
jdk/internal/vm/Continuation
jdk/internal/vm/Continuation$Pinned
jdk/internal/vm/ContinuationScope
jdk/internal/vm/ContinuationSupport
jdk/internal/vm/FillerObject
jdk/internal/vm/SharedThreadContainer
jdk/internal/vm/StackChunk
jdk/internal/vm/StackableScope
jdk/internal/vm/ThreadContainer
jdk/internal/vm/ThreadContainers
jdk/internal/vm/ThreadContainers$RootContainer
jdk/internal/vm/ThreadContainers$RootContainer$TrackingRootContainer
jdk/internal/vm/annotation/Stable
jdk/internal/vm/vector/VectorSupport
jdk/internal/vm/vector/VectorSupport$Vector
jdk/internal/vm/vector/VectorSupport$VectorMask
jdk/internal/vm/vector/VectorSupport$VectorPayload
jdk/internal/vm/vector/VectorSupport$VectorShuffle
sun/invoke/empty/Empty
sun/invoke/util/ValueConversions
sun/invoke/util/VerifyAccess
sun/invoke/util/VerifyType
sun/invoke/util/Wrapper
sun/invoke/util/Wrapper$Format
sun/launcher/LauncherHelper
sun/misc/Signal
sun/misc/Signal$InternalMiscHandler
sun/misc/Signal$SunMiscHandler
sun/misc/SignalHandler
sun/net/util/IPAddressUtil
sun/net/util/IPAddressUtil$MASKS
sun/net/util/URLUtil
sun/net/www/ParseUtil
sun/net/www/protocol/file/Handler
sun/net/www/protocol/jar/Handler
sun/nio/ByteBuffered
sun/nio/ch/ChannelInputStream
sun/nio/ch/DirectBuffer
sun/nio/ch/FileChannelImpl
sun/nio/ch/FileChannelImpl$Closer
sun/nio/ch/FileDispatcher
sun/nio/ch/FileDispatcherImpl
sun/nio/ch/FileKey
sun/nio/ch/FileLockImpl
sun/nio/ch/FileLockTable
sun/nio/ch/FileLockTable$FileLockReference
sun/nio/ch/IOStatus
sun/nio/ch/IOUtil
sun/nio/ch/Interruptible
sun/nio/ch/NativeDispatcher
sun/nio/ch/NativeThread
sun/nio/ch/NativeThreadSet
sun/nio/ch/SelChImpl
sun/nio/ch/SocketChannelImpl
sun/nio/ch/Streams
sun/nio/ch/UnixFileDispatcherImpl
sun/nio/ch/Util
sun/nio/ch/Util$1
sun/nio/ch/Util$BufferCache
sun/nio/cs/HistoricallyNamedCharset
sun/nio/cs/ISO_8859_1
sun/nio/cs/StandardCharsets
sun/nio/cs/StreamEncoder
sun/nio/cs/US_ASCII
sun/nio/cs/UTF_16
sun/nio/cs/UTF_16BE
sun/nio/cs/UTF_16LE
sun/nio/cs/UTF_32
sun/nio/cs/UTF_32BE
sun/nio/cs/UTF_32LE
sun/nio/cs/UTF_8
sun/nio/cs/UTF_8$Decoder
sun/nio/cs/UTF_8$Encoder
sun/nio/cs/Unicode
sun/nio/fs/AbstractBasicFileAttributeView
sun/nio/fs/AbstractFileSystemProvider
sun/nio/fs/BasicFileAttributesHolder
sun/nio/fs/DefaultFileSystemProvider
sun/nio/fs/DynamicFileAttributeView
sun/nio/fs/LinuxFileSystem
sun/nio/fs/LinuxFileSystemProvider
sun/nio/fs/NativeBuffer
sun/nio/fs/NativeBuffer$Deallocator
sun/nio/fs/NativeBuffers
sun/nio/fs/NativeBuffers$1
sun/nio/fs/UnixChannelFactory
sun/nio/fs/UnixChannelFactory$1
sun/nio/fs/UnixChannelFactory$Flags
sun/nio/fs/UnixDirectoryStream
sun/nio/fs/UnixDirectoryStream$UnixDirectoryIterator
sun/nio/fs/UnixException
sun/nio/fs/UnixFileAttributeViews
sun/nio/fs/UnixFileAttributeViews$Basic
sun/nio/fs/UnixFileAttributes
sun/nio/fs/UnixFileAttributes$UnixAsBasicFileAttributes
sun/nio/fs/UnixFileKey
sun/nio/fs/UnixFileModeAttribute
sun/nio/fs/UnixFileModeAttribute$1
sun/nio/fs/UnixFileStoreAttributes
sun/nio/fs/UnixFileSystem
sun/nio/fs/UnixFileSystemProvider
sun/nio/fs/UnixMountEntry
sun/nio/fs/UnixNativeDispatcher
sun/nio/fs/UnixPath
sun/nio/fs/UnixSecureDirectoryStream
sun/nio/fs/Util
sun/reflect/annotation/AnnotationParser
sun/reflect/misc/ReflectUtil
sun/security/util/Debug
sun/security/util/ManifestEntryVerifier
sun/security/util/SignatureFileVerifier
sun/util/locale/BaseLocale
sun/util/locale/LocaleUtils
