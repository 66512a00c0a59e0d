@call aish/app/ApprovalModule accept (Ljava/util/Map;)Ljava/util/function/Consumer; aish/app/ApprovalModule.lambda$new$0
@call aish/app/ApprovalModule apply (Ljava/util/function/Supplier;)Ljava/util/function/Function; aish/app/ApprovalModule.lambda$new$1
@call aish/app/ApprovalModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/ApprovalModule.lambda$new$2
@call aish/app/ApprovalModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.loaded
@call aish/app/ApprovalModule keep (Laish/app/ApprovalModule;)Laish/approval/ToolConsent$Keeper; aish/app/ApprovalModule.keepApproval
@call aish/app/AttachmentModule applyAsInt (Laish/model/ModelServer$TokenCounter;)Ljava/util/function/ToIntFunction; aish/model/ModelServer$TokenCounter.count
@call aish/app/AttachmentModule get (Laish/app/AttachmentModule;)Ljava/util/function/Supplier; aish/app/AttachmentModule.lambda$highlighter$0
@call aish/app/AttachmentModule get (Laish/app/AttachmentModule;)Ljava/util/function/Supplier; aish/app/AttachmentModule.lambda$highlighter$1
@call aish/app/ChatModule apply (Laish/chat/Suggestions;)Ljava/util/function/UnaryOperator; aish/chat/Suggestions.idOf
@call aish/app/ChatModule applyAsInt (Laish/model/ModelServer$TokenCounter;)Ljava/util/function/ToIntFunction; aish/model/ModelServer$TokenCounter.estimate
@call aish/app/ChatModule get (Laish/app/ChatModule;)Ljava/util/function/Supplier; aish/app/ChatModule.lambda$askForCitations$0
@call aish/app/ChatModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/ChatModule get (Laish/app/Launch;Ljava/util/function/Supplier;)Ljava/util/function/Supplier; aish/app/ChatModule.lambda$assembler$0
@call aish/app/ChatModule get (Laish/app/Launch;Ljava/util/function/Supplier;)Ljava/util/function/Supplier; aish/app/ChatModule.lambda$of$0
@call aish/app/ChatModule get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.readOnly
@call aish/app/ChatModule getAsBoolean (Laish/app/ChatModule;)Ljava/util/function/BooleanSupplier; aish/app/ChatModule.followsUp
@call aish/app/ChatModule getAsInt (Ljava/util/function/Supplier;)Ljava/util/function/IntSupplier; aish/app/ChatModule.lambda$conversation$0
@call aish/app/Clients apply ()Ljava/util/function/Function; aish/app/Clients.lambda$discovered$0
@call aish/app/Clients apply (Laish/app/Clients;)Ljava/util/function/Function; aish/app/Clients.client
@call aish/app/Clients get (Laish/app/Clients;Ljava/lang/String;)Ljava/util/function/Supplier; aish/app/Clients.lambda$presets$0
@call aish/app/Clients sockets (Laish/app/SecretsModule;)Laish/model/http/Endpoint$TlsFactory; aish/app/SecretsModule.tls
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
@call aish/app/Launch apply ()Ljava/util/function/Function; aish/settings/project/ProjectFile.directory
@call aish/app/Launch get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.lambda$workspace$1
@call aish/app/Launch get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.lambda$workspace$2
@call aish/app/Launch get (Laish/app/Launch;Ljava/util/function/Supplier;)Ljava/util/function/Supplier; aish/app/Launch.lambda$workspace$0
@call aish/app/Launch get (Ljava/nio/file/Path;)Ljava/util/function/Supplier; aish/app/Launch.lambda$root$0
@call aish/app/Launch test ()Ljava/util/function/Predicate; aish/app/Launch.lambda$workspace$3
@call aish/app/Main call ()Ljava/util/concurrent/Callable; aish/terminal/editor/HostDevice.open
@call aish/app/Main call (Laish/cli/Arguments$Start;)Ljava/util/concurrent/Callable; aish/app/Main.lambda$start$0
@call aish/app/Main call (Laish/cli/Arguments;)Ljava/util/concurrent/Callable; aish/app/Main.lambda$run$0
@call aish/app/Main uncaughtException ()Ljava/lang/Thread$UncaughtExceptionHandler; aish/app/Main.lambda$main$0
@call aish/app/ModelRoutingModule accept (Laish/event/EventSink;)Ljava/util/function/Consumer; aish/app/ModelRoutingModule.lambda$of$0
@call aish/app/ModelRoutingModule apply (Laish/model/Fallback;)Ljava/util/function/BiFunction; aish/app/ModelRoutingModule.lambda$of$1
@call aish/app/Presets apply (Laish/app/Presets;Laish/settings/Config$Preset;)Ljava/util/function/Function; aish/app/Presets.lambda$server$1
@call aish/app/Presets apply (Laish/app/Presets;Ljava/lang/String;)Ljava/util/function/Function; aish/app/Presets.lambda$server$0
@call aish/app/Presets apply (Laish/model/ModelServer;)Ljava/util/function/Function; aish/app/Presets.lambda$client$1
@call aish/app/Presets get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/app/Presets.lambda$client$0
@call aish/app/Presets get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/app/Presets.lambda$entry$0
@call aish/app/RecordingModule accept (Laish/app/RecordingModule;)Ljava/util/function/Consumer; aish/app/RecordingModule.complain
@call aish/app/RecordingModule apply (Laish/app/RecordingModule;Ljava/util/function/Supplier;)Ljava/util/function/Function; aish/app/RecordingModule.lambda$background$0
@call aish/app/RecordingModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/RecordingModule get (Laish/app/RecordingModule;)Ljava/util/function/Supplier; aish/app/RecordingModule.lambda$origins$0
@call aish/app/RecordingModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/RecordingModule.lambda$new$0
@call aish/app/SafetyModule apply (Laish/app/Launch;)Ljava/util/function/UnaryOperator; aish/app/Launch.root
@call aish/app/SafetyModule apply (Laish/session/TextOrigins;)Ljava/util/function/Function; aish/session/TextOrigins.foreign
@call aish/app/SafetyModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/SafetyModule.lambda$rehearsals$0
@call aish/app/SafetyModule get (Laish/app/Launch;Laish/undo/UndoStore;)Ljava/util/function/Supplier; aish/app/SafetyModule.lambda$rehearsals$1
@call aish/app/SafetyModule get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.lambda$typedUndo$0
@call aish/app/SafetyModule get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.lambda$typedUndo$1
@call aish/app/SafetyModule get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.reader
@call aish/app/SafetyModule get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.undo
@call aish/app/SafetyModule get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.undoThere
@call aish/app/SafetyModule$1 apply ()Ljava/util/function/Function; aish/shell/remote/RemoteFiles.doubt
@call aish/app/SecretsModule accept (Laish/app/SecretsModule;Laish/settings/Config$Preset;)Ljava/util/function/Consumer; aish/app/SecretsModule.lambda$guard$0
@call aish/app/SecretsModule accept (Laish/app/SecretsModule;Ljava/util/Map;)Ljava/util/function/BiConsumer; aish/app/SecretsModule.lambda$typed$0
@call aish/app/SecretsModule accept (Ljava/util/Map;)Ljava/util/function/BiConsumer; aish/app/SecretsModule.lambda$known$0
@call aish/app/SecretsModule accept (Ljava/util/Map;)Ljava/util/function/BiConsumer; java/util/Map.putIfAbsent
@call aish/app/SecretsModule apply (Laish/app/SecretsModule;)Ljava/util/function/UnaryOperator; aish/app/SecretsModule.lambda$recording$0
@call aish/app/SecretsModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/SecretsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.known
@call aish/app/SecretsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.lambda$new$0
@call aish/app/SecretsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.named
@call aish/app/SessionsModule accept (Laish/event/EventSink;)Ljava/util/function/Consumer; aish/app/SessionsModule.lambda$of$1
@call aish/app/SessionsModule apply (Ljava/util/function/Supplier;Laish/model/ModelRoster;)Ljava/util/function/Function; aish/app/SessionsModule.lambda$of$0
@call aish/app/SessionsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.typed
@call aish/app/ShellModule apply ()Ljava/util/function/Function; aish/workspace/BuildKinds.filesOf
@call aish/app/ShellModule apply (Laish/app/ShellModule;)Ljava/util/function/Function; aish/app/ShellModule.contract
@call aish/app/ShellModule apply (Laish/secrets/Redactor;)Ljava/util/function/UnaryOperator; aish/secrets/Redactor.of
@call aish/app/ShellModule execute ()Ljava/util/concurrent/Executor; java/lang/Thread.startVirtualThread
@call aish/app/ShellModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/ShellModule.lambda$new$0
@call aish/app/ShellModule get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.assessor
@call aish/app/ShellModule get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.undo
@call aish/app/ShellModule get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.lambda$lastWorked$0
@call aish/app/ShellModule get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.lambda$lastWorked$1
@call aish/app/ShellModule get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.newRehearsing
@call aish/app/ShellModule get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.otherFiles
@call aish/app/ShellModule get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.projectRoot
@call aish/app/ShellModule get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.unconfinable
@call aish/app/ShellModule get (Laish/front/facts/SessionFacts;)Ljava/util/function/Supplier; aish/front/facts/SessionFacts.home
@call aish/app/ShellModule get (Laish/shell/ShellSession;)Ljava/util/function/Supplier; aish/shell/ShellSession.directory
@call aish/app/ShellModule getAsBoolean (Laish/shell/ShellSession;)Ljava/util/function/BooleanSupplier; aish/shell/ShellSession.seesOtherFiles
@call aish/app/ShellModule getAsInt ()Ljava/util/function/IntSupplier; aish/app/ShellModule.lambda$newPager$0
@call aish/app/ShellModule run (Laish/app/ShellModule;)Ljava/lang/Runnable; aish/app/ShellModule.commandEnded
@call aish/app/ShellModule show (Laish/app/ShellModule;Laish/terminal/render/EventText;)Laish/approval/RehearsalReview$Pager; aish/app/ShellModule.lambda$newPager$1
@call aish/app/ShellSettings accept (Ljava/util/Map;)Ljava/util/function/BiConsumer; aish/app/ShellSettings.lambda$variables$0
@call aish/app/Startup accept (Laish/chat/TurnLoop;)Ljava/util/function/Consumer; aish/chat/TurnLoop.setStance
@call aish/app/TerminalFront accept (Laish/app/Core;)Ljava/util/function/Consumer; aish/app/TerminalFront.lambda$prepare$5
@call aish/app/TerminalFront accept (Laish/app/TerminalFront;)Ljava/util/function/Consumer; aish/app/TerminalFront.complain
@call aish/app/TerminalFront accept (Laish/app/TerminalFront;Laish/app/Core;)Ljava/util/function/Consumer; aish/app/TerminalFront.lambda$frontEnd$0
@call aish/app/TerminalFront accept (Laish/app/TerminalFront;Laish/app/Wiring;)Ljava/util/function/Consumer; aish/app/TerminalFront.lambda$connectEditor$1
@call aish/app/TerminalFront accept (Laish/app/TerminalFront;Laish/app/Wiring;Laish/terminal/TerminalSignals;)Ljava/util/function/Consumer; aish/app/TerminalFront.lambda$connectEditor$0
@call aish/app/TerminalFront accept (Laish/context/Conversation;)Ljava/util/function/Consumer; aish/context/Conversation.attach
@call aish/app/TerminalFront accept (Laish/terminal/TerminalSignals;)Ljava/util/function/Consumer; aish/terminal/TerminalSignals.needsUser
@call aish/app/TerminalFront accept (Laish/terminal/editor/EditorHistory;)Ljava/util/function/Consumer; aish/terminal/editor/EditorHistory.setStatus
@call aish/app/TerminalFront accept (Laish/terminal/editor/LineEditor;)Ljava/util/function/Consumer; aish/terminal/editor/LineEditor.editNext
@call aish/app/TerminalFront apply (Laish/app/SecretsModule;)Ljava/util/function/UnaryOperator; aish/app/SecretsModule.forHistory
@call aish/app/TerminalFront apply (Laish/app/SecretsModule;)Ljava/util/function/UnaryOperator; aish/app/SecretsModule.forTitle
@call aish/app/TerminalFront apply (Laish/app/TerminalFront;)Ljava/util/function/Function; aish/app/TerminalFront.aside
@call aish/app/TerminalFront emit (Laish/app/TerminalFront;)Laish/event/EventSink; aish/app/TerminalFront.remember
@call aish/app/TerminalFront get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/TerminalFront get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.noRehearsal
@call aish/app/TerminalFront get (Laish/app/TerminalFront;)Ljava/util/function/Supplier; aish/app/TerminalFront.lambda$prompt$0
@call aish/app/TerminalFront get (Laish/chat/CitationListener;)Ljava/util/function/Supplier; aish/chat/CitationListener.checker
@call aish/app/TerminalFront get (Laish/front/prompt/KeptHistory;)Ljava/util/function/Supplier; aish/front/prompt/KeptHistory.load
@call aish/app/TerminalFront get (Laish/terminal/editor/Keyboard;)Ljava/util/function/Supplier; aish/terminal/editor/Keyboard.idle
@call aish/app/TerminalFront getAsBoolean (Laish/app/TerminalFront;Z)Ljava/util/function/BooleanSupplier; aish/app/TerminalFront.lambda$applyStyle$0
@call aish/app/TerminalFront getAsLong ()Ljava/util/function/LongSupplier; java/lang/System.nanoTime
@call aish/app/TerminalFront run (Laish/app/TerminalFront;)Ljava/lang/Runnable; aish/app/TerminalFront.lambda$prepare$0
@call aish/app/TerminalFront run (Laish/app/TerminalFront;Laish/app/Core;)Ljava/lang/Runnable; aish/app/TerminalFront.lambda$run$0
@call aish/app/TerminalFront run (Laish/app/TerminalFront;Laish/app/Core;Laish/app/Wiring;)Ljava/lang/Runnable; aish/app/TerminalFront.lambda$prepare$1
@call aish/app/TerminalFront run (Laish/app/TerminalFront;Laish/app/Core;Laish/app/Wiring;Laish/app/Startup;Ljava/util/Optional;Laish/terminal/TerminalSignals;Z)Ljava/lang/Runnable; aish/app/TerminalFront.lambda$run$1
@call aish/app/TerminalFront run (Laish/app/TerminalFront;Laish/app/Wiring;)Ljava/lang/Runnable; aish/app/TerminalFront.lambda$prepareQuestion$0
@call aish/app/TerminalFront run (Laish/app/TerminalFront;Laish/shell/ShellSession;)Ljava/lang/Runnable; aish/app/TerminalFront.lambda$prepare$3
@call aish/app/TerminalFront run (Laish/app/TerminalFront;Laish/shell/ShellSession;Laish/terminal/TerminalSignals;)Ljava/lang/Runnable; aish/app/TerminalFront.lambda$prepare$4
@call aish/app/TerminalFront run (Laish/event/Interrupts;)Ljava/lang/Runnable; aish/event/Interrupts.interrupt
@call aish/app/TerminalFront run (Laish/front/changes/LastWorked;)Ljava/lang/Runnable; aish/front/changes/LastWorked.settled
@call aish/app/TerminalFront run (Laish/terminal/TerminalSignals;)Ljava/lang/Runnable; aish/app/TerminalFront.lambda$leaveWhenStopped$0
@call aish/app/TerminalFront run (Laish/terminal/editor/LineEditor;)Ljava/lang/Runnable; aish/terminal/editor/LineEditor.wake
@call aish/app/TerminalFront test (Z)Ljava/util/function/Predicate; aish/app/TerminalFront.lambda$keepLook$0
@call aish/app/ToolsModule apply ()Ljava/util/function/Function; aish/app/Lazy.<init>
@call aish/app/ToolsModule apply ()Ljava/util/function/Function; aish/app/Lazy.get
@call aish/app/ToolsModule apply ()Ljava/util/function/Function; aish/tools/builtin/BuiltinTools.<init>
@call aish/app/ToolsModule apply (Laish/app/ToolsModule;)Ljava/util/function/Function; aish/app/ToolsModule.spec
@call aish/app/ToolsModule context (Laish/app/ToolsModule;)Laish/tools/mcp/McpServers$Tls; aish/app/ToolsModule.encryption
@call aish/app/ToolsModule decide (Ljava/util/function/Supplier;Laish/approval/Gate;)Laish/approval/Gate; aish/app/ToolsModule.lambda$gate$0
@call aish/app/ToolsModule fill (Laish/app/ToolsModule;)Laish/tools/mcp/McpServers$SecretText; aish/app/ToolsModule.fill
@call aish/app/ToolsModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.loaded
@call aish/app/ToolsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.secrets
@call aish/app/ToolsModule get (Laish/app/ToolsModule;)Ljava/util/function/Supplier; aish/app/ToolsModule.lambda$servers$0
@call aish/app/ToolsModule get (Laish/app/ToolsModule;)Ljava/util/function/Supplier; aish/app/ToolsModule.servers
@call aish/app/ToolsModule test (Laish/app/ToolsModule;)Ljava/util/function/Predicate; aish/app/ToolsModule.lambda$servers$1
@call aish/app/Wiring accept (Laish/app/Wiring;)Ljava/util/function/Consumer; aish/app/Wiring.settingsChanged
@call aish/app/Wiring accept (Laish/context/Conversation;)Ljava/util/function/Consumer; aish/context/Conversation.attach
@call aish/app/Wiring accept (Laish/shell/ShellSession;)Ljava/util/function/IntConsumer; aish/shell/ShellSession.continueOutputs
@call aish/app/Wiring apply (Laish/app/Wiring;Laish/app/SessionsModule;)Ljava/util/function/Function; aish/app/Wiring.lambda$new$2
@call aish/app/Wiring get ()Ljava/util/function/Supplier; aish/commands/Manuals.all
@call aish/app/Wiring get (Laish/app/Core;)Ljava/util/function/Supplier; aish/app/Wiring.lambda$new$0
@call aish/app/Wiring get (Laish/app/Core;Laish/context/Conversation;)Ljava/util/function/Supplier; aish/app/Wiring.lambda$new$3
@call aish/app/Wiring get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/Wiring get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.assessor
@call aish/app/Wiring get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.pager
@call aish/app/Wiring get (Laish/app/ShellModule;)Ljava/util/function/Supplier; aish/app/ShellModule.trial
@call aish/app/Wiring get (Laish/app/Wiring;)Ljava/util/function/Supplier; aish/app/Wiring.lambda$warmUp$0
@call aish/app/Wiring get (Laish/app/Wiring;Laish/chat/Suggestions;)Ljava/util/function/Supplier; aish/app/Wiring.lambda$new$1
@call aish/app/Wiring get (Laish/context/PromptAssembler;)Ljava/util/function/Supplier; aish/context/PromptAssembler.stance
@call aish/app/Wiring get (Laish/front/facts/SessionFacts;)Ljava/util/function/Supplier; aish/front/facts/SessionFacts.commandNames
@call aish/app/Wiring get (Laish/session/SessionLog;)Ljava/util/function/Supplier; aish/session/SessionLog.id
@call aish/app/Wiring get (Laish/shell/ShellSession;)Ljava/util/function/Supplier; aish/shell/ShellSession.directory
@call aish/app/Wiring getAsInt (Laish/chat/Patches;)Ljava/util/function/IntSupplier; aish/chat/Patches.lastEdit
@call aish/app/Wiring run (Laish/app/ToolsModule;)Ljava/lang/Runnable; aish/app/ToolsModule.close
@call aish/app/Wiring run (Laish/front/facts/SessionFacts;)Ljava/lang/Runnable; aish/front/facts/SessionFacts.close
@call aish/app/Wiring run (Laish/shell/ShellSession;)Ljava/lang/Runnable; aish/shell/ShellSession.close
@call aish/app/Wiring test (Laish/secrets/Redactor;)Ljava/util/function/Predicate; aish/secrets/Redactor.isIn
@call aish/approval/ToolApprovals accept (Laish/approval/ToolApprovals;)Ljava/util/function/BiConsumer; aish/approval/ToolApprovals.lambda$new$0
@call aish/bash/ScanResult test ()Ljava/util/function/Predicate; aish/bash/ScanResult.lambda$firstName$0
@call aish/bash/ScanResult test (Laish/bash/ScanResult;)Ljava/util/function/Predicate; aish/bash/ScanResult.lambda$firstName$1
@call aish/bash/ShellNode apply ()Ljava/util/function/Function; aish/bash/ShellNode.all
@call aish/bash/reader/BashReader of ()Laish/bash/reader/Commands$Maker; aish/bash/reader/CommandReader.<init>
@call aish/chat/CitationListener apply ()Ljava/util/function/Function; aish/evidence/CitationChecker.<init>
@call aish/chat/CitationListener apply (Ljava/lang/String;)Ljava/util/function/Function; aish/chat/CitationListener.lambda$check$0
@call aish/chat/Eviction apply (Laish/chat/Eviction;)Ljava/util/function/Function; aish/chat/Eviction.size
@call aish/chat/Patches apply (Laish/chat/Patches;)Ljava/util/function/Function; aish/chat/Patches.lambda$read$0
@call aish/chat/Proposal$ShellFamily test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/chat/Proposal$ShellFamily.lambda$of$0
@call aish/chat/QuestionHandler accept (Laish/chat/QuestionHandler;)Ljava/util/function/Consumer; aish/chat/QuestionHandler.mention
@call aish/chat/QuestionHandler test ()Ljava/util/function/Predicate; aish/chat/QuestionHandler.isBlock
@call aish/chat/QuestionHandler$Pass accept (Laish/chat/QuestionHandler$Pass;)Ljava/util/function/Consumer; aish/chat/QuestionHandler$Pass.explain
@call aish/chat/ReplyParser get (Laish/chat/ReplyParser;)Ljava/util/function/Supplier; aish/chat/ReplyParser.lambda$goals$0
@call aish/chat/ReplyParser test ()Ljava/util/function/Predicate; aish/chat/ReplyParser.lambda$block$0
@call aish/chat/ReplyParser test ()Ljava/util/function/Predicate; aish/chat/ReplyParser.lambda$shellBlock$0
@call aish/chat/ReplyParser test ()Ljava/util/function/Predicate; aish/chat/ReplyParser.lambda$withoutPrompts$0
@call aish/chat/ReplyParser test ()Ljava/util/function/Predicate; aish/chat/ReplyParser.lambda$withoutPrompts$1
@call aish/chat/Suggestions get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/chat/Suggestions.lambda$proposal$1
@call aish/chat/Suggestions test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/chat/Suggestions.lambda$proposal$0
@call aish/chat/TaskRouting close ()Laish/chat/ModelSelector$Selection; aish/chat/TaskRouting.lambda$static$0
@call aish/chat/TurnLoop accept (Laish/chat/TurnLoop;)Ljava/util/function/Consumer; aish/chat/TurnLoop.lambda$ask$0
@call aish/chat/TurnLoop accept (Laish/chat/TurnLoop;)Ljava/util/function/Consumer; aish/chat/TurnLoop.lambda$patches$0
@call aish/chat/TurnLoop apply (Laish/chat/TurnLoop;)Ljava/util/function/Function; aish/chat/TurnLoop.lambda$goOn$1
@call aish/chat/TurnLoop apply (Laish/chat/TurnLoop;Ljava/lang/String;)Ljava/util/function/Function; aish/chat/TurnLoop.lambda$begin$0
@call aish/chat/TurnLoop get (Laish/chat/TurnLoop;)Ljava/util/function/Supplier; aish/chat/TurnLoop.lambda$goOn$0
@call aish/chat/TurnLoop run (Laish/process/Cancellation;)Ljava/lang/Runnable; aish/process/Cancellation.cancel
@call aish/chat/tools/ToolDispatch accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/chat/tools/ToolDispatch.lambda$offered$0
@call aish/cli/ArgumentReader apply ()Ljava/util/function/Function; aish/cli/ArgumentReader.lambda$path$0
@call aish/cli/ArgumentReader apply ()Ljava/util/function/Function; aish/context/Stance.of
@call aish/cli/models/FoundModels accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/cli/models/FoundModels.lambda$of$2
@call aish/cli/models/FoundModels accept (Ljava/util/Set;)Ljava/util/function/Consumer; aish/cli/models/FoundModels.lambda$of$0
@call aish/cli/models/FoundModels test (Ljava/util/Set;)Ljava/util/function/Predicate; aish/cli/models/FoundModels.lambda$of$1
@call aish/cli/models/FoundModels$KnownServices apply ()Ljava/util/function/Function; aish/cli/models/FoundModels$KnownServices.lambda$static$0
@call aish/cli/models/FoundModels$KnownServices apply ()Ljava/util/function/Function; aish/cli/models/FoundModels$KnownServices.lambda$static$1
@call aish/cli/models/FoundModels$KnownServices apply ()Ljava/util/function/Function; aish/cli/models/FoundModels$KnownServices.preset
@call aish/cli/models/FoundModels$KnownServices test (Ljava/util/Map;)Ljava/util/function/Predicate; aish/cli/models/FoundModels$KnownServices.lambda$in$0
@call aish/context/Attachments apply ()Ljava/util/function/Function; aish/context/Attachment.id
@call aish/context/Attachments test (Laish/context/Attachments;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$orphan$0
@call aish/context/Attachments test (Laish/context/Attachments;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$orphan$1
@call aish/context/Conversation accept (Ljava/util/Set;)Ljava/util/function/Consumer; aish/context/Conversation.lambda$told$0
@call aish/context/Conversation apply ()Ljava/util/function/UnaryOperator; aish/context/Conversation.lambda$new$1
@call aish/context/Conversation get ()Ljava/util/function/Supplier; aish/context/Conversation.lambda$new$0
@call aish/context/Conversation test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/context/Conversation.lambda$hasSaid$0
@call aish/context/ExecLog accept (Ljava/lang/StringBuilder;)Ljava/util/function/Consumer; aish/context/ExecLog.lambda$section$2
@call aish/context/ExecLog accept (Ljava/util/Set;)Ljava/util/function/Consumer; aish/context/ExecLog.lambda$findNames$0
@call aish/context/ExecLog apply (Laish/shell/CommandResult;)Ljava/util/function/Function; aish/context/ExecLog.lambda$section$0
@call aish/context/ExecLog applyAsInt ()Ljava/util/function/ToIntFunction; aish/context/ExecLog.size
@call aish/context/ExecLog test (Laish/shell/CommandResult;)Ljava/util/function/Predicate; aish/context/ExecLog.lambda$section$1
@call aish/context/ExecLog$OutputBudget applyAsInt ([Ljava/lang/String;)Ljava/util/function/ToIntFunction; aish/context/ExecLog$OutputBudget.lambda$texts$0
@call aish/context/PromptAssembler accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/context/PromptAssembler.lambda$assemble$0
@call aish/context/PromptAssembler apply ()Ljava/util/function/Function; aish/context/PromptAssembler.lambda$firstQuestion$0
@call aish/cost/Accounts apply ()Ljava/util/function/Function; aish/model/ModelProblem$Budget.<init>
@call aish/cost/Accounts get (Laish/cost/Accounts;ILjava/lang/String;Laish/model/Reply;)Ljava/util/function/Supplier; aish/cost/Accounts.lambda$book$0
@call aish/cost/Ledger apply ()Ljava/util/function/BiFunction; aish/cost/Ledger$CostSum.plus
@call aish/cost/Ledger test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/cost/Ledger.lambda$total$2
@call aish/cost/ModelTokens run (Laish/cost/ModelTokens;)Ljava/lang/Runnable; aish/cost/ModelTokens.work
@call aish/cost/ModelTokens$Vocabulary test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/cost/ModelTokens$Vocabulary.lambda$of$0
@call aish/cost/Money$Price getAsDouble (Laish/cost/Money$Price;Laish/model/Reply$Usage;)Ljava/util/function/DoubleSupplier; aish/cost/Money$Price.lambda$of$0
@call aish/cost/Tokens apply (Laish/cost/Tokens;)Ljava/util/function/Function; aish/cost/Tokens.make
@call aish/cost/Tokens apply (Laish/cost/Tokens;Laish/model/ModelRoster$Entry;)Ljava/util/function/Function; aish/cost/Tokens.lambda$server$0
@call aish/cost/Tokens apply (Laish/model/ModelServer;)Ljava/util/function/Function; aish/cost/Tokens.lambda$server$1
@call aish/event/ExitCode apply ()Ljava/util/function/Function; aish/event/ExitCode.of
@call aish/evidence/CitationChecker apply (Laish/evidence/CitationChecker;)Ljava/util/function/Function; aish/evidence/CitationChecker.lambda$check$0
@call aish/evidence/CitationChecker test (Laish/evidence/CitationChecker;)Ljava/util/function/Predicate; aish/evidence/CitationChecker.lambda$new$0
@call aish/evidence/CitationReader apply ()Ljava/util/function/Function; aish/evidence/CitationReader.lambda$static$0
@call aish/exec/CommandAssessment test ()Ljava/util/function/Predicate; aish/exec/CommandAssessment.lambda$sentences$0
@call aish/exec/CommandAssessor apply ()Ljava/util/function/Function; aish/safety/files/SurveyBudget.brief
@call aish/exec/CommandAssessor apply (Laish/safety/Verdict;Laish/safety/SafetyFacts;Laish/safety/files/BlastRadius;Ljava/util/function/Function;)Ljava/util/function/Function; aish/exec/CommandAssessor.lambda$assess$2
@call aish/exec/CommandAssessor get (Laish/exec/CommandAssessor;Laish/safety/Verdict;Laish/safety/SafetyFacts;)Ljava/util/function/Supplier; aish/exec/CommandAssessor.lambda$assess$3
@call aish/exec/CommandAssessor get (Laish/exec/CommandAssessor;Ljava/lang/String;Laish/safety/SafetyFacts;Ljava/util/function/Function;)Ljava/util/function/Supplier; aish/exec/CommandAssessor.lambda$assess$1
@call aish/exec/CommandExecutor accept (Ljava/util/List;)Ljava/util/function/Consumer; java/util/List.add
@call aish/exec/CommandParts accept (Ljava/nio/file/Path;Ljava/nio/file/Path;Ljava/nio/file/Path;Ljava/util/Set;)Ljava/util/function/Consumer; aish/exec/CommandParts.lambda$of$2
@call aish/exec/CommandParts accept (Ljava/util/Set;)Ljava/util/function/Consumer; aish/exec/CommandParts.lambda$of$1
@call aish/exec/CommandParts accept (Ljava/util/Set;)Ljava/util/function/Consumer; java/util/Set.add
@call aish/exec/CommandParts apply ()Ljava/util/function/Function; aish/exec/CommandParts.addresses
@call aish/exec/CommandParts apply ()Ljava/util/function/Function; aish/exec/CommandParts.lambda$addresses$0
@call aish/exec/CommandParts apply ()Ljava/util/function/Function; aish/safety/Call$Word.text
@call aish/exec/CommandParts test ()Ljava/util/function/Predicate; aish/safety/Call$Word.known
@call aish/exec/CommandParts test (Z)Ljava/util/function/Predicate; aish/exec/CommandParts.lambda$of$0
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
@call aish/exec/rehearsal/RehearsalSupport get (Laish/exec/rehearsal/RehearsalSupport;)Ljava/util/function/Supplier; aish/exec/rehearsal/RehearsalSupport.refusal
@call aish/exec/rehearsal/RehearsalSupport test ()Ljava/util/function/Predicate; aish/exec/rehearsal/RehearsalSupport.lambda$isInstalled$0
@call aish/exec/rehearsal/RehearsalSupport test (Laish/exec/rehearsal/RehearsalSupport;)Ljava/util/function/Predicate; aish/exec/rehearsal/RehearsalSupport.lambda$missingPrograms$0
@call aish/exec/rehearsal/RehearsalSupport test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/exec/rehearsal/RehearsalSupport.lambda$isInstalled$1
@call aish/files/DiskSync run (Laish/files/DiskSync;)Ljava/lang/Runnable; aish/files/DiskSync.run
@call aish/files/PrivateFiles write (Ljava/lang/String;)Laish/files/AtomicFile$Content; aish/files/PrivateFiles.lambda$replace$0
@call aish/front/Repl ask (Laish/chat/QuestionHandler;)Laish/front/Repl$Asking; aish/chat/QuestionHandler.ask
@call aish/front/Repl run (Laish/front/Repl;Ljava/lang/String;)Laish/front/Repl$Attempt; aish/front/Repl.lambda$run$0
@call aish/front/changes/FileStamp apply (Laish/front/changes/KeyedHash;)Ljava/util/function/Function; aish/front/changes/FileStamp.lambda$hashed$1
@call aish/front/changes/FileStamp test ()Ljava/util/function/Predicate; aish/front/changes/FileStamp.lambda$hashed$0
@call aish/front/changes/KeyedHash make (Ljava/nio/file/Path;)Laish/files/LockedUpdate$Change; aish/front/changes/KeyedHash.lambda$at$0
@call aish/front/changes/KeyedHash write ([B)Laish/files/AtomicFile$Content; aish/front/changes/KeyedHash.lambda$key$0
@call aish/front/changes/LastWorked accept (Laish/front/changes/LastWorked;Ljava/lang/String;)Ljava/util/function/Consumer; aish/front/changes/LastWorked.lambda$failed$0
@call aish/front/changes/LastWorked accept (Laish/front/changes/LastWorked;Ljava/lang/String;)Ljava/util/function/Consumer; aish/front/changes/LastWorked.lambda$settled$1
@call aish/front/changes/LastWorked accept (Ljava/util/Map;Laish/front/changes/KeyedHash;)Ljava/util/function/BiConsumer; aish/front/changes/LastWorked.lambda$read$0
@call aish/front/changes/LastWorked apply ()Ljava/util/function/Function; aish/front/changes/Changes.line
@call aish/front/changes/LastWorked run (Laish/front/changes/LastWorked;Ljava/util/List;Ljava/lang/String;)Ljava/lang/Runnable; aish/front/changes/LastWorked.lambda$settled$0
@call aish/front/changes/Snapshot accept (Ljava/util/SortedMap;)Ljava/util/function/BiConsumer; aish/front/changes/Snapshot.lambda$take$0
@call aish/front/changes/Snapshot accept (Ljava/util/SortedMap;Laish/front/changes/KeyedHash;Ljava/util/Map$Entry;)Ljava/util/function/Consumer; aish/front/changes/Snapshot.lambda$take$1
@call aish/front/changes/Snapshot accept (Ljava/util/StringJoiner;)Ljava/util/function/BiConsumer; aish/front/changes/Snapshot.lambda$text$0
@call aish/front/changes/Snapshot apply (Laish/front/changes/Subjects;Laish/front/changes/KeyedHash;)Ljava/util/function/Function; aish/front/changes/Snapshot.lambda$take$2
@call aish/front/changes/Snapshot test ()Ljava/util/function/Predicate; aish/front/changes/Snapshot.lambda$take$3
@call aish/front/changes/Subjects accept (Ljava/util/Map;Laish/safety/files/ProgramPath;)Ljava/util/function/Consumer; aish/front/changes/Subjects.lambda$of$1
@call aish/front/changes/Subjects accept (Ljava/util/Map;Ljava/nio/file/Path;Ljava/nio/file/Path;)Ljava/util/function/Consumer; aish/front/changes/Subjects.lambda$of$3
@call aish/front/changes/Subjects accept (Ljava/util/Set;Laish/safety/Call;)Ljava/util/function/Consumer; aish/front/changes/Subjects.lambda$of$0
@call aish/front/changes/Subjects accept (Ljava/util/Set;Laish/safety/Call;)Ljava/util/function/Consumer; aish/front/changes/Subjects.lambda$of$2
@call aish/front/changes/Subjects apply ()Ljava/util/function/Function; aish/front/changes/Subjects.real
@call aish/front/changes/Subjects test ()Ljava/util/function/Predicate; aish/front/changes/Subjects.isKnown
@call aish/front/changes/Subjects test ()Ljava/util/function/Predicate; java/lang/String.isEmpty
@call aish/front/changes/Subjects test (Laish/safety/Call$Word;)Ljava/util/function/Predicate; aish/front/changes/Subjects.lambda$program$0
@call aish/front/facts/MentionedNames test ()Ljava/util/function/IntPredicate; aish/front/facts/MentionedNames.lambda$words$0
@call aish/front/facts/SessionFacts accept ()Ljava/util/function/Consumer; aish/front/facts/SessionFacts.lambda$new$0
@call aish/front/facts/SessionFacts apply ()Ljava/util/function/Function; aish/shell/remote/RemoteFiles.homeThere
@call aish/front/facts/SessionFacts apply ()Ljava/util/function/Function; aish/shell/remote/RemoteFiles.programNames
@call aish/front/facts/SessionFacts apply (Ljava/lang/String;)Ljava/util/function/Function; aish/front/facts/SessionFacts.lambda$isCommand$0
@call aish/front/facts/SessionFacts get (Laish/front/facts/SessionFacts;)Ljava/util/function/Supplier; aish/front/facts/SessionFacts.lambda$home$0
@call aish/front/facts/SessionFacts get (Laish/front/facts/SessionFacts;Ljava/lang/String;)Ljava/util/function/Supplier; aish/front/facts/SessionFacts.lambda$isCommand$1
@call aish/front/facts/SessionFacts get (Laish/shell/CommandIndex;)Ljava/util/function/Supplier; aish/shell/CommandIndex.names
@call aish/front/facts/SessionFacts run ()Ljava/lang/Runnable; aish/front/facts/SessionFacts.lambda$new$1
@call aish/front/facts/SessionFacts run (Laish/front/facts/SessionFacts;Laish/shell/ShellSession;)Ljava/lang/Runnable; aish/front/facts/SessionFacts.lambda$follow$0
@call aish/front/prompt/CodeColours apply ()Ljava/util/function/Function; aish/front/prompt/CodeColours.lambda$block$0
@call aish/front/prompt/InstantLooks apply (Laish/front/prompt/InstantLooks;)Ljava/util/function/Function; aish/front/prompt/InstantLooks.look
@call aish/front/prompt/KeptHistory apply ()Ljava/util/function/Function; aish/front/prompt/KeptHistory$Place.home
@call aish/front/prompt/KeptHistory apply ()Ljava/util/function/Function; aish/front/prompt/KeptHistory.lambda$directory$0
@call aish/front/prompt/KeptHistory make (Laish/session/PromptHistory$Entry;)Laish/front/prompt/KeptHistory$Change; aish/front/prompt/KeptHistory.lambda$ended$0
@call aish/front/prompt/KeptHistory make (Laish/session/PromptHistory$Entry;Ljava/lang/String;)Laish/front/prompt/KeptHistory$Change; aish/front/prompt/KeptHistory.lambda$keep$0
@call aish/front/prompt/KeptHistory run (Laish/front/prompt/KeptHistory;Laish/front/prompt/KeptHistory$Change;)Ljava/lang/Runnable; aish/front/prompt/KeptHistory.lambda$write$0
@call aish/front/prompt/RehearsalNotice call (Ljava/util/function/Supplier;)Ljava/util/concurrent/Callable; java/util/function/Supplier.get
@call aish/front/prompt/TerminalSink accept ()Ljava/util/function/Consumer; aish/front/prompt/TerminalSink.lambda$warmUp$0
@call aish/front/prompt/TerminalSink accept ()Ljava/util/function/Consumer; aish/front/prompt/TerminalSink.lambda$warmUp$1
@call aish/front/prompt/TerminalSink accept (Laish/front/prompt/TerminalSink;)Ljava/util/function/Consumer; aish/front/prompt/TerminalSink.write
@call aish/front/prompt/TerminalSink get (Laish/front/prompt/TerminalSink;)Ljava/util/function/Supplier; aish/front/prompt/TerminalSink.checker
@call aish/front/prompt/TerminalSink get (Laish/front/prompt/TerminalSink;)Ljava/util/function/Supplier; aish/front/prompt/TerminalSink.highlighter
@call aish/front/prompt/TerminalSink getAsInt ()Ljava/util/function/IntSupplier; aish/front/prompt/TerminalSink.lambda$warmUp$2
@call aish/front/prompt/TerminalSink getAsInt (Laish/front/prompt/TerminalSink;)Ljava/util/function/IntSupplier; aish/front/prompt/TerminalSink.lambda$answers$0
@call aish/front/prompt/TerminalSink getAsInt (Laish/front/prompt/TerminalSink;)Ljava/util/function/IntSupplier; aish/front/prompt/TerminalSink.lambda$texts$0
@call aish/front/prompt/TerminalSink run (Laish/event/Interrupts;)Ljava/lang/Runnable; aish/event/Interrupts.interrupt
@call aish/front/prompt/TerminalSink run (Laish/front/prompt/TerminalSink;Ljava/lang/String;)Ljava/lang/Runnable; aish/front/prompt/TerminalSink.lambda$print$0
@call aish/keys/ApiKeys accept (Ljava/util/Map;)Ljava/util/function/BiConsumer; aish/keys/ApiKeys.lambda$guessed$0
@call aish/keys/ApiKeys accept (Ljava/util/Map;)Ljava/util/function/BiConsumer; aish/keys/ApiKeys.lambda$known$0
@call aish/keys/ApiKeys accept (Ljava/util/Map;)Ljava/util/function/BiConsumer; aish/keys/ApiKeys.lambda$named$0
@call aish/keys/ApiKeys accept (Ljava/util/Map;)Ljava/util/function/BiConsumer; java/util/Map.put
@call aish/memory/MemoryBackground compare (Ljava/util/Set;)Ljava/util/Comparator; aish/memory/MemoryBackground.lambda$choose$1
@call aish/memory/MemoryBackground test (Ljava/nio/file/Path;)Ljava/util/function/Predicate; aish/memory/MemoryBackground.lambda$choose$0
@call aish/model/Locality test ()Ljava/util/function/Predicate; java/net/InetAddress.isLoopbackAddress
@call aish/model/RetryingClient$Sleeper pause ()Laish/model/RetryingClient$Sleeper; aish/model/RetryingClient$Sleeper.lambda$static$0
@call aish/model/http/Endpoint$KeySource key ()Laish/model/http/Endpoint$KeySource; aish/model/http/Endpoint$KeySource.lambda$static$0
@call aish/model/http/Endpoint$TlsFactory sockets ()Laish/model/http/Endpoint$TlsFactory; aish/model/http/Endpoint$TlsFactory.lambda$static$0
@call aish/model/http/HttpExchange run (Laish/model/http/HttpExchange;)Ljava/lang/Runnable; aish/model/http/HttpExchange.run
@call aish/model/http/ResponseChannel run (Laish/model/http/ResponseChannel;)Ljava/lang/Runnable; aish/model/http/ResponseChannel.linger
@call aish/model/openai/AnswerBuilder accept (Laish/model/openai/AnswerBuilder;)Ljava/util/function/Consumer; aish/model/openai/AnswerBuilder.lambda$new$0
@call aish/model/openai/OpenAiClient accept ()Ljava/util/function/Consumer; aish/model/openai/OpenAiClient.lambda$warmUp$0
@call aish/model/openai/OpenAiClient run (Laish/model/http/ResponseChannel;)Ljava/lang/Runnable; aish/model/http/ResponseChannel.stop
@call aish/model/openai/ToolCallAssembly accept (Laish/model/openai/ToolCallAssembly;)Ljava/util/function/Consumer; aish/model/openai/ToolCallAssembly.announce
@call aish/model/openai/ToolCallAssembly test ()Ljava/util/function/Predicate; aish/model/openai/ToolCallAssembly$Part.isEmpty
@call aish/patch/AnswerReader test (Ljava/lang/String;)Ljava/util/function/Predicate; java/lang/String.contains
@call aish/process/NativeMemory accept (Lcom/kenai/jffi/MemoryIO;)Ljava/util/function/Consumer; com/kenai/jffi/MemoryIO.freeMemory
@call aish/route/LineFeatures accept (Laish/route/Features$FeatureSink;)Ljava/util/function/BiConsumer; aish/route/LineFeatures.lambda$report$0
@call aish/route/LineFeatures apply ()Ljava/util/function/BiFunction; java/lang/Integer.sum
@call aish/route/LineModel$FeatureWeights test (Laish/route/PlainCommand$Reading;)Ljava/util/function/IntPredicate; aish/route/LineModel$FeatureWeights.lambda$has$0
@call aish/safety/Analyser accept (Laish/safety/walk/VerdictBuilder;Laish/bash/Span;)Ljava/util/function/Consumer; aish/safety/Analyser.lambda$walkOrThrow$0
@call aish/safety/Analyser test ()Ljava/util/function/IntPredicate; aish/safety/Analyser.lambda$isPlainReading$0
@call aish/safety/Analyser$FactSource apply (Laish/safety/Analyser$Reading;Ljava/lang/String;)Ljava/util/function/Function; aish/safety/Analyser$FactSource.lambda$checked$0
@call aish/safety/Analyser$FactSource get (Laish/safety/Analyser$FactSource;Ljava/lang/String;Laish/safety/SafetyFacts;)Ljava/util/function/Supplier; aish/safety/Analyser$FactSource.lambda$judge$0
@call aish/safety/Call apply ()Ljava/util/function/Function; aish/safety/Call$Word.of
@call aish/safety/VerdictText apply ()Ljava/util/function/Function; aish/text/PlainText.oneLine
@call aish/safety/files/Paths test ()Ljava/util/function/Predicate; aish/safety/files/Paths.lambda$isAutoRun$0
@call aish/safety/files/ProgramPath apply (Laish/safety/files/ProgramPath;Ljava/lang/String;)Ljava/util/function/Function; aish/safety/files/ProgramPath.lambda$find$0
@call aish/safety/files/SurveyBudget test ()Ljava/util/function/Predicate; aish/safety/files/SurveyBudget.lambda$brief$0
@call aish/safety/permissions/Permissions apply ()Ljava/util/function/Function; aish/safety/permissions/PermissionRule.literals
@call aish/safety/permissions/Permissions test ()Ljava/util/function/Predicate; aish/safety/permissions/PermissionRule.isExact
@call aish/safety/permissions/UserRules apply ()Ljava/util/function/Function; aish/safety/permissions/UserRules$Extra.why
@call aish/safety/permissions/UserRules apply ()Ljava/util/function/Function; java/util/List.copyOf
@call aish/safety/permissions/UserRules test (Ljava/lang/String;Ljava/util/List;)Ljava/util/function/Predicate; aish/safety/permissions/UserRules.lambda$reasons$0
@call aish/safety/programs/ScriptFiles test ()Ljava/util/function/Predicate; aish/safety/programs/ScriptFiles.lambda$judgesTool$0
@call aish/safety/rules/KnowledgeBase accept (Laish/safety/rules/KnowledgeBase;)Ljava/util/function/Consumer; aish/safety/rules/KnowledgeBase.lambda$new$0
@call aish/safety/rules/KnowledgeBase apply (Laish/safety/rules/KnowledgeBase;)Ljava/util/function/Function; aish/safety/rules/KnowledgeBase.lambda$program$0
@call aish/safety/rules/KnowledgeBase get (Laish/safety/rules/RuleReader;)Ljava/util/function/Supplier; aish/safety/rules/RuleReader.rule
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/KnowledgeBase$OptionList;)Ljava/util/function/BiConsumer; aish/safety/rules/KnowledgeBase$OptionList.add
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/KnowledgeBase$OptionList;)Ljava/util/function/BiConsumer; aish/safety/rules/KnowledgeBase$OptionList.addIfAbsent
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/KnowledgeBase$OptionLists;)Ljava/util/function/Consumer; aish/safety/rules/KnowledgeBase$OptionLists.lambda$new$0
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/Rule;)Ljava/util/function/Consumer; aish/safety/rules/KnowledgeBase$OptionLists.lambda$complete$0
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/Rule;)Ljava/util/function/Consumer; aish/safety/rules/KnowledgeBase$OptionLists.lambda$complete$1
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/Rule;Ljava/util/function/UnaryOperator;)Ljava/util/function/BiConsumer; aish/safety/rules/KnowledgeBase$OptionLists.lambda$add$1
@call aish/safety/rules/KnowledgeBase$OptionLists apply ()Ljava/util/function/BiFunction; aish/safety/rules/KnowledgeBase$OptionLists.lambda$add$0
@call aish/safety/rules/KnowledgeBase$OptionLists apply ()Ljava/util/function/Function; aish/safety/rules/KnowledgeBase$OptionLists.lambda$linesFor$0
@call aish/safety/rules/KnowledgeBase$OptionLists apply ()Ljava/util/function/UnaryOperator; aish/safety/rules/OptionRule.fromManual
@call aish/safety/rules/Rule apply ()Ljava/util/function/Function; aish/safety/rules/Rule.takesCommand
@call aish/safety/rules/Rule apply (Laish/safety/rules/Rule;Ljava/lang/String;)Ljava/util/function/Function; aish/safety/rules/Rule.lambda$child$1
@call aish/safety/rules/Rule applyAsInt ()Ljava/util/function/ToIntFunction; aish/safety/rules/OperandRule.from
@call aish/safety/rules/Rule test ()Ljava/util/function/Predicate; aish/safety/rules/OperandRule.command
@call aish/safety/rules/Rule test ()Ljava/util/function/Predicate; aish/safety/rules/OptionRule.isHarmful
@call aish/safety/rules/Rule test ()Ljava/util/function/Predicate; aish/safety/rules/Rule.lambda$takesShellText$0
@call aish/safety/rules/RuleReader accept (Laish/safety/rules/Rule;)Ljava/util/function/BiConsumer; aish/safety/rules/Rule.option
@call aish/safety/rules/RuleReader accept (Laish/safety/rules/RuleReader;Laish/safety/rules/Rule;)Ljava/util/function/Consumer; aish/safety/rules/RuleReader.lambda$read$2
@call aish/safety/rules/RuleReader accept (Laish/safety/rules/RuleReader;Ljava/util/List;)Ljava/util/function/Consumer; aish/safety/rules/RuleReader.lambda$read$1
@call aish/safety/rules/RuleReader apply ()Ljava/util/function/BiFunction; aish/safety/rules/RuleReader.lambda$read$0
@call aish/safety/rules/RuleReader apply (Ljava/util/List;Ljava/util/function/BiFunction;)Ljava/util/function/Function; aish/safety/rules/RuleReader.lambda$atEnd$0
@call aish/safety/rules/RuleReader apply (Ljava/util/function/BiFunction;Laish/safety/rules/Rule;)Ljava/util/function/Function; aish/safety/rules/RuleReader.lambda$atEnd$1
@call aish/safety/rules/WordLists apply ()Ljava/util/function/Function; aish/safety/rules/WordLists.<init>
@call aish/safety/rules/WordLists apply ()Ljava/util/function/Function; aish/safety/rules/WordLists.lambda$static$0
@call aish/safety/rules/WordLists test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/safety/rules/WordLists.lambda$has$0
@call aish/safety/walk/AssignedNames accept (Laish/safety/walk/AssignedNames;)Ljava/util/function/Consumer; aish/safety/walk/AssignedNames.redirect
@call aish/safety/walk/AssignedNames accept (Laish/safety/walk/AssignedNames;)Ljava/util/function/Consumer; aish/safety/walk/AssignedNames.visit
@call aish/safety/walk/AssignedNames test ()Ljava/util/function/Predicate; aish/safety/walk/AssignedNames.lambda$changesArguments$0
@call aish/safety/walk/AssignedNames test ()Ljava/util/function/Predicate; aish/safety/walk/AssignedNames.lambda$mayNameVariables$0
@call aish/safety/walk/AssignedNames test ()Ljava/util/function/Predicate; aish/safety/walk/AssignedNames.lambda$mayNameVariables$1
@call aish/safety/walk/AssignedNames test (Laish/bash/ShellNode$ShellWord;)Ljava/util/function/Predicate; aish/bash/ShellNode$ShellWord.isPlain
@call aish/safety/walk/CommandDispatcher apply ()Ljava/util/function/Function; aish/safety/files/ProgramPath$Found.file
@call aish/safety/walk/CommandDispatcher test ()Ljava/util/function/Predicate; aish/safety/walk/CommandDispatcher.lambda$projectCode$0
@call aish/safety/walk/CommandDispatcher test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/safety/walk/CommandDispatcher.lambda$strange$0
@call aish/safety/walk/CommandWalker accept (Laish/safety/walk/CommandWalker;Laish/safety/walk/Scope;Laish/safety/walk/CommandContext$StandardInput;)Ljava/util/function/Consumer; aish/safety/walk/CommandWalker.lambda$node$0
@call aish/safety/walk/CommandWalker accept (Laish/safety/walk/Scope;)Ljava/util/function/Consumer; aish/safety/walk/Scope.forget
@call aish/safety/walk/CommandWalker run (Laish/safety/walk/CommandWalker;Laish/bash/ShellNode;Laish/safety/walk/Scope;Laish/safety/walk/CommandContext$StandardInput;)Ljava/lang/Runnable; aish/safety/walk/CommandWalker.lambda$pipeline$0
@call aish/safety/walk/CommandWalker test (Laish/safety/walk/Scope;)Ljava/util/function/Predicate; aish/safety/walk/Scope.isSetByLine
@call aish/safety/walk/HelpRequest test ()Ljava/util/function/Predicate; aish/safety/ExpandedWord.isExact
@call aish/safety/walk/Invocation accept (Laish/safety/walk/Invocation;Laish/safety/ExpandedWord;)Ljava/util/function/Consumer; aish/safety/walk/Invocation.lambda$plain$0
@call aish/safety/walk/KnownOutput$LiteralPipeOutput apply ()Ljava/util/function/Function; aish/safety/ExpandedWord.text
@call aish/safety/walk/KnownOutput$LiteralPipeOutput test ()Ljava/util/function/Predicate; aish/safety/walk/KnownOutput$LiteralPipeOutput.lambda$echo$0
@call aish/safety/walk/KnownOutput$LiteralPipeOutput test ()Ljava/util/function/Predicate; aish/safety/walk/KnownOutput$LiteralPipeOutput.lambda$echo$1
@call aish/safety/walk/KnownOutput$LiteralPipeOutput test ()Ljava/util/function/Predicate; aish/safety/walk/KnownOutput$LiteralPipeOutput.lambda$printsNames$0
@call aish/safety/walk/KnownOutput$LiteralPipeOutput test ()Ljava/util/function/Predicate; aish/safety/walk/KnownOutput$LiteralPipeOutput.lambda$printsNames$1
@call aish/safety/walk/KnownOutput$LiteralPipeOutput test ()Ljava/util/function/Predicate; aish/safety/walk/KnownOutput$LiteralPipeOutput.lambda$printsNames$2
@call aish/safety/walk/NamesAsOptions test ()Ljava/util/function/Predicate; aish/safety/walk/NamesAsOptions.lambda$hasRiskyOption$0
@call aish/safety/walk/OptionReader accept (Laish/safety/walk/OptionReader;)Ljava/util/function/Consumer; aish/safety/walk/OptionReader.readAgain
@call aish/safety/walk/OutputFilters apply (Laish/safety/walk/Scope;)Ljava/util/function/Function; aish/safety/walk/OutputFilters.lambda$hide$0
@call aish/safety/walk/OutputFilters test ()Ljava/util/function/Predicate; aish/safety/walk/OutputFilters.lambda$hide$1
@call aish/safety/walk/OutputFilters test ()Ljava/util/function/Predicate; aish/safety/walk/OutputFilters.lambda$hides$0
@call aish/safety/walk/OutputFilters test ()Ljava/util/function/Predicate; aish/safety/walk/OutputFilters.lambda$hides$1
@call aish/safety/walk/OutputFilters test (Z)Ljava/util/function/Predicate; aish/safety/walk/OutputFilters.lambda$hide$2
@call aish/safety/walk/ResourceExhaustion$EndlessPipelines apply ()Ljava/util/function/Function; aish/safety/ExpandedWord.text
@call aish/safety/walk/ResourceExhaustion$EndlessPipelines apply (Laish/safety/walk/Scope;)Ljava/util/function/Function; aish/safety/walk/ResourceExhaustion$EndlessPipelines.lambda$readsDevice$1
@call aish/safety/walk/ResourceExhaustion$EndlessPipelines test ()Ljava/util/function/Predicate; aish/safety/walk/ResourceExhaustion$EndlessPipelines.isDevice
@call aish/safety/walk/ResourceExhaustion$EndlessPipelines test ()Ljava/util/function/Predicate; aish/safety/walk/ResourceExhaustion$EndlessPipelines.lambda$readsDevice$0
@call aish/safety/walk/ResourceExhaustion$EndlessPipelines test (Ljava/lang/String;Ljava/util/List;)Ljava/util/function/Predicate; aish/safety/walk/ResourceExhaustion$EndlessPipelines.lambda$isIn$0
@call aish/safety/walk/RevealCheck accept (Laish/safety/walk/CommandContext;)Ljava/util/function/Consumer; aish/safety/walk/RevealCheck.lambda$words$0
@call aish/safety/walk/RevealCheck test ()Ljava/util/function/Predicate; aish/safety/walk/RevealCheck.lambda$standardOutput$0
@call aish/safety/walk/RevealCheck test ()Ljava/util/function/Predicate; aish/safety/walk/RevealCheck.lambda$standardOutput$1
@call aish/safety/walk/RevealCheck test ()Ljava/util/function/Predicate; aish/safety/walk/RevealCheck.lambda$words$1
@call aish/safety/walk/RuleEvaluation accept (Laish/safety/walk/RuleEvaluation;)Ljava/util/function/Consumer; aish/safety/walk/RuleEvaluation.lambda$address$1
@call aish/safety/walk/RuleEvaluation apply ()Ljava/util/function/Function; aish/safety/ExpandedWord.shown
@call aish/safety/walk/RuleEvaluation apply ()Ljava/util/function/Function; aish/safety/ExpandedWord.text
@call aish/safety/walk/RuleEvaluation apply ()Ljava/util/function/Function; aish/safety/walk/RuleEvaluation.lambda$says$0
@call aish/safety/walk/RuleEvaluation test ()Ljava/util/function/Predicate; aish/safety/walk/RuleEvaluation.lambda$apply$1
@call aish/safety/walk/RuleEvaluation test (Laish/safety/walk/RuleEvaluation;)Ljava/util/function/Predicate; aish/safety/walk/RuleEvaluation.lambda$address$0
@call aish/safety/walk/Scope accept (Laish/safety/walk/Scope;)Ljava/util/function/BiConsumer; aish/safety/walk/Scope.lambda$copy$0
@call aish/safety/walk/Scope accept (Ljava/util/Set;)Ljava/util/function/BiConsumer; aish/safety/walk/Scope.lambda$namesSetByLine$0
@call aish/safety/walk/Scope apply ()Ljava/util/function/BiFunction; aish/safety/walk/Scope.lambda$addText$0
@call aish/safety/walk/Scope test (Laish/safety/walk/Scope;)Ljava/util/function/Predicate; aish/safety/walk/Scope.lambda$exportedByLine$0
@call aish/safety/walk/SimpleCommandCheck run (Laish/safety/walk/CommandContext;Ljava/util/List;)Ljava/lang/Runnable; aish/safety/walk/SimpleCommandCheck.lambda$judge$2
@call aish/safety/walk/SimpleCommandCheck test ()Ljava/util/function/Predicate; aish/safety/walk/SimpleCommandCheck.discards
@call aish/safety/walk/SimpleCommandCheck test ()Ljava/util/function/Predicate; aish/safety/walk/SimpleCommandCheck.lambda$judge$5
@call aish/safety/walk/SimpleCommandCheck test ()Ljava/util/function/Predicate; aish/safety/walk/SimpleCommandCheck.succeeds
@call aish/safety/walk/TargetFiles test ()Ljava/util/function/Predicate; aish/safety/walk/TargetFiles.lambda$record$0
@call aish/safety/walk/TargetFiles$TargetTable accept (Ljava/util/Map;)Ljava/util/function/Consumer; aish/safety/walk/TargetFiles$TargetTable.lambda$load$0
@call aish/safety/walk/TargetFiles$TargetTable accept (Ljava/util/Map;Laish/safety/walk/TargetFiles$TargetTable$Entry;)Ljava/util/function/Consumer; aish/safety/walk/TargetFiles$TargetTable.lambda$read$0
@call aish/safety/walk/VerdictBuilder apply (Laish/safety/Effect;)Ljava/util/function/UnaryOperator; aish/safety/walk/VerdictBuilder.lambda$add$0
@call aish/safety/walk/VerdictBuilder test (Laish/safety/walk/VerdictBuilder;)Ljava/util/function/Predicate; aish/safety/walk/VerdictBuilder.lambda$findingsWithoutFiles$0
@call aish/safety/walk/WordExpander accept (Laish/safety/walk/WordExpander;Laish/safety/walk/WordExpander$ExpandedWordBuilder;)Ljava/util/function/Consumer; aish/safety/walk/WordExpander.lambda$build$0
@call aish/safety/walk/WordExpander apply ()Ljava/util/function/Function; aish/safety/ExpandedWord.text
@call aish/secrets/KeyNameMask test ()Ljava/util/function/Predicate; aish/secrets/SecretNameScore.hides
@call aish/secrets/KnownSecrets accept (Laish/secrets/KnownSecrets;)Ljava/util/function/BiConsumer; aish/secrets/KnownSecrets.add
@call aish/secrets/OutboundGuard$Inspection objection ()Laish/secrets/OutboundGuard$Inspection; aish/secrets/OutboundGuard$Inspection.lambda$static$0
@call aish/secrets/SecretNameScore test ()Ljava/util/function/Predicate; aish/secrets/SecretNameScore.lambda$hides$0
@call aish/secrets/SecretNameScore test ()Ljava/util/function/Predicate; aish/secrets/SecretNameScore.lambda$isPassword$0
@call aish/secrets/SecretNameScore test (Ljava/lang/String;)Ljava/util/function/Predicate; java/lang/String.endsWith
@call aish/secrets/SecretPatterns$SecretPatternList$Shape apply ()Ljava/util/function/Function; aish/secrets/SecretPatterns$SecretPatternList.compiled
@call aish/secrets/SecretPlaceholders accept (Laish/secrets/SecretPlaceholders;)Ljava/util/function/Consumer; aish/secrets/SecretPlaceholders.lambda$of$0
@call aish/secrets/SecretPlaceholders get (Laish/secrets/SecretPlaceholders;)Ljava/util/function/Supplier; aish/secrets/SecretPlaceholders.latest
@call aish/secrets/ValueRedactor accept (Laish/secrets/ValueRedactor;)Ljava/util/function/BiConsumer; aish/secrets/ValueRedactor.lambda$new$0
@call aish/secrets/ValueRedactor compare ()Ljava/util/Comparator; aish/secrets/ValueRedactor.lambda$new$1
@call aish/session/PromptHistory apply (Ljava/util/Map;)Ljava/util/function/UnaryOperator; aish/session/PromptHistory.lambda$read$0
@call aish/session/PromptHistory make (Laish/session/PromptHistory;Ljava/nio/ByteBuffer;)Laish/files/LockedUpdate$Change; aish/session/PromptHistory.lambda$append$0
@call aish/session/output/OutputStore apply ()Ljava/util/function/BiFunction; java/lang/Long.sum
@call aish/session/record/EventWriter apply ()Ljava/util/function/Function; aish/session/record/EventWriter.lambda$line$1
@call aish/session/record/EventWriter apply (J)Ljava/util/function/Function; aish/session/record/EventWriter.lambda$line$0
@call aish/session/record/RecordChain$Head write (JLjava/lang/String;)Laish/files/AtomicFile$Content; aish/session/record/RecordChain$Head.lambda$write$0
@call aish/session/record/RecordLayout get (Ljava/lang/Class;)Ljava/util/function/Supplier; java/lang/Class.getName
@call aish/session/record/RecordLayout$Plan apply ()Ljava/util/function/Function; aish/session/record/RecordLayout$Member.name
@call aish/session/record/RecordLayout$Plan apply ()Ljava/util/function/IntFunction; aish/session/record/RecordLayout$Plan.lambda$of$1
@call aish/session/record/RecordLayout$Plan test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/session/record/RecordLayout$Plan.lambda$of$0
@call aish/session/record/SessionFile$SessionLocks close (Laish/session/record/SessionFile$SessionLocks;Ljava/nio/channels/FileLock;)Laish/session/record/SessionFile$SessionLocks$Held; aish/session/record/SessionFile$SessionLocks.lambda$tryHold$0
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
@call aish/shell/CommandIndex accept (Ljava/util/Set;)Ljava/util/function/Consumer; aish/shell/CommandIndex.lambda$names$0
@call aish/shell/OutputCapture$ScreenSwitch accept (Ljava/lang/StringBuilder;)Ljava/util/function/Consumer; aish/shell/OutputCapture$ScreenSwitch.lambda$resets$0
@call aish/shell/ShellSession apply ()Ljava/util/function/Function; aish/shell/ShellFacts.parse
@call aish/shell/ShellSession apply ()Ljava/util/function/Function; java/nio/file/Path.toString
@call aish/shell/ShellSession attend (Laish/shell/ShellSession;)Laish/shell/BashProcess$Question; aish/shell/ShellSession.lambda$start$0
@call aish/shell/ShellSession get (Laish/shell/ShellSession;)Ljava/util/function/Supplier; aish/shell/ShellSession.lambda$ask$0
@call aish/shell/ShellStart apply ()Ljava/util/function/Function; java/util/Collection.stream
@call aish/shell/pty/OutputRelay getAsBoolean (Laish/shell/pty/OutputRelay;)Ljava/util/function/BooleanSupplier; aish/shell/pty/OutputRelay.lambda$awaitPassed$0
@call aish/shell/pty/PtyHost accept ()Ljava/util/function/Consumer; aish/shell/pty/Descriptor.close
@call aish/shell/pty/PtyProcess accept ()Ljava/util/function/Consumer; aish/shell/pty/Descriptor.close
@call aish/shell/pty/PtyProcess getAsLong (Ljava/util/concurrent/atomic/AtomicLong;)Ljava/util/function/LongSupplier; java/util/concurrent/atomic/AtomicLong.get
@call aish/shell/pty/PtyProcess run (Laish/shell/pty/PtyProcess;)Ljava/lang/Runnable; aish/shell/pty/PtyProcess.runPump
@call aish/shell/pty/PtyPump receive (Laish/shell/ShellProcess$Listener;)Laish/shell/pty/OutputRelay$Receiver; aish/shell/ShellProcess$Listener.output
@call aish/shell/pty/Spawn accept (Ljava/util/List;)Ljava/util/function/BiConsumer; aish/shell/pty/Spawn.lambda$prepare$0
@call aish/shell/pty/TerminalGuard accept ()Ljava/util/function/Consumer; aish/shell/pty/TerminalGuard.dismiss
@call aish/shell/remote/RemoteFiles apply (Ljava/nio/file/Path;)Ljava/util/function/Function; aish/shell/remote/RemoteFiles.lambda$shown$0
@call aish/terminal/GitBranch apply ()Ljava/util/function/Function; aish/terminal/GitBranch.branch
@call aish/terminal/GitBranch apply ()Ljava/util/function/Function; aish/terminal/GitBranch.lambda$head$0
@call aish/terminal/completion/LineCompleter accept (Ljava/util/Collection;)Ljava/util/function/Consumer; java/util/Collection.addAll
@call aish/terminal/completion/LineCompleter apply (Laish/terminal/completion/LineCompleter;Laish/terminal/completion/WordAtCursor;)Ljava/util/function/Function; aish/terminal/completion/LineCompleter.lambda$ofShell$0
@call aish/terminal/completion/LineCompleter apply (Laish/terminal/completion/WordAtCursor;Laish/terminal/completion/LineCompleter$Ending;)Ljava/util/function/Function; aish/terminal/completion/LineCompleter.lambda$candidates$1
@call aish/terminal/completion/LineCompleter test ()Ljava/util/function/Predicate; aish/terminal/completion/LineCompleter.lambda$withoutPrivate$1
@call aish/terminal/completion/LineCompleter test (Laish/terminal/completion/WordAtCursor;)Ljava/util/function/Predicate; aish/terminal/completion/LineCompleter.lambda$candidates$0
@call aish/terminal/completion/LineCompleter test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/terminal/completion/LineCompleter.lambda$withoutPrivate$0
@call aish/terminal/completion/WordAtCursor parse ()Lorg/jline/reader/Parser; aish/terminal/completion/WordAtCursor.lambda$static$0
@call aish/terminal/editor/HostDevice handle (Ljava/lang/Runnable;)Lsun/misc/SignalHandler; aish/terminal/editor/HostDevice.lambda$onSignal$0
@call aish/terminal/editor/HostTerminal get (Laish/terminal/editor/HostTerminal;)Ljava/util/function/Supplier; aish/terminal/editor/HostTerminal.takeOver
@call aish/terminal/editor/Keyboard accept ()Ljava/util/function/Consumer; java/lang/Runnable.run
@call aish/terminal/editor/Keyboard accept (Laish/terminal/editor/Keyboard;)Ljava/util/function/Consumer; aish/terminal/editor/Keyboard.hold
@call aish/terminal/editor/Keyboard get (Ljava/util/Optional;)Ljava/util/function/Supplier; aish/terminal/editor/Keyboard.lambda$deliver$0
@call aish/terminal/editor/Keyboard run (Laish/terminal/editor/Keyboard;)Ljava/lang/Runnable; aish/terminal/editor/Keyboard.readTerminal
@call aish/terminal/editor/Keyboard$NextLines changed ()Laish/terminal/editor/Keyboard$NextLines; aish/terminal/editor/Keyboard$NextLines.lambda$static$0
@call aish/terminal/editor/LineEditor accept ()Ljava/util/function/Consumer; aish/terminal/editor/LineEditor.lambda$new$0
@call aish/terminal/editor/LineEditor accept ()Ljava/util/function/Consumer; aish/terminal/editor/LineEditor.lambda$read$0
@call aish/terminal/editor/LineEditor apply (Laish/terminal/editor/LineEditor;)Lorg/jline/reader/Widget; aish/terminal/editor/LineEditor.acceptDiverted
@call aish/terminal/editor/LineEditor apply (Laish/terminal/editor/LineEditor;)Lorg/jline/reader/Widget; aish/terminal/editor/LineEditor.drop
@call aish/terminal/editor/LineEditor apply (Laish/terminal/editor/LineEditor;)Lorg/jline/reader/Widget; aish/terminal/editor/LineEditor.lambda$addWidgets$0
@call aish/terminal/editor/LineEditor apply (Laish/terminal/editor/LineEditor;)Lorg/jline/reader/Widget; aish/terminal/editor/LineEditor.typeNorris
@call aish/terminal/editor/LineEditor apply (Laish/terminal/editor/LineEditor;Laish/terminal/editor/PromptReader$Amount;Ljava/lang/String;)Lorg/jline/reader/Widget; aish/terminal/editor/LineEditor.lambda$orElse$0
@call aish/terminal/editor/LineEditor apply (Laish/terminal/editor/LineEditor;Ljava/util/function/UnaryOperator;)Lorg/jline/reader/Widget; aish/terminal/editor/LineEditor.lambda$editWith$0
@call aish/terminal/editor/LineEditor apply (Laish/terminal/editor/PromptReader;)Lorg/jline/reader/Widget; aish/terminal/editor/MenuReader.older
@call aish/terminal/editor/LineEditor run (Ljava/lang/Runnable;)Ljava/lang/Runnable; aish/terminal/editor/LineEditor.lambda$afterFirstPrompt$0
@call aish/terminal/editor/LineEditor run (Ljava/lang/Thread;)Ljava/lang/Runnable; java/lang/Thread.interrupt
@call aish/terminal/editor/LineHighlighter getAsBoolean (Laish/terminal/completion/ShellView;)Ljava/util/function/BooleanSupplier; aish/terminal/editor/LineHighlighter.lambda$new$0
@call aish/terminal/editor/LineHighlighter$LineSpans accept (Ljava/util/List;Laish/bash/ScanResult$Token;I)Ljava/util/function/Consumer; aish/terminal/editor/LineHighlighter$LineSpans.lambda$addCommand$3
@call aish/terminal/editor/LineHighlighter$LineSpans apply (Laish/bash/ScanResult;)Ljava/util/function/Function; aish/bash/ScanResult.unquoted
@call aish/terminal/editor/LineHighlighter$LineSpans apply (Laish/terminal/editor/LineHighlighter$LineSpans;Z)Ljava/util/function/Function; aish/terminal/editor/LineHighlighter$LineSpans.lambda$addCommand$2
@call aish/terminal/editor/LineHighlighter$LineSpans test ()Ljava/util/function/Predicate; aish/terminal/editor/LineHighlighter$LineSpans.lambda$addCommand$1
@call aish/terminal/editor/LineHighlighter$LineSpans test (Laish/terminal/editor/LineHighlighter$LineSpans;Laish/bash/ScanResult$Token;)Ljava/util/function/Predicate; aish/terminal/editor/LineHighlighter$LineSpans.lambda$addCommand$0
@call aish/terminal/editor/ListReader apply (Laish/terminal/editor/ListReader;)Ljava/util/function/Function; aish/terminal/editor/ListReader.lambda$nextKey$0
@call aish/terminal/editor/ListReader typeSwitch (Lorg/jline/reader/Binding;I)I
@call aish/terminal/editor/PromptReader accept ()Ljava/util/function/Consumer; aish/terminal/editor/PromptReader.lambda$new$0
@call aish/terminal/editor/PromptReader apply ()Lorg/jline/reader/Widget; aish/terminal/editor/PromptReader.lambda$new$1
@call aish/terminal/editor/ResizableDisplay run (Laish/terminal/editor/ResizableDisplay;Ljava/util/List;IZ)Ljava/lang/Runnable; aish/terminal/editor/ResizableDisplay.lambda$update$0
@call aish/terminal/editor/TerminalOperator accept (Laish/terminal/editor/TerminalOperator;)Ljava/util/function/Consumer; aish/terminal/editor/TerminalOperator.print
@call aish/terminal/editor/TerminalViewer run (Laish/shell/TerminalView$Keys;[B)Ljava/lang/Runnable; aish/terminal/editor/TerminalViewer.lambda$handOver$0
@call aish/terminal/editor/ViReader$Changes accept (Laish/terminal/editor/ViReader;)Ljava/util/function/Consumer; aish/terminal/editor/ViReader$Changes.lambda$new$0
@call aish/terminal/editor/WordFilter apply ()Ljava/util/function/Function; aish/terminal/editor/WordFilter$Word.of
@call aish/terminal/editor/WordFilter test ()Ljava/util/function/Predicate; aish/terminal/editor/WordFilter.lambda$new$0
@call aish/terminal/editor/WordFilter$Word test ()Ljava/util/function/IntPredicate; java/lang/Character.isUpperCase
@call aish/terminal/render/AnswerFooter accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/terminal/render/AnswerFooter.lambda$lines$0
@call aish/terminal/render/AnswerFooter accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/terminal/render/AnswerFooter.lambda$lines$1
@call aish/terminal/render/AnswerFooter accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/terminal/render/AnswerFooter.lambda$lines$2
@call aish/terminal/render/AnswerFooter apply ()Ljava/util/function/Function; aish/model/Reply$Timings.generatedTokens
@call aish/terminal/render/AnswerFooter apply ()Ljava/util/function/Function; aish/model/Reply$Usage.completion
@call aish/terminal/render/AnswerFooter get (Laish/terminal/render/AnswerFooter;)Ljava/util/function/Supplier; aish/terminal/render/AnswerFooter.lambda$counts$0
@call aish/terminal/render/AnswerFooter test ()Ljava/util/function/Predicate; aish/terminal/render/AnswerFooter.lambda$counts$1
@call aish/terminal/render/AnswerView accept (Laish/terminal/render/AnswerView;)Ljava/util/function/Consumer; aish/terminal/render/AnswerView.lambda$showHeldNotices$0
@call aish/terminal/render/AnswerView accept (Laish/terminal/render/AnswerView;)Ljava/util/function/Consumer; aish/terminal/render/AnswerView.remark
@call aish/terminal/render/AnswerView accept (Ljava/util/List;)Ljava/util/function/Consumer; java/util/List.add
@call aish/terminal/render/AnswerView run (Laish/terminal/render/AnswerView;)Ljava/lang/Runnable; aish/terminal/render/AnswerView.tick
@call aish/terminal/render/AnswerView$Knowledge get ()Ljava/util/function/Supplier; aish/terminal/render/AnswerView$Knowledge.lambda$static$0
@call aish/terminal/render/AnswerView$Knowledge get ()Ljava/util/function/Supplier; java/util/Optional.empty
@call aish/terminal/render/CitationMarks accept (Laish/evidence/CitationChecker;)Ljava/util/function/Consumer; aish/evidence/CitationChecker.line
@call aish/terminal/render/CodeBlock accept (Laish/terminal/render/CodeBlock;)Ljava/util/function/Consumer; aish/terminal/render/CodeBlock.lambda$show$0
@call aish/terminal/render/CodeBlock apply (Laish/terminal/render/CodeHighlighter$Lines;)Ljava/util/function/Function; aish/terminal/render/CodeBlock.lambda$open$0
@call aish/terminal/render/CodeColouring next ()Laish/terminal/render/CodeHighlighter$Lines; aish/terminal/render/CodeColouring.lambda$static$0
@call aish/terminal/render/EmphasisSpans accept (Ljava/lang/StringBuilder;)Ljava/util/function/Consumer; aish/terminal/render/EmphasisSpans.lambda$link$0
@call aish/terminal/render/EventText applyAsInt ()Ljava/util/function/ToIntFunction; aish/terminal/render/Widths.of
@call aish/terminal/render/InlineText accept (Laish/terminal/render/InlineText;)Ljava/util/function/IntConsumer; aish/terminal/render/InlineText.read
@call aish/terminal/render/Markdown accept (Laish/terminal/render/BlockReader;)Ljava/util/function/Consumer; aish/terminal/render/BlockReader.remark
@call aish/terminal/render/Markdown accept (Laish/terminal/render/BlockReader;)Ljava/util/function/IntConsumer; aish/terminal/render/BlockReader.read
@call aish/terminal/render/Markdown read ()Laish/terminal/render/BlockReader; aish/terminal/render/Markdown.lambda$static$0
@call aish/terminal/render/OpenContainers test (Ljava/lang/Class;)Ljava/util/function/Predicate; java/lang/Class.isInstance
@call aish/terminal/render/OutputCursor accept (Laish/terminal/render/OutputCursor;Laish/terminal/render/Style;)Ljava/util/function/IntConsumer; aish/terminal/render/OutputCursor.lambda$putWhole$0
@call aish/terminal/render/StatusLine$ProgressTimer start (Ljava/util/concurrent/ScheduledThreadPoolExecutor;J)Laish/terminal/render/StatusLine$ProgressTimer; aish/terminal/render/StatusLine$ProgressTimer.lambda$every$0
@call aish/terminal/render/StatusLine$ProgressTimer stop (Ljava/util/concurrent/Future;)Laish/terminal/render/StatusLine$ProgressTimer$Running; aish/terminal/render/StatusLine$ProgressTimer.lambda$every$1
@call aish/terminal/render/Table accept (Laish/terminal/render/Table;)Ljava/util/function/Consumer; aish/terminal/render/Table.lambda$line$0
@call aish/terminal/render/Table accept (Laish/terminal/render/Table;)Ljava/util/function/Consumer; aish/terminal/render/Table.row
@call aish/terminal/render/Table apply (I)Ljava/util/function/Function; aish/terminal/render/Table.lambda$row$0
@call aish/terminal/render/Table apply (Laish/terminal/render/Table;)Ljava/util/function/Function; aish/terminal/render/Table.lambda$add$0
@call aish/terminal/render/Table apply (Laish/terminal/render/Table;)Ljava/util/function/Function; aish/terminal/render/Table.lambda$flush$0
@call aish/terminal/render/Table applyAsInt (I)Ljava/util/function/ToIntFunction; aish/terminal/render/Table.lambda$widest$0
@call aish/terminal/render/Table applyAsInt (Laish/terminal/render/Table;Ljava/util/List;)Ljava/util/function/IntUnaryOperator; aish/terminal/render/Table.lambda$fit$0
@call aish/terminal/render/Table$TableCell accept (Laish/terminal/render/Table$TableCell;Laish/terminal/render/Style;)Ljava/util/function/IntConsumer; aish/terminal/render/Table$TableCell.lambda$put$0
@call aish/terminal/render/Table$TableCell applyAsInt ()Ljava/util/function/ToIntFunction; aish/terminal/render/Table$TableCell.lambda$width$0
@call aish/terminal/render/Table$TableCell applyAsInt ()Ljava/util/function/ToIntFunction; aish/terminal/render/Table$TableCell.width
@call aish/terminal/render/Tables$TableRow apply ()Ljava/util/function/Function; aish/terminal/render/Tables$TableRow.alignment
@call aish/terminal/render/Tables$TableRow test ()Ljava/util/function/Predicate; aish/terminal/render/Tables$TableRow.lambda$isRuler$0
@call aish/terminal/render/Widths applyAsInt (Laish/terminal/render/Widths;)Ljava/util/function/IntUnaryOperator; aish/terminal/render/Widths.add
@call aish/text/Fence test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/text/Fence.lambda$after$0
@call aish/text/Resource apply ()Ljava/util/function/Function; aish/text/Resource.lambda$lists$0
@call aish/text/Resource get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/text/Resource.lambda$bytes$0
@call aish/text/WordWrap applyAsInt (I)Ljava/util/function/ToIntFunction; aish/text/WordWrap.lambda$hanging$0
@call aish/tools/builtin/BuiltinCalls apply (Laish/tools/builtin/BuiltinCalls;)Ljava/util/function/Function; aish/tools/builtin/BuiltinCalls.rules
@call aish/tools/builtin/BuiltinCalls get (Ljava/util/function/Supplier;)Ljava/util/function/Supplier; aish/tools/builtin/BuiltinCalls.lambda$new$0
@call aish/tools/builtin/BuiltinCalls get (Ljava/util/function/Supplier;Laish/patch/PatchTarget;)Ljava/util/function/Supplier; aish/tools/builtin/BuiltinCalls.lambda$new$1
@call aish/tools/builtin/BuiltinTool apply ()Ljava/util/function/Function; aish/tools/builtin/BuiltinTool.tool
@call aish/tools/mcp/McpServers accept (Laish/tools/mcp/McpServers;)Ljava/util/function/Consumer; aish/tools/mcp/McpServers.add
@call aish/tools/mcp/McpServers accept (Laish/tools/mcp/McpServers;)Ljava/util/function/Consumer; aish/tools/mcp/McpServers.asked
@call aish/tools/mcp/McpServers apply ()Ljava/util/function/Function; aish/tools/ToolServers$OwnTools.tools
@call aish/trust/ProjectSettings accept (Laish/trust/ProjectSettings;Laish/event/Operator;Laish/event/EventSink;)Ljava/util/function/Consumer; aish/trust/ProjectSettings.lambda$reportAtStart$1
@call aish/trust/ProjectSettings apply (Laish/trust/ProjectSettings;)Ljava/util/function/Function; aish/trust/ProjectSettings.lambda$status$0
@call aish/workspace/BuildKinds apply ()Ljava/util/function/Function; aish/workspace/BuildKinds.lambda$filesOf$1
@call aish/workspace/BuildKinds apply ()Ljava/util/function/Function; aish/workspace/BuildKinds.lambda$static$0
@call aish/workspace/BuildKinds apply ()Ljava/util/function/Function; aish/workspace/BuildKinds.lambda$static$1
@call aish/workspace/BuildKinds apply ()Ljava/util/function/Function; aish/workspace/BuildKinds.lambda$static$2
@call aish/workspace/BuildKinds test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/workspace/BuildKinds.lambda$filesOf$0
@call aish/workspace/ProjectRoot get (Ljava/nio/file/Path;Ljava/nio/file/Path;)Ljava/util/function/Supplier; aish/workspace/ProjectRoot.lambda$find$0
@call aish/workspace/ProjectRoot get (Ljava/nio/file/Path;Z)Ljava/util/function/Supplier; aish/workspace/ProjectRoot.lambda$find$1
@call aish/workspace/ProjectRoot test (Z)Ljava/util/function/Predicate; aish/workspace/ProjectRoot.lambda$find$2
@call aish/workspace/Workspace apply ()Ljava/util/function/Function; aish/workspace/ProjectRoot.real
@call aish/workspace/Workspace get (Laish/workspace/Workspace;)Ljava/util/function/Supplier; aish/workspace/Workspace.lambda$project$0
@call aish/workspace/Workspace get (Laish/workspace/Workspace;)Ljava/util/function/Supplier; aish/workspace/Workspace.lambda$root$0
@call aish/workspace/Workspace get (Laish/workspace/Workspace;Ljava/nio/file/Path;)Ljava/util/function/Supplier; aish/workspace/Workspace.lambda$project$1
@call aish/workspace/Workspace test (Laish/workspace/Workspace;)Ljava/util/function/Predicate; aish/workspace/Workspace.lambda$chosen$0
@call aish/workspace/Workspace test (Ljava/nio/file/Path;)Ljava/util/function/Predicate; java/nio/file/Path.startsWith
@call aish/workspace/names/GitNames accept ([Ljava/lang/String;Ljava/util/List;)Ljava/util/function/Consumer; aish/workspace/names/GitNames.lambda$files$0
@call aish/workspace/names/GitNames apply ()Ljava/util/function/Function; aish/files/GitDirectory.shared
@call aish/workspace/names/GitNames apply ()Ljava/util/function/Function; aish/workspace/names/GitNames.lambda$new$0
@call aish/workspace/names/GitNames apply ()Ljava/util/function/Function; aish/workspace/names/GitNames.lambda$new$1
@call aish/workspace/names/GitNames apply ()Ljava/util/function/Function; aish/workspace/names/GitNames.lambda$new$2
@call aish/workspace/names/GitNames apply (Ljava/nio/file/Path;)Ljava/util/function/Function; aish/workspace/names/GitNames.lambda$aliases$0
@call aish/workspace/names/GitNames read ()Laish/workspace/names/ListedNames$Reader; aish/workspace/names/GitNames.readAliases
@call aish/workspace/names/GitNames read ()Laish/workspace/names/ListedNames$Reader; aish/workspace/names/GitNames.readPacked
@call aish/workspace/names/GitNames read ()Laish/workspace/names/ListedNames$Reader; aish/workspace/names/GitNames.readRemotes
@call aish/workspace/names/GitNames test (Ljava/nio/file/Path;Ljava/lang/String;)Ljava/util/function/Predicate; aish/workspace/names/GitNames.lambda$has$0
@call aish/workspace/names/ListedNames apply ()Ljava/util/function/Function; aish/workspace/names/ListedNames$Stamp.of
@call aish/workspace/names/ListedNames apply (Ljava/util/List;)Ljava/util/function/Function; aish/workspace/names/ListedNames.lambda$always$0
@call aish/workspace/names/ListedNames apply ([Ljava/lang/String;)Ljava/util/function/Function; aish/workspace/names/ListedNames.lambda$in$0
@call aish/workspace/names/LocalNames accept (Laish/workspace/names/LocalNames;Ljava/util/List;)Ljava/util/function/Consumer; aish/workspace/names/LocalNames.lambda$new$1
@call aish/workspace/names/LocalNames accept (Laish/workspace/names/LocalNames;Ljava/util/Map;)Ljava/util/function/BiConsumer; aish/workspace/names/LocalNames.lambda$new$0
@call aish/workspace/names/LocalNames apply ()Ljava/util/function/Function; java/util/List.of
@call aish/workspace/names/LocalNames read ()Laish/workspace/names/ListedNames$Reader; aish/workspace/names/ListedNames$NameReaders.beforeColon
@call aish/workspace/names/LocalNames read ()Laish/workspace/names/ListedNames$Reader; aish/workspace/names/ListedNames$NameReaders.hosts
@call aish/workspace/names/LocalNames read ()Laish/workspace/names/ListedNames$Reader; aish/workspace/names/ListedNames$NameReaders.knownHosts
@call aish/workspace/names/LocalNames read ()Laish/workspace/names/ListedNames$Reader; aish/workspace/names/ListedNames$NameReaders.makefile
@call aish/workspace/names/LocalNames read ()Laish/workspace/names/ListedNames$Reader; aish/workspace/names/ListedNames$NameReaders.sshConfig
@call aish/workspace/names/LocalNames test (Ljava/nio/file/Path;Ljava/lang/String;)Ljava/util/function/Predicate; aish/workspace/names/LocalNames.lambda$isNameFor$0
@call java/lang/AbstractStringBuilder get (Ljava/lang/AbstractStringBuilder;)Ljava/util/function/Supplier; java/lang/AbstractStringBuilder.lambda$codePoints$0
@call java/lang/ProcessHandleImpl newThread (J)Ljava/util/concurrent/ThreadFactory; java/lang/ProcessHandleImpl.lambda$initReaper$0
@call java/lang/ProcessImpl apply (Ljava/lang/ProcessImpl;)Ljava/util/function/BiFunction; java/lang/ProcessImpl.lambda$initStreams$0
@call java/lang/VirtualThread newThread ()Ljava/util/concurrent/ForkJoinPool$ForkJoinWorkerThreadFactory; java/lang/VirtualThread.lambda$createDefaultScheduler$0
@call java/lang/VirtualThread run ()Ljava/lang/Runnable; java/lang/VirtualThread.unblockVirtualThreads
@call java/lang/VirtualThread run (Ljava/lang/VirtualThread;)Ljava/lang/Runnable; java/lang/VirtualThread.parkTimeoutExpired
@call java/lang/VirtualThread run (Ljava/lang/VirtualThread;)Ljava/lang/Runnable; java/lang/VirtualThread.runContinuation
@call java/lang/VirtualThread test ()Ljava/util/function/Predicate; java/lang/VirtualThread.lambda$createDefaultScheduler$2
@call java/lang/VirtualThread uncaughtException ()Ljava/lang/Thread$UncaughtExceptionHandler; java/lang/VirtualThread.lambda$createDefaultScheduler$1
@call java/lang/runtime/SwitchBootstraps accept (ZLjava/lang/Class;[Ljava/lang/Object;Ljava/util/List;Ljava/util/List;)Ljava/util/function/Consumer; java/lang/runtime/SwitchBootstraps.lambda$generateTypeSwitch$0
@call java/lang/runtime/SwitchBootstraps accept ([Ljava/lang/Object;IILjava/util/List;Ljava/lang/Class;ILjava/util/List;Ljava/util/List;I)Ljava/util/function/Consumer; java/lang/runtime/SwitchBootstraps.lambda$generateTypeSwitchSkeleton$0
@call java/nio/file/Files run (Ljava/io/Closeable;)Ljava/lang/Runnable; java/nio/file/Files.lambda$asUncheckedRunnable$0
@call java/security/Provider get ()Ljava/util/function/Supplier; java/security/Provider.lambda$static$0
@call java/util/Comparator compare (Ljava/util/function/Function;)Ljava/util/Comparator; java/util/Comparator.lambda$comparing$77a9974f$1
@call java/util/Comparator compare (Ljava/util/function/ToIntFunction;)Ljava/util/Comparator; java/util/Comparator.lambda$comparingInt$7b0bb60$1
@call java/util/DualPivotQuicksort sort ()Ljava/util/DualPivotQuicksort$SortOperation; java/util/DualPivotQuicksort.insertionSort
@call java/util/ResourceBundle$Control apply ()Ljava/util/function/Function; java/util/ResourceBundle$Control.createCandidateList
@call java/util/ResourceBundle$Control get ()Ljava/util/function/Supplier; java/util/concurrent/ConcurrentHashMap.<init>
@call java/util/concurrent/Executors$AutoShutdownDelegatedExecutorService run (Ljava/util/concurrent/ExecutorService;)Ljava/lang/Runnable; java/util/concurrent/Executors$AutoShutdownDelegatedExecutorService.lambda$new$0
@call java/util/function/BinaryOperator apply (Ljava/util/Comparator;)Ljava/util/function/BinaryOperator; java/util/function/BinaryOperator.lambda$maxBy$0
@call java/util/function/UnaryOperator apply ()Ljava/util/function/UnaryOperator; java/util/function/UnaryOperator.lambda$identity$0
@call java/util/regex/CharPredicates is ()Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ASCII_DIGIT$0
@call java/util/regex/CharPredicates is ()Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ASCII_SPACE$0
@call java/util/regex/CharPredicates is ()Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ASCII_WORD$0
@call java/util/regex/CharPredicates is (I)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ctype$0
@call java/util/regex/CharPredicates is (I)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/CharPredicates.lambda$category$0
@call java/util/regex/Pattern is ()Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$ALL$0
@call java/util/regex/Pattern is ()Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$DOT$0
@call java/util/regex/Pattern is (I)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$Single$0
@call java/util/regex/Pattern is (II)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$Range$0
@call java/util/regex/Pattern is (II)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$CIRange$0
@call java/util/regex/Pattern is (Ljava/util/regex/Pattern$CharPredicate;)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$negate$0
@call java/util/regex/Pattern is (Ljava/util/regex/Pattern$CharPredicate;Ljava/util/regex/Pattern$CharPredicate;)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$union$0
@call java/util/regex/Pattern is (Ljava/util/regex/Pattern$CharPredicate;Ljava/util/regex/Pattern$CharPredicate;)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$and$1
@call java/util/regex/Pattern is (Ljava/util/regex/Pattern$CharPredicate;Ljava/util/regex/Pattern$CharPredicate;)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$union$1
@call java/util/stream/AbstractPipeline get (Ljava/util/stream/AbstractPipeline;)Ljava/util/function/Supplier; java/util/stream/AbstractPipeline.lambda$spliterator$0
@call java/util/stream/Collectors accept ()Ljava/util/function/BiConsumer; java/util/List.add
@call java/util/stream/Collectors accept ()Ljava/util/function/BiConsumer; java/util/StringJoiner.add
@call java/util/stream/Collectors accept (Ljava/util/function/Function;Ljava/util/function/Function;)Ljava/util/function/BiConsumer; java/util/stream/Collectors.lambda$uniqKeysMapAccumulator$0
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/StringJoiner.merge
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/stream/Collectors.lambda$toList$0
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/stream/Collectors.lambda$uniqKeysMapMerger$0
@call java/util/stream/Collectors apply ()Ljava/util/function/Function; java/util/StringJoiner.toString
@call java/util/stream/Collectors apply ()Ljava/util/function/Function; java/util/stream/Collectors.lambda$castingIdentity$0
@call java/util/stream/Collectors get ()Ljava/util/function/Supplier; java/util/ArrayList.<init>
@call java/util/stream/Collectors get ()Ljava/util/function/Supplier; java/util/HashMap.<init>
@call java/util/stream/Collectors get (Ljava/lang/CharSequence;Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Ljava/util/function/Supplier; java/util/stream/Collectors.lambda$joining$1
@call java/util/stream/FindOps$FindSink$OfRef get ()Ljava/util/function/Supplier; java/util/stream/FindOps$FindSink$OfRef.<init>
@call java/util/stream/FindOps$FindSink$OfRef test ()Ljava/util/function/Predicate; java/util/Optional.isPresent
@call java/util/stream/IntPipeline apply ()Ljava/util/function/IntFunction; java/lang/Integer.valueOf
@call java/util/stream/IntPipeline apply ()Ljava/util/function/IntFunction; java/util/stream/IntPipeline.lambda$toArray$0
@call java/util/stream/IntPipeline applyAsInt ()Ljava/util/function/IntBinaryOperator; java/lang/Integer.sum
@call java/util/stream/IntPipeline applyAsInt ()Ljava/util/function/IntBinaryOperator; java/lang/Math.max
@call java/util/stream/IntPipeline applyAsInt ()Ljava/util/function/IntBinaryOperator; java/lang/Math.min
@call java/util/stream/LongPipeline applyAsLong ()Ljava/util/function/LongBinaryOperator; java/lang/Long.sum
@call java/util/stream/MatchOps get (Ljava/util/stream/MatchOps$MatchKind;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; java/util/stream/MatchOps.lambda$makeInt$0
@call java/util/stream/MatchOps get (Ljava/util/stream/MatchOps$MatchKind;Ljava/util/function/Predicate;)Ljava/util/function/Supplier; java/util/stream/MatchOps.lambda$makeRef$0
@call java/util/stream/ReferencePipeline apply ()Ljava/util/function/IntFunction; java/util/stream/ReferencePipeline.lambda$toArray$0
@call java/util/stream/SortedOps$RefSortingSink accept (Ljava/util/stream/Sink;)Ljava/util/function/Consumer; java/util/function/Consumer.accept
@call java/util/stream/StreamSpliterators$WrappingSpliterator accept (Ljava/util/function/Consumer;)Ljava/util/stream/Sink; java/util/function/Consumer.accept
@call java/util/stream/StreamSpliterators$WrappingSpliterator accept (Ljava/util/stream/SpinedBuffer;)Ljava/util/stream/Sink; java/util/stream/SpinedBuffer.accept
@call java/util/stream/StreamSpliterators$WrappingSpliterator getAsBoolean (Ljava/util/stream/StreamSpliterators$WrappingSpliterator;)Ljava/util/function/BooleanSupplier; java/util/stream/StreamSpliterators$WrappingSpliterator.lambda$initPartialTraversalState$0
@call jdk/internal/classfile/impl/ClassFileImpl apply ()Ljava/util/function/Function; jdk/internal/classfile/impl/ClassFileImpl.lambda$attributeMapper$0
@call jdk/internal/logger/DefaultLoggerFinder apply ()Ljava/util/function/Function; jdk/internal/logger/SimpleConsoleLogger.makeSimpleLogger
@call org/jline/keymap/BindingReader accept (Ljava/util/Deque;)Ljava/util/function/IntConsumer; java/util/Deque.addLast
@call org/jline/keymap/KeyMap compare ()Ljava/util/Comparator; org/jline/keymap/KeyMap.lambda$static$0
@call org/jline/keymap/KeyMap makeConcatWithConstants (C)Ljava/lang/String; 346
@call org/jline/keymap/KeyMap makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 346
@call org/jline/keymap/KeyMap makeConcatWithConstants (Ljava/lang/String;C)Ljava/lang/String; 20
@call org/jline/nativ/JLineNativeLoader makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 973
@call org/jline/nativ/JLineNativeLoader run ()Ljava/lang/Runnable; org/jline/nativ/JLineNativeLoader.cleanup
@call org/jline/nativ/JLineNativeLoader$1 makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 37cd929
@call org/jline/nativ/OSInfo makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 973
@call org/jline/reader/impl/CompletionMatcherImpl apply ()Ljava/util/function/Function; java/util/Map$Entry.getKey
@call org/jline/reader/impl/CompletionMatcherImpl apply ()Ljava/util/function/Function; java/util/Map$Entry.getValue
@call org/jline/reader/impl/CompletionMatcherImpl apply ()Ljava/util/function/Function; org/jline/reader/impl/CompletionMatcherImpl.lambda$matches$1
@call org/jline/reader/impl/CompletionMatcherImpl apply ()Ljava/util/function/Function; org/jline/reader/impl/CompletionMatcherImpl.lambda$sort$19
@call org/jline/reader/impl/CompletionMatcherImpl apply (Ljava/lang/String;ZILjava/lang/String;)Ljava/util/function/Function; org/jline/reader/impl/CompletionMatcherImpl.lambda$typoMatcher$18
@call org/jline/reader/impl/CompletionMatcherImpl apply (Ljava/util/function/Predicate;)Ljava/util/function/Function; org/jline/reader/impl/CompletionMatcherImpl.lambda$simpleMatcher$15
@call org/jline/reader/impl/CompletionMatcherImpl test ()Ljava/util/function/Predicate; org/jline/reader/impl/CompletionMatcherImpl.lambda$reset$0
@call org/jline/reader/impl/CompletionMatcherImpl test (Ljava/util/function/Predicate;)Ljava/util/function/Predicate; org/jline/reader/impl/CompletionMatcherImpl.lambda$simpleMatcher$14
@call org/jline/reader/impl/CompletionMatcherImpl test (ZLjava/lang/String;)Ljava/util/function/Predicate; org/jline/reader/impl/CompletionMatcherImpl.lambda$defaultMatchers$10
@call org/jline/reader/impl/CompletionMatcherImpl test (ZLjava/lang/String;)Ljava/util/function/Predicate; org/jline/reader/impl/CompletionMatcherImpl.lambda$defaultMatchers$11
@call org/jline/reader/impl/CompletionMatcherImpl test (ZLjava/lang/String;)Ljava/util/function/Predicate; org/jline/reader/impl/CompletionMatcherImpl.lambda$defaultMatchers$13
@call org/jline/reader/impl/LineReaderImpl accept (Lorg/jline/reader/impl/LineReaderImpl;)Ljava/util/function/Consumer; org/jline/reader/impl/LineReaderImpl.setBuffer
@call org/jline/reader/impl/LineReaderImpl accept (Lorg/jline/reader/impl/LineReaderImpl;Lorg/jline/keymap/KeyMap;Lorg/jline/reader/Widget;)Ljava/util/function/Consumer; org/jline/reader/impl/LineReaderImpl.lambda$bindKeys$33
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Ljava/util/function/Function; org/jline/reader/impl/LineReaderImpl.key
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.acceptAndHold
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.acceptAndInferNextHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.acceptLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.acceptLineAndDownHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.argumentBase
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.backwardChar
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.backwardDeleteChar
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.backwardDeleteWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.backwardKillLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.backwardKillWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.backwardWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.beep
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.beginPaste
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.beginningOfBufferOrHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.beginningOfHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.beginningOfLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.beginningOfLineHist
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.capitalizeWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.clear
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.clearScreen
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.completePrefix
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.completeWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.copyPrevWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.copyRegionAsKill
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.deleteChar
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.deleteCharOrList
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.deleteWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.digitArgument
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.doLowercaseVersion
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.downCaseWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.downHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.downLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.downLineOrHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.downLineOrSearch
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.editAndExecute
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.emacsBackwardWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.emacsEditingMode
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.emacsForwardWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.endOfBufferOrHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.endOfHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.endOfLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.endOfLineHist
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.exchangePointAndMark
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.expandHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.expandOrComplete
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.expandOrCompletePrefix
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.expandWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.focusIn
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.focusOut
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.forwardChar
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.forwardWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.freshLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.historyIncrementalSearchBackward
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.historyIncrementalSearchForward
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.historySearchBackward
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.historySearchForward
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.insertCloseCurly
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.insertCloseParen
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.insertCloseSquare
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.insertComment
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.interrupt
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.killBuffer
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.killLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.killRegion
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.killWholeLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.killWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.listChoices
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.menuComplete
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.menuExpandOrComplete
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.mouse
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.negArgument
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.overwriteMode
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.quotedInsert
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.redisplay
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.redo
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.redrawLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.selfInsert
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.selfInsertUnmeta
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.sendBreak
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.setMarkCommand
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.terminalResize
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.transposeChars
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.transposeWords
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.undefinedKey
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.undo
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.universalArgument
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.upCaseWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.upHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.upLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.upLineOrHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.upLineOrSearch
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viAddEol
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viAddNext
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viBackwardBlankWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viBackwardBlankWordEnd
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viBackwardChar
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viBackwardDeleteChar
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viBackwardKillWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viBackwardWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viBackwardWordEnd
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viBeginningOfLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viChange
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viChangeEol
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viChangeWholeLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viCmdMode
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viDelete
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viDeleteChar
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viDigitOrBeginningOfLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viDownLineOrHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viEndOfLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viFindNextChar
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viFindNextCharSkip
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viFindPrevChar
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viFindPrevCharSkip
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viFirstNonBlank
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viForwardBlankWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viForwardBlankWordEnd
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viForwardChar
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viForwardWord
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viForwardWordEnd
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viHistorySearchBackward
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viHistorySearchForward
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viInsert
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viInsertBol
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viInsertComment
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viJoin
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viKillEol
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viKillWholeLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viMatchBracket
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viOpenLineAbove
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viOpenLineBelow
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viPutAfter
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viPutBefore
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viRepeatFind
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viRepeatSearch
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viReplaceChars
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viRevRepeatFind
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viRevRepeatSearch
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viSwapCase
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viUpLineOrHistory
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viYankTo
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.viYankWholeLine
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.visualLineMode
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.visualMode
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.whatCursorPosition
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.yank
@call org/jline/reader/impl/LineReaderImpl apply (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/reader/Widget; org/jline/reader/impl/LineReaderImpl.yankPop
@call org/jline/reader/impl/LineReaderImpl handle (Ljava/lang/Thread;)Lorg/jline/terminal/Terminal$SignalHandler; org/jline/reader/impl/LineReaderImpl.lambda$readLine$0
@call org/jline/reader/impl/LineReaderImpl handle (Ljava/util/concurrent/atomic/AtomicBoolean;)Lorg/jline/terminal/Terminal$SignalHandler; org/jline/reader/impl/LineReaderImpl.lambda$readLine$1
@call org/jline/reader/impl/LineReaderImpl handle (Lorg/jline/reader/impl/LineReaderImpl;)Lorg/jline/terminal/Terminal$SignalHandler; org/jline/reader/impl/LineReaderImpl.handleSignal
@call org/jline/reader/impl/LineReaderImpl makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 593
@call org/jline/reader/impl/LineReaderImpl makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 8b7
@call org/jline/reader/impl/LineReaderImpl test ()Ljava/util/function/Predicate; org/jline/reader/impl/LineReaderImpl.lambda$bindKeys$32
@call org/jline/terminal/impl/AbstractTerminal apply ()Ljava/util/function/UnaryOperator; java/lang/System.getenv
@call org/jline/terminal/impl/TermiosMapping test (Lorg/jline/terminal/Attributes;)Ljava/util/function/Predicate; org/jline/terminal/Attributes.getControlFlag
@call org/jline/terminal/impl/TermiosMapping test (Lorg/jline/terminal/Attributes;)Ljava/util/function/Predicate; org/jline/terminal/Attributes.getInputFlag
@call org/jline/terminal/impl/TermiosMapping test (Lorg/jline/terminal/Attributes;)Ljava/util/function/Predicate; org/jline/terminal/Attributes.getLocalFlag
@call org/jline/terminal/impl/TermiosMapping test (Lorg/jline/terminal/Attributes;)Ljava/util/function/Predicate; org/jline/terminal/Attributes.getOutputFlag
@call org/jline/utils/AttributedCharSequence applyAsLong ()Ljava/util/function/LongBinaryOperator; org/jline/utils/AttributedCharSequence.lambda$static$0
@call org/jline/utils/AttributedStringBuilder accept (Ljava/lang/CharSequence;)Ljava/util/function/Consumer; org/jline/utils/AttributedStringBuilder.lambda$styled$2
@call org/jline/utils/AttributedStringBuilder apply (Lorg/jline/utils/AttributedStyle;)Ljava/util/function/Function; org/jline/utils/AttributedStringBuilder.lambda$styled$1
@call org/jline/utils/Display apply (Lorg/jline/utils/Display;)Ljava/util/function/Function; org/jline/utils/Display.computeCost
@call org/jline/utils/OSUtils makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 367d28
@call org/jline/utils/OSUtils makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 68b0c1b
@call org/jline/utils/OSUtils makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 6924daf
@call org/jline/utils/OSUtils makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; aa20529
@call sun/nio/ch/NioSocketImpl run (Ljava/io/FileDescriptor;)Ljava/lang/Runnable; sun/nio/ch/NioSocketImpl.lambda$closerFor$0
@call sun/nio/fs/UnixFileAttributeViews$Basic apply ()Ljava/util/function/Function; sun/nio/fs/UnixFileAttributeViews$Basic.lambda$setTimes$0
@call sun/nio/fs/UnixSecureDirectoryStream apply (Lsun/nio/fs/UnixSecureDirectoryStream;)Ljava/util/function/Function; sun/nio/fs/UnixSecureDirectoryStream.lambda$close$0
@call sun/util/cldr/CLDRLocaleProviderAdapter apply ()Ljava/util/function/Function; sun/util/cldr/CLDRLocaleProviderAdapter.lambda$applyAliases$0
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder delegate L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder delegate L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder delegate L5_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder delegate L6_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder delegate LLIL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder delegate LLI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder delegate LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L L3I_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L L6_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L LLILL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L LLI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder fieldAccess LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder fieldAccess L_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface L3I_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface L3_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface LLI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3IILLILLI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3IIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3II_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3ILL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3ILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3IL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3I_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3I_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3I_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3J_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_D
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4II_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4I_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L5_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L5_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L6_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L7I_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L7_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L8I_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L8_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLII_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLIL4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLI_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLJL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLJ_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLJ_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_J
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecialIFC L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L3IL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L3I_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L3_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L4_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L4_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L5_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L5_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L6_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L6_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L7_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LII_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LIL5_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LILL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LIL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LJJ_J
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LJLL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LJL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLIILLILLIL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLIILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLII_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLILL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLIL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLI_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLJL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L_J
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L3_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L5_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LJJ_J
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LJL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LLIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LLI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeVirtual L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeVirtual L3_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeVirtual LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeVirtual LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeVirtual LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L3II_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L3I_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L5_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L7I_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LII_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LIL4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LJL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LJ_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLIILLILLI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLIIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLJ_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder invokeExact_MT L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder invokeExact_MT LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder invoke_MT L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder invoke_MT L7_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder invoke_MT L8_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder invoker L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder invoker L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod IIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod IL5_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod ILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod IL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod JLL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod JL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L5_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L6IL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LIILLILLIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LIILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LIL3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LIL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LJL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LLIIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LLIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.LambdaForm$Holder constant_L L_L
@lambda-form-invoker [SPECIES_RESOLVE] java.lang.invoke.BoundMethodHandle$Species_L
@lambda-form-invoker [SPECIES_RESOLVE] java.lang.invoke.BoundMethodHandle$Species_LL
@lambda-form-invoker [SPECIES_RESOLVE] java.lang.invoke.BoundMethodHandle$Species_LLL
@lambda-form-invoker [SPECIES_RESOLVE] java.lang.invoke.BoundMethodHandle$Species_LLLL
@lambda-form-invoker [SPECIES_RESOLVE] java.lang.invoke.SimpleMethodHandle
aish/app/ApprovalModule
aish/app/AttachmentModule
aish/app/ChatModule
aish/app/Clients
aish/app/CommandTable
aish/app/Core
aish/app/CostModule
aish/app/Ending
aish/app/FrontEnd
aish/app/FutureValue
aish/app/HooksModule
aish/app/Launch
aish/app/Lazy
aish/app/Main
aish/app/ModelRoutingModule
aish/app/Platform
aish/app/Presets
aish/app/PursuitModule
aish/app/QuestionFront$Streams
aish/app/RecordingModule
aish/app/Resources
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
aish/app/TerminalFront
aish/app/TerminalFront$1
aish/app/ToolsModule
aish/app/ToolsModule$Connecting
aish/app/Wiring
aish/approval/Action
aish/approval/Action$Command
aish/approval/Action$Manner
aish/approval/ApprovalScope
aish/approval/Decision
aish/approval/Decision$Consent
aish/approval/Decision$Deny
aish/approval/Decision$Run
aish/approval/Decision$Skip
aish/approval/Gate
aish/approval/InteractiveGate
aish/approval/InteractiveGate$1
aish/approval/PatchConsent
aish/approval/RehearsalReview
aish/approval/RehearsalReview$Pager
aish/approval/RehearsalText
aish/approval/Rehearser
aish/approval/ToolApprovals
aish/approval/ToolCallReader
aish/approval/ToolConsent
aish/approval/ToolConsent$Keeper
aish/approval/Trial
aish/approval/Trial$1
aish/bash/Chars
aish/bash/CursorWord
aish/bash/CursorWord$1
aish/bash/CursorWord$Locator
aish/bash/CursorWord$Place
aish/bash/CursorWord$Place$Command
aish/bash/CursorWord$Place$Variable
aish/bash/ReservedWord
aish/bash/ScanResult
aish/bash/ScanResult$Completeness
aish/bash/ScanResult$Completeness$Complete
aish/bash/ScanResult$Completeness$Incomplete
aish/bash/ScanResult$OpenConstruct
aish/bash/ScanResult$QuoteState
aish/bash/ScanResult$Token
aish/bash/ScanResult$TokenKind
aish/bash/ScanResult$Word
aish/bash/ScanResult$WordRole
aish/bash/ShellNode
aish/bash/ShellNode$Background
aish/bash/ShellNode$Case
aish/bash/ShellNode$Chain
aish/bash/ShellNode$Conditional
aish/bash/ShellNode$Coprocess
aish/bash/ShellNode$ForArithmetic
aish/bash/ShellNode$ForEach
aish/bash/ShellNode$Function
aish/bash/ShellNode$Group
aish/bash/ShellNode$Loop
aish/bash/ShellNode$Negated
aish/bash/ShellNode$Pipeline
aish/bash/ShellNode$Redirect
aish/bash/ShellNode$Redirected
aish/bash/ShellNode$Sequence
aish/bash/ShellNode$ShellWord
aish/bash/ShellNode$Simple
aish/bash/ShellNode$Subshell
aish/bash/ShellNode$WordPart
aish/bash/ShellNode$WordPart$Arithmetic
aish/bash/ShellNode$WordPart$Brace
aish/bash/ShellNode$WordPart$DoubleQuoted
aish/bash/ShellNode$WordPart$Glob
aish/bash/ShellNode$WordPart$Literal
aish/bash/ShellNode$WordPart$Parameter
aish/bash/ShellParser
aish/bash/ShellQuoting
aish/bash/ShellQuoting$1
aish/bash/ShellQuoting$Tilde
aish/bash/ShellQuoting$Unquoting
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
aish/chat/ActionRunner
aish/chat/ActionRunner$Mode
aish/chat/ActionRunner$Result
aish/chat/ActionRunner$Result$Ran
aish/chat/AttachmentService
aish/chat/CitationListener
aish/chat/ContextAdmission
aish/chat/Eviction
aish/chat/MentionedFiles
aish/chat/MentionedFiles$Symbols
aish/chat/Mentions
aish/chat/ModelSelector
aish/chat/ModelSelector$Selection
aish/chat/ParsedReply
aish/chat/ParsedReply$Goal
aish/chat/Patches
aish/chat/Patches$Proposed
aish/chat/Proposal
aish/chat/Proposal$Form
aish/chat/Proposal$ShellFamily
aish/chat/QuestionHandler
aish/chat/QuestionHandler$End
aish/chat/QuestionHandler$Pass
aish/chat/QuestionHandler$Review
aish/chat/ReplyParser
aish/chat/RequestSizes
aish/chat/SessionResumer
aish/chat/Suggestion
aish/chat/Suggestions
aish/chat/TaskRouting
aish/chat/TurnLoop
aish/chat/TurnLoop$Exchange
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
aish/cli/install/CacheRepair
aish/cli/install/Installation
aish/cli/install/Installation$Kind
aish/cli/models/FoundModels
aish/cli/models/FoundModels$Found
aish/cli/models/FoundModels$KnownServices
aish/cli/models/FoundModels$KnownServices$Service
aish/cli/models/ServerAccess
aish/commands/Manuals
aish/commands/MetaCommand
aish/commands/MetaCommands
aish/commands/MetaCommands$Maker
aish/commands/Next
aish/context/Attachment
aish/context/Attachment$Priority
aish/context/Attachments
aish/context/ContextBlock
aish/context/ContextBlock$ContentKeeper
aish/context/Conversation
aish/context/ExecLog
aish/context/ExecLog$OutputBudget
aish/context/OutputText
aish/context/OutputText$TerminalText
aish/context/PromptAssembler
aish/context/PromptAssembler$Surroundings
aish/context/PromptAssembler$Tools
aish/context/Pruning
aish/context/Pruning$Limits
aish/context/Stance
aish/context/Turn
aish/context/Turn$Assistant
aish/context/Turn$Tools
aish/context/Turn$Tools$Result
aish/context/Turn$User
aish/cost/Accounts
aish/cost/Accounts$MeteredClient
aish/cost/Accounts$Tariff
aish/cost/Accounts$Terms
aish/cost/Booking
aish/cost/Budget
aish/cost/CostFile
aish/cost/Ledger
aish/cost/Ledger$Account
aish/cost/Ledger$CostSum
aish/cost/ModelTokens
aish/cost/ModelTokens$CharacterRatio
aish/cost/ModelTokens$KnownCounts
aish/cost/ModelTokens$Vocabulary
aish/cost/Money
aish/cost/Money$Price
aish/cost/Tokens
aish/event/Event
aish/event/Event$Answer
aish/event/Event$Answered
aish/event/Event$Asked
aish/event/Event$Assessed
aish/event/Event$AttachmentChanged
aish/event/Event$Author
aish/event/Event$BackgroundOutput
aish/event/Event$Busy
aish/event/Event$Cited
aish/event/Event$Closed
aish/event/Event$Decided
aish/event/Event$Evicted
aish/event/Event$Forgotten
aish/event/Event$GoalEvent
aish/event/Event$GoalEvent$Began
aish/event/Event$GoalEvent$Ended
aish/event/Event$GoalEvent$Halted
aish/event/Event$GoalEvent$Probed
aish/event/Event$GoalEvent$Probing
aish/event/Event$GoalEvent$Stepped
aish/event/Event$Instructed
aish/event/Event$ModelChanged
aish/event/Event$Named
aish/event/Event$Noted
aish/event/Event$Notice
aish/event/Event$Opened
aish/event/Event$Patched
aish/event/Event$Patched$State
aish/event/Event$Problem
aish/event/Event$Proposed
aish/event/Event$QuestionSent
aish/event/Event$Ran
aish/event/Event$RanOnHost
aish/event/Event$Ready
aish/event/Event$Refused
aish/event/Event$Rehearsed
aish/event/Event$Remarked
aish/event/Event$Reset
aish/event/Event$Resumed
aish/event/Event$Reviewed
aish/event/Event$Risk
aish/event/Event$Running
aish/event/Event$Spent
aish/event/Event$StanceChanged
aish/event/Event$Started
aish/event/Event$Streamed
aish/event/Event$Suggested
aish/event/Event$Summarised
aish/event/Event$TaskChanged
aish/event/Event$Tool
aish/event/Event$Tool$Called
aish/event/Event$Tool$Ended
aish/event/Event$Tool$Progressed
aish/event/Event$ToolResultsSent
aish/event/Event$Typed
aish/event/Event$Unrecorded
aish/event/Event$Unshown
aish/event/Event$Verbatim
aish/event/EventBus
aish/event/EventBus$Delivery
aish/event/EventBus$Listener
aish/event/EventSink
aish/event/ExitCode
aish/event/Interrupts
aish/event/Interrupts$Scope
aish/event/Operator
aish/event/Operator$1
aish/event/Operator$Answer
aish/event/Operator$Aside
aish/event/Operator$Choice
aish/evidence/CheckedCitation
aish/evidence/CheckedCitation$Mark
aish/evidence/CitationChecker
aish/evidence/CitationReader
aish/evidence/Sources
aish/exec/CommandAssessment
aish/exec/CommandAssessor
aish/exec/CommandExecutor
aish/exec/CommandExecutor$Execution
aish/exec/CommandExecutor$HistoryExpansion
aish/exec/CommandLimits
aish/exec/CommandLimits$1
aish/exec/CommandOutcome
aish/exec/CommandOutcome$CameBack
aish/exec/CommandOutcome$Finished
aish/exec/CommandOutcome$Refused
aish/exec/CommandOutcome$Refused$NoUndo
aish/exec/CommandOutcome$ShellLeft
aish/exec/CommandParts
aish/exec/CommandParts$Part
aish/exec/ContractedRuns
aish/exec/PermissionRules
aish/exec/PermissionRules$Entry
aish/exec/PreRunCheck
aish/exec/Refusal
aish/exec/RefusedException
aish/exec/ShellKeeper
aish/exec/ShellKeeper$Status
aish/exec/TypedUndo
aish/exec/TypedUndo$Limits
aish/exec/rehearsal/RehearsalSupport
aish/exec/rehearsal/Rehearsals
aish/exec/rehearsal/Rehearsals$Limits
aish/exec/rehearsal/Rehearsals$RehearsalException
aish/files/AtomicFile
aish/files/AtomicFile$Content
aish/files/DiskSync
aish/files/FileOwner
aish/files/GitDirectory
aish/files/LockedUpdate
aish/files/LockedUpdate$Change
aish/files/PrivateFiles
aish/files/PrivateFiles$Deletion
aish/files/UserDirectories
aish/front/BatchOutput
aish/front/LastLine
aish/front/LineSource
aish/front/Repl
aish/front/Repl$Asking
aish/front/Repl$Attempt
aish/front/StandardStream
aish/front/UnknownCommands
aish/front/changes/Changes
aish/front/changes/FileStamp
aish/front/changes/KeyedHash
aish/front/changes/LastWorked
aish/front/changes/LastWorked$Exported
aish/front/changes/LastWorked$Surroundings
aish/front/changes/LastWorked$Worked
aish/front/changes/Snapshot
aish/front/changes/Subjects
aish/front/facts/DirectoryFacts
aish/front/facts/MentionedNames
aish/front/facts/SessionFacts
aish/front/facts/SessionFacts$LiveShell
aish/front/facts/SessionFacts$Variables
aish/front/prompt/CodeColours
aish/front/prompt/ExternalEditor
aish/front/prompt/Greeting
aish/front/prompt/InstantLooks
aish/front/prompt/KeptHistory
aish/front/prompt/KeptHistory$Change
aish/front/prompt/KeptHistory$Place
aish/front/prompt/MetaTable
aish/front/prompt/PromptLines
aish/front/prompt/RehearsalNotice
aish/front/prompt/TerminalSink
aish/front/prompt/TerminalSink$Colours
aish/front/prompt/TerminalSink$Session
aish/json/Json
aish/json/Json$Arr
aish/json/Json$Null
aish/json/Json$Num
aish/json/Json$Obj
aish/json/Json$Str
aish/json/JsonException
aish/json/JsonParser
aish/json/JsonWriter
aish/keys/ApiKeys
aish/keys/Vault
aish/keys/Vault$KeyCommand
aish/memory/MemoryBackground
aish/memory/MemoryItem
aish/memory/MemoryStore
aish/memory/MemoryStore$Contents
aish/memory/MemoryStore$MemoryFile
aish/model/DecoratedRoster
aish/model/Delta
aish/model/Delta$Calling
aish/model/Delta$Reading
aish/model/Delta$Reasoning
aish/model/Delta$Text
aish/model/Delta$Waiting
aish/model/Fallback
aish/model/Fallback$FallbackClient
aish/model/Locality
aish/model/Message
aish/model/Message$Assistant
aish/model/Message$Instructions
aish/model/Message$Tool
aish/model/Message$ToolCall
aish/model/Message$User
aish/model/ModelClient
aish/model/ModelProblem
aish/model/ModelProblem$Api
aish/model/ModelProblem$Budget
aish/model/ModelProblem$Cancelled
aish/model/ModelProblem$Failure
aish/model/ModelProblem$Http
aish/model/ModelProblem$ModelException
aish/model/ModelProblem$Protocol
aish/model/ModelProblem$Setup
aish/model/ModelProblem$Transport
aish/model/ModelRequest
aish/model/ModelRequest$Purpose
aish/model/ModelRequest$ToolSpec
aish/model/ModelRoster
aish/model/ModelRoster$Entry
aish/model/ModelServer
aish/model/ModelServer$ServerFacts$Health
aish/model/ModelServer$TokenCounter
aish/model/Reply
aish/model/Reply$Finish
aish/model/Reply$Timings
aish/model/Reply$Usage
aish/model/RetryingClient
aish/model/RetryingClient$DeltaTracker
aish/model/RetryingClient$Sleeper
aish/model/http/Address
aish/model/http/Connection
aish/model/http/Connection$ConnectionListener
aish/model/http/Connection$Dialler
aish/model/http/Endpoint
aish/model/http/Endpoint$KeySource
aish/model/http/Endpoint$TlsFactory
aish/model/http/ErrorResponse$ShortAnswer
aish/model/http/HttpExchange
aish/model/http/HttpExchange$BodyStream
aish/model/http/HttpExchange$BodyStream$Framing
aish/model/http/HttpRequest
aish/model/http/HttpRequest$Route
aish/model/http/IdleConnection
aish/model/http/NetworkPath
aish/model/http/ProxySettings
aish/model/http/RequestTimeouts
aish/model/http/ResponseChannel
aish/model/http/ResponseChannel$Ending
aish/model/http/ResponseChannel$Wanted
aish/model/http/ResponseHead
aish/model/http/ResponseHead$WireInput
aish/model/http/ServerMessage
aish/model/http/SseReader
aish/model/http/SseReader$SseEvent
aish/model/http/TlsTrust
aish/model/openai/AnswerBuilder
aish/model/openai/ApiPaths
aish/model/openai/Discovery
aish/model/openai/Discovery$Candidate
aish/model/openai/Discovery$Found
aish/model/openai/Discovery$Kind
aish/model/openai/Discovery$Probe
aish/model/openai/OpenAiClient
aish/model/openai/OpenAiClient$AnswerReader
aish/model/openai/OpenAiClient$OfferedTools
aish/model/openai/OpenAiClient$RequestBody
aish/model/openai/ServerProbe
aish/model/openai/ServerProbe$Belief
aish/model/openai/ServerProbe$ServerDialect
aish/model/openai/ThinkSplitter
aish/model/openai/ThinkSplitter$Sink
aish/model/openai/ThinkSplitter$State
aish/model/openai/ToolCallAssembly
aish/model/openai/ToolCallAssembly$Part
aish/norris/NorrisGate$Unattended
aish/norris/OwnFilesCheck
aish/norris/Pursuits
aish/patch/AnswerReader
aish/patch/CopyTarget
aish/patch/Patch
aish/patch/PatchException
aish/patch/PatchTarget
aish/patch/PatchTarget$Disk
aish/process/Cancellation
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
aish/route/FirstWordClassifier$1
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
aish/route/Programs$OperandKind
aish/route/ProseGuess
aish/route/ProseGuess$TellingWords
aish/route/RouteFacts
aish/route/TaskClassifier$TaskClass
aish/route/WordClassifier
aish/route/WordClassifier$WordShape
aish/route/WordKind
aish/route/WordScanner
aish/safety/Analyser
aish/safety/Analyser$FactSource
aish/safety/Analyser$Flow
aish/safety/Analyser$Reading
aish/safety/Call
aish/safety/Call$Word
aish/safety/Effect
aish/safety/ExpandedWord
aish/safety/Finding
aish/safety/HiddenCharacters
aish/safety/SafetyFacts
aish/safety/Verdict
aish/safety/Verdict$Clear
aish/safety/Verdict$Halt
aish/safety/Verdict$Unknown
aish/safety/VerdictText
aish/safety/files/AffectedFileSpec
aish/safety/files/AffectedFileSpec$Kind
aish/safety/files/AffectedFiles
aish/safety/files/AffectedFiles$PathExpander
aish/safety/files/BlastRadius
aish/safety/files/PathText
aish/safety/files/Paths
aish/safety/files/Paths$PathZone
aish/safety/files/ProgramPath
aish/safety/files/ProgramPath$Found
aish/safety/files/ProgramPath$Place
aish/safety/files/SpecialPlaces
aish/safety/files/SurveyBudget
aish/safety/permissions/NetworkAccess
aish/safety/permissions/NetworkAccess$Off
aish/safety/permissions/NetworkAccess$On
aish/safety/permissions/Permission
aish/safety/permissions/Permission$Kind
aish/safety/permissions/PermissionRule
aish/safety/permissions/PermissionRule$BadRuleException
aish/safety/permissions/Permissions
aish/safety/permissions/StatedLimits
aish/safety/permissions/UserRules
aish/safety/permissions/UserRules$Extra
aish/safety/programs/ProgramHandlers
aish/safety/programs/ScriptFiles
aish/safety/programs/ScriptFiles$BuildInputs
aish/safety/programs/ShellBuiltins
aish/safety/rules/KnowledgeBase
aish/safety/rules/KnowledgeBase$Loaded
aish/safety/rules/KnowledgeBase$OptionList
aish/safety/rules/KnowledgeBase$OptionLists
aish/safety/rules/OperandRule
aish/safety/rules/OptionRule
aish/safety/rules/OptionRule$Target
aish/safety/rules/OptionRule$WordRules
aish/safety/rules/ProgramLines
aish/safety/rules/Rule
aish/safety/rules/RuleReader
aish/safety/rules/WordLists
aish/safety/walk/ArithmeticCheck$SubscriptCheck
aish/safety/walk/AssignedNames
aish/safety/walk/CodeVariables
aish/safety/walk/CommandContext
aish/safety/walk/CommandContext$Output
aish/safety/walk/CommandContext$StandardInput
aish/safety/walk/CommandContext$StandardInput$Empty
aish/safety/walk/CommandContext$StandardInput$File
aish/safety/walk/CommandContext$StandardInput$Piped
aish/safety/walk/CommandContext$StandardInput$Terminal
aish/safety/walk/CommandContext$StandardInput$Text
aish/safety/walk/CommandContext$WordCursor
aish/safety/walk/CommandDispatcher
aish/safety/walk/CommandDispatcher$1
aish/safety/walk/CommandWalker
aish/safety/walk/HelpRequest
aish/safety/walk/Invocation
aish/safety/walk/Invocation$WordExemption
aish/safety/walk/InvocationCheck
aish/safety/walk/KnownOutput
aish/safety/walk/KnownOutput$LiteralPipeOutput
aish/safety/walk/NamesAsOptions
aish/safety/walk/OpenDescriptors
aish/safety/walk/OptionReader
aish/safety/walk/OptionReader$Given
aish/safety/walk/OptionReader$Reading
aish/safety/walk/OutputFilters
aish/safety/walk/PossibleDirectories
aish/safety/walk/ResourceExhaustion
aish/safety/walk/ResourceExhaustion$EndlessPipelines
aish/safety/walk/RevealCheck
aish/safety/walk/RuleEvaluation
aish/safety/walk/Scope
aish/safety/walk/Scope$Variable
aish/safety/walk/SimpleCommandCheck
aish/safety/walk/TargetFiles
aish/safety/walk/TargetFiles$Found
aish/safety/walk/TargetFiles$TargetTable
aish/safety/walk/TargetFiles$TargetTable$Entry
aish/safety/walk/TargetFiles$TargetTable$Loaded
aish/safety/walk/UnlistedOptions
aish/safety/walk/VerbPath
aish/safety/walk/VerdictBuilder
aish/safety/walk/VerdictBuilder$Trait
aish/safety/walk/Walk
aish/safety/walk/WordExpander
aish/safety/walk/WordExpander$ExpandedWordBuilder
aish/safety/walk/WordExpander$WholeArrays
aish/secrets/DecodedText
aish/secrets/KeyNameMask
aish/secrets/KnownSecrets
aish/secrets/NamedSecrets
aish/secrets/OutboundGuard
aish/secrets/OutboundGuard$Inspection
aish/secrets/OutboundGuard$Place
aish/secrets/Redactor
aish/secrets/SecretNameScore
aish/secrets/SecretPatterns
aish/secrets/SecretPatterns$SecretPatternList
aish/secrets/SecretPatterns$SecretPatternList$Shape
aish/secrets/SecretPlaceholders
aish/secrets/SecretPlaceholders$1
aish/secrets/SecretPlaceholders$SecretPlaceholder
aish/secrets/SecretSubstitution$SecretException
aish/secrets/SecretValueCheck$Style
aish/secrets/TypedSecrets
aish/secrets/ValueRedactor
aish/secrets/ValueRedactor$Value
aish/session/ConversationState
aish/session/PromptHistory
aish/session/PromptHistory$Entry
aish/session/PromptHistory$Origin
aish/session/PromptHistory$Stamp
aish/session/Retention
aish/session/SessionLog
aish/session/SessionRecord
aish/session/SessionRecord$InMemoryRecord
aish/session/SessionRecord$RecordedEvents
aish/session/SessionStore
aish/session/SessionStore$SessionId
aish/session/TextOrigins
aish/session/TimedEvent
aish/session/output/OutputStore
aish/session/output/OutputStore$OutputDirectory
aish/session/output/OutputStore$Spill
aish/session/output/SessionOutputs
aish/session/output/SessionOutputs$TemporaryOutputs
aish/session/record/ContextFiles
aish/session/record/EventWriter
aish/session/record/NewerVersionException
aish/session/record/RecordChain
aish/session/record/RecordChain$Head
aish/session/record/RecordKind
aish/session/record/RecordLayout
aish/session/record/RecordLayout$Member
aish/session/record/RecordLayout$Part
aish/session/record/RecordLayout$Plan
aish/session/record/RecordLines
aish/session/record/SessionFile
aish/session/record/SessionFile$SessionLocks
aish/session/record/SessionFile$SessionLocks$Held
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
aish/settings/KeyLocation$Command
aish/settings/KeyLocation$None
aish/settings/KeyLocation$Variable
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
aish/settings/project/ProjectFile
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
aish/shell/CompletionQueries$Query
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
aish/shell/ShellCompletion
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
aish/shell/pty/InterruptSignal
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
aish/shell/pty/TerminalGuard
aish/shell/pty/Termios
aish/shell/remote/RemoteFiles
aish/shell/remote/RemoteProvider
aish/shell/remote/Target
aish/shell/remote/Target$TargetException
aish/terminal/GitBranch
aish/terminal/GitBranch$Head
aish/terminal/GitBranch$Search
aish/terminal/HostName
aish/terminal/Input
aish/terminal/Input$Diverted
aish/terminal/Input$Dropped
aish/terminal/Input$Ended
aish/terminal/Input$HungUp
aish/terminal/Input$Line
aish/terminal/Input$Woken
aish/terminal/PromptTemplate
aish/terminal/PromptTemplate$Line
aish/terminal/PromptTemplate$Part
aish/terminal/PromptTemplate$Piece
aish/terminal/PromptTemplate$PromptState
aish/terminal/PromptTemplate$Surroundings
aish/terminal/Sequences
aish/terminal/TerminalKind
aish/terminal/TerminalKind$Alert
aish/terminal/TerminalKind$Layer
aish/terminal/TerminalSignals
aish/terminal/completion/FileCandidates
aish/terminal/completion/LineCompleter
aish/terminal/completion/LineCompleter$CommandWords
aish/terminal/completion/LineCompleter$Ending
aish/terminal/completion/ShellCandidates
aish/terminal/completion/ShellLineParser
aish/terminal/completion/ShellLineParser$1
aish/terminal/completion/ShellLineParser$2
aish/terminal/completion/ShellView
aish/terminal/completion/TargetFinder
aish/terminal/completion/TargetFinder$LineTarget
aish/terminal/completion/TargetFinder$LineTarget$Ask
aish/terminal/completion/TargetFinder$LineTarget$Meta
aish/terminal/completion/TargetFinder$LineTarget$Shell
aish/terminal/completion/WordAtCursor
aish/terminal/completion/WordAtCursor$1
aish/terminal/completion/WordAtCursor$WordContext
aish/terminal/completion/WordAtCursor$WordContext$DollarName
aish/terminal/completion/WordAtCursor$WordContext$None
aish/terminal/completion/WordAtCursor$WordContext$Shell
aish/terminal/editor/Clipboard
aish/terminal/editor/ClusterReader
aish/terminal/editor/EditorHistory
aish/terminal/editor/EditorHistory$LastArgument
aish/terminal/editor/EditorHistory$Store
aish/terminal/editor/HistoryList
aish/terminal/editor/HistoryList$Scope
aish/terminal/editor/HistoryReader
aish/terminal/editor/HostDevice
aish/terminal/editor/HostTerminal
aish/terminal/editor/HostTerminal$Device
aish/terminal/editor/HostTerminal$KeyReader
aish/terminal/editor/HostTerminal$LineEnds
aish/terminal/editor/HostTerminal$Output
aish/terminal/editor/HostTerminal$TerminalModes
aish/terminal/editor/InstantPrompt
aish/terminal/editor/JoinedCharacters
aish/terminal/editor/Keyboard
aish/terminal/editor/Keyboard$NextLines
aish/terminal/editor/Keyboard$Watch
aish/terminal/editor/LineEditor
aish/terminal/editor/LineEditor$Marks
aish/terminal/editor/LineEditor$Style
aish/terminal/editor/LineHighlighter
aish/terminal/editor/LineHighlighter$1
aish/terminal/editor/LineHighlighter$LineSpans
aish/terminal/editor/LineHighlighter$LineSpans$Span
aish/terminal/editor/LineHighlighter$LineStyle
aish/terminal/editor/ListReader
aish/terminal/editor/ListReader$Ending
aish/terminal/editor/ListReader$Key
aish/terminal/editor/MenuReader
aish/terminal/editor/PickList
aish/terminal/editor/PickList$Row
aish/terminal/editor/PromptReader
aish/terminal/editor/PromptReader$1
aish/terminal/editor/PromptReader$Amount
aish/terminal/editor/PromptStyle
aish/terminal/editor/PromptStyle$1
aish/terminal/editor/ResizableDisplay
aish/terminal/editor/TerminalOperator
aish/terminal/editor/TerminalViewer
aish/terminal/editor/TerminalViewer$BackgroundOutput
aish/terminal/editor/ViReader
aish/terminal/editor/ViReader$Changes
aish/terminal/editor/WordFilter
aish/terminal/editor/WordFilter$Word
aish/terminal/editor/vi/Motions
aish/terminal/editor/vi/ViCommands
aish/terminal/editor/vi/ViCommands$Outcome
aish/terminal/editor/vi/ViCommands$Outcome$Failed
aish/terminal/render/AnswerFooter
aish/terminal/render/AnswerFooter$1
aish/terminal/render/AnswerPhase
aish/terminal/render/AnswerPhase$Asked
aish/terminal/render/AnswerPhase$Calling
aish/terminal/render/AnswerPhase$Flowing
aish/terminal/render/AnswerPhase$Reading
aish/terminal/render/AnswerPhase$Thinking
aish/terminal/render/AnswerPhase$Waiting
aish/terminal/render/AnswerSection
aish/terminal/render/AnswerStyle
aish/terminal/render/AnswerStyle$Layout
aish/terminal/render/AnswerView
aish/terminal/render/AnswerView$Knowledge
aish/terminal/render/AnswerView$Part
aish/terminal/render/AnswerView$Proposals
aish/terminal/render/AnswerView$SanitizedInput
aish/terminal/render/BlockReader
aish/terminal/render/BlockReader$Paragraph
aish/terminal/render/BlockStart
aish/terminal/render/BlockStart$Command
aish/terminal/render/BlockStart$Fence
aish/terminal/render/BlockStart$Form
aish/terminal/render/BlockStart$Goal
aish/terminal/render/BlockStart$Heading
aish/terminal/render/BlockStart$Item
aish/terminal/render/BlockStart$Quote
aish/terminal/render/BlockStart$Row
aish/terminal/render/BlockStart$Rule
aish/terminal/render/BlockStart$Task
aish/terminal/render/BlockStart$Text
aish/terminal/render/BlockStart$Unsure
aish/terminal/render/CitationMarks
aish/terminal/render/CodeBlock
aish/terminal/render/CodeBlock$OpenFence
aish/terminal/render/CodeBlock$OpenFence$Closing
aish/terminal/render/CodeColouring
aish/terminal/render/CodeColouring$1
aish/terminal/render/CodeColouring$Shell
aish/terminal/render/CodeHighlighter
aish/terminal/render/CodeHighlighter$1
aish/terminal/render/CodeHighlighter$Block
aish/terminal/render/CodeHighlighter$Lines
aish/terminal/render/EmphasisSpans
aish/terminal/render/EmphasisSpans$EmphasisRule
aish/terminal/render/EmphasisSpans$Kind
aish/terminal/render/EmphasisSpans$Opener
aish/terminal/render/EmphasisSpans$Piece
aish/terminal/render/EventText
aish/terminal/render/EventText$1
aish/terminal/render/InlineText
aish/terminal/render/Markdown
aish/terminal/render/Markdown$1
aish/terminal/render/Markdown$HeldCommand
aish/terminal/render/Markdown$ProposedCommandView
aish/terminal/render/OpenContainers
aish/terminal/render/OpenContainers$Container
aish/terminal/render/OpenContainers$Item
aish/terminal/render/OpenContainers$PendingLine
aish/terminal/render/OpenContainers$Quote
aish/terminal/render/OutputCursor
aish/terminal/render/StatusLine
aish/terminal/render/StatusLine$ProgressTimer
aish/terminal/render/StatusLine$ProgressTimer$Running
aish/terminal/render/Style
aish/terminal/render/Style$TextAttribute
aish/terminal/render/StyledOutput
aish/terminal/render/StyledText
aish/terminal/render/Table
aish/terminal/render/Table$1
aish/terminal/render/Table$TableCell
aish/terminal/render/Table$TableCell$StyledCharacter
aish/terminal/render/Tables
aish/terminal/render/Tables$TableRow
aish/terminal/render/Tables$TableRow$Alignment
aish/terminal/render/Theme
aish/terminal/render/Widths
aish/text/Ascii
aish/text/Clusters
aish/text/Counted
aish/text/EscapeSequences
aish/text/Fence
aish/text/HomePath
aish/text/NameWords
aish/text/NumberedName
aish/text/PlainText
aish/text/PlainTextStream
aish/text/Resource
aish/text/TomlText
aish/text/WordWrap
aish/tools/CallAssessment$Assessor
aish/tools/ServerQuestion
aish/tools/Tool
aish/tools/Tool$Hints
aish/tools/ToolJudge
aish/tools/ToolNames
aish/tools/ToolServers
aish/tools/ToolServers$OwnTools
aish/tools/ToolServers$ToolException
aish/tools/ToolServers$ToolRun
aish/tools/builtin/BuiltinCalls
aish/tools/builtin/BuiltinTool
aish/tools/builtin/BuiltinTools
aish/tools/builtin/EditAssessor
aish/tools/builtin/FileEditing
aish/tools/builtin/FileReading
aish/tools/builtin/ToolPlaces
aish/tools/builtin/UserQuestion
aish/tools/builtin/WorldFiles
aish/tools/mcp/McpHost
aish/tools/mcp/McpServer
aish/tools/mcp/McpServers
aish/tools/mcp/McpServers$SecretText
aish/tools/mcp/McpServers$ServerSpec
aish/tools/mcp/McpServers$Tls
aish/trust/ProjectSettings
aish/trust/TrustException
aish/trust/TrustStore
aish/undo/UndoFolder$UndoFolders
aish/undo/UndoStore
aish/undo/UndoStore$UndoException
aish/undo/UndoStore$UndoProspect
aish/undo/UndoStore$UndoProspect$Nothing
aish/undo/UndoStore$UndoProspect$Possible
aish/workspace/BuildKinds
aish/workspace/ProjectRoot
aish/workspace/SourceException
aish/workspace/Workspace
aish/workspace/names/GitNames
aish/workspace/names/ListedNames
aish/workspace/names/ListedNames$Known
aish/workspace/names/ListedNames$NameReaders
aish/workspace/names/ListedNames$Reader
aish/workspace/names/ListedNames$Stamp
aish/workspace/names/LocalNames
aish/workspace/names/LocalNames$FolderNames
aish/workspace/names/LocalNames$NameSource
aish/workspace/symbols/TreeHighlighter
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
java/io/EOFException
java/io/File
java/io/File$PathStatus
java/io/FileCleanable
java/io/FileDescriptor
java/io/FileDescriptor$1
java/io/FileInputStream
java/io/FileInputStream$1
java/io/FileOutputStream
java/io/FileOutputStream$1
java/io/FileReader
java/io/FileSystem
java/io/FilenameFilter
java/io/FilterInputStream
java/io/FilterOutputStream
java/io/Flushable
java/io/IOError
java/io/IOException
java/io/InputStream
java/io/InputStreamReader
java/io/InterruptedIOException
java/io/ObjectStreamClass
java/io/ObjectStreamField
java/io/OutputStream
java/io/OutputStreamWriter
java/io/PrintStream
java/io/PrintWriter
java/io/RandomAccessFile
java/io/RandomAccessFile$1
java/io/RandomAccessFile$2
java/io/Reader
java/io/Serializable
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
java/lang/AssertionError
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
java/lang/CharacterData00
java/lang/CharacterDataLatin1
java/lang/Class
java/lang/Class$Atomic
java/lang/Class$ReflectionData
java/lang/ClassCastException
java/lang/ClassFrameInfo
java/lang/ClassLoader
java/lang/ClassLoader$ParallelLoaders
java/lang/ClassNotFoundException
java/lang/ClassValue
java/lang/ClassValue$ClassValueMap
java/lang/ClassValue$Entry
java/lang/ClassValue$Identity
java/lang/ClassValue$RemovalToken
java/lang/ClassValue$Version
java/lang/CloneNotSupportedException
java/lang/Cloneable
java/lang/Comparable
java/lang/CompoundEnumeration
java/lang/Double
java/lang/Enum
java/lang/Enum$EnumDesc
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
java/lang/Module$ReflectionData
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
java/lang/ProcessBuilder
java/lang/ProcessBuilder$NullInputStream
java/lang/ProcessBuilder$NullOutputStream
java/lang/ProcessBuilder$Redirect
java/lang/ProcessBuilder$Redirect$1
java/lang/ProcessBuilder$Redirect$2
java/lang/ProcessBuilder$Redirect$3
java/lang/ProcessBuilder$Redirect$4
java/lang/ProcessBuilder$Redirect$5
java/lang/ProcessBuilder$Redirect$Type
java/lang/ProcessBuilder$RedirectPipeImpl
java/lang/ProcessEnvironment
java/lang/ProcessEnvironment$ExternalData
java/lang/ProcessEnvironment$StringEntry
java/lang/ProcessEnvironment$StringEntrySet
java/lang/ProcessEnvironment$StringEntrySet$1
java/lang/ProcessEnvironment$StringEnvironment
java/lang/ProcessEnvironment$StringKeySet
java/lang/ProcessEnvironment$Value
java/lang/ProcessEnvironment$Variable
java/lang/ProcessHandle
java/lang/ProcessHandleImpl
java/lang/ProcessHandleImpl$1
java/lang/ProcessHandleImpl$ExitCompletion
java/lang/ProcessImpl
java/lang/ProcessImpl$1
java/lang/ProcessImpl$LaunchMechanism
java/lang/ProcessImpl$ProcessPipeInputStream
java/lang/ProcessImpl$ProcessPipeOutputStream
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
java/lang/StableValue
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
java/lang/StringConcatHelper$Concat1
java/lang/StringConcatHelper$StringConcatBase
java/lang/StringLatin1
java/lang/StringLatin1$CharsSpliterator
java/lang/StringLatin1$LinesSpliterator
java/lang/StringUTF16
java/lang/StringUTF16$CodePointsSpliterator
java/lang/System
java/lang/System$1
java/lang/System$In
java/lang/System$Logger
java/lang/System$Logger$Level
java/lang/System$LoggerFinder
java/lang/System$Out
java/lang/Terminator
java/lang/Terminator$1
java/lang/Thread
java/lang/Thread$Builder
java/lang/Thread$Builder$OfPlatform
java/lang/Thread$Builder$OfVirtual
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
java/lang/ThreadBuilders$VirtualThreadBuilder
java/lang/ThreadGroup
java/lang/ThreadLocal
java/lang/ThreadLocal$SuppliedThreadLocal
java/lang/ThreadLocal$ThreadLocalMap
java/lang/ThreadLocal$ThreadLocalMap$Entry
java/lang/Throwable
java/lang/UnsatisfiedLinkError
java/lang/UnsupportedOperationException
java/lang/VersionProps
java/lang/VirtualMachineError
java/lang/VirtualThread
java/lang/VirtualThread$VThreadContinuation
java/lang/VirtualThread$VThreadContinuation$1
java/lang/Void
java/lang/WeakPairMap
java/lang/WeakPairMap$Pair
java/lang/WeakPairMap$Pair$Lookup
java/lang/annotation/Annotation
java/lang/classfile/AccessFlags
java/lang/classfile/Annotation
java/lang/classfile/AnnotationElement
java/lang/classfile/Attribute
java/lang/classfile/AttributeMapper
java/lang/classfile/AttributeMapper$AttributeStability
java/lang/classfile/AttributedElement
java/lang/classfile/Attributes
java/lang/classfile/BootstrapMethodEntry
java/lang/classfile/BufWriter
java/lang/classfile/ClassBuilder
java/lang/classfile/ClassElement
java/lang/classfile/ClassFile
java/lang/classfile/ClassFile$Option
java/lang/classfile/ClassFile$StackMapsOption
java/lang/classfile/ClassFileBuilder
java/lang/classfile/ClassFileElement
java/lang/classfile/ClassHierarchyResolver
java/lang/classfile/ClassHierarchyResolver$1Factory
java/lang/classfile/ClassHierarchyResolver$ClassHierarchyInfo
java/lang/classfile/ClassModel
java/lang/classfile/ClassReader
java/lang/classfile/CodeBuilder
java/lang/classfile/CodeElement
java/lang/classfile/CompoundElement
java/lang/classfile/CustomAttribute
java/lang/classfile/FieldBuilder
java/lang/classfile/FieldElement
java/lang/classfile/FieldModel
java/lang/classfile/Interfaces
java/lang/classfile/Label
java/lang/classfile/MethodBuilder
java/lang/classfile/MethodElement
java/lang/classfile/MethodModel
java/lang/classfile/Opcode
java/lang/classfile/Opcode$Kind
java/lang/classfile/PseudoInstruction
java/lang/classfile/Superclass
java/lang/classfile/TypeKind
java/lang/classfile/attribute/RuntimeVisibleAnnotationsAttribute
java/lang/classfile/attribute/SourceFileAttribute
java/lang/classfile/attribute/StackMapFrameInfo
java/lang/classfile/attribute/StackMapFrameInfo$ObjectVerificationTypeInfo
java/lang/classfile/attribute/StackMapFrameInfo$SimpleVerificationTypeInfo
java/lang/classfile/attribute/StackMapFrameInfo$VerificationTypeInfo
java/lang/classfile/attribute/StackMapTableAttribute
java/lang/classfile/constantpool/AnnotationConstantValueEntry
java/lang/classfile/constantpool/ClassEntry
java/lang/classfile/constantpool/ConstantPool
java/lang/classfile/constantpool/ConstantPoolBuilder
java/lang/classfile/constantpool/ConstantValueEntry
java/lang/classfile/constantpool/FieldRefEntry
java/lang/classfile/constantpool/IntegerEntry
java/lang/classfile/constantpool/InterfaceMethodRefEntry
java/lang/classfile/constantpool/LoadableConstantEntry
java/lang/classfile/constantpool/MemberRefEntry
java/lang/classfile/constantpool/MethodRefEntry
java/lang/classfile/constantpool/NameAndTypeEntry
java/lang/classfile/constantpool/PoolEntry
java/lang/classfile/constantpool/StringEntry
java/lang/classfile/constantpool/Utf8Entry
java/lang/classfile/instruction/CharacterRange
java/lang/classfile/instruction/LabelTarget
java/lang/classfile/instruction/LocalVariable
java/lang/classfile/instruction/LocalVariableType
java/lang/classfile/instruction/SwitchCase
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
java/lang/invoke/AbstractConstantGroup
java/lang/invoke/AbstractConstantGroup$BSCIWithCache
java/lang/invoke/AbstractConstantGroup$WithCache
java/lang/invoke/AbstractValidatingLambdaMetafactory
java/lang/invoke/BootstrapCallInfo
java/lang/invoke/BootstrapMethodInvoker
java/lang/invoke/BootstrapMethodInvoker$PullAdapter
java/lang/invoke/BootstrapMethodInvoker$VM_BSCI
java/lang/invoke/BoundMethodHandle
java/lang/invoke/BoundMethodHandle$Specializer
java/lang/invoke/BoundMethodHandle$Specializer$Factory
java/lang/invoke/BoundMethodHandle$SpeciesData
java/lang/invoke/BoundMethodHandle$Species_L
java/lang/invoke/BoundMethodHandle$Species_LL
java/lang/invoke/BoundMethodHandle$Species_LLL
java/lang/invoke/BoundMethodHandle$Species_LLLL
java/lang/invoke/CallSite
java/lang/invoke/ClassSpecializer
java/lang/invoke/ClassSpecializer$1
java/lang/invoke/ClassSpecializer$Factory
java/lang/invoke/ClassSpecializer$SpeciesData
java/lang/invoke/ConstantBootstraps
java/lang/invoke/ConstantCallSite
java/lang/invoke/ConstantGroup
java/lang/invoke/ConstantGroup$1
java/lang/invoke/DelegatingMethodHandle
java/lang/invoke/DelegatingMethodHandle$Holder
java/lang/invoke/DirectMethodHandle
java/lang/invoke/DirectMethodHandle$1
java/lang/invoke/DirectMethodHandle$2
java/lang/invoke/DirectMethodHandle$Accessor
java/lang/invoke/DirectMethodHandle$Constructor
java/lang/invoke/DirectMethodHandle$Holder
java/lang/invoke/DirectMethodHandle$Interface
java/lang/invoke/DirectMethodHandle$Special
java/lang/invoke/DirectMethodHandle$StaticAccessor
java/lang/invoke/InfoFromMemberName
java/lang/invoke/InnerClassLambdaMetafactory
java/lang/invoke/InnerClassLambdaMetafactory$1
java/lang/invoke/InnerClassLambdaMetafactory$3
java/lang/invoke/InnerClassLambdaMetafactory$4
java/lang/invoke/InnerClassLambdaMetafactory$6
java/lang/invoke/InnerClassLambdaMetafactory$SerializationSupport
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
java/lang/invoke/LambdaFormBuffer
java/lang/invoke/LambdaFormEditor
java/lang/invoke/LambdaFormEditor$Transform
java/lang/invoke/LambdaFormEditor$TransformKey
java/lang/invoke/LambdaMetafactory
java/lang/invoke/MemberName
java/lang/invoke/MemberName$Factory
java/lang/invoke/MethodHandle
java/lang/invoke/MethodHandleImpl
java/lang/invoke/MethodHandleImpl$1
java/lang/invoke/MethodHandleImpl$ArrayAccess
java/lang/invoke/MethodHandleImpl$ArrayAccessor
java/lang/invoke/MethodHandleImpl$ArrayAccessor$1
java/lang/invoke/MethodHandleImpl$AsVarargsCollector
java/lang/invoke/MethodHandleImpl$CasesHolder
java/lang/invoke/MethodHandleImpl$Intrinsic
java/lang/invoke/MethodHandleImpl$IntrinsicMethodHandle
java/lang/invoke/MethodHandleImpl$LoopClauses
java/lang/invoke/MethodHandleImpl$WrappedMember
java/lang/invoke/MethodHandleInfo
java/lang/invoke/MethodHandleNatives
java/lang/invoke/MethodHandleStatics
java/lang/invoke/MethodHandles
java/lang/invoke/MethodHandles$Lookup
java/lang/invoke/MethodHandles$Lookup$ClassDefiner
java/lang/invoke/MethodHandles$Lookup$ClassOption
java/lang/invoke/MethodType
java/lang/invoke/MethodType$1
java/lang/invoke/MethodTypeForm
java/lang/invoke/MutableCallSite
java/lang/invoke/ResolvedMethodName
java/lang/invoke/SimpleMethodHandle
java/lang/invoke/StringConcatFactory
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$1
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$2
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$3
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$3$1
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$3$2
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$3$3
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$3$4
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$4
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$5
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$6
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$7
java/lang/invoke/StringConcatFactory$InlineHiddenClassStrategy$MethodHandlePair
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
java/lang/invoke/VarHandleByteArrayAsInts$ArrayHandle
java/lang/invoke/VarHandleByteArrayAsInts$ByteArrayViewVarHandle
java/lang/invoke/VarHandleByteArrayAsLongs$ArrayHandle
java/lang/invoke/VarHandleByteArrayAsLongs$ByteArrayViewVarHandle
java/lang/invoke/VarHandleGuards
java/lang/invoke/VarHandleInts$FieldInstanceReadOnly
java/lang/invoke/VarHandleInts$FieldInstanceReadWrite
java/lang/invoke/VarHandleLongs$FieldInstanceReadOnly
java/lang/invoke/VarHandleLongs$FieldInstanceReadWrite
java/lang/invoke/VarHandleReferences$Array
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
java/lang/module/ModuleReader
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
java/lang/reflect/ParameterizedType
java/lang/reflect/RecordComponent
java/lang/reflect/ReflectAccess
java/lang/reflect/Type
java/lang/reflect/TypeVariable
java/lang/runtime/SwitchBootstraps
java/lang/runtime/SwitchBootstraps$ResolvedEnumLabels
java/math/BigInteger
java/math/RoundingMode
java/net/ConnectException
java/net/Inet4Address
java/net/Inet4AddressImpl
java/net/Inet6Address
java/net/Inet6Address$Inet6AddressHolder
java/net/Inet6AddressImpl
java/net/InetAddress
java/net/InetAddress$1
java/net/InetAddress$InetAddressHolder
java/net/InetAddress$PlatformResolver
java/net/InetAddressImpl
java/net/InetSocketAddress
java/net/InetSocketAddress$InetSocketAddressHolder
java/net/JarURLConnection
java/net/NetworkInterface
java/net/ProtocolException
java/net/ProtocolFamily
java/net/Proxy
java/net/Proxy$Type
java/net/Socket
java/net/Socket$SocketInputStream
java/net/Socket$SocketOutputStream
java/net/SocketAddress
java/net/SocketException
java/net/SocketImpl
java/net/SocketOption
java/net/SocketOptions
java/net/SocketTimeoutException
java/net/StandardProtocolFamily
java/net/StandardSocketOptions
java/net/StandardSocketOptions$StdSocketOption
java/net/URI
java/net/URI$1
java/net/URI$Parser
java/net/URISyntaxException
java/net/URL
java/net/URL$1
java/net/URL$DefaultFactory
java/net/URLConnection
java/net/URLStreamHandler
java/net/URLStreamHandlerFactory
java/net/UnknownHostException
java/net/spi/InetAddressResolver
java/net/spi/InetAddressResolver$LookupPolicy
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
java/nio/DirectByteBufferR
java/nio/DirectIntBufferRU
java/nio/DirectIntBufferU
java/nio/DirectLongBufferU
java/nio/HeapByteBuffer
java/nio/HeapCharBuffer
java/nio/IntBuffer
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
java/nio/charset/CharacterCodingException
java/nio/charset/Charset
java/nio/charset/CharsetDecoder
java/nio/charset/CharsetEncoder
java/nio/charset/CoderResult
java/nio/charset/CodingErrorAction
java/nio/charset/StandardCharsets
java/nio/charset/spi/CharsetProvider
java/nio/file/AccessDeniedException
java/nio/file/CopyOption
java/nio/file/DirectoryIteratorException
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
java/nio/file/Files$1
java/nio/file/Files$2
java/nio/file/Files$3
java/nio/file/Files$AcceptAllFilter
java/nio/file/InvalidPathException
java/nio/file/LinkOption
java/nio/file/NoSuchFileException
java/nio/file/OpenOption
java/nio/file/Path
java/nio/file/PathMatcher
java/nio/file/SecureDirectoryStream
java/nio/file/SimpleFileVisitor
java/nio/file/StandardCopyOption
java/nio/file/StandardOpenOption
java/nio/file/TempFileHelper
java/nio/file/TempFileHelper$PosixPermissions
java/nio/file/Watchable
java/nio/file/attribute/AttributeView
java/nio/file/attribute/BasicFileAttributeView
java/nio/file/attribute/BasicFileAttributes
java/nio/file/attribute/DosFileAttributeView
java/nio/file/attribute/DosFileAttributes
java/nio/file/attribute/FileAttribute
java/nio/file/attribute/FileAttributeView
java/nio/file/attribute/FileOwnerAttributeView
java/nio/file/attribute/FileTime
java/nio/file/attribute/FileTime$1
java/nio/file/attribute/PosixFileAttributeView
java/nio/file/attribute/PosixFileAttributes
java/nio/file/attribute/PosixFilePermission
java/nio/file/attribute/PosixFilePermissions
java/nio/file/attribute/PosixFilePermissions$1
java/nio/file/attribute/UserDefinedFileAttributeView
java/nio/file/spi/FileSystemProvider
java/security/AccessControlContext
java/security/AccessController
java/security/AlgorithmConstraints
java/security/AllPermission
java/security/CodeSource
java/security/DEREncodable
java/security/GeneralSecurityException
java/security/Guard
java/security/InvalidParameterException
java/security/MessageDigest
java/security/MessageDigest$Delegate
java/security/MessageDigest$Delegate$CloneableDelegate
java/security/MessageDigestSpi
java/security/NoSuchAlgorithmException
java/security/Permission
java/security/PermissionCollection
java/security/Permissions
java/security/Policy$Parameters
java/security/Principal
java/security/PrivilegedAction
java/security/ProtectionDomain
java/security/Provider
java/security/Provider$EngineDescription
java/security/Provider$Service
java/security/Provider$ServiceKey
java/security/Provider$UString
java/security/SecureClassLoader
java/security/SecureClassLoader$1
java/security/SecureClassLoader$CodeSourceKey
java/security/SecureRandom
java/security/SecureRandomParameters
java/security/SecureRandomSpi
java/security/Security
java/security/Security$1
java/security/Security$2
java/security/Security$SecPropLoader
java/security/Security$SecPropLoader$LoadingMode
java/security/cert/CertStoreParameters
java/security/cert/Certificate
java/security/cert/CertificateException
java/security/cert/X509Certificate
java/security/cert/X509Extension
java/text/BreakIterator
java/text/BreakIterator$BreakIteratorCache
java/text/CharacterIterator
java/text/DecimalFormat
java/text/DecimalFormatSymbols
java/text/DigitList
java/text/FieldPosition
java/text/Format
java/text/NumberFormat
java/text/ParsePosition
java/text/StringCharacterIterator
java/text/spi/BreakIteratorProvider
java/text/spi/DecimalFormatSymbolsProvider
java/text/spi/NumberFormatProvider
java/time/Clock
java/time/Clock$SystemInstantSource
java/time/DateTimeException
java/time/Duration
java/time/Instant
java/time/Instant$1
java/time/InstantSource
java/time/LocalDate
java/time/LocalDateTime
java/time/LocalTime
java/time/ZoneId
java/time/ZoneOffset
java/time/chrono/ChronoLocalDate
java/time/chrono/ChronoLocalDateTime
java/time/temporal/ChronoField
java/time/temporal/ChronoUnit
java/time/temporal/Temporal
java/time/temporal/TemporalAccessor
java/time/temporal/TemporalAdjuster
java/time/temporal/TemporalAmount
java/time/temporal/TemporalField
java/time/temporal/TemporalUnit
java/time/temporal/ValueRange
java/util/AbstractCollection
java/util/AbstractList
java/util/AbstractList$Itr
java/util/AbstractList$ListItr
java/util/AbstractList$RandomAccessSpliterator
java/util/AbstractList$RandomAccessSubList
java/util/AbstractList$SubList
java/util/AbstractList$SubList$1
java/util/AbstractMap
java/util/AbstractMap$1
java/util/AbstractMap$KeyIterator
java/util/AbstractQueue
java/util/AbstractSequentialList
java/util/AbstractSet
java/util/ArrayDeque
java/util/ArrayDeque$DeqIterator
java/util/ArrayList
java/util/ArrayList$ArrayListSpliterator
java/util/ArrayList$Itr
java/util/ArrayList$SubList
java/util/ArrayList$SubList$1
java/util/ArrayList$SubList$2
java/util/Arrays
java/util/Arrays$ArrayItr
java/util/Arrays$ArrayList
java/util/Arrays$LegacyMergeSort
java/util/BitSet
java/util/Collection
java/util/Collections
java/util/Collections$1
java/util/Collections$2
java/util/Collections$CopiesList
java/util/Collections$EmptyEnumeration
java/util/Collections$EmptyIterator
java/util/Collections$EmptyList
java/util/Collections$EmptyMap
java/util/Collections$EmptySet
java/util/Collections$SetFromMap
java/util/Collections$SingletonList
java/util/Collections$SynchronizedCollection
java/util/Collections$SynchronizedMap
java/util/Collections$SynchronizedSet
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
java/util/Comparators$NaturalOrderComparator
java/util/ConcurrentModificationException
java/util/Deque
java/util/Dictionary
java/util/DualPivotQuicksort
java/util/DualPivotQuicksort$SortOperation
java/util/EnumMap
java/util/EnumMap$1
java/util/EnumMap$EntryIterator
java/util/EnumMap$EntryIterator$Entry
java/util/EnumMap$EntrySet
java/util/EnumMap$EnumMapIterator
java/util/EnumSet
java/util/Enumeration
java/util/Formattable
java/util/Formatter
java/util/Formatter$Conversion
java/util/Formatter$FixedString
java/util/Formatter$Flags
java/util/Formatter$FormatSpecifier
java/util/Formatter$FormatSpecifierParser
java/util/Formatter$FormatString
java/util/HashMap
java/util/HashMap$EntryIterator
java/util/HashMap$EntrySet
java/util/HashMap$EntrySpliterator
java/util/HashMap$HashIterator
java/util/HashMap$HashMapSpliterator
java/util/HashMap$KeyIterator
java/util/HashMap$KeySet
java/util/HashMap$KeySpliterator
java/util/HashMap$Node
java/util/HashMap$TreeNode
java/util/HashMap$ValueSpliterator
java/util/HashMap$Values
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
java/util/ImmutableCollections$Map1
java/util/ImmutableCollections$MapN
java/util/ImmutableCollections$MapN$1
java/util/ImmutableCollections$MapN$MapNIterator
java/util/ImmutableCollections$Set12
java/util/ImmutableCollections$Set12$1
java/util/ImmutableCollections$SetN
java/util/ImmutableCollections$SetN$SetNIterator
java/util/ImmutableCollections$SubList
java/util/Iterator
java/util/JumboEnumSet
java/util/KeyValueHolder
java/util/LinkedHashMap
java/util/LinkedHashMap$Entry
java/util/LinkedHashMap$LinkedEntryIterator
java/util/LinkedHashMap$LinkedEntrySet
java/util/LinkedHashMap$LinkedHashIterator
java/util/LinkedHashMap$LinkedKeyIterator
java/util/LinkedHashMap$LinkedKeySet
java/util/LinkedHashMap$LinkedValueIterator
java/util/LinkedHashMap$LinkedValues
java/util/LinkedHashSet
java/util/LinkedList
java/util/List
java/util/ListIterator
java/util/ListResourceBundle
java/util/Locale
java/util/Locale$Builder
java/util/Locale$Category
java/util/Locale$LocaleCache
java/util/Map
java/util/Map$Entry
java/util/NavigableMap
java/util/NavigableSet
java/util/Objects
java/util/Optional
java/util/OptionalDouble
java/util/OptionalInt
java/util/Properties
java/util/Properties$EntrySet
java/util/Properties$LineReader
java/util/Queue
java/util/Random
java/util/RandomAccess
java/util/RegularEnumSet
java/util/RegularEnumSet$EnumSetIterator
java/util/ResourceBundle
java/util/ResourceBundle$1
java/util/ResourceBundle$2
java/util/ResourceBundle$Control
java/util/ResourceBundle$NoFallbackControl
java/util/ResourceBundle$ResourceBundleProviderHelper
java/util/ResourceBundle$SingleFormatControl
java/util/ReverseOrderListView
java/util/ReverseOrderListView$DescendingIterator
java/util/ReverseOrderListView$Rand
java/util/SequencedCollection
java/util/SequencedMap
java/util/SequencedSet
java/util/ServiceConfigurationError
java/util/ServiceLoader
java/util/ServiceLoader$1
java/util/ServiceLoader$2
java/util/ServiceLoader$LazyClassPathLookupIterator
java/util/ServiceLoader$ModuleServicesLookupIterator
java/util/Set
java/util/SortedMap
java/util/SortedSet
java/util/Spliterator
java/util/Spliterator$OfInt
java/util/Spliterator$OfLong
java/util/Spliterator$OfPrimitive
java/util/Spliterators
java/util/Spliterators$1Adapter
java/util/Spliterators$ArraySpliterator
java/util/Spliterators$EmptySpliterator
java/util/Spliterators$EmptySpliterator$OfInt
java/util/Spliterators$EmptySpliterator$OfRef
java/util/Spliterators$IntArraySpliterator
java/util/Spliterators$IteratorSpliterator
java/util/Spliterators$LongArraySpliterator
java/util/StringJoiner
java/util/StringTokenizer
java/util/TimSort
java/util/TreeMap
java/util/TreeMap$Entry
java/util/TreeMap$KeyIterator
java/util/TreeMap$KeySet
java/util/TreeMap$KeySpliterator
java/util/TreeMap$PrivateEntryIterator
java/util/TreeMap$TreeMapSpliterator
java/util/TreeMap$ValueIterator
java/util/TreeMap$Values
java/util/TreeSet
java/util/WeakHashMap
java/util/WeakHashMap$Entry
java/util/WeakHashMap$KeySet
java/util/concurrent/AbstractExecutorService
java/util/concurrent/BlockingDeque
java/util/concurrent/BlockingQueue
java/util/concurrent/Callable
java/util/concurrent/CompletableFuture
java/util/concurrent/CompletableFuture$AltResult
java/util/concurrent/CompletableFuture$AnyOf
java/util/concurrent/CompletableFuture$AsynchronousCompletionTask
java/util/concurrent/CompletableFuture$Completion
java/util/concurrent/CompletableFuture$Signaller
java/util/concurrent/CompletableFuture$UniCompletion
java/util/concurrent/CompletableFuture$UniHandle
java/util/concurrent/CompletionStage
java/util/concurrent/ConcurrentHashMap
java/util/concurrent/ConcurrentHashMap$BaseIterator
java/util/concurrent/ConcurrentHashMap$CollectionView
java/util/concurrent/ConcurrentHashMap$CounterCell
java/util/concurrent/ConcurrentHashMap$EntryIterator
java/util/concurrent/ConcurrentHashMap$EntrySetView
java/util/concurrent/ConcurrentHashMap$ForwardingNode
java/util/concurrent/ConcurrentHashMap$KeySetView
java/util/concurrent/ConcurrentHashMap$MapEntry
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
java/util/concurrent/ConcurrentSkipListMap$Iter
java/util/concurrent/ConcurrentSkipListMap$KeyIterator
java/util/concurrent/ConcurrentSkipListMap$KeySet
java/util/concurrent/ConcurrentSkipListMap$Node
java/util/concurrent/ConcurrentSkipListSet
java/util/concurrent/CopyOnWriteArrayList
java/util/concurrent/CountDownLatch
java/util/concurrent/CountDownLatch$Sync
java/util/concurrent/DelayScheduler
java/util/concurrent/DelayScheduler$ScheduledForkJoinTask
java/util/concurrent/Delayed
java/util/concurrent/ExecutionException
java/util/concurrent/Executor
java/util/concurrent/ExecutorService
java/util/concurrent/Executors
java/util/concurrent/Executors$AutoShutdownDelegatedExecutorService
java/util/concurrent/Executors$DelegatedExecutorService
java/util/concurrent/Executors$RunnableAdapter
java/util/concurrent/ForkJoinPool
java/util/concurrent/ForkJoinPool$1
java/util/concurrent/ForkJoinPool$DefaultForkJoinWorkerThreadFactory
java/util/concurrent/ForkJoinPool$ForkJoinWorkerThreadFactory
java/util/concurrent/ForkJoinPool$ManagedBlocker
java/util/concurrent/ForkJoinPool$WorkQueue
java/util/concurrent/ForkJoinTask
java/util/concurrent/ForkJoinTask$AdaptedRunnableAction
java/util/concurrent/ForkJoinTask$Aux
java/util/concurrent/ForkJoinTask$InterruptibleTask
java/util/concurrent/ForkJoinTask$RunnableExecuteAction
java/util/concurrent/ForkJoinWorkerThread
java/util/concurrent/Future
java/util/concurrent/FutureTask
java/util/concurrent/FutureTask$WaitNode
java/util/concurrent/LinkedBlockingDeque
java/util/concurrent/LinkedBlockingDeque$Node
java/util/concurrent/LinkedBlockingQueue
java/util/concurrent/LinkedBlockingQueue$Node
java/util/concurrent/LinkedTransferQueue
java/util/concurrent/LinkedTransferQueue$DualNode
java/util/concurrent/RejectedExecutionHandler
java/util/concurrent/RunnableFuture
java/util/concurrent/RunnableScheduledFuture
java/util/concurrent/ScheduledExecutorService
java/util/concurrent/ScheduledFuture
java/util/concurrent/ScheduledThreadPoolExecutor
java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue
java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask
java/util/concurrent/Semaphore
java/util/concurrent/Semaphore$NonfairSync
java/util/concurrent/Semaphore$Sync
java/util/concurrent/SynchronousQueue
java/util/concurrent/SynchronousQueue$Transferer
java/util/concurrent/ThreadFactory
java/util/concurrent/ThreadLocalRandom
java/util/concurrent/ThreadPoolExecutor
java/util/concurrent/ThreadPoolExecutor$AbortPolicy
java/util/concurrent/ThreadPoolExecutor$Worker
java/util/concurrent/TimeUnit
java/util/concurrent/TimeoutException
java/util/concurrent/TransferQueue
java/util/concurrent/atomic/AtomicBoolean
java/util/concurrent/atomic/AtomicInteger
java/util/concurrent/atomic/AtomicIntegerFieldUpdater
java/util/concurrent/atomic/AtomicIntegerFieldUpdater$AtomicIntegerFieldUpdaterImpl
java/util/concurrent/atomic/AtomicLong
java/util/concurrent/atomic/AtomicReference
java/util/concurrent/atomic/AtomicReferenceArray
java/util/concurrent/atomic/LongAdder
java/util/concurrent/atomic/Striped64
java/util/concurrent/locks/AbstractOwnableSynchronizer
java/util/concurrent/locks/AbstractQueuedLongSynchronizer
java/util/concurrent/locks/AbstractQueuedSynchronizer
java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode
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
java/util/function/BiPredicate
java/util/function/BinaryOperator
java/util/function/BooleanSupplier
java/util/function/Consumer
java/util/function/DoubleSupplier
java/util/function/Function
java/util/function/IntBinaryOperator
java/util/function/IntConsumer
java/util/function/IntFunction
java/util/function/IntPredicate
java/util/function/IntSupplier
java/util/function/IntUnaryOperator
java/util/function/LongBinaryOperator
java/util/function/LongConsumer
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
java/util/regex/Matcher$1MatchResultIterator
java/util/regex/Matcher$ImmutableMatchResult
java/util/regex/Pattern
java/util/regex/Pattern$Begin
java/util/regex/Pattern$Behind
java/util/regex/Pattern$BitClass
java/util/regex/Pattern$BmpCharPredicate
java/util/regex/Pattern$BmpCharProperty
java/util/regex/Pattern$BmpCharPropertyGreedy
java/util/regex/Pattern$BnM
java/util/regex/Pattern$Bound
java/util/regex/Pattern$Branch
java/util/regex/Pattern$BranchConn
java/util/regex/Pattern$Caret
java/util/regex/Pattern$CharPredicate
java/util/regex/Pattern$CharProperty
java/util/regex/Pattern$CharPropertyGreedy
java/util/regex/Pattern$Curly
java/util/regex/Pattern$Dollar
java/util/regex/Pattern$End
java/util/regex/Pattern$First
java/util/regex/Pattern$GroupCurly
java/util/regex/Pattern$GroupHead
java/util/regex/Pattern$GroupTail
java/util/regex/Pattern$LastNode
java/util/regex/Pattern$LineEnding
java/util/regex/Pattern$LookBehindEndNode
java/util/regex/Pattern$Loop
java/util/regex/Pattern$Neg
java/util/regex/Pattern$Node
java/util/regex/Pattern$NotBehind
java/util/regex/Pattern$Pos
java/util/regex/Pattern$Prolog
java/util/regex/Pattern$Qtype
java/util/regex/Pattern$Ques
java/util/regex/Pattern$Slice
java/util/regex/Pattern$SliceI
java/util/regex/Pattern$SliceNode
java/util/regex/Pattern$SliceS
java/util/regex/Pattern$Start
java/util/regex/Pattern$StartS
java/util/regex/Pattern$TreeInfo
java/util/regex/PatternSyntaxException
java/util/spi/LocaleServiceProvider
java/util/stream/AbstractPipeline
java/util/stream/AbstractSpinedBuffer
java/util/stream/BaseStream
java/util/stream/Collector
java/util/stream/Collector$Characteristics
java/util/stream/Collectors
java/util/stream/Collectors$CollectorImpl
java/util/stream/DistinctOps
java/util/stream/DistinctOps$1
java/util/stream/DistinctOps$1$2
java/util/stream/FindOps
java/util/stream/FindOps$FindOp
java/util/stream/FindOps$FindSink
java/util/stream/FindOps$FindSink$OfRef
java/util/stream/ForEachOps
java/util/stream/ForEachOps$ForEachOp
java/util/stream/ForEachOps$ForEachOp$OfRef
java/util/stream/IntPipeline
java/util/stream/IntPipeline$1
java/util/stream/IntPipeline$1$1
java/util/stream/IntPipeline$2
java/util/stream/IntPipeline$2$1
java/util/stream/IntPipeline$4
java/util/stream/IntPipeline$4$1
java/util/stream/IntPipeline$Head
java/util/stream/IntPipeline$StatelessOp
java/util/stream/IntStream
java/util/stream/LongPipeline
java/util/stream/LongPipeline$Head
java/util/stream/LongPipeline$StatelessOp
java/util/stream/LongStream
java/util/stream/MatchOps
java/util/stream/MatchOps$1MatchSink
java/util/stream/MatchOps$2MatchSink
java/util/stream/MatchOps$BooleanTerminalSink
java/util/stream/MatchOps$MatchKind
java/util/stream/MatchOps$MatchOp
java/util/stream/Node
java/util/stream/Node$Builder
java/util/stream/Node$Builder$OfInt
java/util/stream/Node$OfDouble
java/util/stream/Node$OfInt
java/util/stream/Node$OfLong
java/util/stream/Node$OfPrimitive
java/util/stream/Nodes
java/util/stream/Nodes$ArrayNode
java/util/stream/Nodes$EmptyNode
java/util/stream/Nodes$EmptyNode$OfDouble
java/util/stream/Nodes$EmptyNode$OfInt
java/util/stream/Nodes$EmptyNode$OfLong
java/util/stream/Nodes$EmptyNode$OfRef
java/util/stream/Nodes$FixedNodeBuilder
java/util/stream/Nodes$IntArrayNode
java/util/stream/Nodes$IntFixedNodeBuilder
java/util/stream/Nodes$SpinedNodeBuilder
java/util/stream/PipelineHelper
java/util/stream/ReduceOps
java/util/stream/ReduceOps$10
java/util/stream/ReduceOps$2
java/util/stream/ReduceOps$2ReducingSink
java/util/stream/ReduceOps$3
java/util/stream/ReduceOps$3ReducingSink
java/util/stream/ReduceOps$5
java/util/stream/ReduceOps$5ReducingSink
java/util/stream/ReduceOps$6
java/util/stream/ReduceOps$6ReducingSink
java/util/stream/ReduceOps$7
java/util/stream/ReduceOps$8ReducingSink
java/util/stream/ReduceOps$AccumulatingSink
java/util/stream/ReduceOps$Box
java/util/stream/ReduceOps$CountingSink
java/util/stream/ReduceOps$CountingSink$OfRef
java/util/stream/ReduceOps$ReduceOp
java/util/stream/ReferencePipeline
java/util/stream/ReferencePipeline$2
java/util/stream/ReferencePipeline$2$1
java/util/stream/ReferencePipeline$3
java/util/stream/ReferencePipeline$3$1
java/util/stream/ReferencePipeline$4
java/util/stream/ReferencePipeline$4$1
java/util/stream/ReferencePipeline$7
java/util/stream/ReferencePipeline$7$1FlatMap
java/util/stream/ReferencePipeline$Head
java/util/stream/ReferencePipeline$StatefulOp
java/util/stream/ReferencePipeline$StatelessOp
java/util/stream/Sink
java/util/stream/Sink$ChainedInt
java/util/stream/Sink$ChainedReference
java/util/stream/Sink$OfInt
java/util/stream/Sink$OfLong
java/util/stream/SliceOps
java/util/stream/SliceOps$1
java/util/stream/SliceOps$1$1
java/util/stream/SortedOps
java/util/stream/SortedOps$AbstractRefSortingSink
java/util/stream/SortedOps$OfRef
java/util/stream/SortedOps$RefSortingSink
java/util/stream/SortedOps$SizedRefSortingSink
java/util/stream/SpinedBuffer
java/util/stream/Stream
java/util/stream/Stream$Builder
java/util/stream/StreamOpFlag
java/util/stream/StreamOpFlag$MaskBuilder
java/util/stream/StreamOpFlag$Type
java/util/stream/StreamShape
java/util/stream/StreamSpliterators
java/util/stream/StreamSpliterators$AbstractWrappingSpliterator
java/util/stream/StreamSpliterators$WrappingSpliterator
java/util/stream/StreamSupport
java/util/stream/Streams
java/util/stream/Streams$2
java/util/stream/Streams$AbstractStreamBuilderImpl
java/util/stream/Streams$ConcatSpliterator
java/util/stream/Streams$ConcatSpliterator$OfRef
java/util/stream/Streams$RangeIntSpliterator
java/util/stream/Streams$StreamBuilderImpl
java/util/stream/TerminalOp
java/util/stream/TerminalSink
java/util/stream/WhileOps
java/util/stream/WhileOps$1
java/util/stream/WhileOps$1$1
java/util/zip/CRC32
java/util/zip/Checksum
java/util/zip/Checksum$1
java/util/zip/GZIPInputStream
java/util/zip/Inflater
java/util/zip/Inflater$InflaterZStreamRef
java/util/zip/InflaterInputStream
java/util/zip/ZipCoder
java/util/zip/ZipCoder$UTF8ZipCoder
java/util/zip/ZipConstants
java/util/zip/ZipEntry
java/util/zip/ZipException
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
javax/crypto/KDFParameters
javax/net/SocketFactory
javax/net/ssl/SSLSocket
javax/net/ssl/SSLSocketFactory
javax/security/auth/login/Configuration$Parameters
jdk/internal/access/JavaIOFileDescriptorAccess
jdk/internal/access/JavaIORandomAccessFileAccess
jdk/internal/access/JavaLangAccess
jdk/internal/access/JavaLangInvokeAccess
jdk/internal/access/JavaLangModuleAccess
jdk/internal/access/JavaLangRefAccess
jdk/internal/access/JavaLangReflectAccess
jdk/internal/access/JavaNetInetAddressAccess
jdk/internal/access/JavaNetURLAccess
jdk/internal/access/JavaNetUriAccess
jdk/internal/access/JavaNioAccess
jdk/internal/access/JavaSecurityPropertiesAccess
jdk/internal/access/JavaUtilCollectionAccess
jdk/internal/access/JavaUtilConcurrentFJPAccess
jdk/internal/access/JavaUtilJarAccess
jdk/internal/access/JavaUtilResourceBundleAccess
jdk/internal/access/JavaUtilZipFileAccess
jdk/internal/access/SharedSecrets
jdk/internal/classfile/impl/AbstractAttributeMapper
jdk/internal/classfile/impl/AbstractAttributeMapper$CodeMapper
jdk/internal/classfile/impl/AbstractAttributeMapper$RuntimeVisibleAnnotationsMapper
jdk/internal/classfile/impl/AbstractAttributeMapper$SourceFileMapper
jdk/internal/classfile/impl/AbstractAttributeMapper$StackMapTableMapper
jdk/internal/classfile/impl/AbstractDirectBuilder
jdk/internal/classfile/impl/AbstractElement
jdk/internal/classfile/impl/AbstractInstruction$SwitchCaseImpl
jdk/internal/classfile/impl/AbstractPoolEntry
jdk/internal/classfile/impl/AbstractPoolEntry$AbstractMemberRefEntry
jdk/internal/classfile/impl/AbstractPoolEntry$AbstractNamedEntry
jdk/internal/classfile/impl/AbstractPoolEntry$AbstractRefEntry
jdk/internal/classfile/impl/AbstractPoolEntry$AbstractRefsEntry
jdk/internal/classfile/impl/AbstractPoolEntry$ClassEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$FieldRefEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$IntegerEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$InterfaceMethodRefEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$MethodRefEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$NameAndTypeEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$StringEntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$Utf8EntryImpl
jdk/internal/classfile/impl/AbstractPoolEntry$Utf8EntryImpl$State
jdk/internal/classfile/impl/AccessFlagsImpl
jdk/internal/classfile/impl/AnnotationImpl
jdk/internal/classfile/impl/AnnotationReader
jdk/internal/classfile/impl/AttributeHolder
jdk/internal/classfile/impl/BootstrapMethodEntryImpl
jdk/internal/classfile/impl/BoundAttribute
jdk/internal/classfile/impl/BufWriterImpl
jdk/internal/classfile/impl/BytecodeHelpers
jdk/internal/classfile/impl/BytecodeHelpers$1
jdk/internal/classfile/impl/ClassFileImpl
jdk/internal/classfile/impl/ClassHierarchyImpl
jdk/internal/classfile/impl/ClassHierarchyImpl$CachedClassHierarchyResolver
jdk/internal/classfile/impl/ClassHierarchyImpl$CachedClassHierarchyResolver$1
jdk/internal/classfile/impl/ClassHierarchyImpl$ClassHierarchyInfoImpl
jdk/internal/classfile/impl/ClassHierarchyImpl$ClassLoadingClassHierarchyResolver
jdk/internal/classfile/impl/ClassHierarchyImpl$ClassLoadingClassHierarchyResolver$1
jdk/internal/classfile/impl/ClassImpl
jdk/internal/classfile/impl/ClassReaderImpl
jdk/internal/classfile/impl/DirectClassBuilder
jdk/internal/classfile/impl/DirectCodeBuilder
jdk/internal/classfile/impl/DirectCodeBuilder$4
jdk/internal/classfile/impl/DirectCodeBuilder$8
jdk/internal/classfile/impl/DirectCodeBuilder$DeferredLabel
jdk/internal/classfile/impl/DirectFieldBuilder
jdk/internal/classfile/impl/DirectMethodBuilder
jdk/internal/classfile/impl/EntryMap
jdk/internal/classfile/impl/FieldImpl
jdk/internal/classfile/impl/InterfacesImpl
jdk/internal/classfile/impl/LabelContext
jdk/internal/classfile/impl/LabelImpl
jdk/internal/classfile/impl/MethodImpl
jdk/internal/classfile/impl/MethodInfo
jdk/internal/classfile/impl/RawBytecodeHelper
jdk/internal/classfile/impl/RawBytecodeHelper$1
jdk/internal/classfile/impl/RawBytecodeHelper$CodeRange
jdk/internal/classfile/impl/SplitConstantPool
jdk/internal/classfile/impl/StackMapDecoder
jdk/internal/classfile/impl/StackMapDecoder$1
jdk/internal/classfile/impl/StackMapDecoder$ObjectVerificationTypeInfoImpl
jdk/internal/classfile/impl/StackMapDecoder$StackMapFrameImpl
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
jdk/internal/classfile/impl/UnboundAttribute$UnboundStackMapTableAttribute
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
jdk/internal/event/Event
jdk/internal/foreign/abi/ABIDescriptor
jdk/internal/foreign/abi/NativeEntryPoint
jdk/internal/foreign/abi/UpcallLinker$CallRegs
jdk/internal/foreign/abi/VMStorage
jdk/internal/invoke/MhUtil
jdk/internal/jimage/BasicImageReader
jdk/internal/jimage/BasicImageReader$1
jdk/internal/jimage/ImageHeader
jdk/internal/jimage/ImageLocation
jdk/internal/jimage/ImageReader
jdk/internal/jimage/ImageReader$SharedImageReader
jdk/internal/jimage/ImageReaderFactory
jdk/internal/jimage/ImageReaderFactory$1
jdk/internal/jimage/ImageStrings
jdk/internal/jimage/ImageStringsReader
jdk/internal/jimage/NativeImageBuffer
jdk/internal/jimage/NativeImageBuffer$1
jdk/internal/jimage/decompressor/Decompressor
jdk/internal/lang/stable/StableValueImpl
jdk/internal/loader/AbstractClassLoaderValue
jdk/internal/loader/AbstractClassLoaderValue$Memoizer
jdk/internal/loader/ArchivedClassLoaders
jdk/internal/loader/BootLoader
jdk/internal/loader/BuiltinClassLoader
jdk/internal/loader/BuiltinClassLoader$1
jdk/internal/loader/BuiltinClassLoader$2
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
jdk/internal/loader/URLClassPath$1
jdk/internal/loader/URLClassPath$JarLoader
jdk/internal/loader/URLClassPath$JarLoader$1
jdk/internal/loader/URLClassPath$Loader
jdk/internal/logger/AbstractLoggerWrapper
jdk/internal/logger/BootstrapLogger
jdk/internal/logger/BootstrapLogger$BootstrapExecutors
jdk/internal/logger/BootstrapLogger$DetectBackend
jdk/internal/logger/BootstrapLogger$LoggingBackend
jdk/internal/logger/DefaultLoggerFinder
jdk/internal/logger/DefaultLoggerFinder$SharedLoggers
jdk/internal/logger/LazyLoggers
jdk/internal/logger/LazyLoggers$1
jdk/internal/logger/LazyLoggers$JdkLazyLogger
jdk/internal/logger/LazyLoggers$LazyLoggerAccessor
jdk/internal/logger/LazyLoggers$LazyLoggerFactories
jdk/internal/logger/LazyLoggers$LazyLoggerWrapper
jdk/internal/logger/LazyLoggers$LoggerAccessor
jdk/internal/logger/LoggerFinderLoader
jdk/internal/logger/LoggerFinderLoader$ErrorPolicy
jdk/internal/logger/LoggerFinderLoader$TemporaryLoggerFinder
jdk/internal/logger/SimpleConsoleLogger
jdk/internal/math/DoubleToDecimal
jdk/internal/math/FloatingDecimal
jdk/internal/math/FloatingDecimal$1
jdk/internal/math/FloatingDecimal$ASCIIToBinaryBuffer
jdk/internal/math/FloatingDecimal$ASCIIToBinaryConverter
jdk/internal/math/FloatingDecimal$BinaryToASCIIBuffer
jdk/internal/math/FloatingDecimal$BinaryToASCIIConverter
jdk/internal/math/FloatingDecimal$ExceptionalBinaryToASCIIBuffer
jdk/internal/math/FloatingDecimal$PreparedASCIIToBinaryBuffer
jdk/internal/math/MathUtils
jdk/internal/math/ToDecimal
jdk/internal/misc/Blocker
jdk/internal/misc/CDS
jdk/internal/misc/CarrierThread
jdk/internal/misc/CarrierThread$ForkJoinPools
jdk/internal/misc/CarrierThreadLocal
jdk/internal/misc/InnocuousThread
jdk/internal/misc/MethodFinder
jdk/internal/misc/OSEnvironment
jdk/internal/misc/PreviewFeatures
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
jdk/internal/module/Resources
jdk/internal/module/ServicesCatalog
jdk/internal/module/ServicesCatalog$ServiceProvider
jdk/internal/module/SystemModuleFinders
jdk/internal/module/SystemModuleFinders$1
jdk/internal/module/SystemModuleFinders$2
jdk/internal/module/SystemModuleFinders$SystemImage
jdk/internal/module/SystemModuleFinders$SystemModuleFinder
jdk/internal/module/SystemModuleFinders$SystemModuleReader
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
jdk/internal/reflect/DirectConstructorHandleAccessor
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
jdk/internal/util/Exceptions
jdk/internal/util/HexDigits
jdk/internal/util/ModifiedUtf
jdk/internal/util/OperatingSystem
jdk/internal/util/Preconditions
jdk/internal/util/Preconditions$1
jdk/internal/util/Preconditions$2
jdk/internal/util/Preconditions$3
jdk/internal/util/Preconditions$4
jdk/internal/util/ReferenceKey
jdk/internal/util/ReferencedKeyMap
jdk/internal/util/ReferencedKeyMap$1
jdk/internal/util/ReferencedKeySet
jdk/internal/util/SoftReferenceKey
jdk/internal/util/StaticProperty
jdk/internal/util/StrongReferenceKey
jdk/internal/util/SystemProps
jdk/internal/util/SystemProps$Raw
jdk/internal/util/WeakReferenceKey
jdk/internal/util/random/RandomSupport
jdk/internal/util/regex/Grapheme
jdk/internal/util/regex/IndicConjunctBreak
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
org/jline/keymap/BindingReader
org/jline/keymap/KeyMap
org/jline/nativ/CLibrary
org/jline/nativ/CLibrary$Termios
org/jline/nativ/CLibrary$WinSize
org/jline/nativ/JLineNativeLoader
org/jline/nativ/JLineNativeLoader$1
org/jline/nativ/OSInfo
org/jline/reader/Binding
org/jline/reader/Buffer
org/jline/reader/Candidate
org/jline/reader/Completer
org/jline/reader/CompletingParsedLine
org/jline/reader/CompletionMatcher
org/jline/reader/EOFError
org/jline/reader/EndOfFileException
org/jline/reader/Expander
org/jline/reader/Highlighter
org/jline/reader/History
org/jline/reader/History$Entry
org/jline/reader/LineReader
org/jline/reader/LineReader$Option
org/jline/reader/LineReader$RegionType
org/jline/reader/LineReader$SuggestionType
org/jline/reader/Macro
org/jline/reader/MaskingCallback
org/jline/reader/ParsedLine
org/jline/reader/Parser
org/jline/reader/Parser$ParseContext
org/jline/reader/Reference
org/jline/reader/SyntaxError
org/jline/reader/UserInterruptException
org/jline/reader/Widget
org/jline/reader/impl/BufferImpl
org/jline/reader/impl/CompletionMatcherImpl
org/jline/reader/impl/DefaultExpander
org/jline/reader/impl/DefaultHighlighter
org/jline/reader/impl/DefaultParser
org/jline/reader/impl/KillRing
org/jline/reader/impl/LineReaderImpl
org/jline/reader/impl/LineReaderImpl$1
org/jline/reader/impl/LineReaderImpl$2
org/jline/reader/impl/LineReaderImpl$CompletionType
org/jline/reader/impl/LineReaderImpl$State
org/jline/reader/impl/LineReaderImpl$ViMoveMode
org/jline/reader/impl/ReaderUtils
org/jline/reader/impl/UndoTree
org/jline/reader/impl/UndoTree$Node
org/jline/reader/impl/history/DefaultHistory
org/jline/terminal/Attributes
org/jline/terminal/Attributes$ControlChar
org/jline/terminal/Attributes$ControlFlag
org/jline/terminal/Attributes$InputFlag
org/jline/terminal/Attributes$LocalFlag
org/jline/terminal/Attributes$OutputFlag
org/jline/terminal/MouseEvent
org/jline/terminal/MouseEvent$Button
org/jline/terminal/MouseEvent$Modifier
org/jline/terminal/MouseEvent$Type
org/jline/terminal/Size
org/jline/terminal/Sized
org/jline/terminal/Terminal
org/jline/terminal/Terminal$KittyKeyboardMode
org/jline/terminal/Terminal$Mode
org/jline/terminal/Terminal$MouseTracking
org/jline/terminal/Terminal$Signal
org/jline/terminal/Terminal$SignalHandler
org/jline/terminal/impl/AbstractPty
org/jline/terminal/impl/AbstractPty$1
org/jline/terminal/impl/AbstractPty$FileDescriptorCreator
org/jline/terminal/impl/AbstractPty$PtyInputStream
org/jline/terminal/impl/AbstractTerminal
org/jline/terminal/impl/AixTermiosMapping
org/jline/terminal/impl/FreeBsdTermiosMapping
org/jline/terminal/impl/LinuxTermiosMapping
org/jline/terminal/impl/MouseSupport
org/jline/terminal/impl/NativeSignalHandler
org/jline/terminal/impl/OsXTermiosMapping
org/jline/terminal/impl/SolarisTermiosMapping
org/jline/terminal/impl/TermiosData
org/jline/terminal/impl/TermiosMapping
org/jline/terminal/impl/TermiosMapping$PlatformMappingHolder
org/jline/terminal/impl/jni/JniNativePty
org/jline/terminal/impl/jni/JniNativePty$1
org/jline/terminal/impl/jni/JniTerminalProvider
org/jline/terminal/impl/jni/linux/LinuxNativePty
org/jline/terminal/impl/jni/linux/LinuxNativePty$1
org/jline/terminal/spi/Pty
org/jline/terminal/spi/SystemStream
org/jline/terminal/spi/TerminalExt
org/jline/terminal/spi/TerminalProvider
org/jline/utils/AttributedCharSequence
org/jline/utils/AttributedCharSequence$ForceMode
org/jline/utils/AttributedString
org/jline/utils/AttributedStringBuilder
org/jline/utils/AttributedStringBuilder$TabStops
org/jline/utils/AttributedStyle
org/jline/utils/ByteArrayBuilder
org/jline/utils/ByteArrayBuilder$AsciiAppendable
org/jline/utils/ClosedException
org/jline/utils/ColorPalette
org/jline/utils/Colors
org/jline/utils/Colors$Distance
org/jline/utils/Curses
org/jline/utils/DiffHelper
org/jline/utils/Display
org/jline/utils/FastBufferedOutputStream
org/jline/utils/InfoCmp$Capability
org/jline/utils/InputStreamReader
org/jline/utils/Log
org/jline/utils/NonBlocking
org/jline/utils/NonBlocking$NonBlockingInputStreamReader
org/jline/utils/NonBlocking$NonBlockingReaderInputStream
org/jline/utils/NonBlockingInputStream
org/jline/utils/NonBlockingInputStream$CloseMode
org/jline/utils/NonBlockingInputStreamImpl
org/jline/utils/NonBlockingReader
org/jline/utils/NonBlockingReader$CloseMode
org/jline/utils/NonBlockingReaderImpl
org/jline/utils/OSUtils
org/jline/utils/RegexTimeoutException
org/jline/utils/Status
org/jline/utils/Status$MovingCursorDisplay
org/jline/utils/Timeout
org/jline/utils/WCWidth
org/jline/utils/WCWidth$CharSequenceCharacterIterator
org/jline/utils/WCWidth$Interval
sun/invoke/empty/Empty
sun/invoke/util/BytecodeDescriptor
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
sun/net/NetHooks
sun/net/NetHooks$Provider
sun/net/PlatformSocketImpl
sun/net/ext/ExtendedSocketOptions
sun/net/ext/ExtendedSocketOptions$NoExtendedSocketOptions
sun/net/sdp/SdpProvider
sun/net/util/IPAddressUtil
sun/net/util/IPAddressUtil$MASKS
sun/net/util/URLUtil
sun/net/www/MessageHeader
sun/net/www/ParseUtil
sun/net/www/URLConnection
sun/net/www/protocol/file/FileURLConnection
sun/net/www/protocol/file/Handler
sun/net/www/protocol/jar/Handler
sun/net/www/protocol/jar/JarFileFactory
sun/net/www/protocol/jar/JarURLConnection
sun/net/www/protocol/jar/JarURLConnection$JarURLInputStream
sun/net/www/protocol/jar/URLJarFile
sun/net/www/protocol/jar/URLJarFile$URLJarFileCloseController
sun/net/www/protocol/jar/URLJarFile$URLJarFileEntry
sun/nio/ByteBuffered
sun/nio/ch/ChannelInputStream
sun/nio/ch/ChannelOutputStream
sun/nio/ch/DirectBuffer
sun/nio/ch/ExtendedSocketOption
sun/nio/ch/ExtendedSocketOption$1
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
sun/nio/ch/Net
sun/nio/ch/Net$1
sun/nio/ch/NioSocketImpl
sun/nio/ch/NioSocketImpl$1
sun/nio/ch/NioSocketImpl$2
sun/nio/ch/OptionKey
sun/nio/ch/SelChImpl
sun/nio/ch/SocketChannelImpl
sun/nio/ch/SocketDispatcher
sun/nio/ch/SocketOptionRegistry
sun/nio/ch/SocketOptionRegistry$LazyInitialization
sun/nio/ch/SocketOptionRegistry$RegistryKey
sun/nio/ch/Streams
sun/nio/ch/UnixDispatcher
sun/nio/ch/UnixFileDispatcherImpl
sun/nio/ch/Util
sun/nio/ch/Util$1
sun/nio/ch/Util$BufferCache
sun/nio/cs/HistoricallyNamedCharset
sun/nio/cs/ISO_8859_1
sun/nio/cs/StandardCharsets
sun/nio/cs/StreamDecoder
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
sun/nio/fs/AbstractBasicFileAttributeView$AttributesBuilder
sun/nio/fs/AbstractFileSystemProvider
sun/nio/fs/BasicFileAttributesHolder
sun/nio/fs/DefaultFileSystemProvider
sun/nio/fs/DynamicFileAttributeView
sun/nio/fs/Globs
sun/nio/fs/LinuxFileSystem
sun/nio/fs/LinuxFileSystem$SupportedFileFileAttributeViewsHolder
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
sun/nio/fs/UnixFileAttributeViews$Posix
sun/nio/fs/UnixFileAttributeViews$Unix
sun/nio/fs/UnixFileAttributes
sun/nio/fs/UnixFileAttributes$UnixAsBasicFileAttributes
sun/nio/fs/UnixFileKey
sun/nio/fs/UnixFileModeAttribute
sun/nio/fs/UnixFileModeAttribute$1
sun/nio/fs/UnixFileStoreAttributes
sun/nio/fs/UnixFileSystem
sun/nio/fs/UnixFileSystem$1
sun/nio/fs/UnixFileSystem$Flags
sun/nio/fs/UnixFileSystemProvider
sun/nio/fs/UnixMountEntry
sun/nio/fs/UnixNativeDispatcher
sun/nio/fs/UnixPath
sun/nio/fs/UnixSecureDirectoryStream
sun/nio/fs/Util
sun/reflect/annotation/AnnotationParser
sun/reflect/generics/factory/CoreReflectionFactory
sun/reflect/generics/factory/GenericsFactory
sun/reflect/generics/parser/SignatureParser
sun/reflect/generics/reflectiveObjects/LazyReflectiveObjectGenerator
sun/reflect/generics/reflectiveObjects/ParameterizedTypeImpl
sun/reflect/generics/reflectiveObjects/TypeVariableImpl
sun/reflect/generics/repository/AbstractRepository
sun/reflect/generics/repository/ClassRepository
sun/reflect/generics/repository/FieldRepository
sun/reflect/generics/repository/GenericDeclRepository
sun/reflect/generics/scope/AbstractScope
sun/reflect/generics/scope/ClassScope
sun/reflect/generics/scope/Scope
sun/reflect/generics/tree/BaseType
sun/reflect/generics/tree/ClassSignature
sun/reflect/generics/tree/ClassTypeSignature
sun/reflect/generics/tree/FieldTypeSignature
sun/reflect/generics/tree/FormalTypeParameter
sun/reflect/generics/tree/ReturnType
sun/reflect/generics/tree/Signature
sun/reflect/generics/tree/SimpleClassTypeSignature
sun/reflect/generics/tree/Tree
sun/reflect/generics/tree/TypeArgument
sun/reflect/generics/tree/TypeSignature
sun/reflect/generics/tree/TypeTree
sun/reflect/generics/tree/TypeVariableSignature
sun/reflect/generics/visitor/Reifier
sun/reflect/generics/visitor/TypeTreeVisitor
sun/reflect/misc/ReflectUtil
sun/security/jca/GetInstance
sun/security/jca/GetInstance$Instance
sun/security/jca/ProviderConfig
sun/security/jca/ProviderList
sun/security/jca/ProviderList$1
sun/security/jca/ProviderList$2
sun/security/jca/Providers
sun/security/provider/ByteArrayAccess
sun/security/provider/ByteArrayAccess$BE
sun/security/provider/DigestBase
sun/security/provider/FileInputStreamPool
sun/security/provider/FileInputStreamPool$StreamRef
sun/security/provider/FileInputStreamPool$UnclosableInputStream
sun/security/provider/NativePRNG
sun/security/provider/NativePRNG$Blocking
sun/security/provider/NativePRNG$NonBlocking
sun/security/provider/NativePRNG$RandomIO
sun/security/provider/NativePRNG$Variant
sun/security/provider/SHA
sun/security/provider/SHA2
sun/security/provider/SHA2$SHA256
sun/security/provider/SecureRandom
sun/security/provider/Sun
sun/security/provider/SunEntries
sun/security/util/AbstractAlgorithmConstraints
sun/security/util/CryptoAlgorithmConstraints
sun/security/util/CryptoAlgorithmConstraints$CryptoHolder
sun/security/util/Debug
sun/security/util/KnownOIDs
sun/security/util/ManifestEntryVerifier
sun/security/util/MessageDigestSpi2
sun/security/util/SecurityConstants
sun/security/util/SecurityProperties
sun/security/util/SecurityProviderConstants
sun/security/util/SignatureFileVerifier
sun/text/resources/cldr/FormatData
sun/text/resources/cldr/FormatData_en
sun/util/cldr/CLDRBaseLocaleDataMetaInfo
sun/util/cldr/CLDRLocaleProviderAdapter
sun/util/locale/BaseLocale
sun/util/locale/BaseLocale$1InterningCache
sun/util/locale/InternalLocaleBuilder
sun/util/locale/InternalLocaleBuilder$CaseInsensitiveChar
sun/util/locale/LanguageTag
sun/util/locale/LocaleUtils
sun/util/locale/StringTokenIterator
sun/util/locale/provider/AvailableLanguageTags
sun/util/locale/provider/BaseLocaleDataMetaInfo
sun/util/locale/provider/BreakIteratorProviderImpl
sun/util/locale/provider/BreakIteratorProviderImpl$CharacterIteratorCharSequence
sun/util/locale/provider/BreakIteratorProviderImpl$GraphemeBreakIterator
sun/util/locale/provider/CalendarDataUtility
sun/util/locale/provider/DecimalFormatSymbolsProviderImpl
sun/util/locale/provider/FallbackLocaleProviderAdapter
sun/util/locale/provider/JRELocaleProviderAdapter
sun/util/locale/provider/LocaleDataMetaInfo
sun/util/locale/provider/LocaleProviderAdapter
sun/util/locale/provider/LocaleProviderAdapter$Type
sun/util/locale/provider/LocaleResources
sun/util/locale/provider/LocaleResources$ResourceReference
sun/util/locale/provider/NumberFormatProviderImpl
sun/util/locale/provider/ResourceBundleBasedAdapter
sun/util/logging/PlatformLogger
sun/util/logging/PlatformLogger$Bridge
sun/util/logging/PlatformLogger$ConfigurableBridge
sun/util/logging/PlatformLogger$ConfigurableBridge$LoggerConfiguration
sun/util/logging/PlatformLogger$Level
sun/util/resources/Bundles
sun/util/resources/Bundles$1
sun/util/resources/Bundles$BundleReference
sun/util/resources/Bundles$CacheKey
sun/util/resources/Bundles$CacheKeyReference
sun/util/resources/Bundles$Strategy
sun/util/resources/LocaleData
sun/util/resources/LocaleData$LocaleDataStrategy
