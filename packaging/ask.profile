@call aish/app/AttachmentModule get (Laish/app/AttachmentModule;)Ljava/util/function/Supplier; aish/app/AttachmentModule.lambda$highlighter$0
@call aish/app/AttachmentModule get (Laish/app/AttachmentModule;)Ljava/util/function/Supplier; aish/app/AttachmentModule.lambda$highlighter$1
@call aish/app/Clients apply (Laish/commands/HelpTopics;)Ljava/util/function/Function; aish/commands/HelpTopics.find
@call aish/app/Clients get ()Ljava/util/function/Supplier; aish/app/Clients.lambda$hooks$0
@call aish/app/Clients get ()Ljava/util/function/Supplier; aish/app/Clients.lambda$hooks$1
@call aish/app/Clients sockets (Laish/app/SecretsModule;)Laish/model/openai/Endpoint$TlsFactory; aish/app/SecretsModule.tls
@call aish/app/CostModule run (Laish/app/CostModule;)Ljava/lang/Runnable; aish/app/CostModule.write
@call aish/app/EarlyExit run (Laish/app/EarlyExit;)Ljava/lang/Runnable; aish/app/EarlyExit.interrupted
@call aish/app/EarlyExit run (Laish/app/EarlyExit;)Ljava/lang/Runnable; aish/app/EarlyExit.lambda$watchSignal$0
@call aish/app/Main accept ()Ljava/util/function/Consumer; aish/app/Main.complain
@call aish/app/Main accept ()Ljava/util/function/IntConsumer; java/lang/System.exit
@call aish/app/MentionedNames test ()Ljava/util/function/Predicate; aish/app/MentionedNames.lambda$variables$0
@call aish/app/Platform makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 11d6c
@call aish/app/Platform makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 1cab03
@call aish/app/QuestionFront accept ()Ljava/util/function/Consumer; aish/app/SessionsModule.close
@call aish/app/QuestionFront accept ()Ljava/util/function/Consumer; aish/app/ToolsModule.close
@call aish/app/QuestionFront accept (Laish/app/QuestionFront;)Ljava/util/function/Consumer; aish/app/QuestionFront.print
@call aish/app/QuestionFront accept (Laish/app/QuestionFront;)Ljava/util/function/Consumer; aish/app/QuestionFront.remark
@call aish/app/QuestionFront accept (Laish/event/EventBus;)Ljava/util/function/Consumer; aish/app/QuestionFront.lambda$run$1
@call aish/app/QuestionFront apply ()Ljava/util/function/Function; aish/app/QuestionFront.lambda$talk$1
@call aish/app/QuestionFront apply ()Ljava/util/function/Function; aish/front/LastAnswer.<init>
@call aish/app/QuestionFront apply ()Ljava/util/function/Function; aish/front/LastAnswer.obstacle
@call aish/app/QuestionFront call ()Ljava/util/concurrent/Callable; aish/app/QuestionFront.columns
@call aish/app/QuestionFront emit (Laish/app/QuestionFront;Laish/terminal/render/AnswerView;)Laish/event/EventSink; aish/app/QuestionFront.lambda$view$2
@call aish/app/QuestionFront events ()Laish/session/SessionRecord; java/util/List.of
@call aish/app/QuestionFront get ()Ljava/util/function/Supplier; aish/app/QuestionFront.directory
@call aish/app/QuestionFront get ()Ljava/util/function/Supplier; java/util/Optional.empty
@call aish/app/QuestionFront get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/QuestionFront get (Laish/app/QuestionFront;)Ljava/util/function/Supplier; aish/app/QuestionFront.checker
@call aish/app/QuestionFront get (Laish/app/QuestionFront;Laish/session/SessionRecord;Laish/context/Conversation;)Ljava/util/function/Supplier; aish/app/QuestionFront.lambda$talk$2
@call aish/app/QuestionFront get (Ljava/util/Optional;)Ljava/util/function/Supplier; aish/app/QuestionFront.lambda$run$2
@call aish/app/QuestionFront getAsInt ()Ljava/util/function/IntSupplier; aish/app/QuestionFront.lambda$new$0
@call aish/app/QuestionFront getAsInt ()Ljava/util/function/IntSupplier; aish/app/QuestionFront.lambda$view$0
@call aish/app/QuestionFront getAsInt ()Ljava/util/function/IntSupplier; aish/app/QuestionFront.lambda$view$1
@call aish/app/QuestionFront getAsInt (Laish/app/FutureValue;)Ljava/util/function/IntSupplier; aish/app/QuestionFront.lambda$width$0
@call aish/app/QuestionFront test ()Ljava/util/function/Predicate; aish/app/QuestionFront.lambda$talk$0
@call aish/app/SafetyModule get (Ljava/util/function/Supplier;)Ljava/util/function/Supplier; aish/app/SafetyModule.lambda$rehearsals$0
@call aish/app/SafetyModule get (Ljava/util/function/Supplier;Laish/undo/UndoStore;)Ljava/util/function/Supplier; aish/app/SafetyModule.lambda$rehearsals$1
@call aish/app/SafetyModule show (Ljava/util/Optional;Laish/exec/ShellKeeper;Laish/event/EventSink;)Laish/approval/RehearsalReview$Pager; aish/app/SafetyModule.lambda$rehearsing$0
@call aish/app/SecretsModule accept (Laish/app/SecretsModule;Laish/settings/Config$Preset;)Ljava/util/function/Consumer; aish/app/SecretsModule.lambda$guard$0
@call aish/app/SessionFacts accept (Laish/app/SessionFacts;Ljava/util/Map;)Ljava/util/function/Consumer; aish/app/SessionFacts.lambda$safety$0
@call aish/app/SessionFacts makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; be2
@call aish/app/SessionFacts$LiveShell apply ()Ljava/util/function/Function; aish/app/SessionFacts$LiveShell.lambda$setAmong$1
@call aish/app/SessionFacts$LiveShell makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 9aad3a05
@call aish/app/SessionFacts$LiveShell makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; e54886c5
@call aish/app/SessionFacts$LiveShell makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 3f55c081
@call aish/app/SessionFacts$LiveShell test ()Ljava/util/function/Predicate; aish/app/SessionFacts$LiveShell.lambda$setAmong$0
@call aish/app/TerminalSink accept (Laish/app/TerminalSink;)Ljava/util/function/Consumer; aish/app/TerminalSink.write
@call aish/app/TerminalSink getAsInt (Laish/app/TerminalSink;)Ljava/util/function/IntSupplier; aish/app/TerminalSink.lambda$answers$0
@call aish/app/TerminalSink getAsInt (Laish/app/TerminalSink;)Ljava/util/function/IntSupplier; aish/app/TerminalSink.lambda$texts$0
@call aish/app/TerminalSink run (Laish/app/TerminalSink;Ljava/lang/String;)Ljava/lang/Runnable; aish/app/TerminalSink.lambda$print$0
@call aish/app/TerminalSink run (Laish/event/Interrupts;)Ljava/lang/Runnable; aish/event/Interrupts.interrupt
@call aish/app/ToolsModule apply (Laish/app/ToolsModule;)Ljava/util/function/Function; aish/app/ToolsModule.spec
@call aish/app/ToolsModule context (Laish/app/ToolsModule;)Laish/tools/mcp/McpServers$Tls; aish/app/ToolsModule.encryption
@call aish/app/ToolsModule fill (Laish/app/ToolsModule;)Laish/tools/mcp/McpServers$SecretText; aish/app/ToolsModule.fill
@call aish/app/ToolsModule get (Laish/app/ToolsModule;)Ljava/util/function/Supplier; aish/app/ToolsModule.lambda$servers$0
@call aish/app/Wiring apply (Laish/secrets/Redactor;)Ljava/util/function/UnaryOperator; aish/secrets/Redactor.of
@call aish/app/Wiring get (Laish/app/SafetyModule;)Ljava/util/function/Supplier; aish/app/SafetyModule.undo
@call aish/app/Wiring get (Laish/app/Wiring;)Ljava/util/function/Supplier; aish/app/Wiring.copyShell
@call aish/app/Wiring get (Laish/app/Wiring;)Ljava/util/function/Supplier; aish/app/Wiring.lambda$builtin$0
@call aish/app/Wiring getAsInt ()Ljava/util/function/IntSupplier; aish/app/Wiring.lambda$rehearsing$0
@call aish/app/models/OutboundGuard$Inspection objection ()Laish/app/models/OutboundGuard$Inspection; aish/app/models/OutboundGuard$Inspection.lambda$static$0
@call aish/app/models/Presets apply ()Ljava/util/function/Function; aish/settings/Config$Preset.isLocal
@call aish/app/models/Presets apply (Laish/app/models/Presets;Laish/settings/Config$Preset;)Ljava/util/function/Function; aish/app/models/Presets.lambda$server$1
@call aish/app/models/Presets apply (Laish/app/models/Presets;Ljava/lang/String;)Ljava/util/function/Function; aish/app/models/Presets.lambda$server$0
@call aish/app/models/Presets apply (Laish/model/ModelServer;)Ljava/util/function/Function; aish/app/models/Presets.lambda$client$1
@call aish/app/models/Presets get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/app/models/Presets.lambda$client$0
@call aish/app/models/Presets get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/app/models/Presets.lambda$entry$0
@call aish/app/prompt/CodeColours apply ()Ljava/util/function/Function; aish/app/prompt/CodeColours.lambda$block$0
@call aish/app/prompt/ShellNotices accept (Laish/app/prompt/ShellNotices;)Ljava/util/function/Consumer; aish/app/prompt/ShellNotices.lambda$emit$0
@call aish/app/prompt/ShellNotices call (Ljava/util/function/Supplier;)Ljava/util/concurrent/Callable; java/util/function/Supplier.get
@call aish/approval/InteractiveGate accept (Laish/approval/InteractiveGate;)Ljava/util/function/Consumer; aish/approval/InteractiveGate.lambda$show$0
@call aish/approval/InteractiveGate typeSwitch (Laish/approval/Action;I)I
@call aish/approval/InteractiveGate typeSwitch (Laish/event/Operator$Answer;I)I
@call aish/bash/Span equals (Laish/bash/Span;Ljava/lang/Object;)Z 810a1e22 aish/bash/Span.start aish/bash/Span.end
@call aish/chat/AttachmentService makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 3e1
@call aish/chat/CitationListener apply ()Ljava/util/function/Function; aish/evidence/CitationChecker.<init>
@call aish/chat/CitationListener apply (Ljava/lang/String;)Ljava/util/function/Function; aish/chat/CitationListener.lambda$check$0
@call aish/chat/Eviction apply (Laish/chat/Eviction;)Ljava/util/function/Function; aish/chat/Eviction.size
@call aish/chat/Proposal$ShellFamily test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/chat/Proposal$ShellFamily.lambda$of$0
@call aish/chat/QuestionHandler accept (Laish/chat/QuestionHandler;)Ljava/util/function/Consumer; aish/chat/QuestionHandler.mention
@call aish/chat/QuestionHandler makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 1577f1d5
@call aish/chat/QuestionHandler test ()Ljava/util/function/Predicate; aish/chat/QuestionHandler.isBlock
@call aish/chat/QuestionHandler test ()Ljava/util/function/Predicate; aish/chat/QuestionHandler.lambda$review$0
@call aish/chat/QuestionHandler$Pass accept (Laish/chat/QuestionHandler$Pass;)Ljava/util/function/Consumer; aish/chat/QuestionHandler$Pass.explain
@call aish/chat/QuestionHandler$Pass typeSwitch (Laish/approval/Decision;I)I
@call aish/chat/ReplyParser test ()Ljava/util/function/Predicate; aish/chat/ReplyParser.lambda$block$0
@call aish/chat/ReplyParser test ()Ljava/util/function/Predicate; aish/chat/ReplyParser.lambda$shellBlock$0
@call aish/chat/ReplyParser test ()Ljava/util/function/Predicate; aish/chat/ReplyParser.lambda$withoutPrompts$0
@call aish/chat/ReplyParser test ()Ljava/util/function/Predicate; aish/chat/ReplyParser.lambda$withoutPrompts$1
@call aish/chat/Suggestions makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; af1de593
@call aish/chat/TurnLoop accept (Laish/chat/TurnLoop;)Ljava/util/function/Consumer; aish/chat/TurnLoop.lambda$ask$0
@call aish/chat/TurnLoop accept (Laish/chat/TurnLoop;)Ljava/util/function/Consumer; aish/chat/TurnLoop.lambda$patches$0
@call aish/chat/TurnLoop apply (Laish/chat/TurnLoop;)Ljava/util/function/Function; aish/chat/TurnLoop.add
@call aish/chat/TurnLoop get (Laish/chat/TurnLoop;)Ljava/util/function/Supplier; aish/chat/TurnLoop.lambda$goOn$0
@call aish/chat/TurnLoop run (Laish/model/Cancellation;)Ljava/lang/Runnable; aish/model/Cancellation.cancel
@call aish/chat/tools/ToolDispatch accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/chat/tools/ToolDispatch.lambda$offered$0
@call aish/commands/HelpCommand makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; d4d2fc4f
@call aish/commands/HelpTopics makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 4e722b5
@call aish/commands/MetaCommands apply (Laish/commands/MetaCommands;)Ljava/util/function/Function; aish/commands/MetaCommands.lambda$find$0
@call aish/commands/MetaCommands apply (Laish/commands/MetaCommands;)Ljava/util/function/Function; aish/commands/MetaCommands.lambda$find$1
@call aish/commands/model/ModelCommand makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; f4bbb793
@call aish/commands/model/ModelCommand makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 1d39d1
@call aish/context/Attachments apply ()Ljava/util/function/Function; aish/context/FileChanges.since
@call aish/context/Attachments apply (Laish/context/Attachments;Ljava/lang/String;Laish/context/Attachment;)Ljava/util/function/Function; aish/context/Attachments.lambda$changes$0
@call aish/context/Attachments test (Laish/context/Attachment;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$lastSeen$0
@call aish/context/Attachments test (Laish/context/Attachment;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$lastSeen$2
@call aish/context/Attachments test (Laish/context/Attachment;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$replacement$0
@call aish/context/Attachments test (Laish/context/Attachment;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$replacement$1
@call aish/context/Attachments test (Laish/context/Attachment;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$replacement$2
@call aish/context/Attachments test (Laish/context/Attachments;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$waiting$0
@call aish/context/Attachments test (Laish/context/Attachments;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$waiting$1
@call aish/context/Attachments test (Laish/context/Attachments;Laish/context/Attachment;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$lastSeen$1
@call aish/context/ContextBlock apply ()Ljava/util/function/Function; aish/context/ContextBlock.lambda$of$0
@call aish/context/ContextBlock apply ()Ljava/util/function/Function; aish/context/FileChanges.hunks
@call aish/context/ContextBlock makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 3817be0d
@call aish/context/ContextBlock makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; fd9c3aeb
@call aish/context/ContextBlock makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; af89a186
@call aish/context/ContextBlock makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; bf134cba
@call aish/context/Conversation test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/context/Conversation.lambda$hasSaid$0
@call aish/context/ExecLog applyAsInt ()Ljava/util/function/ToIntFunction; aish/context/ExecLog.size
@call aish/context/ExecLog$OutputBudget applyAsInt ([Ljava/lang/String;)Ljava/util/function/ToIntFunction; aish/context/ExecLog$OutputBudget.lambda$texts$0
@call aish/context/PromptAssembler accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/context/PromptAssembler.lambda$assemble$0
@call aish/context/PromptAssembler apply ()Ljava/util/function/Function; aish/context/PromptAssembler.lambda$firstQuestion$0
@call aish/context/PromptAssembler makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 70d7b9e9
@call aish/context/PromptAssembler makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 20
@call aish/context/PromptAssembler makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 4f8
@call aish/context/PromptAssembler makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 3e1
@call aish/context/PromptAssembler makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; b313577f
@call aish/context/Turn$User makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 9b20
@call aish/context/Turn$User toString (Laish/context/Turn$User;)Ljava/lang/String; 80f46bfd aish/context/Turn$User.attached aish/context/Turn$User.question
@call aish/cost/Accounts apply ()Ljava/util/function/Function; aish/model/ModelProblem$Budget.<init>
@call aish/cost/Accounts get (Laish/cost/Accounts;ILjava/lang/String;Laish/model/Reply;)Ljava/util/function/Supplier; aish/cost/Accounts.lambda$book$0
@call aish/cost/Booking toString (Laish/cost/Booking;)Ljava/lang/String; 6cd08f22 aish/cost/Booking.at aish/cost/Booking.model aish/cost/Booking.purpose aish/cost/Booking.usage aish/cost/Booking.counted aish/cost/Booking.estimate aish/cost/Booking.cost
@call aish/cost/CostFile makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 29
@call aish/cost/Ledger apply ()Ljava/util/function/BiFunction; aish/cost/Ledger$CostSum.plus
@call aish/cost/ModelTokens run (Laish/cost/ModelTokens;)Ljava/lang/Runnable; aish/cost/ModelTokens.work
@call aish/cost/Tokens apply (Laish/cost/Tokens;)Ljava/util/function/Function; aish/cost/Tokens.make
@call aish/cost/Tokens apply (Laish/cost/Tokens;Laish/model/ModelRoster$Entry;)Ljava/util/function/Function; aish/cost/Tokens.lambda$server$0
@call aish/cost/Tokens apply (Laish/model/ModelServer;)Ljava/util/function/Function; aish/cost/Tokens.lambda$server$1
@call aish/cost/Tokens makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 1cab03
@call aish/event/Choices apply ()Ljava/util/function/Function; aish/event/Operator$Answer$Chosen.<init>
@call aish/event/Choices makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 37844b
@call aish/event/Choices test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/event/Choices.lambda$read$0
@call aish/event/Event$Answer toString (Laish/event/Event$Answer;)Ljava/lang/String; 44a39689 aish/event/Event$Answer.text aish/event/Event$Answer.files
@call aish/event/Event$Answered toString (Laish/event/Event$Answered;)Ljava/lang/String; 67612ea aish/event/Event$Answered.reply
@call aish/event/Event$Asked toString (Laish/event/Event$Asked;)Ljava/lang/String; 633fb29 aish/event/Event$Asked.model
@call aish/event/Event$Assessed makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 151fa
@call aish/event/Event$Assessed toString (Laish/event/Event$Assessed;)Ljava/lang/String; 1f4dae79 aish/event/Event$Assessed.risk aish/event/Event$Assessed.text
@call aish/event/Event$Decided toString (Laish/event/Event$Decided;)Ljava/lang/String; 69e2ff93 aish/event/Event$Decided.suggestion aish/event/Event$Decided.decision
@call aish/event/Event$Instructed toString (Laish/event/Event$Instructed;)Ljava/lang/String; 36452d aish/event/Event$Instructed.text
@call aish/event/Event$ModelChanged toString (Laish/event/Event$ModelChanged;)Ljava/lang/String; 633fb29 aish/event/Event$ModelChanged.model
@call aish/event/Event$Notice toString (Laish/event/Event$Notice;)Ljava/lang/String; 44a39689 aish/event/Event$Notice.text aish/event/Event$Notice.files
@call aish/event/Event$Proposed toString (Laish/event/Event$Proposed;)Ljava/lang/String; 36885137 aish/event/Event$Proposed.number aish/event/Event$Proposed.command aish/event/Event$Proposed.verdict
@call aish/event/Event$QuestionSent toString (Laish/event/Event$QuestionSent;)Ljava/lang/String; 36807d aish/event/Event$QuestionSent.turn
@call aish/event/Event$Spent toString (Laish/event/Event$Spent;)Ljava/lang/String; 3db0859 aish/event/Event$Spent.booking
@call aish/event/Event$Suggested toString (Laish/event/Event$Suggested;)Ljava/lang/String; 4665f8cb aish/event/Event$Suggested.id aish/event/Event$Suggested.command
@call aish/event/ExitCode apply ()Ljava/util/function/Function; aish/event/ExitCode.of
@call aish/evidence/CitationChecker apply (Laish/evidence/CitationChecker;)Ljava/util/function/Function; aish/evidence/CitationChecker.lambda$check$0
@call aish/evidence/CitationChecker test (Laish/evidence/CitationChecker;)Ljava/util/function/Predicate; aish/evidence/CitationChecker.lambda$new$0
@call aish/exec/CommandAssessment test ()Ljava/util/function/Predicate; aish/exec/CommandAssessment.lambda$sentences$0
@call aish/exec/CommandAssessment typeSwitch (Laish/safety/Verdict;I)I
@call aish/exec/CommandAssessment typeSwitch (Laish/undo/UndoStore$UndoProspect;I)I
@call aish/exec/CommandAssessor apply ()Ljava/util/function/Function; aish/safety/files/SurveyBudget.brief
@call aish/exec/CommandAssessor apply (Laish/safety/Verdict;Laish/safety/SafetyFacts;Laish/safety/files/BlastRadius;Ljava/util/function/Function;)Ljava/util/function/Function; aish/exec/CommandAssessor.lambda$assess$0
@call aish/exec/CommandAssessor test ()Ljava/util/function/Predicate; aish/safety/files/AffectedFileSpec.complete
@call aish/exec/ShellKeeper applyAsInt ()Ljava/util/function/ToIntFunction; java/lang/String.length
@call aish/exec/rehearsal/RehearsalSupport get (Laish/exec/rehearsal/RehearsalSupport;)Ljava/util/function/Supplier; aish/exec/rehearsal/RehearsalSupport.refusal
@call aish/exec/rehearsal/RehearsalSupport test ()Ljava/util/function/Predicate; aish/exec/rehearsal/RehearsalSupport.lambda$isInstalled$0
@call aish/exec/rehearsal/RehearsalSupport test (Laish/exec/rehearsal/RehearsalSupport;)Ljava/util/function/Predicate; aish/exec/rehearsal/RehearsalSupport.lambda$missingPrograms$0
@call aish/exec/rehearsal/RehearsalSupport test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/exec/rehearsal/RehearsalSupport.lambda$isInstalled$1
@call aish/front/Repl ask (Laish/chat/QuestionHandler;)Laish/front/Repl$Asking; aish/chat/QuestionHandler.ask
@call aish/front/Repl makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; f060
@call aish/front/Repl test ()Ljava/util/function/Predicate; aish/commands/Manual.takesNothing
@call aish/front/Repl test ()Ljava/util/function/Predicate; aish/front/Repl.lambda$isQuit$0
@call aish/front/Repl typeSwitch (Laish/commands/Next;I)I
@call aish/json/JsonException makeConcatWithConstants (Ljava/lang/String;I)Ljava/lang/String; b8d5c25c
@call aish/memory/MemoryBackground apply ()Ljava/util/function/Function; aish/memory/MemoryBackground.lambda$choose$1
@call aish/memory/MemoryBackground apply ()Ljava/util/function/Function; aish/memory/MemoryItem.id
@call aish/memory/MemoryBackground apply ()Ljava/util/function/Function; aish/memory/MemoryItem.updated
@call aish/memory/MemoryBackground applyAsInt (Ljava/util/Set;)Ljava/util/function/ToIntFunction; aish/memory/MemoryBackground.lambda$choose$2
@call aish/memory/MemoryBackground test (Ljava/nio/file/Path;)Ljava/util/function/Predicate; aish/memory/MemoryBackground.lambda$choose$0
@call aish/model/DecoratedRoster apply (Laish/model/DecoratedRoster;Ljava/lang/String;Laish/model/ModelClient;)Ljava/util/function/Function; aish/model/DecoratedRoster.lambda$client$0
@call aish/model/ModelRoster$Entry apply (Laish/model/ModelRoster$Entry;)Ljava/util/function/Function; aish/model/ModelRoster$Entry.lambda$describe$0
@call aish/model/Reply toString (Laish/model/Reply;)Ljava/lang/String; 39751cbc aish/model/Reply.text aish/model/Reply.reasoning aish/model/Reply.calls aish/model/Reply.finish aish/model/Reply.usage aish/model/Reply.timings aish/model/Reply.problem
@call aish/model/Reply$Usage toString (Laish/model/Reply$Usage;)Ljava/lang/String; 2f69b4a aish/model/Reply$Usage.prompt aish/model/Reply$Usage.completion aish/model/Reply$Usage.cached
@call aish/model/RetryingClient$Sleeper pause ()Laish/model/RetryingClient$Sleeper; aish/model/RetryingClient$Sleeper.lambda$static$0
@call aish/model/offline/Answers accept (Ljava/util/List;)Ljava/util/function/Consumer; java/util/List.add
@call aish/model/offline/Answers accept (Ljava/util/List;Laish/model/offline/Ranking$Candidate;)Ljava/util/function/Consumer; aish/model/offline/Answers.lambda$notes$0
@call aish/model/offline/Answers apply ()Ljava/util/function/Function; aish/model/offline/Answers.lambda$also$1
@call aish/model/offline/Answers apply ()Ljava/util/function/Function; aish/model/offline/SlotValue.text
@call aish/model/offline/Answers apply (Laish/model/offline/Ranking$Candidate;)Ljava/util/function/Function; aish/model/offline/Answers.lambda$lines$0
@call aish/model/offline/Answers apply (Laish/model/offline/Ranking$Candidate;)Ljava/util/function/Function; aish/model/offline/Answers.lambda$recipe$1
@call aish/model/offline/Answers get ()Ljava/util/function/Supplier; java/util/LinkedHashSet.<init>
@call aish/model/offline/Answers makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 4d2a3fe
@call aish/model/offline/Answers makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 76b18a41
@call aish/model/offline/Answers makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 7bc1ba5a
@call aish/model/offline/Answers makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 4f8
@call aish/model/offline/Answers test ()Ljava/util/function/Predicate; aish/model/offline/Answers.isWorthMentioning
@call aish/model/offline/Answers test ()Ljava/util/function/Predicate; aish/model/offline/Answers.lambda$absent$0
@call aish/model/offline/Answers test ()Ljava/util/function/Predicate; aish/model/offline/Answers.lambda$isWorthMentioning$0
@call aish/model/offline/Answers test ()Ljava/util/function/Predicate; aish/model/offline/Answers.lambda$recipe$2
@call aish/model/offline/Answers test (Laish/model/offline/Ranking$Candidate;)Ljava/util/function/Predicate; aish/model/offline/Answers.lambda$also$0
@call aish/model/offline/Answers test (Laish/model/offline/Ranking$Candidate;)Ljava/util/function/Predicate; aish/model/offline/Answers.lambda$also$2
@call aish/model/offline/FollowUp apply (Laish/model/offline/FollowUp;Ljava/lang/String;)Ljava/util/function/Function; aish/model/offline/FollowUp.lambda$of$0
@call aish/model/offline/FollowUp apply (Laish/model/offline/FollowUp;Ljava/lang/String;)Ljava/util/function/Function; aish/model/offline/FollowUp.lambda$of$3
@call aish/model/offline/Helper get ()Ljava/util/function/Supplier; aish/model/offline/Explanation$CommandGuide.load
@call aish/model/offline/Helper get ()Ljava/util/function/Supplier; aish/model/offline/HelperTexts$FileTypes.load
@call aish/model/offline/Helper get ()Ljava/util/function/Supplier; aish/model/offline/RecipeBook.load
@call aish/model/offline/Helper get ()Ljava/util/function/Supplier; aish/model/offline/Talk.<init>
@call aish/model/offline/Helper get (Laish/model/offline/Helper;Laish/model/offline/Machine;)Ljava/util/function/Supplier; aish/model/offline/Helper.lambda$new$0
@call aish/model/offline/HelperRequest apply ()Ljava/util/function/BinaryOperator; aish/model/offline/HelperRequest.lambda$movedTo$2
@call aish/model/offline/HelperRequest apply ()Ljava/util/function/Function; aish/model/offline/HelperRequest.lambda$commands$1
@call aish/model/offline/HelperRequest apply ()Ljava/util/function/Function; aish/model/offline/HelperRequest.lambda$movedTo$1
@call aish/model/offline/HelperRequest apply ()Ljava/util/function/Function; aish/model/offline/HelperRequest.lambda$task$1
@call aish/model/offline/HelperRequest get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/model/offline/HelperRequest.lambda$of$3
@call aish/model/offline/HelperRequest get (Ljava/util/Optional;)Ljava/util/function/Supplier; aish/model/offline/HelperRequest.lambda$of$0
@call aish/model/offline/HelperRequest get (Ljava/util/Optional;)Ljava/util/function/Supplier; aish/model/offline/HelperRequest.lambda$of$2
@call aish/model/offline/HelperRequest makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 2a0eb0
@call aish/model/offline/HelperRequest makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 3f
@call aish/model/offline/HelperRequest test ()Ljava/util/function/Predicate; aish/model/offline/HelperRequest.lambda$commands$0
@call aish/model/offline/HelperRequest test ()Ljava/util/function/Predicate; aish/model/offline/HelperRequest.lambda$movedTo$0
@call aish/model/offline/HelperRequest test ()Ljava/util/function/Predicate; aish/model/offline/HelperRequest.lambda$task$0
@call aish/model/offline/HelperRequest test (Z)Ljava/util/function/Predicate; aish/model/offline/HelperRequest.lambda$of$1
@call aish/model/offline/HelperRequest typeSwitch (Laish/model/Message;I)I
@call aish/model/offline/HelperTexts apply ()Ljava/util/function/Function; aish/model/offline/HelperTexts$Field.of
@call aish/model/offline/HelperTexts apply ()Ljava/util/function/Function; aish/model/offline/HelperTexts.lambda$meanings$0
@call aish/model/offline/HelperTexts apply ()Ljava/util/function/Function; aish/model/offline/HelperTexts.lambda$meanings$1
@call aish/model/offline/HelperTexts apply ()Ljava/util/function/Function; aish/model/offline/HelperTexts.lambda$meanings$2
@call aish/model/offline/HelperTexts$Entry apply ()Ljava/util/function/Function; aish/model/offline/HelperTexts$Field.value
@call aish/model/offline/HelperTexts$Entry apply (Ljava/lang/String;)Ljava/util/function/Function; aish/model/offline/HelperTexts$Entry.lambda$values$1
@call aish/model/offline/HelperTexts$Entry test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/model/offline/HelperTexts$Entry.lambda$values$0
@call aish/model/offline/HelperTexts$FileTypes accept (Laish/model/offline/HelperTexts$FileTypes;Laish/model/offline/HelperTexts$Field;)Ljava/util/function/Consumer; aish/model/offline/HelperTexts$FileTypes.lambda$load$0
@call aish/model/offline/HelperTexts$Sets apply ()Ljava/util/function/Function; aish/model/offline/HelperTexts$Field.key
@call aish/model/offline/HelperTexts$Sets apply ()Ljava/util/function/Function; aish/model/offline/HelperTexts$Sets.lambda$static$0
@call aish/model/offline/NameSlots apply (Laish/model/offline/NameSlots;Laish/model/offline/SlotKind;)Ljava/util/function/Function; aish/model/offline/NameSlots.lambda$find$25
@call aish/model/offline/NameSlots apply (Laish/model/offline/NameSlots;Laish/model/offline/SlotKind;Ljava/util/function/IntPredicate;Ljava/util/function/IntPredicate;Ljava/util/function/IntPredicate;)Ljava/util/function/IntFunction; aish/model/offline/NameSlots.lambda$find$8
@call aish/model/offline/NameSlots get (Laish/model/offline/NameSlots;)Ljava/util/function/Supplier; aish/model/offline/NameSlots.lambda$find$9
@call aish/model/offline/NameSlots get (Laish/model/offline/NameSlots;Laish/model/offline/SlotKind;)Ljava/util/function/Supplier; aish/model/offline/NameSlots.lambda$find$16
@call aish/model/offline/NameSlots get (Laish/model/offline/NameSlots;Laish/model/offline/SlotKind;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/model/offline/NameSlots.lambda$find$11
@call aish/model/offline/NameSlots get (Laish/model/offline/NameSlots;Laish/model/offline/SlotKind;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/model/offline/NameSlots.lambda$find$21
@call aish/model/offline/NameSlots get (Laish/model/offline/NameSlots;Ljava/util/function/IntPredicate;Laish/model/offline/SlotKind;)Ljava/util/function/Supplier; aish/model/offline/NameSlots.lambda$find$14
@call aish/model/offline/NameSlots get (Laish/model/offline/NameSlots;Ljava/util/function/IntPredicate;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/model/offline/NameSlots.lambda$find$13
@call aish/model/offline/NameSlots get (Laish/model/offline/NameSlots;Ljava/util/function/IntPredicate;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/model/offline/NameSlots.lambda$find$18
@call aish/model/offline/NameSlots get (Laish/model/offline/NameSlots;ZLjava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/model/offline/NameSlots.lambda$find$23
@call aish/model/offline/NameSlots get (Laish/model/offline/NameSlots;ZLjava/util/function/IntPredicate;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/model/offline/NameSlots.lambda$find$19
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$10
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;I)Ljava/util/function/Predicate; aish/model/offline/NameSlots.lambda$find$3
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;I)Ljava/util/function/Predicate; aish/model/offline/NameSlots.lambda$find$5
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;I)Ljava/util/function/Predicate; aish/model/offline/NameSlots.lambda$placed$1
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;Laish/model/offline/SlotKind;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$1
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;Laish/model/offline/SlotKind;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$15
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;Laish/model/offline/SlotKind;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$17
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;Laish/model/offline/SlotKind;Laish/model/offline/RecipeBook$KnownRecipe;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$0
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;Laish/model/offline/SlotKind;Ljava/util/function/IntPredicate;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$22
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;Ljava/util/List;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$2
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;Ljava/util/List;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$4
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;Ljava/util/List;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$6
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;Ljava/util/List;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$placed$0
@call aish/model/offline/NameSlots test (Laish/model/offline/NameSlots;Ljava/util/function/IntPredicate;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$name$0
@call aish/model/offline/NameSlots test (Laish/model/offline/SlotKind;Ljava/util/function/IntPredicate;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$12
@call aish/model/offline/NameSlots test (ZLjava/util/function/IntPredicate;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$24
@call aish/model/offline/NameSlots test (ZLjava/util/function/IntPredicate;Ljava/util/function/IntPredicate;)Ljava/util/function/IntPredicate; aish/model/offline/NameSlots.lambda$find$20
@call aish/model/offline/OfflineModel get (Laish/model/offline/Machine;Laish/model/offline/Manual;Ljava/util/function/Function;)Ljava/util/function/Supplier; aish/model/offline/OfflineModel.lambda$new$0
@call aish/model/offline/OfflineModel$SearchPathMachine test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/model/offline/OfflineModel$SearchPathMachine.lambda$has$0
@call aish/model/offline/PathSlots apply (Laish/model/offline/PathSlots;Ljava/util/function/IntPredicate;)Ljava/util/function/IntFunction; aish/model/offline/PathSlots.lambda$path$0
@call aish/model/offline/PathSlots get (Laish/model/offline/PathSlots;)Ljava/util/function/Supplier; aish/model/offline/PathSlots.lambda$directory$2
@call aish/model/offline/PathSlots get (Laish/model/offline/PathSlots;)Ljava/util/function/Supplier; aish/model/offline/PathSlots.lambda$file$3
@call aish/model/offline/PathSlots get (Laish/model/offline/PathSlots;)Ljava/util/function/Supplier; aish/model/offline/PathSlots.lambda$file$5
@call aish/model/offline/PathSlots get (Laish/model/offline/PathSlots;)Ljava/util/function/Supplier; aish/model/offline/PathSlots.lambda$file$8
@call aish/model/offline/PathSlots get (Laish/model/offline/PathSlots;Ljava/util/Set;)Ljava/util/function/Supplier; aish/model/offline/PathSlots.lambda$file$6
@call aish/model/offline/PathSlots get (Laish/model/offline/PathSlots;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/model/offline/PathSlots.lambda$directory$5
@call aish/model/offline/PathSlots get (Laish/model/offline/PathSlots;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/model/offline/PathSlots.lambda$directory$7
@call aish/model/offline/PathSlots get (Laish/model/offline/PathSlots;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/model/offline/PathSlots.lambda$file$1
@call aish/model/offline/PathSlots get (Laish/model/offline/PathSlots;Ljava/util/function/IntPredicate;Z)Ljava/util/function/Supplier; aish/model/offline/PathSlots.lambda$directory$3
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.isBesideFolder
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.isManyOfAType
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.isPlace
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.lambda$directory$1
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.lambda$directory$6
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.lambda$file$0
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.lambda$file$2
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.lambda$file$4
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.lambda$file$9
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;Ljava/util/Set;)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.lambda$file$7
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;Z)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.lambda$directory$0
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;Z)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.lambda$directory$4
@call aish/model/offline/PathSlots test (Laish/model/offline/PathSlots;Z)Ljava/util/function/IntPredicate; aish/model/offline/PathSlots.lambda$find$0
@call aish/model/offline/Quantities apply (Laish/model/offline/Quantities;)Ljava/util/function/IntFunction; aish/model/offline/Quantities.lambda$number$0
@call aish/model/offline/Quantities apply (Laish/model/offline/Quantities;)Ljava/util/function/IntFunction; aish/model/offline/Quantities.lambda$number$2
@call aish/model/offline/Quantities apply (Laish/model/offline/Quantities;)Ljava/util/function/IntFunction; aish/model/offline/Quantities.ordinal
@call aish/model/offline/Quantities apply (Laish/model/offline/Quantities;)Ljava/util/function/IntFunction; aish/model/offline/Quantities.size
@call aish/model/offline/Quantities get (Laish/model/offline/Quantities;)Ljava/util/function/Supplier; aish/model/offline/Quantities.lambda$number$1
@call aish/model/offline/Quantities get (Laish/model/offline/Quantities;)Ljava/util/function/Supplier; aish/model/offline/Quantities.lambda$number$3
@call aish/model/offline/Question test ()Ljava/util/function/IntPredicate; aish/model/offline/Question.lambda$isTrailing$0
@call aish/model/offline/Ranking apply ()Ljava/util/function/Function; aish/model/offline/Ranking.lambda$rank$2
@call aish/model/offline/Ranking apply ()Ljava/util/function/Function; aish/model/offline/ReadQuestion$Interpretation.status
@call aish/model/offline/Ranking apply (Laish/model/offline/Ranking;)Ljava/util/function/Function; aish/model/offline/Ranking.lambda$rank$0
@call aish/model/offline/Ranking apply (Laish/model/offline/Ranking;)Ljava/util/function/Function; aish/model/offline/Ranking.lambda$rank$3
@call aish/model/offline/Ranking apply (Laish/model/offline/ReadQuestion;)Ljava/util/function/IntFunction; aish/model/offline/ReadQuestion.term
@call aish/model/offline/Ranking applyAsDouble ()Ljava/util/function/ToDoubleFunction; aish/model/offline/Ranking$Candidate.score
@call aish/model/offline/Ranking applyAsDouble ()Ljava/util/function/ToDoubleFunction; aish/model/offline/Ranking$Scored.score
@call aish/model/offline/Ranking applyAsDouble ()Ljava/util/function/ToDoubleFunction; aish/model/offline/Ranking.bonus
@call aish/model/offline/Ranking test ()Ljava/util/function/Predicate; aish/model/offline/Ranking.lambda$namesNothing$0
@call aish/model/offline/Ranking test ()Ljava/util/function/Predicate; aish/model/offline/Ranking.lambda$new$0
@call aish/model/offline/Ranking test ()Ljava/util/function/Predicate; aish/model/offline/Ranking.lambda$rank$1
@call aish/model/offline/Ranking test (Laish/model/offline/Ranking;)Ljava/util/function/IntPredicate; aish/model/offline/Ranking.lambda$takesValue$0
@call aish/model/offline/Ranking test (Laish/model/offline/Ranking;Ljava/lang/String;)Ljava/util/function/IntPredicate; aish/model/offline/Ranking.lambda$isOneOfMany$0
@call aish/model/offline/Ranking test (Laish/model/offline/Ranking;Ljava/util/BitSet;)Ljava/util/function/IntPredicate; aish/model/offline/Ranking.lambda$hasOtherAction$0
@call aish/model/offline/Ranking test (Laish/model/offline/Ranking;Z)Ljava/util/function/Predicate; aish/model/offline/Ranking.lambda$filled$0
@call aish/model/offline/Ranking test (Laish/model/offline/TermLexicon;)Ljava/util/function/Predicate; aish/model/offline/TermLexicon.isAction
@call aish/model/offline/Ranking test (Laish/model/offline/TermLexicon;)Ljava/util/function/Predicate; aish/model/offline/TermLexicon.isWeak
@call aish/model/offline/ReadQuestion apply ()Ljava/util/function/Function; aish/model/offline/ReadQuestion$Interpretation.term
@call aish/model/offline/ReadQuestion test ([Laish/model/offline/ReadQuestion$Status;)Ljava/util/function/Predicate; aish/model/offline/ReadQuestion.lambda$terms$0
@call aish/model/offline/Reader test (Ljava/lang/String;ZLjava/lang/String;)Ljava/util/function/Predicate; aish/model/offline/Reader.lambda$isFileType$0
@call aish/model/offline/Recipe accept (Ljava/util/Map;Laish/model/offline/Template$Slot;)Ljava/util/function/Consumer; aish/model/offline/Recipe.lambda$defaults$0
@call aish/model/offline/Recipe apply ()Ljava/util/function/Function; aish/model/offline/Recipe$Variant.command
@call aish/model/offline/Recipe apply ()Ljava/util/function/Function; aish/model/offline/Recipe$Variant.program
@call aish/model/offline/Recipe apply ()Ljava/util/function/Function; aish/model/offline/Recipe.lambda$kinds$0
@call aish/model/offline/Recipe apply ()Ljava/util/function/Function; aish/model/offline/Recipe.lambda$kinds$1
@call aish/model/offline/Recipe apply ()Ljava/util/function/Function; aish/model/offline/Recipe.lambda$variants$1
@call aish/model/offline/Recipe apply ()Ljava/util/function/Function; aish/model/offline/Template$Slot.kind
@call aish/model/offline/Recipe apply ()Ljava/util/function/Function; aish/model/offline/Template.of
@call aish/model/offline/Recipe get ()Ljava/util/function/Supplier; aish/model/offline/Recipe.lambda$kinds$2
@call aish/model/offline/Recipe get (Ljava/util/List;)Ljava/util/function/Supplier; aish/model/offline/Recipe.lambda$chosen$1
@call aish/model/offline/Recipe test ()Ljava/util/function/Predicate; aish/model/offline/Recipe.lambda$templates$0
@call aish/model/offline/Recipe test (Laish/model/offline/Machine;)Ljava/util/function/Predicate; aish/model/offline/Recipe.lambda$chosen$0
@call aish/model/offline/Recipe test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/model/offline/Recipe.lambda$variants$0
@call aish/model/offline/Recipe test (Ljava/util/Optional;)Ljava/util/function/Predicate; aish/model/offline/Recipe.lambda$chosen$2
@call aish/model/offline/RecipeBook accept (Laish/model/offline/RecipeBook;)Ljava/util/function/BiConsumer; aish/model/offline/RecipeBook.lambda$new$1
@call aish/model/offline/RecipeBook accept (Laish/model/offline/RecipeBook;)Ljava/util/function/Consumer; aish/model/offline/RecipeBook.add
@call aish/model/offline/RecipeBook accept (Laish/model/offline/RecipeBook;)Ljava/util/function/Consumer; aish/model/offline/RecipeBook.lambda$add$2
@call aish/model/offline/RecipeBook accept (Laish/model/offline/RecipeBook;Laish/model/offline/TermLexicon;)Ljava/util/function/Consumer; aish/model/offline/RecipeBook.lambda$new$0
@call aish/model/offline/RecipeBook accept (Ljava/util/Set;)Ljava/util/function/Consumer; aish/model/offline/RecipeBook.lambda$add$1
@call aish/model/offline/RecipeBook accept (Ljava/util/Set;)Ljava/util/function/Consumer; java/util/Set.add
@call aish/model/offline/RecipeBook apply ()Ljava/util/function/BiFunction; java/lang/Integer.sum
@call aish/model/offline/RecipeBook apply ()Ljava/util/function/Function; aish/model/offline/RecipeBook.lambda$add$0
@call aish/model/offline/RecipeBook apply (Laish/model/offline/RecipeBook;)Ljava/util/function/Function; aish/model/offline/RecipeBook.phrase
@call aish/model/offline/RecipeBook makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; f38c1519
@call aish/model/offline/RecipeBook test ()Ljava/util/function/Predicate; aish/model/offline/RecipeBook.lambda$new$2
@call aish/model/offline/RecipeBook test ()Ljava/util/function/Predicate; aish/model/offline/RecipeBook.lambda$phrase$0
@call aish/model/offline/RecipeBook test ()Ljava/util/function/Predicate; aish/model/offline/SlotKind.takesAnyWord
@call aish/model/offline/RecipeBook typeSwitch (Laish/model/offline/Template$Part;I)I
@call aish/model/offline/RecipeBook$KnownRecipe accept (Ljava/util/Map;Ljava/util/List;)Ljava/util/function/Consumer; aish/model/offline/RecipeBook$KnownRecipe.lambda$of$0
@call aish/model/offline/RecipeBook$KnownRecipe apply ()Ljava/util/function/BiFunction; java/lang/Double.sum
@call aish/model/offline/RecipeBook$KnownRecipe apply ()Ljava/util/function/Function; aish/model/offline/RecipeBook$KnownRecipe.lambda$cues$0
@call aish/model/offline/RecipeBook$KnownRecipe apply ()Ljava/util/function/Function; aish/model/offline/RecipeBook$KnownRecipe.lambda$tells$0
@call aish/model/offline/RecipeBook$KnownRecipe test (Laish/model/offline/SlotKind;)Ljava/util/function/Predicate; aish/model/offline/RecipeBook$KnownRecipe.lambda$cues$1
@call aish/model/offline/RecipeBook$KnownRecipe test (Ljava/util/Set;)Ljava/util/function/Predicate; java/util/Set.contains
@call aish/model/offline/SlotFinder accept (Laish/model/offline/SlotFinder;Laish/model/offline/NameSlots;Ljava/util/Map;)Ljava/util/function/Consumer; aish/model/offline/SlotFinder.lambda$find$3
@call aish/model/offline/SlotFinder accept (Laish/model/offline/SlotFinder;Ljava/util/Map;)Ljava/util/function/Consumer; aish/model/offline/SlotFinder.lambda$find$6
@call aish/model/offline/SlotFinder accept (Ljava/util/Map;)Ljava/util/function/Consumer; aish/model/offline/SlotFinder.lambda$find$1
@call aish/model/offline/SlotFinder accept (Ljava/util/Map;Laish/model/offline/SlotKind;)Ljava/util/function/Consumer; aish/model/offline/SlotFinder.lambda$find$0
@call aish/model/offline/SlotFinder accept (Ljava/util/Map;Laish/model/offline/SlotKind;)Ljava/util/function/Consumer; aish/model/offline/SlotFinder.lambda$find$4
@call aish/model/offline/SlotFinder accept (Ljava/util/Map;Laish/model/offline/SlotKind;)Ljava/util/function/Consumer; aish/model/offline/SlotFinder.lambda$find$7
@call aish/model/offline/SlotFinder accept (Ljava/util/Map;Laish/model/offline/SlotKind;)Ljava/util/function/Consumer; aish/model/offline/SlotFinder.lambda$quoted$0
@call aish/model/offline/SlotFinder apply (Laish/model/offline/SlotFinder;Laish/model/offline/SlotKind;)Ljava/util/function/IntFunction; aish/model/offline/SlotFinder.lambda$value$1
@call aish/model/offline/SlotFinder apply (Laish/model/offline/SlotFinder;Z)Ljava/util/function/IntFunction; aish/model/offline/SlotFinder.lambda$net$2
@call aish/model/offline/SlotFinder get (Laish/model/offline/SlotFinder;Laish/model/offline/SlotKind;)Ljava/util/function/Supplier; aish/model/offline/SlotFinder.lambda$net$3
@call aish/model/offline/SlotFinder get (Laish/model/offline/SlotFinder;Laish/model/offline/SlotKind;)Ljava/util/function/Supplier; aish/model/offline/SlotFinder.lambda$value$0
@call aish/model/offline/SlotFinder test ()Ljava/util/function/Predicate; aish/model/offline/SlotFinder.lambda$find$2
@call aish/model/offline/SlotFinder test ()Ljava/util/function/Predicate; aish/model/offline/SlotFinder.lambda$find$5
@call aish/model/offline/SlotFinder test (Laish/model/offline/SlotFinder;)Ljava/util/function/IntPredicate; aish/model/offline/SlotFinder.lambda$dropped$0
@call aish/model/offline/SlotFinder test (Laish/model/offline/SlotFinder;)Ljava/util/function/IntPredicate; aish/model/offline/SlotFinder.lambda$firstQuoted$0
@call aish/model/offline/SlotFinder test (Laish/model/offline/SlotFinder;Laish/model/offline/RecipeBook$Phrase;)Ljava/util/function/IntPredicate; aish/model/offline/SlotFinder.lambda$describesAll$0
@call aish/model/offline/SlotFinder test (Laish/model/offline/SlotFinder;Ljava/util/Set;)Ljava/util/function/Predicate; aish/model/offline/SlotFinder.lambda$new$0
@call aish/model/offline/SlotKind$WellKnown apply ()Ljava/util/function/Function; aish/model/offline/SlotKind$WellKnown.lambda$static$0
@call aish/model/offline/SlotSearch apply (Laish/model/offline/SlotSearch;Ljava/util/function/IntPredicate;)Ljava/util/function/IntFunction; aish/model/offline/SlotSearch.lambda$firstWord$0
@call aish/model/offline/Talk apply ()Ljava/util/function/Function; aish/model/offline/Talk.lambda$rule$0
@call aish/model/offline/Talk apply ()Ljava/util/function/Function; aish/model/offline/Talk.rule
@call aish/model/offline/Template apply ()Ljava/util/function/Function; aish/model/offline/Template.lambda$static$0
@call aish/model/offline/Template apply (Ljava/lang/Class;)Ljava/util/function/Function; java/lang/Class.cast
@call aish/model/offline/Template apply (Ljava/util/Map;)Ljava/util/function/Function; aish/model/offline/Template.lambda$written$0
@call aish/model/offline/Template makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; b118ae38
@call aish/model/offline/Template makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; e199
@call aish/model/offline/Template makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 20
@call aish/model/offline/Template test (Ljava/lang/Class;)Ljava/util/function/Predicate; java/lang/Class.isInstance
@call aish/model/offline/Template typeSwitch (Laish/model/offline/Template$Part;I)I
@call aish/model/offline/TermLexicon accept (Laish/model/offline/TermLexicon;)Ljava/util/function/Consumer; aish/model/offline/TermLexicon.add
@call aish/model/offline/TermLexicon accept (Laish/model/offline/TermLexicon;Laish/model/offline/HelperTexts$Field;)Ljava/util/function/Consumer; aish/model/offline/TermLexicon.lambda$add$0
@call aish/model/offline/TermLexicon apply ()Ljava/util/function/Function; aish/model/offline/HelperTexts$Field.of
@call aish/model/offline/TermLexicon apply ()Ljava/util/function/Function; aish/model/offline/TermLexicon.lambda$oppose$0
@call aish/model/offline/TermLexicon makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 88
@call aish/model/offline/TermLexicon makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 98
@call aish/model/offline/TimeExpressions apply (Laish/model/offline/TimeExpressions;)Ljava/util/function/IntFunction; aish/model/offline/TimeExpressions.span
@call aish/model/offline/TimeExpressions apply (Laish/model/offline/TimeExpressions;Laish/model/offline/SlotKind;)Ljava/util/function/Function; aish/model/offline/TimeExpressions.lambda$find$3
@call aish/model/offline/TimeExpressions apply (Laish/model/offline/TimeExpressions;Laish/model/offline/SlotKind;)Ljava/util/function/IntFunction; aish/model/offline/TimeExpressions.lambda$find$1
@call aish/model/offline/TimeExpressions get (Laish/model/offline/TimeExpressions;Laish/model/offline/SlotKind;)Ljava/util/function/Supplier; aish/model/offline/TimeExpressions.lambda$find$2
@call aish/model/offline/WordForm test ()Ljava/util/function/IntPredicate; java/lang/Character.isLetter
@call aish/model/offline/WordForm test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/model/offline/WordForm.lambda$of$0
@call aish/model/openai/Address makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 7a51e82e
@call aish/model/openai/AnswerBuilder accept (Ljava/util/function/Consumer;)Ljava/util/function/Consumer; aish/model/openai/AnswerBuilder.lambda$new$0
@call aish/model/openai/OpenAiClient run (Laish/model/openai/ResponseChannel;)Ljava/lang/Runnable; aish/model/openai/ResponseChannel.stop
@call aish/model/openai/ServerProbe makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; eb0f4309
@call aish/model/openai/ToolCallAssembly accept (Laish/model/openai/ToolCallAssembly;)Ljava/util/function/Consumer; aish/model/openai/ToolCallAssembly.announce
@call aish/model/openai/ToolCallAssembly test ()Ljava/util/function/Predicate; aish/model/openai/ToolCallAssembly$Part.isEmpty
@call aish/patch/AnswerReader apply ()Ljava/util/function/Function; aish/patch/FileNames.onLine
@call aish/patch/AnswerReader makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 29
@call aish/patch/AnswerReader test ()Ljava/util/function/Predicate; aish/patch/AnswerReader.lambda$block$0
@call aish/patch/AnswerReader test ()Ljava/util/function/Predicate; aish/patch/AnswerReader.lambda$closed$1
@call aish/patch/AnswerReader test (Z)Ljava/util/function/Predicate; aish/patch/AnswerReader.lambda$closed$0
@call aish/patch/FileNames test ()Ljava/util/function/Predicate; aish/patch/FileNames.isPath
@call aish/route/LineRouter makeConcatWithConstants (C)Ljava/lang/String; b33259f3
@call aish/route/LineRouter makeConcatWithConstants (CLjava/lang/String;)Ljava/lang/String; e2492c80
@call aish/route/ProseGuess makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 855c0a84
@call aish/safety/Call accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/safety/Call.lambda$of$0
@call aish/safety/Call apply ()Ljava/util/function/Function; aish/safety/Call$Word.text
@call aish/safety/Call test ()Ljava/util/function/Predicate; aish/safety/Call.lambda$isKnown$0
@call aish/safety/SafetyFacts apply ()Ljava/util/function/Function; java/nio/file/Path.toString
@call aish/safety/SafetyFacts apply (Ljava/lang/String;)Ljava/util/function/Function; aish/safety/SafetyFacts.lambda$zonePath$0
@call aish/safety/SafetyFacts makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; be2
@call aish/safety/VerdictText apply ()Ljava/util/function/Function; aish/safety/Effect.description
@call aish/safety/VerdictText test ()Ljava/util/function/Predicate; aish/safety/VerdictText.lambda$harmless$0
@call aish/safety/VerdictText typeSwitch (Laish/safety/Verdict;I)I
@call aish/safety/files/BlastRadius accept (Ljava/util/List;)Ljava/util/function/BiConsumer; aish/safety/files/BlastRadius.lambda$of$0
@call aish/safety/files/BlastRadius test ()Ljava/util/function/Predicate; aish/safety/files/BlastRadius.lambda$of$1
@call aish/safety/files/FileSurvey apply ()Ljava/util/function/Function; aish/safety/files/FileSurvey.lambda$new$1
@call aish/safety/files/FileSurvey apply ()Ljava/util/function/Function; aish/safety/files/GitTree.root
@call aish/safety/files/FileSurvey get (Ljava/nio/file/Path;)Ljava/util/function/Supplier; aish/safety/files/FileSurvey.lambda$new$0
@call aish/safety/files/Paths makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 5b2
@call aish/safety/files/SurveyBudget test ()Ljava/util/function/Predicate; aish/safety/files/SurveyBudget.lambda$brief$0
@call aish/safety/files/TargetFiles test ()Ljava/util/function/Predicate; aish/safety/files/TargetFiles.lambda$record$0
@call aish/safety/files/TargetFiles$TargetTable accept (Ljava/util/Map;)Ljava/util/function/Consumer; aish/safety/files/TargetFiles$TargetTable.lambda$load$0
@call aish/safety/files/TargetFiles$TargetTable accept (Ljava/util/Map;Laish/safety/files/TargetFiles$TargetTable$Entry;)Ljava/util/function/Consumer; aish/safety/files/TargetFiles$TargetTable.lambda$read$0
@call aish/safety/files/TargetFiles$TargetTable makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 7a2
@call aish/safety/permissions/PermissionRule equals (Laish/safety/permissions/PermissionRule;Ljava/lang/Object;)Z 4595f6bb aish/safety/permissions/PermissionRule.text aish/safety/permissions/PermissionRule.words
@call aish/safety/permissions/PermissionRule$Pattern equals (Laish/safety/permissions/PermissionRule$Pattern;Ljava/lang/Object;)Z c515d345 aish/safety/permissions/PermissionRule$Pattern.pieces
@call aish/safety/permissions/Permissions apply ()Ljava/util/function/Function; aish/safety/permissions/PermissionRule.literals
@call aish/safety/permissions/Permissions test ()Ljava/util/function/Predicate; aish/safety/permissions/PermissionRule.isExact
@call aish/safety/permissions/Permissions test (Laish/safety/Call;)Ljava/util/function/Predicate; aish/safety/permissions/Permissions.lambda$proposals$0
@call aish/safety/permissions/Permissions test (Laish/safety/permissions/PermissionRule;)Ljava/util/function/Predicate; aish/safety/permissions/PermissionRule.equals
@call aish/safety/permissions/UserRules apply ()Ljava/util/function/Function; java/util/List.copyOf
@call aish/safety/programs/FindCommand apply (Laish/safety/walk/CommandContext;Laish/safety/files/AffectedFileSpec$FileSearch;)Ljava/util/function/Function; aish/safety/programs/FindCommand.lambda$searches$0
@call aish/safety/programs/ProgramHandlers judge ()Laish/safety/programs/ProgramHandlers$ProgramHandler; aish/safety/programs/FindCommand.judge
@call aish/safety/programs/ScriptFiles$AutoRunFiles test ()Ljava/util/function/Predicate; aish/safety/programs/ScriptFiles$AutoRunFiles.isFolder
@call aish/safety/rules/ByteSizes makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 5c
@call aish/safety/rules/HelpRequest test ()Ljava/util/function/Predicate; aish/safety/rules/HelpRequest.isPlain
@call aish/safety/rules/KnowledgeBase accept (Laish/safety/rules/RuleReader;)Ljava/util/function/Consumer; aish/safety/rules/RuleReader.read
@call aish/safety/rules/KnowledgeBase makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; fb98f84b
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/KnowledgeBase$OptionList;)Ljava/util/function/BiConsumer; aish/safety/rules/KnowledgeBase$OptionList.add
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/KnowledgeBase$OptionList;)Ljava/util/function/BiConsumer; aish/safety/rules/KnowledgeBase$OptionList.addIfAbsent
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/KnowledgeBase$OptionLists;)Ljava/util/function/Consumer; aish/safety/rules/KnowledgeBase$OptionLists.lambda$new$0
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/Rule;)Ljava/util/function/Consumer; aish/safety/rules/KnowledgeBase$OptionLists.lambda$complete$0
@call aish/safety/rules/KnowledgeBase$OptionLists accept (Laish/safety/rules/Rule;)Ljava/util/function/Consumer; aish/safety/rules/KnowledgeBase$OptionLists.lambda$complete$1
@call aish/safety/rules/KnowledgeBase$OptionLists apply ()Ljava/util/function/Function; aish/safety/rules/KnowledgeBase$OptionLists.byProgram
@call aish/safety/rules/KnowledgeBase$OptionLists apply ()Ljava/util/function/Function; aish/safety/rules/KnowledgeBase$OptionLists.lambda$byProgram$0
@call aish/safety/rules/KnowledgeBase$OptionLists makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 7fcc8d70
@call aish/safety/rules/KnowledgeBase$OptionLists test ()Ljava/util/function/Predicate; aish/safety/rules/KnowledgeBase$OptionLists.lambda$linesOf$0
@call aish/safety/rules/OptionCheck$NamesAsOptions test ()Ljava/util/function/Predicate; aish/safety/rules/OptionCheck$NamesAsOptions.lambda$hasRiskyOption$0
@call aish/safety/rules/OptionPieces accept (Laish/safety/rules/OptionPieces;Ljava/util/List;)Ljava/util/function/Consumer; aish/safety/rules/OptionPieces.lambda$in$0
@call aish/safety/rules/OptionPieces test ()Ljava/util/function/Predicate; aish/safety/rules/OptionPieces.lambda$in$1
@call aish/safety/rules/OptionReader accept (Laish/safety/rules/OptionReader;)Ljava/util/function/Consumer; aish/safety/rules/OptionReader.readAgain
@call aish/safety/rules/OptionReader makeConcatWithConstants (C)Ljava/lang/String; 574
@call aish/safety/rules/Rule apply (Laish/safety/rules/Rule;Ljava/lang/String;)Ljava/util/function/Function; aish/safety/rules/Rule.lambda$child$0
@call aish/safety/rules/Rule apply (Laish/safety/rules/Rule;Ljava/lang/String;)Ljava/util/function/Function; aish/safety/rules/Rule.lambda$child$1
@call aish/safety/rules/Rule makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 5c
@call aish/safety/rules/Rule makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 7a2
@call aish/safety/rules/Rule makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; b25
@call aish/safety/rules/Rule test ()Ljava/util/function/Predicate; aish/safety/rules/OperandRule.command
@call aish/safety/rules/RuleEvaluation accept (Laish/safety/rules/RuleEvaluation;)Ljava/util/function/Consumer; aish/safety/rules/RuleEvaluation.lambda$address$1
@call aish/safety/rules/RuleEvaluation makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 7a2
@call aish/safety/rules/RuleEvaluation test (Laish/safety/rules/RuleEvaluation;)Ljava/util/function/Predicate; aish/safety/rules/RuleEvaluation.lambda$address$0
@call aish/safety/rules/RuleReader accept (Laish/safety/rules/Rule;)Ljava/util/function/BiConsumer; aish/safety/rules/Rule.option
@call aish/safety/rules/RuleReader accept (Laish/safety/rules/RuleReader;)Ljava/util/function/BiConsumer; aish/safety/rules/RuleReader.lambda$finish$0
@call aish/safety/rules/RuleReader apply ()Ljava/util/function/Function; aish/safety/rules/RuleReader.lambda$read$0
@call aish/safety/rules/RuleReader makeConcatWithConstants (C)Ljava/lang/String; 574
@call aish/safety/rules/WordLists apply ()Ljava/util/function/Function; aish/safety/rules/WordLists.lambda$static$0
@call aish/safety/walk/AssignedNames accept (Laish/safety/walk/AssignedNames;)Ljava/util/function/Consumer; aish/safety/walk/AssignedNames.redirect
@call aish/safety/walk/AssignedNames apply ()Ljava/util/function/Function; aish/safety/walk/AssignedNames.lambda$add$0
@call aish/safety/walk/AssignedNames test ()Ljava/util/function/Predicate; aish/safety/walk/AssignedNames.lambda$changesArguments$0
@call aish/safety/walk/AssignedNames test ()Ljava/util/function/Predicate; aish/safety/walk/AssignedNames.lambda$changesArguments$1
@call aish/safety/walk/AssignedNames test ()Ljava/util/function/Predicate; aish/safety/walk/AssignedNames.lambda$mayNameVariables$0
@call aish/safety/walk/AssignedNames test (Laish/bash/ShellNode$ShellWord;)Ljava/util/function/Predicate; aish/bash/ShellNode$ShellWord.isPlain
@call aish/safety/walk/AssignedNames typeSwitch (Laish/bash/ShellNode$WordPart;I)I
@call aish/safety/walk/AssignedNames typeSwitch (Laish/bash/ShellNode;I)I
@call aish/safety/walk/CommandWalker accept (Laish/safety/walk/CommandWalker;)Ljava/util/function/Consumer; aish/safety/walk/CommandWalker.trap
@call aish/safety/walk/CommandWalker accept (Laish/safety/walk/CommandWalker;Laish/safety/walk/Scope;Laish/safety/walk/CommandContext$StandardInput;)Ljava/util/function/Consumer; aish/safety/walk/CommandWalker.lambda$node$0
@call aish/safety/walk/CommandWalker accept (Laish/safety/walk/Scope;)Ljava/util/function/Consumer; aish/safety/walk/Scope.forget
@call aish/safety/walk/CommandWalker accept (Laish/safety/walk/Scope;Laish/safety/walk/Scope;)Ljava/util/function/Consumer; aish/safety/walk/CommandWalker.lambda$pipeline$0
@call aish/safety/walk/CommandWalker accept (Laish/safety/walk/Scope;Ljava/lang/String;)Ljava/util/function/Consumer; aish/safety/walk/CommandWalker.lambda$pipeline$1
@call aish/safety/walk/CommandWalker test (Laish/safety/walk/Scope;)Ljava/util/function/Predicate; aish/safety/walk/Scope.isSetByLine
@call aish/safety/walk/CommandWalker typeSwitch (Laish/bash/ShellNode$WordPart;I)I
@call aish/safety/walk/CommandWalker typeSwitch (Laish/bash/ShellNode;I)I
@call aish/safety/walk/ExpandedWord equals (Laish/safety/walk/ExpandedWord;Ljava/lang/Object;)Z ff5160a0 aish/safety/walk/ExpandedWord.text aish/safety/walk/ExpandedWord.marks aish/safety/walk/ExpandedWord.splits aish/safety/walk/ExpandedWord.glob aish/safety/walk/ExpandedWord.tainted aish/safety/walk/ExpandedWord.secrets aish/safety/walk/ExpandedWord.span
@call aish/safety/walk/PossibleDirectories equals (Laish/safety/walk/PossibleDirectories;Ljava/lang/Object;)Z 2d1a6971 aish/safety/walk/PossibleDirectories.possible
@call aish/safety/walk/PossibleDirectories makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 9ea
@call aish/safety/walk/ResourceExhaustion$EndlessPipelines apply ()Ljava/util/function/Function; aish/safety/walk/ExpandedWord.text
@call aish/safety/walk/ResourceExhaustion$EndlessPipelines test ()Ljava/util/function/Predicate; aish/safety/walk/ResourceExhaustion$EndlessPipelines.isDevice
@call aish/safety/walk/ResourceExhaustion$EndlessPipelines test (Laish/safety/walk/WordExpander;)Ljava/util/function/Predicate; aish/safety/walk/ResourceExhaustion$EndlessPipelines.lambda$readsDevice$0
@call aish/safety/walk/ResourceExhaustion$EndlessPipelines test (Ljava/lang/String;Ljava/util/List;)Ljava/util/function/Predicate; aish/safety/walk/ResourceExhaustion$EndlessPipelines.lambda$isLimited$0
@call aish/safety/walk/Scope accept (Laish/safety/walk/Scope;)Ljava/util/function/BiConsumer; aish/safety/walk/Scope.lambda$copy$0
@call aish/safety/walk/Scope accept (Laish/safety/walk/Scope;)Ljava/util/function/BiConsumer; aish/safety/walk/Scope.lambda$copy$1
@call aish/safety/walk/Scope apply ()Ljava/util/function/Function; aish/safety/walk/Scope.lambda$addPiece$0
@call aish/safety/walk/Scope makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 20
@call aish/safety/walk/Scope test ()Ljava/util/function/IntPredicate; aish/safety/walk/Scope.lambda$altersAssignments$0
@call aish/safety/walk/SimpleCommandCheck accept (Laish/safety/walk/SimpleCommandCheck;Laish/safety/walk/Scope;)Ljava/util/function/Consumer; aish/safety/walk/SimpleCommandCheck.lambda$redirects$0
@call aish/safety/walk/SimpleCommandCheck test ()Ljava/util/function/Predicate; aish/safety/walk/SimpleCommandCheck.lambda$judge$3
@call aish/safety/walk/SimpleCommandCheck test ()Ljava/util/function/Predicate; aish/safety/walk/SimpleCommandCheck.succeeds
@call aish/safety/walk/VerdictBuilder test (Laish/safety/walk/VerdictBuilder;)Ljava/util/function/Predicate; aish/safety/walk/VerdictBuilder.lambda$findingsWithoutFiles$0
@call aish/safety/walk/WordExpander accept (Laish/safety/walk/WordExpander;Laish/safety/walk/ExpandedWord$ExpandedWordBuilder;)Ljava/util/function/Consumer; aish/safety/walk/WordExpander.lambda$build$0
@call aish/safety/walk/WordExpander typeSwitch (Laish/bash/ShellNode$WordPart;I)I
@call aish/session/record/EventWriter accept (Laish/json/JsonWriter;)Ljava/util/function/Consumer; aish/session/record/EventWriter.lambda$answered$1
@call aish/session/record/EventWriter accept (Laish/json/JsonWriter;)Ljava/util/function/Consumer; aish/session/record/EventWriter.lambda$answered$2
@call aish/session/record/EventWriter accept (Laish/json/JsonWriter;)Ljava/util/function/Consumer; aish/session/record/EventWriter.lambda$answered$3
@call aish/session/record/EventWriter typeSwitch (Laish/model/Delta;I)I
@call aish/shell/ShellDialect makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; be2
@call aish/shell/ShellDialect makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; d868d5b5
@call aish/terminal/editor/CommandMenu test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/terminal/editor/CommandMenu.lambda$isComplete$0
@call aish/terminal/editor/LineEditor accept ()Ljava/util/function/Consumer; aish/terminal/editor/LineEditor.lambda$readAnswer$1
@call aish/terminal/editor/LineEditor accept (Laish/terminal/editor/LineEditor;Laish/terminal/editor/TerminalOperator$AnswerPrompt;)Ljava/util/function/Consumer; aish/terminal/editor/LineEditor.lambda$readAnswer$0
@call aish/terminal/editor/LineEditor apply (Laish/terminal/editor/LineEditor;)Ljava/util/function/Function; aish/terminal/editor/LineEditor.lambda$answerKeys$0
@call aish/terminal/editor/PromptReader makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 20
@call aish/terminal/editor/TerminalOperator accept (Laish/terminal/editor/TerminalOperator;)Ljava/util/function/Consumer; aish/terminal/editor/TerminalOperator.lambda$show$0
@call aish/terminal/editor/TerminalOperator makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 20
@call aish/terminal/editor/TerminalOperator makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 7a2
@call aish/terminal/editor/TerminalOperator typeSwitch (Laish/terminal/Input;I)I
@call aish/terminal/editor/TerminalOperator$AnswerPrompt makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 3f
@call aish/terminal/editor/TerminalOperator$AnswerPrompt makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 7fc2
@call aish/terminal/render/AnswerFooter accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/terminal/render/AnswerFooter.lambda$lines$0
@call aish/terminal/render/AnswerFooter accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/terminal/render/AnswerFooter.lambda$lines$1
@call aish/terminal/render/AnswerFooter accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/terminal/render/AnswerFooter.lambda$lines$2
@call aish/terminal/render/AnswerFooter apply ()Ljava/util/function/Function; aish/model/Reply$Timings.generatedTokens
@call aish/terminal/render/AnswerFooter apply ()Ljava/util/function/Function; aish/model/Reply$Usage.completion
@call aish/terminal/render/AnswerFooter get (Laish/terminal/render/AnswerFooter;)Ljava/util/function/Supplier; aish/terminal/render/AnswerFooter.lambda$counts$0
@call aish/terminal/render/AnswerFooter test ()Ljava/util/function/Predicate; aish/terminal/render/AnswerFooter.lambda$counts$1
@call aish/terminal/render/AnswerPhase makeConcatWithConstants (C)Ljava/lang/String; 3f
@call aish/terminal/render/AnswerPhase makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 3f
@call aish/terminal/render/AnswerPhase makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;J)Ljava/lang/String; e93f4
@call aish/terminal/render/AnswerPhase typeSwitch (Laish/terminal/render/AnswerPhase;I)I
@call aish/terminal/render/AnswerView accept (Laish/terminal/render/AnswerView;)Ljava/util/function/Consumer; aish/terminal/render/AnswerView.lambda$showHeldNotices$0
@call aish/terminal/render/AnswerView accept (Laish/terminal/render/AnswerView;)Ljava/util/function/Consumer; aish/terminal/render/AnswerView.remark
@call aish/terminal/render/AnswerView accept (Ljava/util/List;)Ljava/util/function/Consumer; java/util/List.add
@call aish/terminal/render/AnswerView get ()Ljava/util/function/Supplier; java/util/Optional.empty
@call aish/terminal/render/AnswerView makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 3e1
@call aish/terminal/render/AnswerView run (Laish/terminal/render/AnswerView;)Ljava/lang/Runnable; aish/terminal/render/AnswerView.tick
@call aish/terminal/render/CitationMarks accept (Laish/evidence/CitationChecker;)Ljava/util/function/Consumer; aish/evidence/CitationChecker.line
@call aish/terminal/render/CodeBlock apply (Laish/terminal/render/CodeBlock$CodeColouring;)Ljava/util/function/Function; aish/terminal/render/CodeBlock.lambda$open$0
@call aish/terminal/render/CodeBlock makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 20
@call aish/terminal/render/CodeBlock put (Laish/terminal/render/OutputCursor;)Laish/terminal/render/CodeBlock$CodeColouring$CodeOutput; aish/terminal/render/OutputCursor.verbatim
@call aish/terminal/render/EmphasisSpans accept (Ljava/lang/StringBuilder;)Ljava/util/function/Consumer; aish/terminal/render/EmphasisSpans.lambda$link$0
@call aish/terminal/render/EmphasisSpans makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; bb6af12
@call aish/terminal/render/EmphasisSpans makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; f2250
@call aish/terminal/render/EmphasisSpans makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; f804982f
@call aish/terminal/render/EmphasisSpans makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; ff71b4f9
@call aish/terminal/render/EventText applyAsInt ()Ljava/util/function/ToIntFunction; aish/terminal/render/Widths.of
@call aish/terminal/render/EventText makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 59
@call aish/terminal/render/EventText makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; c4edfffe
@call aish/terminal/render/EventText makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 20
@call aish/terminal/render/EventText makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 4f8
@call aish/terminal/render/EventText makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 3e1
@call aish/terminal/render/EventText makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 7957
@call aish/terminal/render/EventText makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 7c01
@call aish/terminal/render/InlineText accept (Laish/terminal/render/InlineText;)Ljava/util/function/IntConsumer; aish/terminal/render/InlineText.read
@call aish/terminal/render/Markdown accept (Laish/terminal/render/BlockReader$Remarkable;)Ljava/util/function/Consumer; aish/terminal/render/BlockReader$Remarkable.remark
@call aish/terminal/render/Markdown accept (Laish/terminal/render/BlockReader;)Ljava/util/function/IntConsumer; aish/terminal/render/BlockReader.read
@call aish/terminal/render/Markdown accept (Laish/terminal/render/Markdown;)Ljava/util/function/IntConsumer; aish/terminal/render/Markdown.read
@call aish/terminal/render/Markdown makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 3f
@call aish/terminal/render/Markdown typeSwitch (Laish/terminal/render/BlockStart;I)I
@call aish/terminal/render/OpenContainers test (Ljava/lang/Class;)Ljava/util/function/Predicate; java/lang/Class.isInstance
@call aish/terminal/render/OpenContainers typeSwitch (Laish/terminal/render/OpenContainers$Container;I)I
@call aish/terminal/render/OutputCursor accept (Laish/terminal/render/OutputCursor;Laish/terminal/render/Style;)Ljava/util/function/IntConsumer; aish/terminal/render/OutputCursor.lambda$put$0
@call aish/terminal/render/OutputCursor accept (Laish/terminal/render/OutputCursor;Laish/terminal/render/Style;)Ljava/util/function/IntConsumer; aish/terminal/render/OutputCursor.lambda$putWhole$0
@call aish/terminal/render/StatusLine makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; c4d643
@call aish/terminal/render/StatusLine makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 3e1
@call aish/terminal/render/StatusLine$ProgressTimer run (Ljava/lang/Runnable;Ljava/time/Duration;)Ljava/lang/Runnable; aish/terminal/render/StatusLine$ProgressTimer.lambda$every$1
@call aish/terminal/render/StatusLine$ProgressTimer start (Ljava/time/Duration;)Laish/terminal/render/StatusLine$ProgressTimer; aish/terminal/render/StatusLine$ProgressTimer.lambda$every$0
@call aish/terminal/render/StatusLine$ProgressTimer stop (Ljava/lang/Thread;)Laish/terminal/render/StatusLine$ProgressTimer$Running; java/lang/Thread.interrupt
@call aish/terminal/render/Style equals (Laish/terminal/render/Style;Ljava/lang/Object;)Z 2e2506 aish/terminal/render/Style.bits
@call aish/terminal/render/Table accept (Laish/terminal/render/Table;)Ljava/util/function/Consumer; aish/terminal/render/Table.lambda$line$0
@call aish/terminal/render/Table accept (Laish/terminal/render/Table;)Ljava/util/function/Consumer; aish/terminal/render/Table.row
@call aish/terminal/render/Table apply (I)Ljava/util/function/Function; aish/terminal/render/Table.lambda$row$0
@call aish/terminal/render/Table apply (Laish/terminal/render/Table;)Ljava/util/function/Function; aish/terminal/render/Table.lambda$add$0
@call aish/terminal/render/Table apply (Laish/terminal/render/Table;)Ljava/util/function/Function; aish/terminal/render/Table.lambda$flush$0
@call aish/terminal/render/Table applyAsInt (I)Ljava/util/function/ToIntFunction; aish/terminal/render/Table.lambda$fit$0
@call aish/terminal/render/Table$TableCell accept (Laish/terminal/render/Table$TableCell;Laish/terminal/render/Style;)Ljava/util/function/IntConsumer; aish/terminal/render/Table$TableCell.lambda$put$0
@call aish/terminal/render/Table$TableCell applyAsInt ()Ljava/util/function/ToIntFunction; aish/terminal/render/Table$TableCell.lambda$width$0
@call aish/terminal/render/Table$TableCell applyAsInt ()Ljava/util/function/ToIntFunction; aish/terminal/render/Table$TableCell.width
@call aish/terminal/render/Tables$TableRow apply ()Ljava/util/function/Function; aish/terminal/render/Tables$TableRow.alignment
@call aish/terminal/render/Tables$TableRow test ()Ljava/util/function/Predicate; aish/terminal/render/Tables$TableRow.lambda$isRuler$0
@call aish/terminal/render/Widths applyAsInt (Laish/terminal/render/Widths;)Ljava/util/function/IntUnaryOperator; aish/terminal/render/Widths.add
@call aish/text/WordWrap applyAsInt (I)Ljava/util/function/ToIntFunction; aish/text/WordWrap.lambda$hanging$0
@call aish/text/WordWrap applyAsInt (Laish/text/WordWrap;)Ljava/util/function/ToIntFunction; aish/text/WordWrap.indent
@call aish/tools/builtin/BuiltinCalls apply (Laish/tools/builtin/BuiltinCalls;)Ljava/util/function/Function; aish/tools/builtin/BuiltinCalls.rules
@call aish/tools/builtin/BuiltinCalls get (Ljava/util/function/Supplier;Laish/tools/builtin/WorldFiles;)Ljava/util/function/Supplier; aish/tools/builtin/BuiltinCalls.lambda$new$0
@call aish/tools/builtin/BuiltinTool apply ()Ljava/util/function/Function; aish/tools/builtin/BuiltinTool.tool
@call aish/tools/builtin/BuiltinTool makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 1ae3bda8
@call aish/tools/builtin/BuiltinTool makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 47364618
@call aish/tools/mcp/McpServers accept (Laish/tools/mcp/McpServers;)Ljava/util/function/Consumer; aish/tools/mcp/McpServers.add
@call aish/tools/mcp/McpServers accept (Laish/tools/mcp/McpServers;)Ljava/util/function/Consumer; aish/tools/mcp/McpServers.asked
@call aish/tools/mcp/McpServers apply (Ljava/util/List;)Ljava/util/function/Function; aish/tools/mcp/McpServers.lambda$list$0
@call java/lang/AbstractStringBuilder get (Ljava/lang/AbstractStringBuilder;)Ljava/util/function/Supplier; java/lang/AbstractStringBuilder.lambda$codePoints$0
@call java/lang/ProcessImpl apply (Ljava/lang/ProcessImpl;)Ljava/util/function/BiFunction; java/lang/ProcessImpl.lambda$initStreams$0
@call java/lang/VirtualThread newThread ()Ljava/util/concurrent/ForkJoinPool$ForkJoinWorkerThreadFactory; java/lang/VirtualThread.lambda$createDefaultScheduler$0
@call java/lang/VirtualThread run ()Ljava/lang/Runnable; java/lang/VirtualThread.unblockVirtualThreads
@call java/lang/VirtualThread run (Ljava/lang/VirtualThread;)Ljava/lang/Runnable; java/lang/VirtualThread.parkTimeoutExpired
@call java/lang/VirtualThread run (Ljava/lang/VirtualThread;)Ljava/lang/Runnable; java/lang/VirtualThread.runContinuation
@call java/lang/VirtualThread test ()Ljava/util/function/Predicate; java/lang/VirtualThread.lambda$createDefaultScheduler$2
@call java/lang/VirtualThread uncaughtException ()Ljava/lang/Thread$UncaughtExceptionHandler; java/lang/VirtualThread.lambda$createDefaultScheduler$1
@call java/util/Comparator compare (Ljava/util/Comparator;Ljava/util/function/Function;)Ljava/util/Comparator; java/util/Comparator.lambda$comparing$ea9a8b3a$1
@call java/util/Comparator compare (Ljava/util/function/ToDoubleFunction;)Ljava/util/Comparator; java/util/Comparator.lambda$comparingDouble$8dcf42ea$1
@call java/util/Comparator compare (Ljava/util/function/ToIntFunction;)Ljava/util/Comparator; java/util/Comparator.lambda$comparingInt$7b0bb60$1
@call java/util/function/IntPredicate test (Ljava/util/function/IntPredicate;Ljava/util/function/IntPredicate;)Ljava/util/function/IntPredicate; java/util/function/IntPredicate.lambda$and$0
@call java/util/function/IntPredicate test (Ljava/util/function/IntPredicate;Ljava/util/function/IntPredicate;)Ljava/util/function/IntPredicate; java/util/function/IntPredicate.lambda$or$0
@call java/util/regex/CharPredicates is (I)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/CharPredicates.lambda$category$0
@call java/util/regex/Pattern is (II)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$SingleI$0
@call java/util/stream/Collectors accept ()Ljava/util/function/BiConsumer; java/lang/StringBuilder.append
@call java/util/stream/Collectors accept ()Ljava/util/function/BiConsumer; java/util/Collection.add
@call java/util/stream/Collectors accept ()Ljava/util/function/BiConsumer; java/util/Set.add
@call java/util/stream/Collectors accept ()Ljava/util/function/BiConsumer; java/util/StringJoiner.add
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/StringJoiner.merge
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/stream/Collectors.lambda$joining$0
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/stream/Collectors.lambda$toCollection$0
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/stream/Collectors.lambda$toSet$0
@call java/util/stream/Collectors apply ()Ljava/util/function/Function; java/lang/StringBuilder.toString
@call java/util/stream/Collectors apply ()Ljava/util/function/Function; java/util/StringJoiner.toString
@call java/util/stream/Collectors get ()Ljava/util/function/Supplier; java/lang/StringBuilder.<init>
@call java/util/stream/Collectors get ()Ljava/util/function/Supplier; java/util/HashSet.<init>
@call java/util/stream/Collectors get (Ljava/lang/CharSequence;Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Ljava/util/function/Supplier; java/util/stream/Collectors.lambda$joining$1
@call java/util/stream/DoublePipeline accept ()Ljava/util/function/BiConsumer; java/util/stream/DoublePipeline.lambda$sum$2
@call java/util/stream/DoublePipeline accept ()Ljava/util/function/ObjDoubleConsumer; java/util/stream/DoublePipeline.lambda$sum$1
@call java/util/stream/DoublePipeline apply (Ljava/util/function/BiConsumer;)Ljava/util/function/BinaryOperator; java/util/stream/DoublePipeline.lambda$collect$0
@call java/util/stream/DoublePipeline get ()Ljava/util/function/Supplier; java/util/stream/DoublePipeline.lambda$sum$0
@call java/util/stream/IntPipeline apply ()Ljava/util/function/IntFunction; java/lang/Integer.valueOf
@call java/util/stream/IntPipeline applyAsInt ()Ljava/util/function/IntBinaryOperator; java/lang/Integer.sum
@call java/util/stream/SortedOps$RefSortingSink accept (Ljava/util/stream/Sink;)Ljava/util/function/Consumer; java/util/function/Consumer.accept
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder delegate L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L L11_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L L4J_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L L6IID_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L L9_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L LII_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L LJJ_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L LLI3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L LLILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder fieldAccess LL_D
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface LLI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L10_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L11_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L12_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3I3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3ILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3I_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_D
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4I_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4J_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L5J_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L6IID_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L7IID_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L9_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLI3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLIL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLJJ_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_D
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecialIFC L3I_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L5_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LDD_D
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LILI_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LILLI_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LIL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLD_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLILL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LL_D
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L3I_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L6_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod IL3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L10_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L6_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LIL3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LLIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LLJL_L
aish/app/EarlyExit
aish/app/MentionedNames
aish/app/Platform
aish/app/QuestionFront
aish/app/SecretsModule$PreviewGuard
aish/app/models/OutboundGuard
aish/app/models/OutboundGuard$Inspection
aish/app/models/OutboundGuard$Place
aish/app/prompt/CodeColours
aish/app/training/TrainingSession
aish/approval/Action$ApplyPatch
aish/approval/Action$Command
aish/approval/Action$Manner
aish/approval/Action$Outside
aish/approval/Action$ToolCall
aish/approval/Action$WithoutUndo
aish/approval/ApprovalScope
aish/approval/Decision$Abort
aish/approval/Decision$Halt
aish/approval/Decision$Kept
aish/approval/Decision$NewGoal
aish/approval/Decision$Reply
aish/approval/InteractiveGate$1
aish/approval/RehearsalReview
aish/approval/RehearsalText
aish/approval/Rehearser
aish/bash/ShellNode
aish/bash/ShellNode$Arithmetic
aish/bash/ShellNode$Background
aish/bash/ShellNode$Case
aish/bash/ShellNode$Chain
aish/bash/ShellNode$Conditional
aish/bash/ShellNode$Coprocess
aish/bash/ShellNode$ForArithmetic
aish/bash/ShellNode$ForEach
aish/bash/ShellNode$Function
aish/bash/ShellNode$Group
aish/bash/ShellNode$Heredoc
aish/bash/ShellNode$Loop
aish/bash/ShellNode$Negated
aish/bash/ShellNode$Pipeline
aish/bash/ShellNode$Redirect
aish/bash/ShellNode$Redirect$Kind
aish/bash/ShellNode$Redirected
aish/bash/ShellNode$Sequence
aish/bash/ShellNode$ShellWord
aish/bash/ShellNode$Simple
aish/bash/ShellNode$Subshell
aish/bash/ShellNode$Test
aish/bash/ShellNode$Unparsed
aish/bash/ShellNode$WordPart
aish/bash/ShellNode$WordPart$Arithmetic
aish/bash/ShellNode$WordPart$Brace
aish/bash/ShellNode$WordPart$DoubleQuoted
aish/bash/ShellNode$WordPart$Glob
aish/bash/ShellNode$WordPart$Literal
aish/bash/ShellNode$WordPart$Parameter
aish/bash/ShellNode$WordPart$ProcessSubstitution
aish/bash/ShellNode$WordPart$Quoted
aish/bash/ShellNode$WordPart$Substitution
aish/bash/ShellParser
aish/bash/Span
aish/chat/ParsedReply
aish/chat/Patches$Proposed
aish/chat/Proposal
aish/chat/Proposal$Form
aish/chat/Proposal$ShellFamily
aish/chat/QuestionHandler$End
aish/chat/QuestionHandler$Pass
aish/chat/QuestionHandler$Review
aish/chat/ReplyParser
aish/chat/Suggestion
aish/chat/TurnLoop$Exchange
aish/commands/HelpCommand
aish/commands/HelpTopics
aish/commands/Manuals$Names
aish/commands/Next$ApplyPatch
aish/commands/Next$Approve
aish/commands/Next$Ask
aish/commands/Next$Collect
aish/commands/Next$Disarm
aish/commands/Next$Edit
aish/commands/Next$Failed
aish/commands/Next$Gather
aish/commands/Next$Page
aish/commands/Next$Plan
aish/commands/Next$Prompt
aish/commands/Next$Pursue
aish/commands/Next$Quit
aish/commands/Next$Ran
aish/commands/Next$Run
aish/commands/Next$RunThenEdit
aish/commands/Next$Show
aish/commands/Replies
aish/commands/model/ModelCommand
aish/context/Attachment
aish/context/Attachment$Card
aish/context/Attachment$Draft
aish/context/Attachment$Kind
aish/context/Attachment$Priority
aish/context/ContextBlock
aish/context/ContextBlock$ContentKeeper$1
aish/context/FileChanges
aish/context/FileChanges$ManyChangesException
aish/context/OutputText$TerminalText
aish/context/Pruning
aish/context/Turn
aish/context/Turn$Assistant
aish/context/Turn$Tools
aish/context/Turn$User
aish/cost/Accounts$MeteredClient
aish/cost/Ledger$Account
aish/cost/Ledger$CostSum
aish/cost/ModelTokens
aish/cost/ModelTokens$CharacterRatio
aish/cost/ModelTokens$KnownCounts
aish/cost/ModelTokens$Vocabulary
aish/cost/ModelTokens$Vocabulary$Family
aish/cost/Money$Price
aish/event/ChoiceWord
aish/event/Choices
aish/event/Event$Change
aish/event/Event$Risk
aish/event/ExitCode
aish/event/Operator$Answer$Chosen
aish/event/Operator$Answer$Dropped
aish/event/Operator$Answer$Reply
aish/evidence/CitationChecker
aish/evidence/CitationReader
aish/exec/CommandAssessment
aish/exec/rehearsal/RehearsalSupport
aish/exec/rehearsal/Rehearsals
aish/exec/rehearsal/Rehearsals$1
aish/exec/rehearsal/Rehearsals$Limits
aish/files/FileOwner
aish/files/PrivateFiles$Deletion
aish/front/InputException
aish/front/LastAnswer
aish/front/PipedText
aish/front/Repl$Asking
aish/json/Json$Arr
aish/json/Json$Null
aish/json/Json$Num
aish/json/Json$Obj
aish/json/Json$Str
aish/json/JsonParser
aish/memory/MemoryBackground
aish/memory/MemoryItem
aish/memory/MemoryStore$Contents
aish/memory/MemoryStore$MemoryFile
aish/model/Cancellation
aish/model/Delta
aish/model/Delta$Calling
aish/model/Delta$Reading
aish/model/Delta$Reasoning
aish/model/Delta$Text
aish/model/Delta$Waiting
aish/model/Fallback$FallbackClient
aish/model/Message
aish/model/Message$Assistant
aish/model/Message$Instructions
aish/model/Message$Tool
aish/model/Message$User
aish/model/ModelRequest
aish/model/ModelRequest$Purpose
aish/model/ModelRequest$ToolSpec
aish/model/ModelRoster$Entry
aish/model/ModelServer$ServerFacts$Health
aish/model/Reply
aish/model/Reply$Timings
aish/model/Reply$Usage
aish/model/RetryingClient
aish/model/RetryingClient$DeltaTracker
aish/model/RetryingClient$Sleeper
aish/model/offline/Answers
aish/model/offline/Diagnosis
aish/model/offline/ExecOutput
aish/model/offline/Explanation$CommandGuide
aish/model/offline/FollowUp
aish/model/offline/Helper
aish/model/offline/HelperRequest
aish/model/offline/HelperRequest$Exchange
aish/model/offline/HelperTexts
aish/model/offline/HelperTexts$Entry
aish/model/offline/HelperTexts$Field
aish/model/offline/HelperTexts$FileTypes
aish/model/offline/HelperTexts$Sets
aish/model/offline/Machine
aish/model/offline/Manual
aish/model/offline/NameSlots
aish/model/offline/NameSlots$1
aish/model/offline/OfflineModel
aish/model/offline/OfflineModel$Lazy
aish/model/offline/OfflineModel$SearchPathMachine
aish/model/offline/PathSlots
aish/model/offline/PathSlots$1
aish/model/offline/Quantities
aish/model/offline/Quantities$1
aish/model/offline/Question
aish/model/offline/QuestionWord
aish/model/offline/Ranking
aish/model/offline/Ranking$Candidate
aish/model/offline/Ranking$Scored
aish/model/offline/ReadQuestion
aish/model/offline/ReadQuestion$Interpretation
aish/model/offline/ReadQuestion$Status
aish/model/offline/Reader
aish/model/offline/Recipe
aish/model/offline/Recipe$Variant
aish/model/offline/RecipeBook
aish/model/offline/RecipeBook$KnownRecipe
aish/model/offline/RecipeBook$Phrase
aish/model/offline/SlotFinder
aish/model/offline/SlotFinder$1
aish/model/offline/SlotKind
aish/model/offline/SlotKind$Family
aish/model/offline/SlotKind$WellKnown
aish/model/offline/SlotSearch
aish/model/offline/SlotValue
aish/model/offline/SlotValue$Raw
aish/model/offline/SystemManual
aish/model/offline/Talk
aish/model/offline/Talk$Rule
aish/model/offline/Template
aish/model/offline/Template$Literal
aish/model/offline/Template$Option
aish/model/offline/Template$Part
aish/model/offline/Template$Slot
aish/model/offline/Template$ValueQuoting
aish/model/offline/TermLexicon
aish/model/offline/TimeExpressions
aish/model/offline/TimeExpressions$1
aish/model/offline/TimeExpressions$Span
aish/model/offline/WordForm
aish/model/openai/AnswerBuilder
aish/model/openai/HttpExchange$BodyStream
aish/model/openai/HttpExchange$BodyStream$Framing
aish/model/openai/HttpRequest$Route
aish/model/openai/OpenAiClient
aish/model/openai/OpenAiClient$AnswerReader
aish/model/openai/OpenAiClient$RequestBody
aish/model/openai/ResponseHead
aish/model/openai/ResponseHead$WireInput
aish/model/openai/ServerProbe
aish/model/openai/ServerProbe$Belief
aish/model/openai/ServerProbe$ServerDialect
aish/model/openai/SseReader
aish/model/openai/SseReader$Bytes
aish/model/openai/SseReader$SseEvent
aish/model/openai/ThinkSplitter
aish/model/openai/ThinkSplitter$Sink
aish/model/openai/ThinkSplitter$State
aish/model/openai/ToolCallAssembly
aish/model/openai/ToolCallAssembly$Part
aish/patch/AnswerReader
aish/patch/FileNames
aish/patch/Patch
aish/safety/Analyser
aish/safety/Analyser$Flow
aish/safety/Analyser$HiddenCharacters
aish/safety/Analyser$Reading
aish/safety/Call
aish/safety/Call$Word
aish/safety/Effect
aish/safety/Finding
aish/safety/Verdict$Clear
aish/safety/Verdict$Halt
aish/safety/Verdict$Unknown
aish/safety/VerdictText
aish/safety/files/AffectedFileSpec
aish/safety/files/AffectedFileSpec$CompanionFile
aish/safety/files/AffectedFileSpec$FileSearch
aish/safety/files/AffectedFileSpec$Kind
aish/safety/files/AffectedFiles
aish/safety/files/BlastRadius
aish/safety/files/BlastRadius$FileCounts
aish/safety/files/BlastRadius$Share
aish/safety/files/FileSurvey
aish/safety/files/GitTree
aish/safety/files/PathText
aish/safety/files/PathText$PathExpander
aish/safety/files/Paths
aish/safety/files/Paths$PathZone
aish/safety/files/SurveyBudget
aish/safety/files/TargetFiles
aish/safety/files/TargetFiles$Found
aish/safety/files/TargetFiles$TargetTable
aish/safety/files/TargetFiles$TargetTable$Entry
aish/safety/files/TargetFiles$TargetTable$Loaded
aish/safety/permissions/PermissionRule
aish/safety/permissions/PermissionRule$Pattern
aish/safety/permissions/Permissions
aish/safety/permissions/UserRules
aish/safety/programs/FindCommand
aish/safety/programs/ProgramHandlers
aish/safety/programs/ProgramHandlers$ProgramHandler
aish/safety/programs/ScriptFiles
aish/safety/programs/ScriptFiles$AutoRunFiles
aish/safety/programs/ShellBuiltins
aish/safety/rules/ByteSizes
aish/safety/rules/HelpRequest
aish/safety/rules/Invocation
aish/safety/rules/Invocation$WordExemption
aish/safety/rules/KnowledgeBase
aish/safety/rules/KnowledgeBase$Loaded
aish/safety/rules/KnowledgeBase$OptionList
aish/safety/rules/KnowledgeBase$OptionLists
aish/safety/rules/OperandRule
aish/safety/rules/OptionCheck
aish/safety/rules/OptionCheck$NamesAsOptions
aish/safety/rules/OptionCheck$UnlistedOptions
aish/safety/rules/OptionPieces
aish/safety/rules/OptionReader
aish/safety/rules/OptionReader$Given
aish/safety/rules/OptionReader$OptionEffects
aish/safety/rules/OptionRule
aish/safety/rules/OptionRule$Target
aish/safety/rules/OptionRule$WordRules
aish/safety/rules/Rule
aish/safety/rules/RuleEvaluation
aish/safety/rules/RuleReader
aish/safety/rules/VerbPath
aish/safety/rules/WordLists
aish/safety/walk/ArithmeticCheck$SubscriptCheck
aish/safety/walk/AssignedNames
aish/safety/walk/CommandContext
aish/safety/walk/CommandContext$AnalysisState
aish/safety/walk/CommandContext$AnalysisState$Trap
aish/safety/walk/CommandContext$StandardInput
aish/safety/walk/CommandContext$StandardInput$Empty
aish/safety/walk/CommandContext$StandardInput$Piped
aish/safety/walk/CommandContext$StandardInput$Terminal
aish/safety/walk/CommandContext$WordCursor
aish/safety/walk/CommandDispatcher
aish/safety/walk/CommandWalker
aish/safety/walk/ExpandedWord
aish/safety/walk/ExpandedWord$ExpandedWordBuilder
aish/safety/walk/KnownOutput$LiteralPipeOutput
aish/safety/walk/OpenDescriptors
aish/safety/walk/PossibleDirectories
aish/safety/walk/ResourceExhaustion
aish/safety/walk/ResourceExhaustion$EndlessPipelines
aish/safety/walk/Scope
aish/safety/walk/SimpleCommandCheck
aish/safety/walk/SimpleCommandCheck$1
aish/safety/walk/SimpleCommandCheck$Start
aish/safety/walk/VerdictBuilder
aish/safety/walk/WordExpander
aish/safety/walk/WordExpander$WholeArrays
aish/safety/walk/WriteCheck
aish/terminal/editor/EditorHistory$Unkept
aish/terminal/editor/Keyboard$Watch
aish/terminal/editor/TerminalOperator$AnswerPrompt
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
aish/terminal/render/AnswerSection$RawAnswer
aish/terminal/render/AnswerView
aish/terminal/render/AnswerView$Part
aish/terminal/render/AnswerView$SanitizedInput
aish/terminal/render/BlockReader
aish/terminal/render/BlockReader$Paragraph
aish/terminal/render/BlockReader$Remarkable
aish/terminal/render/BlockStart
aish/terminal/render/BlockStart$Command
aish/terminal/render/BlockStart$Fence
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
aish/terminal/render/CodeBlock$CodeColouring
aish/terminal/render/CodeBlock$CodeColouring$1
aish/terminal/render/CodeBlock$CodeColouring$CodeOutput
aish/terminal/render/CodeBlock$Languages
aish/terminal/render/CodeBlock$OpenFence
aish/terminal/render/CodeBlock$OpenFence$Closing
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
aish/terminal/render/InlineText$CodeReader
aish/terminal/render/InlineText$EmphasisRun
aish/terminal/render/InlineText$LinkReader
aish/terminal/render/Markdown
aish/terminal/render/Markdown$1
aish/terminal/render/Markdown$2
aish/terminal/render/Markdown$HeldCommand
aish/terminal/render/Markdown$ProposedCommandView
aish/terminal/render/OpenContainers
aish/terminal/render/OpenContainers$Container
aish/terminal/render/OpenContainers$Item
aish/terminal/render/OpenContainers$PendingLine
aish/terminal/render/OpenContainers$Quote
aish/terminal/render/OutputCursor
aish/terminal/render/ShellColouring
aish/terminal/render/SpanReader
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
aish/text/PlainTextStream
aish/text/WordWrap
aish/tools/ServerQuestion
aish/tools/Tool$Hints
aish/tools/ToolNames
aish/tools/ToolServers$ServerStatus
aish/tools/ToolServers$ServerStatus$State
aish/tools/ToolServers$ToolRun
aish/tools/builtin/BuiltinTool
aish/tools/builtin/BuiltinTools
aish/tools/builtin/DiskFiles
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
aish/undo/UndoStore$UndoProspect$Impossible
aish/undo/UndoStore$UndoProspect$Nothing
aish/undo/UndoStore$UndoProspect$Possible
aish/workspace/symbols/TreeHighlighter
com/github/difflib/algorithm/DiffAlgorithmI
com/github/difflib/algorithm/DiffAlgorithmListener
java/io/OutputStream$1
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
java/lang/ProcessEnvironment$StringKeySet
java/lang/ProcessHandleImpl$1
java/lang/ProcessHandleImpl$ExitCompletion
java/lang/ProcessImpl$1
java/lang/ProcessImpl$ProcessPipeInputStream
java/lang/ProcessImpl$ProcessPipeOutputStream
java/lang/StringUTF16$CodePointsSpliterator
java/lang/StringUTF16$LinesSpliterator
java/lang/Thread$Builder$OfVirtual
java/lang/ThreadBuilders$VirtualThreadBuilder
java/lang/VirtualThread$VThreadContinuation
java/lang/VirtualThread$VThreadContinuation$1
java/lang/invoke/MethodHandleImpl$CountingWrapper$1
java/net/NetworkInterface
java/net/Socket$SocketInputStream
java/net/Socket$SocketOutputStream
java/net/SocketOption
java/net/StandardSocketOptions
java/net/StandardSocketOptions$StdSocketOption
java/nio/file/FileTreeWalker
java/nio/file/FileTreeWalker$DirectoryNode
java/nio/file/FileTreeWalker$Event
java/nio/file/FileTreeWalker$EventType
java/nio/file/FileVisitOption
java/nio/file/FileVisitResult
java/nio/file/Files$3
java/nio/file/Files$AcceptAllFilter
java/nio/file/SimpleFileVisitor
java/nio/file/TempFileHelper
java/nio/file/TempFileHelper$PosixPermissions
java/security/SecureRandom
java/util/AbstractList$Itr
java/util/ArrayList$ListItr
java/util/ArrayList$SubList$2
java/util/BitSet$1BitSetSpliterator
java/util/Collections$CopiesList
java/util/EnumMap$KeyIterator
java/util/EnumMap$KeySet
java/util/EnumMap$ValueIterator
java/util/EnumMap$Values
java/util/HashMap$KeySpliterator
java/util/HashMap$ValueSpliterator
java/util/ReverseOrderListView
java/util/ReverseOrderListView$DescendingIterator
java/util/ReverseOrderListView$Rand
java/util/Spliterators$IteratorSpliterator
java/util/concurrent/CompletableFuture$UniCompletion
java/util/concurrent/CompletableFuture$UniHandle
java/util/concurrent/DelayScheduler$ScheduledForkJoinTask
java/util/concurrent/Delayed
java/util/concurrent/ForkJoinTask$InterruptibleTask
java/util/concurrent/ForkJoinTask$RunnableExecuteAction
java/util/concurrent/ScheduledFuture
java/util/concurrent/atomic/AtomicReference
java/util/function/DoubleConsumer
java/util/function/IntUnaryOperator
java/util/function/ObjDoubleConsumer
java/util/function/ToDoubleFunction
java/util/regex/Pattern$LineEnding
java/util/stream/DoublePipeline
java/util/stream/DoublePipeline$StatelessOp
java/util/stream/DoubleStream
java/util/stream/IntPipeline$1
java/util/stream/IntPipeline$1$1
java/util/stream/IntPipeline$10
java/util/stream/IntPipeline$10$1
java/util/stream/IntPipeline$4
java/util/stream/IntPipeline$4$1
java/util/stream/ReduceOps$13ReducingSink
java/util/stream/ReduceOps$16
java/util/stream/ReduceOps$2
java/util/stream/ReduceOps$2ReducingSink
java/util/stream/ReduceOps$5ReducingSink
java/util/stream/ReduceOps$6
java/util/stream/ReduceOps$9
java/util/stream/ReduceOps$CountingSink$OfInt
java/util/stream/ReferencePipeline$6
java/util/stream/ReferencePipeline$6$1
java/util/stream/Sink$ChainedInt
java/util/stream/Sink$OfDouble
java/util/stream/SliceOps
java/util/stream/SliceOps$1
java/util/stream/SliceOps$1$1
java/util/stream/SortedOps
java/util/stream/SortedOps$AbstractRefSortingSink
java/util/stream/SortedOps$OfRef
java/util/stream/SortedOps$RefSortingSink
java/util/stream/SortedOps$SizedRefSortingSink
java/util/stream/Stream$Builder
java/util/stream/Streams$AbstractStreamBuilderImpl
java/util/stream/Streams$RangeIntSpliterator
java/util/stream/Streams$StreamBuilderImpl
java/util/stream/WhileOps
java/util/stream/WhileOps$1
java/util/stream/WhileOps$1$1
java/util/stream/WhileOps$1Op
java/util/stream/WhileOps$1Op$1OpSink
java/util/stream/WhileOps$DropWhileOp
java/util/stream/WhileOps$DropWhileSink
java/util/zip/GZIPInputStream
jdk/internal/math/DoubleToDecimal
jdk/internal/math/ToDecimal
jdk/internal/misc/CarrierThread
sun/nio/ch/ExtendedSocketOption
sun/nio/ch/ExtendedSocketOption$1
sun/nio/ch/NioSocketImpl$1
sun/nio/ch/NioSocketImpl$2
sun/nio/ch/OptionKey
sun/nio/ch/SocketOptionRegistry
sun/nio/ch/SocketOptionRegistry$LazyInitialization
sun/nio/ch/SocketOptionRegistry$RegistryKey
sun/nio/fs/AbstractBasicFileAttributeView$AttributesBuilder
sun/nio/fs/BasicFileAttributesHolder
sun/nio/fs/LinuxFileSystem$SupportedFileFileAttributeViewsHolder
sun/nio/fs/UnixFileAttributeViews$Unix
sun/security/provider/SHA
sun/security/provider/SecureRandom
