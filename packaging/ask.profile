@call aish/app/AttachmentModule applyAsInt (Laish/model/ModelServer$TokenCounter;)Ljava/util/function/ToIntFunction; aish/model/ModelServer$TokenCounter.count
@call aish/app/AttachmentModule get (Laish/app/AttachmentModule;)Ljava/util/function/Supplier; aish/app/AttachmentModule.lambda$highlighter$0
@call aish/app/AttachmentModule get (Laish/app/AttachmentModule;)Ljava/util/function/Supplier; aish/app/AttachmentModule.lambda$highlighter$1
@call aish/app/ChatModule applyAsInt (Laish/model/ModelServer$TokenCounter;)Ljava/util/function/ToIntFunction; aish/model/ModelServer$TokenCounter.estimate
@call aish/app/ChatModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/ChatModule get (Laish/app/Launch;Ljava/util/function/Supplier;)Ljava/util/function/Supplier; aish/app/ChatModule.lambda$assembler$0
@call aish/app/ChatModule get (Laish/app/Launch;Ljava/util/function/Supplier;)Ljava/util/function/Supplier; aish/app/ChatModule.lambda$of$0
@call aish/app/ChatModule getAsInt (Ljava/util/function/Supplier;)Ljava/util/function/IntSupplier; aish/app/ChatModule.lambda$conversation$0
@call aish/app/Clients apply (Laish/app/Clients;)Ljava/util/function/Function; aish/app/Clients.client
@call aish/app/Clients apply (Laish/commands/HelpTopics;)Ljava/util/function/Function; aish/commands/HelpTopics.find
@call aish/app/Clients get ()Ljava/util/function/Supplier; aish/app/Clients.lambda$hooks$0
@call aish/app/Clients get ()Ljava/util/function/Supplier; aish/app/Clients.lambda$hooks$1
@call aish/app/Clients get (Laish/app/Clients;Ljava/lang/String;)Ljava/util/function/Supplier; aish/app/Clients.lambda$presets$0
@call aish/app/Clients sockets (Laish/app/SecretsModule;)Laish/model/http/Endpoint$TlsFactory; aish/app/SecretsModule.tls
@call aish/app/CostModule accept (Laish/app/CostModule;)Ljava/util/function/Consumer; aish/app/CostModule.booked
@call aish/app/CostModule accept (Laish/event/EventSink;)Ljava/util/function/Consumer; aish/app/CostModule.lambda$new$0
@call aish/app/CostModule apply (Laish/app/CostModule;)Ljava/util/function/BiFunction; aish/app/CostModule.metered
@call aish/app/CostModule execute ()Ljava/util/concurrent/Executor; aish/app/CostModule.lambda$static$0
@call aish/app/CostModule execute ()Ljava/util/concurrent/Executor; aish/app/CostModule.lambda$static$1
@call aish/app/CostModule of (Laish/app/CostModule;)Laish/cost/Accounts$Tariff; aish/app/CostModule.terms
@call aish/app/Ending run ()Ljava/lang/Runnable; aish/app/Ending.lambda$static$0
@call aish/app/Main accept ()Ljava/util/function/Consumer; aish/app/Main.complain
@call aish/app/Main accept ()Ljava/util/function/IntConsumer; java/lang/System.exit
@call aish/app/Main call (Laish/cli/Arguments$Ask;Laish/app/QuestionFront$Streams;Laish/front/EarlyExit;)Ljava/util/concurrent/Callable; aish/app/Main.lambda$ask$0
@call aish/app/Main call (Laish/cli/Arguments;)Ljava/util/concurrent/Callable; aish/app/Main.lambda$run$0
@call aish/app/Main uncaughtException ()Ljava/lang/Thread$UncaughtExceptionHandler; aish/app/Main.lambda$main$0
@call aish/app/ModelRoutingModule accept (Laish/event/EventSink;)Ljava/util/function/Consumer; aish/app/ModelRoutingModule.lambda$of$0
@call aish/app/ModelRoutingModule apply (Laish/model/Fallback;)Ljava/util/function/BiFunction; aish/app/ModelRoutingModule.lambda$of$1
@call aish/app/Presets apply (Laish/app/Presets;Laish/settings/Config$Preset;)Ljava/util/function/Function; aish/app/Presets.lambda$server$1
@call aish/app/Presets apply (Laish/app/Presets;Ljava/lang/String;)Ljava/util/function/Function; aish/app/Presets.lambda$server$0
@call aish/app/Presets apply (Laish/model/ModelServer;)Ljava/util/function/Function; aish/app/Presets.lambda$client$1
@call aish/app/Presets get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/app/Presets.lambda$client$0
@call aish/app/Presets get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/app/Presets.lambda$entry$0
@call aish/app/QuestionFront accept ()Ljava/util/function/Consumer; aish/app/SessionsModule.close
@call aish/app/QuestionFront accept ()Ljava/util/function/Consumer; aish/app/ToolsModule.close
@call aish/app/QuestionFront accept (Laish/app/QuestionFront;)Ljava/util/function/Consumer; aish/app/QuestionFront.print
@call aish/app/QuestionFront accept (Laish/app/QuestionFront;)Ljava/util/function/Consumer; aish/app/QuestionFront.remark
@call aish/app/QuestionFront accept (Laish/event/EventBus;)Ljava/util/function/Consumer; aish/app/QuestionFront.lambda$run$1
@call aish/app/QuestionFront apply ()Ljava/util/function/Function; aish/app/QuestionFront.lambda$talk$1
@call aish/app/QuestionFront apply ()Ljava/util/function/Function; aish/front/LastAnswer.<init>
@call aish/app/QuestionFront apply ()Ljava/util/function/Function; aish/front/LastAnswer.obstacle
@call aish/app/QuestionFront call ()Ljava/util/concurrent/Callable; aish/app/Main.columns
@call aish/app/QuestionFront emit (Laish/app/QuestionFront;Laish/terminal/render/AnswerView;)Laish/event/EventSink; aish/app/QuestionFront.lambda$view$2
@call aish/app/QuestionFront events ()Laish/session/SessionRecord; java/util/List.of
@call aish/app/QuestionFront get ()Ljava/util/function/Supplier; aish/app/QuestionFront.directory
@call aish/app/QuestionFront get ()Ljava/util/function/Supplier; java/util/Optional.empty
@call aish/app/QuestionFront get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/QuestionFront get (Laish/app/QuestionFront;)Ljava/util/function/Supplier; aish/app/QuestionFront.checker
@call aish/app/QuestionFront get (Laish/app/QuestionFront;)Ljava/util/function/Supplier; aish/app/QuestionFront.highlighter
@call aish/app/QuestionFront get (Laish/app/QuestionFront;Laish/session/SessionRecord;Laish/context/Conversation;)Ljava/util/function/Supplier; aish/app/QuestionFront.lambda$talk$2
@call aish/app/QuestionFront get (Ljava/util/Optional;)Ljava/util/function/Supplier; aish/app/QuestionFront.lambda$run$2
@call aish/app/QuestionFront getAsInt ()Ljava/util/function/IntSupplier; aish/app/QuestionFront.lambda$new$0
@call aish/app/QuestionFront getAsInt ()Ljava/util/function/IntSupplier; aish/app/QuestionFront.lambda$view$0
@call aish/app/QuestionFront getAsInt ()Ljava/util/function/IntSupplier; aish/app/QuestionFront.lambda$view$1
@call aish/app/QuestionFront getAsInt (Laish/app/FutureValue;)Ljava/util/function/IntSupplier; aish/app/QuestionFront.lambda$width$0
@call aish/app/QuestionFront test ()Ljava/util/function/Predicate; aish/app/QuestionFront.lambda$talk$0
@call aish/app/SecretsModule accept (Laish/app/SecretsModule;Laish/settings/Config$Preset;)Ljava/util/function/Consumer; aish/app/SecretsModule.lambda$guard$0
@call aish/app/SecretsModule get (Laish/app/Launch;)Ljava/util/function/Supplier; aish/app/Launch.config
@call aish/app/SecretsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.known
@call aish/app/SecretsModule get (Laish/app/SecretsModule;)Ljava/util/function/Supplier; aish/app/SecretsModule.lambda$new$0
@call aish/app/training/TrainingQuestions apply ()Ljava/util/function/Function; java/util/stream/Stream.of
@call aish/app/training/TrainingQuestions apply ()Ljava/util/function/IntFunction; aish/app/training/TrainingQuestions.lambda$main$0
@call aish/bash/reader/BashReader of ()Laish/bash/reader/Commands$Maker; aish/bash/reader/CommandReader.<init>
@call aish/chat/CitationListener apply ()Ljava/util/function/Function; aish/evidence/CitationChecker.<init>
@call aish/chat/CitationListener apply (Ljava/lang/String;)Ljava/util/function/Function; aish/chat/CitationListener.lambda$check$0
@call aish/chat/Patches apply (Laish/chat/Patches;)Ljava/util/function/Function; aish/chat/Patches.lambda$read$0
@call aish/chat/Proposal$ShellFamily test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/chat/Proposal$ShellFamily.lambda$of$0
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
@call aish/chat/tools/CommandCalls run ()Laish/chat/tools/CommandCalls; aish/chat/tools/CommandCalls.lambda$none$0
@call aish/cli/ArgumentReader apply ()Ljava/util/function/Function; aish/cli/ArgumentReader.lambda$conclude$0
@call aish/cli/ArgumentReader apply ()Ljava/util/function/Function; aish/cli/ArgumentReader.lambda$path$0
@call aish/cli/ArgumentReader apply ()Ljava/util/function/Function; aish/context/Stance.of
@call aish/context/Attachments apply ()Ljava/util/function/Function; aish/context/Attachment.id
@call aish/context/Attachments apply (Laish/context/Attachments;Ljava/lang/String;Laish/context/Attachment;)Ljava/util/function/Function; aish/context/Attachments.lambda$changes$0
@call aish/context/Attachments test ()Ljava/util/function/Predicate; aish/context/Attachments.lambda$replacement$1
@call aish/context/Attachments test (Laish/context/Attachment;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$lastSeen$0
@call aish/context/Attachments test (Laish/context/Attachment;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$replacement$0
@call aish/context/Attachments test (Laish/context/Attachments;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$lastSeen$1
@call aish/context/Attachments test (Laish/context/Attachments;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$orphan$0
@call aish/context/Attachments test (Laish/context/Attachments;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$orphan$1
@call aish/context/Attachments test (Laish/context/Attachments;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$waiting$0
@call aish/context/Attachments test (Laish/context/Attachments;)Ljava/util/function/Predicate; aish/context/Attachments.lambda$waiting$1
@call aish/context/ContextBlock apply ()Ljava/util/function/Function; aish/context/ContextBlock.lambda$of$0
@call aish/context/ContextBlock apply ()Ljava/util/function/Function; aish/context/FileChanges.hunks
@call aish/context/Conversation accept (Ljava/util/Set;)Ljava/util/function/Consumer; aish/context/Conversation.lambda$told$0
@call aish/context/Conversation apply ()Ljava/util/function/UnaryOperator; aish/context/Conversation.lambda$new$1
@call aish/context/Conversation get ()Ljava/util/function/Supplier; aish/context/Conversation.lambda$new$0
@call aish/context/ExecLog applyAsInt ()Ljava/util/function/ToIntFunction; aish/context/ExecLog.size
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
@call aish/front/EarlyExit run (Laish/front/EarlyExit;)Ljava/lang/Runnable; aish/front/EarlyExit.interrupted
@call aish/front/prompt/CodeColours apply ()Ljava/util/function/Function; aish/front/prompt/CodeColours.lambda$block$0
@call aish/model/Locality test ()Ljava/util/function/Predicate; java/net/InetAddress.isLoopbackAddress
@call aish/model/RetryingClient$Sleeper pause ()Laish/model/RetryingClient$Sleeper; aish/model/RetryingClient$Sleeper.lambda$static$0
@call aish/model/http/Endpoint$KeySource key ()Laish/model/http/Endpoint$KeySource; aish/model/http/Endpoint$KeySource.lambda$static$0
@call aish/model/http/HttpExchange run (Laish/model/http/HttpExchange;)Ljava/lang/Runnable; aish/model/http/HttpExchange.run
@call aish/model/http/ResponseChannel run (Laish/model/http/ResponseChannel;)Ljava/lang/Runnable; aish/model/http/ResponseChannel.linger
@call aish/model/offline/OfflineModel apply ()Ljava/util/function/Function; aish/model/offline/OfflineModel.said
@call aish/model/openai/AnswerBuilder accept (Laish/model/openai/AnswerBuilder;)Ljava/util/function/Consumer; aish/model/openai/AnswerBuilder.lambda$new$0
@call aish/model/openai/OpenAiClient run (Laish/model/http/ResponseChannel;)Ljava/lang/Runnable; aish/model/http/ResponseChannel.stop
@call aish/model/openai/ToolCallAssembly accept (Laish/model/openai/ToolCallAssembly;)Ljava/util/function/Consumer; aish/model/openai/ToolCallAssembly.announce
@call aish/model/openai/ToolCallAssembly test ()Ljava/util/function/Predicate; aish/model/openai/ToolCallAssembly$Part.isEmpty
@call aish/offline/Answers accept (Ljava/util/List;)Ljava/util/function/Consumer; java/util/List.add
@call aish/offline/Answers accept (Ljava/util/List;Laish/offline/Ranking$Candidate;)Ljava/util/function/Consumer; aish/offline/Answers.lambda$notes$0
@call aish/offline/Answers apply ()Ljava/util/function/Function; aish/offline/Answers.lambda$also$1
@call aish/offline/Answers apply (Laish/offline/Ranking$Candidate;)Ljava/util/function/Function; aish/offline/Answers.lambda$lines$0
@call aish/offline/Answers apply (Laish/offline/Ranking$Candidate;)Ljava/util/function/Function; aish/offline/Answers.lambda$recipe$1
@call aish/offline/Answers get ()Ljava/util/function/Supplier; java/util/LinkedHashSet.<init>
@call aish/offline/Answers test ()Ljava/util/function/Predicate; aish/offline/Answers.isWorthMentioning
@call aish/offline/Answers test ()Ljava/util/function/Predicate; aish/offline/Answers.lambda$recipe$2
@call aish/offline/Answers test (Laish/offline/Ranking$Candidate;)Ljava/util/function/Predicate; aish/offline/Answers.lambda$also$0
@call aish/offline/Answers test (Laish/offline/Ranking$Candidate;)Ljava/util/function/Predicate; aish/offline/Answers.lambda$also$2
@call aish/offline/Diagnosis apply (Laish/bash/ScanResult;)Ljava/util/function/Function; aish/bash/ScanResult.unquoted
@call aish/offline/Diagnosis apply (Laish/offline/Diagnosis;Laish/offline/ExecOutput;)Ljava/util/function/Function; aish/offline/Diagnosis.lambda$explainMessage$1
@call aish/offline/Diagnosis test ()Ljava/util/function/Predicate; aish/offline/Diagnosis.lambda$program$0
@call aish/offline/Diagnosis test ()Ljava/util/function/Predicate; aish/offline/Explanation.isOfCommand
@call aish/offline/Diagnosis test (Ljava/lang/String;Ljava/lang/String;)Ljava/util/function/Predicate; aish/offline/Diagnosis.lambda$explainMessage$0
@call aish/offline/Diagnosis test (Ljava/util/List;)Ljava/util/function/Predicate; aish/offline/Diagnosis.lambda$words$0
@call aish/offline/Diagnosis$FailureRule apply ()Ljava/util/function/Function; aish/offline/Diagnosis$FailureRule.of
@call aish/offline/Diagnosis$FailureRule test ()Ljava/util/function/Predicate; aish/offline/Diagnosis$FailureRule.lambda$isQuotedIn$0
@call aish/offline/Diagnosis$FailureRule test ()Ljava/util/function/Predicate; aish/offline/Diagnosis$FailureRule.lambda$of$0
@call aish/offline/Diagnosis$FailureRule test (Ljava/lang/String;)Ljava/util/function/Predicate; java/lang/String.contains
@call aish/offline/Diagnosis$FailureRule test (Ljava/util/List;)Ljava/util/function/Predicate; java/util/List.contains
@call aish/offline/FollowUp apply (Laish/offline/FollowUp;Ljava/lang/String;)Ljava/util/function/Function; aish/offline/FollowUp.lambda$of$2
@call aish/offline/Helper get ()Ljava/util/function/Supplier; aish/offline/Explanation$CommandGuide.load
@call aish/offline/Helper get ()Ljava/util/function/Supplier; aish/offline/HelperTexts$FileTypes.load
@call aish/offline/Helper get ()Ljava/util/function/Supplier; aish/offline/RecipeBook.load
@call aish/offline/Helper get ()Ljava/util/function/Supplier; aish/offline/Talk.<init>
@call aish/offline/Helper get (Laish/offline/Helper;Laish/offline/Machine;)Ljava/util/function/Supplier; aish/offline/Helper.lambda$new$0
@call aish/offline/HelperRequest accept (Ljava/util/Map;)Ljava/util/function/Consumer; aish/offline/HelperRequest.lambda$of$0
@call aish/offline/HelperRequest apply ()Ljava/util/function/Function; aish/offline/HelperRequest.lambda$task$1
@call aish/offline/HelperRequest get (Ljava/util/Optional;)Ljava/util/function/Supplier; aish/offline/HelperRequest.lambda$of$2
@call aish/offline/HelperRequest test ()Ljava/util/function/Predicate; aish/offline/HelperRequest.lambda$task$0
@call aish/offline/HelperRequest test (Z)Ljava/util/function/Predicate; aish/offline/HelperRequest.lambda$of$1
@call aish/offline/HelperTexts apply ()Ljava/util/function/Function; aish/offline/HelperTexts$Field.of
@call aish/offline/HelperTexts apply ()Ljava/util/function/Function; aish/offline/HelperTexts.lambda$meanings$0
@call aish/offline/HelperTexts apply ()Ljava/util/function/Function; aish/offline/HelperTexts.lambda$meanings$1
@call aish/offline/HelperTexts apply ()Ljava/util/function/Function; aish/offline/HelperTexts.lambda$meanings$2
@call aish/offline/HelperTexts test ()Ljava/util/function/Predicate; aish/offline/HelperTexts.lambda$entry$0
@call aish/offline/HelperTexts$FileTypes accept (Laish/offline/HelperTexts$FileTypes;Laish/offline/HelperTexts$Field;)Ljava/util/function/Consumer; aish/offline/HelperTexts$FileTypes.lambda$load$0
@call aish/offline/HelperTexts$Sets apply ()Ljava/util/function/Function; aish/offline/HelperTexts$Field.key
@call aish/offline/HelperTexts$Sets apply ()Ljava/util/function/Function; aish/offline/HelperTexts$Sets.lambda$static$0
@call aish/offline/NameSlots apply (Laish/offline/NameSlots;Laish/offline/SlotKind;)Ljava/util/function/IntFunction; aish/offline/NameSlots.lambda$guess$0
@call aish/offline/NameSlots get (Laish/offline/NameSlots;Ljava/util/function/IntPredicate;Ljava/util/List;)Ljava/util/function/Supplier; aish/offline/NameSlots.lambda$find$2
@call aish/offline/NameSlots get (Laish/offline/NameSlots;Ljava/util/function/IntPredicate;Ljava/util/List;)Ljava/util/function/Supplier; aish/offline/NameSlots.lambda$find$5
@call aish/offline/NameSlots get (Laish/offline/NameSlots;ZLaish/offline/SlotKind;)Ljava/util/function/Supplier; aish/offline/NameSlots.lambda$find$8
@call aish/offline/NameSlots test (Laish/offline/NameSlots;I)Ljava/util/function/Predicate; aish/offline/NameSlots.lambda$find$4
@call aish/offline/NameSlots test (Laish/offline/NameSlots;I)Ljava/util/function/Predicate; aish/offline/NameSlots.lambda$find$7
@call aish/offline/NameSlots test (Laish/offline/NameSlots;Laish/offline/SlotKind;Laish/offline/RecipeBook$KnownRecipe;)Ljava/util/function/IntPredicate; aish/offline/NameSlots.lambda$find$0
@call aish/offline/NameSlots test (Laish/offline/NameSlots;Ljava/util/List;)Ljava/util/function/IntPredicate; aish/offline/NameSlots.lambda$find$3
@call aish/offline/NameSlots test (Laish/offline/NameSlots;Ljava/util/List;)Ljava/util/function/IntPredicate; aish/offline/NameSlots.lambda$find$6
@call aish/offline/NameSlots test (Laish/offline/NameSlots;Ljava/util/function/IntPredicate;)Ljava/util/function/IntPredicate; aish/offline/NameSlots.lambda$name$0
@call aish/offline/NameSlots test (Laish/offline/NameSlots;Z)Ljava/util/function/IntPredicate; aish/offline/NameSlots.lambda$find$1
@call aish/offline/PathSlots apply (Laish/offline/PathSlots;Ljava/util/function/IntPredicate;)Ljava/util/function/IntFunction; aish/offline/PathSlots.lambda$path$0
@call aish/offline/PathSlots get (Laish/offline/PathSlots;)Ljava/util/function/Supplier; aish/offline/PathSlots.lambda$file$3
@call aish/offline/PathSlots get (Laish/offline/PathSlots;)Ljava/util/function/Supplier; aish/offline/PathSlots.lambda$file$5
@call aish/offline/PathSlots get (Laish/offline/PathSlots;)Ljava/util/function/Supplier; aish/offline/PathSlots.lambda$find$2
@call aish/offline/PathSlots get (Laish/offline/PathSlots;)Ljava/util/function/Supplier; aish/offline/PathSlots.lambda$find$8
@call aish/offline/PathSlots get (Laish/offline/PathSlots;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/offline/PathSlots.lambda$file$1
@call aish/offline/PathSlots get (Laish/offline/PathSlots;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; aish/offline/PathSlots.lambda$find$5
@call aish/offline/PathSlots get (Laish/offline/PathSlots;Ljava/util/function/IntPredicate;Ljava/util/Set;)Ljava/util/function/Supplier; aish/offline/PathSlots.lambda$find$6
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.isPacked
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.isPathLike
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.isPlace
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$file$0
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$file$2
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$file$4
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$file$6
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$find$1
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$find$10
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$find$3
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$find$4
@call aish/offline/PathSlots test (Laish/offline/PathSlots;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$find$9
@call aish/offline/PathSlots test (Laish/offline/PathSlots;Ljava/util/Set;)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$find$7
@call aish/offline/PathSlots test (Laish/offline/PathSlots;Z)Ljava/util/function/IntPredicate; aish/offline/PathSlots.lambda$find$0
@call aish/offline/PathSlots test (Ljava/lang/String;)Ljava/util/function/Predicate; java/lang/String.endsWith
@call aish/offline/Quantities apply (Laish/offline/Quantities;)Ljava/util/function/IntFunction; aish/offline/Quantities.lambda$number$0
@call aish/offline/Quantities apply (Laish/offline/Quantities;)Ljava/util/function/IntFunction; aish/offline/Quantities.lambda$number$2
@call aish/offline/Quantities apply (Laish/offline/Quantities;)Ljava/util/function/IntFunction; aish/offline/Quantities.ordinal
@call aish/offline/Quantities apply (Laish/offline/Quantities;)Ljava/util/function/IntFunction; aish/offline/Quantities.port
@call aish/offline/Quantities apply (Laish/offline/Quantities;)Ljava/util/function/IntFunction; aish/offline/Quantities.size
@call aish/offline/Quantities get (Laish/offline/Quantities;)Ljava/util/function/Supplier; aish/offline/Quantities.lambda$find$0
@call aish/offline/Quantities get (Laish/offline/Quantities;)Ljava/util/function/Supplier; aish/offline/Quantities.lambda$number$1
@call aish/offline/Quantities get (Laish/offline/Quantities;)Ljava/util/function/Supplier; aish/offline/Quantities.lambda$number$3
@call aish/offline/Quantities test (Laish/offline/Quantities;)Ljava/util/function/IntPredicate; aish/offline/Quantities.isPortNumber
@call aish/offline/Question apply (Laish/offline/Question;)Ljava/util/function/IntFunction; aish/offline/Question.lower
@call aish/offline/Ranking apply ()Ljava/util/function/Function; aish/offline/Ranking.lambda$new$0
@call aish/offline/Ranking apply (Laish/offline/Ranking;)Ljava/util/function/Function; aish/offline/Ranking.lambda$rank$2
@call aish/offline/Ranking apply (Laish/offline/Ranking;Ljava/util/BitSet;)Ljava/util/function/Function; aish/offline/Ranking.lambda$rank$0
@call aish/offline/Ranking applyAsDouble (Laish/offline/RecipeBook;)Ljava/util/function/ToDoubleFunction; aish/offline/RecipeBook.weight
@call aish/offline/Ranking applyAsInt ()Ljava/util/function/ToIntFunction; java/lang/String.length
@call aish/offline/Ranking compare ()Ljava/util/Comparator; aish/offline/Ranking.lambda$rank$3
@call aish/offline/Ranking test ()Ljava/util/function/Predicate; aish/offline/Ranking.lambda$rank$1
@call aish/offline/Ranking test (Laish/offline/Ranking;)Ljava/util/function/IntPredicate; aish/offline/Ranking.lambda$takesValue$0
@call aish/offline/Ranking test (Laish/offline/Ranking;)Ljava/util/function/Predicate; aish/offline/Ranking.lambda$endings$0
@call aish/offline/Ranking test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/offline/Ranking.lambda$endings$1
@call aish/offline/ReadQuestion apply ()Ljava/util/function/Function; aish/offline/ReadQuestion$Interpretation.term
@call aish/offline/ReadQuestion test ([Laish/offline/ReadQuestion$Status;)Ljava/util/function/Predicate; aish/offline/ReadQuestion.lambda$terms$0
@call aish/offline/Reader test (Laish/offline/Reader;Laish/offline/Question;ILjava/lang/String;)Ljava/util/function/Predicate; aish/offline/Reader.lambda$isFileType$0
@call aish/offline/Recipe accept (Ljava/util/Map;Laish/offline/Template$Slot;)Ljava/util/function/Consumer; aish/offline/Recipe.lambda$defaults$0
@call aish/offline/Recipe apply ()Ljava/util/function/Function; aish/offline/Recipe$Variant.command
@call aish/offline/Recipe apply ()Ljava/util/function/Function; aish/offline/Recipe$Variant.program
@call aish/offline/Recipe apply ()Ljava/util/function/Function; aish/offline/Recipe.lambda$kinds$0
@call aish/offline/Recipe apply ()Ljava/util/function/Function; aish/offline/Recipe.lambda$kinds$1
@call aish/offline/Recipe apply ()Ljava/util/function/Function; aish/offline/Recipe.lambda$variants$1
@call aish/offline/Recipe apply ()Ljava/util/function/Function; aish/offline/Template$Slot.kind
@call aish/offline/Recipe get ()Ljava/util/function/Supplier; aish/offline/Recipe.lambda$kinds$2
@call aish/offline/Recipe get (Ljava/util/List;)Ljava/util/function/Supplier; aish/offline/Recipe.lambda$chosen$1
@call aish/offline/Recipe test (Laish/offline/Machine;)Ljava/util/function/Predicate; aish/offline/Recipe.lambda$chosen$0
@call aish/offline/Recipe test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/offline/Recipe.lambda$variants$0
@call aish/offline/Recipe test (Ljava/util/Optional;)Ljava/util/function/Predicate; aish/offline/Recipe.lambda$chosen$2
@call aish/offline/RecipeBook accept (Laish/offline/RecipeBook;Laish/offline/TermLexicon;)Ljava/util/function/Consumer; aish/offline/RecipeBook.lambda$new$0
@call aish/offline/RecipeBook apply (Laish/offline/RecipeBook;)Ljava/util/function/Function; aish/offline/RecipeBook.lambda$known$0
@call aish/offline/RecipeBook apply (Laish/offline/RecipeBook;)Ljava/util/function/IntFunction; aish/offline/RecipeBook.known
@call aish/offline/RecipeBook test (Laish/offline/RecipeBook;)Ljava/util/function/Predicate; aish/offline/RecipeBook.lambda$recipesAbout$0
@call aish/offline/RecipeBook$KnownRecipe test (Laish/offline/SlotKind;)Ljava/util/function/Predicate; aish/offline/RecipeBook$KnownRecipe.lambda$cues$0
@call aish/offline/RecipeIndex accept (Ljava/util/BitSet;)Ljava/util/function/IntConsumer; java/util/BitSet.set
@call aish/offline/RecipeIndex apply ()Ljava/util/function/Function; aish/offline/RecipeIndex.book
@call aish/offline/RecipeIndex apply ()Ljava/util/function/Function; aish/offline/RecipeIndex.lambda$load$0
@call aish/offline/RecipeIndex apply (Laish/offline/RecipeIndex;)Ljava/util/function/Function; aish/offline/RecipeIndex.lambda$recipesAbout$0
@call aish/offline/RecipeIndex applyAsInt ()Ljava/util/function/ToIntFunction; java/lang/Integer.parseInt
@call aish/offline/RecipeIndex get (Laish/offline/TermLexicon;)Ljava/util/function/Supplier; aish/offline/RecipeIndex.lambda$load$1
@call aish/offline/SearchPathMachine test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/offline/SearchPathMachine.lambda$has$0
@call aish/offline/SlotFinder accept (Ljava/util/Map;Laish/offline/SlotKind;)Ljava/util/function/Consumer; aish/offline/SlotFinder.lambda$find$0
@call aish/offline/SlotFinder apply ()Ljava/util/function/Function; aish/offline/SlotFinder.lambda$pattern$2
@call aish/offline/SlotFinder apply ()Ljava/util/function/Function; aish/offline/SlotValue.word
@call aish/offline/SlotFinder apply (Laish/offline/SlotFinder;)Ljava/util/function/IntFunction; aish/offline/SlotFinder.lambda$net$2
@call aish/offline/SlotFinder apply (Laish/offline/SlotFinder;)Ljava/util/function/IntFunction; aish/offline/SlotFinder.lambda$pattern$1
@call aish/offline/SlotFinder apply (Laish/offline/SlotFinder;)Ljava/util/function/IntFunction; aish/offline/SlotFinder.writtenEnding
@call aish/offline/SlotFinder get (Laish/offline/SlotFinder;)Ljava/util/function/Supplier; aish/offline/SlotFinder.lambda$pattern$0
@call aish/offline/SlotFinder get (Laish/offline/SlotFinder;)Ljava/util/function/Supplier; aish/offline/SlotFinder.lambda$pattern$3
@call aish/offline/SlotFinder get (Laish/offline/SlotFinder;Laish/offline/SlotKind;)Ljava/util/function/Supplier; aish/offline/SlotFinder.lambda$net$3
@call aish/offline/SlotFinder test (Laish/offline/SlotFinder;)Ljava/util/function/IntPredicate; aish/offline/SlotFinder.lambda$dropped$0
@call aish/offline/SlotFinder test (Laish/offline/SlotFinder;)Ljava/util/function/IntPredicate; aish/offline/SlotFinder.lambda$net$1
@call aish/offline/SlotFinder test (Laish/offline/SlotFinder;)Ljava/util/function/IntPredicate; aish/offline/SlotFinder.lambda$pattern$4
@call aish/offline/SlotFinder test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/offline/SlotFinder.lambda$isSpokenOf$0
@call aish/offline/SlotKind$WellKnown apply ()Ljava/util/function/Function; aish/offline/SlotKind$WellKnown.lambda$static$0
@call aish/offline/SlotSearch apply (Laish/offline/SlotSearch;Ljava/util/function/IntPredicate;)Ljava/util/function/IntFunction; aish/offline/SlotSearch.lambda$firstWord$0
@call aish/offline/Talk apply ()Ljava/util/function/Function; aish/offline/Talk.lambda$rule$0
@call aish/offline/Talk apply ()Ljava/util/function/Function; aish/offline/Talk.rule
@call aish/offline/Template apply ()Ljava/util/function/Function; aish/offline/Template.lambda$missing$1
@call aish/offline/Template apply ()Ljava/util/function/Function; aish/offline/Template.lambda$pattern$0
@call aish/offline/Template apply ()Ljava/util/function/Function; aish/offline/Template.lambda$static$0
@call aish/offline/Template apply (Ljava/lang/Class;)Ljava/util/function/Function; java/lang/Class.cast
@call aish/offline/Template apply (Ljava/util/Map;)Ljava/util/function/Function; aish/offline/Template.lambda$written$0
@call aish/offline/Template get ()Ljava/util/function/Supplier; java/util/LinkedHashSet.<init>
@call aish/offline/Template test ()Ljava/util/function/Predicate; aish/offline/Template.lambda$missing$0
@call aish/offline/Template test (Ljava/lang/Class;)Ljava/util/function/Predicate; java/lang/Class.isInstance
@call aish/offline/Template test (Ljava/util/Map;)Ljava/util/function/Predicate; aish/offline/Template.lambda$missing$2
@call aish/offline/TermLexicon accept (Laish/offline/TermLexicon;Laish/offline/HelperTexts$Field;)Ljava/util/function/Consumer; aish/offline/TermLexicon.lambda$new$0
@call aish/offline/TermLexicon apply (Laish/offline/TermLexicon;)Ljava/util/function/Function; aish/offline/TermLexicon.termOf
@call aish/offline/TermLexicon test (Ljava/lang/String;)Ljava/util/function/Predicate; java/lang/String.endsWith
@call aish/offline/TimeExpressions apply (Laish/offline/TimeExpressions;)Ljava/util/function/IntFunction; aish/offline/TimeExpressions.span
@call aish/offline/TimeExpressions apply (Laish/offline/TimeExpressions;Laish/offline/SlotKind;)Ljava/util/function/Function; aish/offline/TimeExpressions.lambda$find$3
@call aish/offline/TimeExpressions apply (Laish/offline/TimeExpressions;Laish/offline/SlotKind;)Ljava/util/function/IntFunction; aish/offline/TimeExpressions.lambda$find$1
@call aish/offline/TimeExpressions get (Laish/offline/TimeExpressions;Laish/offline/SlotKind;)Ljava/util/function/Supplier; aish/offline/TimeExpressions.lambda$find$2
@call aish/offline/WordForm test ()Ljava/util/function/IntPredicate; java/lang/Character.isLetter
@call aish/offline/WordForm test (Ljava/lang/String;)Ljava/util/function/Predicate; aish/offline/WordForm.lambda$of$0
@call aish/patch/AnswerReader test (Ljava/lang/String;)Ljava/util/function/Predicate; java/lang/String.contains
@call aish/safety/rules/Wrappers apply ()Ljava/util/function/Function; aish/safety/rules/Wrappers.lambda$static$0
@call aish/safety/rules/Wrappers apply ()Ljava/util/function/Function; aish/safety/rules/Wrappers.lambda$static$1
@call aish/safety/rules/Wrappers apply (Ljava/util/regex/Pattern;)Ljava/util/function/Function; java/util/regex/Pattern.matcher
@call aish/safety/rules/Wrappers test ()Ljava/util/function/Predicate; java/util/regex/Matcher.matches
@call aish/secrets/KnownSecrets accept (Laish/secrets/KnownSecrets;)Ljava/util/function/BiConsumer; aish/secrets/KnownSecrets.add
@call aish/secrets/OutboundGuard$Inspection objection ()Laish/secrets/OutboundGuard$Inspection; aish/secrets/OutboundGuard$Inspection.lambda$static$0
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
@call aish/shell/remote/RemoteFiles apply (Ljava/nio/file/Path;)Ljava/util/function/Function; aish/shell/remote/RemoteFiles.lambda$shown$0
@call aish/terminal/editor/HostDevice handle (Ljava/lang/Runnable;)Lsun/misc/SignalHandler; aish/terminal/editor/HostDevice.lambda$onSignal$0
@call aish/terminal/render/AnswerFooter accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/terminal/render/AnswerFooter.lambda$lines$0
@call aish/terminal/render/AnswerFooter accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/terminal/render/AnswerFooter.lambda$lines$1
@call aish/terminal/render/AnswerFooter accept (Ljava/util/List;)Ljava/util/function/Consumer; aish/terminal/render/AnswerFooter.lambda$lines$2
@call aish/terminal/render/AnswerFooter apply ()Ljava/util/function/Function; aish/model/Reply$Timings.generatedTokens
@call aish/terminal/render/AnswerFooter apply ()Ljava/util/function/Function; aish/model/Reply$Usage.completion
@call aish/terminal/render/AnswerFooter get (Laish/terminal/render/AnswerFooter;)Ljava/util/function/Supplier; aish/terminal/render/AnswerFooter.lambda$counts$0
@call aish/terminal/render/AnswerFooter test ()Ljava/util/function/Predicate; aish/terminal/render/AnswerFooter.lambda$counts$1
@call aish/terminal/render/AnswerView accept (Laish/terminal/render/AnswerView;)Ljava/util/function/Consumer; aish/terminal/render/AnswerView.lambda$showHeldNotices$0
@call aish/terminal/render/AnswerView accept (Laish/terminal/render/AnswerView;)Ljava/util/function/Consumer; aish/terminal/render/AnswerView.remark
@call aish/terminal/render/AnswerView run (Laish/terminal/render/AnswerView;)Ljava/lang/Runnable; aish/terminal/render/AnswerView.tick
@call aish/terminal/render/AnswerView$Knowledge get ()Ljava/util/function/Supplier; aish/terminal/render/AnswerView$Knowledge.lambda$static$0
@call aish/terminal/render/AnswerView$Knowledge get ()Ljava/util/function/Supplier; java/util/Optional.empty
@call aish/terminal/render/CitationMarks accept (Laish/evidence/CitationChecker;)Ljava/util/function/Consumer; aish/evidence/CitationChecker.line
@call aish/terminal/render/CodeBlock accept (Laish/terminal/render/CodeBlock;)Ljava/util/function/Consumer; aish/terminal/render/CodeBlock.lambda$show$0
@call aish/terminal/render/CodeBlock apply (Laish/terminal/render/CodeHighlighter$Lines;)Ljava/util/function/Function; aish/terminal/render/CodeBlock.lambda$open$0
@call aish/terminal/render/CodeColouring next ()Laish/terminal/render/CodeHighlighter$Lines; aish/terminal/render/CodeColouring.lambda$static$0
@call aish/terminal/render/EmphasisSpans accept (Ljava/lang/StringBuilder;)Ljava/util/function/Consumer; aish/terminal/render/EmphasisSpans.lambda$link$0
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
@call aish/text/Resource get (Ljava/lang/String;)Ljava/util/function/Supplier; aish/text/Resource.lambda$bytes$0
@call aish/trust/ProjectSettings accept (Laish/trust/ProjectSettings;Laish/event/Operator;Laish/event/EventSink;)Ljava/util/function/Consumer; aish/trust/ProjectSettings.lambda$reportAtStart$1
@call java/lang/AbstractStringBuilder get (Ljava/lang/AbstractStringBuilder;)Ljava/util/function/Supplier; java/lang/AbstractStringBuilder.lambda$codePoints$0
@call java/util/function/IntPredicate test (Ljava/util/function/IntPredicate;Ljava/util/function/IntPredicate;)Ljava/util/function/IntPredicate; java/util/function/IntPredicate.lambda$and$0
@call java/util/regex/CharPredicates is ()Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ASCII_DIGIT$0
@call java/util/regex/CharPredicates is ()Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ASCII_SPACE$0
@call java/util/regex/CharPredicates is ()Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ASCII_WORD$0
@call java/util/regex/CharPredicates is (I)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/CharPredicates.lambda$ctype$0
@call java/util/regex/CharPredicates is (I)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/CharPredicates.lambda$category$0
@call java/util/regex/Pattern is ()Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$ALL$0
@call java/util/regex/Pattern is ()Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$DOT$0
@call java/util/regex/Pattern is (I)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$Single$0
@call java/util/regex/Pattern is (II)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$Range$0
@call java/util/regex/Pattern is (II)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$SingleI$0
@call java/util/regex/Pattern is (II)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$CIRange$0
@call java/util/regex/Pattern is (Ljava/util/regex/Pattern$CharPredicate;)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$negate$0
@call java/util/regex/Pattern is (Ljava/util/regex/Pattern$CharPredicate;Ljava/util/regex/Pattern$CharPredicate;)Ljava/util/regex/Pattern$BmpCharPredicate; java/util/regex/Pattern.lambda$union$0
@call java/util/regex/Pattern is (Ljava/util/regex/Pattern$CharPredicate;Ljava/util/regex/Pattern$CharPredicate;)Ljava/util/regex/Pattern$CharPredicate; java/util/regex/Pattern.lambda$union$1
@call java/util/stream/Collectors accept ()Ljava/util/function/BiConsumer; java/util/Collection.add
@call java/util/stream/Collectors accept ()Ljava/util/function/BiConsumer; java/util/Set.add
@call java/util/stream/Collectors accept ()Ljava/util/function/BiConsumer; java/util/StringJoiner.add
@call java/util/stream/Collectors accept (Ljava/util/function/Function;Ljava/util/function/Function;)Ljava/util/function/BiConsumer; java/util/stream/Collectors.lambda$uniqKeysMapAccumulator$0
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/StringJoiner.merge
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/stream/Collectors.lambda$toCollection$0
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/stream/Collectors.lambda$toSet$0
@call java/util/stream/Collectors apply ()Ljava/util/function/BinaryOperator; java/util/stream/Collectors.lambda$uniqKeysMapMerger$0
@call java/util/stream/Collectors apply ()Ljava/util/function/Function; java/util/StringJoiner.toString
@call java/util/stream/Collectors apply ()Ljava/util/function/Function; java/util/stream/Collectors.lambda$castingIdentity$0
@call java/util/stream/Collectors get ()Ljava/util/function/Supplier; java/util/HashMap.<init>
@call java/util/stream/Collectors get ()Ljava/util/function/Supplier; java/util/HashSet.<init>
@call java/util/stream/Collectors get (Ljava/lang/CharSequence;Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Ljava/util/function/Supplier; java/util/stream/Collectors.lambda$joining$1
@call java/util/stream/DoublePipeline accept ()Ljava/util/function/BiConsumer; java/util/stream/DoublePipeline.lambda$sum$2
@call java/util/stream/DoublePipeline accept ()Ljava/util/function/ObjDoubleConsumer; java/util/stream/DoublePipeline.lambda$sum$1
@call java/util/stream/DoublePipeline apply (Ljava/util/function/BiConsumer;)Ljava/util/function/BinaryOperator; java/util/stream/DoublePipeline.lambda$collect$0
@call java/util/stream/DoublePipeline get ()Ljava/util/function/Supplier; java/util/stream/DoublePipeline.lambda$sum$0
@call java/util/stream/FindOps$FindSink$OfRef get ()Ljava/util/function/Supplier; java/util/stream/FindOps$FindSink$OfRef.<init>
@call java/util/stream/FindOps$FindSink$OfRef test ()Ljava/util/function/Predicate; java/util/Optional.isPresent
@call java/util/stream/IntPipeline apply ()Ljava/util/function/IntFunction; java/util/stream/IntPipeline.lambda$toArray$0
@call java/util/stream/IntPipeline applyAsInt ()Ljava/util/function/IntBinaryOperator; java/lang/Integer.sum
@call java/util/stream/IntPipeline applyAsInt ()Ljava/util/function/IntBinaryOperator; java/lang/Math.max
@call java/util/stream/LongPipeline applyAsLong ()Ljava/util/function/LongBinaryOperator; java/lang/Long.sum
@call java/util/stream/MatchOps get (Ljava/util/stream/MatchOps$MatchKind;Ljava/util/function/IntPredicate;)Ljava/util/function/Supplier; java/util/stream/MatchOps.lambda$makeInt$0
@call java/util/stream/MatchOps get (Ljava/util/stream/MatchOps$MatchKind;Ljava/util/function/Predicate;)Ljava/util/function/Supplier; java/util/stream/MatchOps.lambda$makeRef$0
@call java/util/stream/ReferencePipeline apply ()Ljava/util/function/IntFunction; java/util/stream/ReferencePipeline.lambda$toArray$0
@call jdk/internal/logger/DefaultLoggerFinder apply ()Ljava/util/function/Function; jdk/internal/logger/SimpleConsoleLogger.makeSimpleLogger
@call org/jline/nativ/JLineNativeLoader makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 973
@call org/jline/nativ/JLineNativeLoader run ()Ljava/lang/Runnable; org/jline/nativ/JLineNativeLoader.cleanup
@call org/jline/nativ/JLineNativeLoader$1 makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 37cd929
@call org/jline/nativ/OSInfo makeConcatWithConstants (Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String; 973
@call org/jline/utils/OSUtils makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 367d28
@call org/jline/utils/OSUtils makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 68b0c1b
@call org/jline/utils/OSUtils makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; 6924daf
@call org/jline/utils/OSUtils makeConcatWithConstants (Ljava/lang/String;)Ljava/lang/String; aa20529
@call sun/nio/ch/NioSocketImpl run (Ljava/io/FileDescriptor;)Ljava/lang/Runnable; sun/nio/ch/NioSocketImpl.lambda$closerFor$0
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder delegate L6_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder delegate LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DelegatingMethodHandle$Holder reinvoke_L L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder fieldAccess LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface L3_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeInterface LLI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3ILL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3ILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3IL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3I_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3I_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3I_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3J_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_D
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L3_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4IL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4I_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L4_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L5_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L5_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial L7_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLII_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLII_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLIL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLI_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LLI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecial LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeSpecialIFC L3I_I
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
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L7_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LII_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LIL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LJJ_J
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLD_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLI_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LLJL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStatic L_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L3_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit LL_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeStaticInit L_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeVirtual LLI_V
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder invokeVirtual LL_I
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L3IL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LII_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLI_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LLJ_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.DirectMethodHandle$Holder newInvokeSpecial L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod IIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod IL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L4_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LIL3_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LIL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LJL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LLILL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod LL_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder linkToTargetMethod L_L
@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.LambdaForm$Holder constant_L L_L
@lambda-form-invoker [SPECIES_RESOLVE] java.lang.invoke.BoundMethodHandle$Species_L
@lambda-form-invoker [SPECIES_RESOLVE] java.lang.invoke.BoundMethodHandle$Species_LL
@lambda-form-invoker [SPECIES_RESOLVE] java.lang.invoke.SimpleMethodHandle
aish/app/AttachmentModule
aish/app/ChatModule
aish/app/Clients
aish/app/CostModule
aish/app/Ending
aish/app/FutureValue
aish/app/HooksModule
aish/app/Launch
aish/app/Lazy
aish/app/Main
aish/app/ModelRoutingModule
aish/app/Platform
aish/app/Presets
aish/app/QuestionFront
aish/app/QuestionFront$Streams
aish/app/SecretsModule
aish/app/SecretsModule$PreviewGuard
aish/app/SecretsModule$Typing
aish/app/SessionsModule
aish/app/ToolsModule
aish/app/training/TrainingQuestions
aish/approval/Action
aish/approval/Decision
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
aish/bash/ShellNode$WordPart$Quoted
aish/bash/ShellQuoting
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
aish/chat/AttachmentService
aish/chat/CitationListener
aish/chat/ContextAdmission
aish/chat/Eviction
aish/chat/MentionedFiles$Symbols
aish/chat/ModelSelector
aish/chat/ModelSelector$Selection
aish/chat/ParsedReply
aish/chat/ParsedReply$Goal
aish/chat/Patches
aish/chat/Patches$Proposed
aish/chat/Proposal
aish/chat/Proposal$Form
aish/chat/Proposal$ShellFamily
aish/chat/ReplyParser
aish/chat/RequestSizes
aish/chat/Suggestion
aish/chat/Suggestions
aish/chat/TaskRouting
aish/chat/TurnLoop
aish/chat/TurnLoop$Exchange
aish/chat/tools/CommandCalls
aish/chat/tools/CommandCalls$Told
aish/chat/tools/ToolCalls
aish/chat/tools/ToolCalls$1
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
aish/commands/HelpTopics
aish/context/Attachment
aish/context/Attachment$Card
aish/context/Attachment$Draft
aish/context/Attachment$Kind
aish/context/Attachment$Priority
aish/context/Attachments
aish/context/ContextBlock
aish/context/ContextBlock$ContentKeeper
aish/context/ContextBlock$ContentKeeper$1
aish/context/Conversation
aish/context/ExecLog
aish/context/FileChanges
aish/context/FileChanges$ManyChangesException
aish/context/OutputText
aish/context/PromptAssembler
aish/context/PromptAssembler$Surroundings
aish/context/PromptAssembler$Tools
aish/context/Pruning
aish/context/Pruning$Limits
aish/context/Stance
aish/context/Turn
aish/context/Turn$Assistant
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
aish/event/Event$Answered
aish/event/Event$Asked
aish/event/Event$AttachmentChanged
aish/event/Event$Busy
aish/event/Event$Change
aish/event/Event$Cited
aish/event/Event$Decided
aish/event/Event$Evicted
aish/event/Event$Forgotten
aish/event/Event$Instructed
aish/event/Event$Notice
aish/event/Event$Patched
aish/event/Event$Problem
aish/event/Event$QuestionSent
aish/event/Event$Ran
aish/event/Event$Ready
aish/event/Event$Refused
aish/event/Event$Remarked
aish/event/Event$Reset
aish/event/Event$Spent
aish/event/Event$StanceChanged
aish/event/Event$Streamed
aish/event/Event$Suggested
aish/event/Event$Summarised
aish/event/Event$Tool
aish/event/Event$ToolResultsSent
aish/event/Event$Unrecorded
aish/event/Event$Unshown
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
aish/event/Operator$Choice
aish/evidence/CitationChecker
aish/evidence/CitationReader
aish/evidence/Sources
aish/exec/PreRunCheck
aish/exec/RefusedException
aish/exec/rehearsal/Rehearsals$RehearsalException
aish/files/AtomicFile
aish/files/PrivateFiles
aish/files/UserDirectories
aish/front/BatchOutput
aish/front/EarlyExit
aish/front/InputException
aish/front/LastAnswer
aish/front/PipedText
aish/front/StandardStream
aish/front/prompt/CodeColours
aish/front/prompt/TerminalSink$Colours
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
aish/model/DecoratedRoster
aish/model/Delta
aish/model/Delta$Reading
aish/model/Delta$Text
aish/model/Delta$Waiting
aish/model/Fallback
aish/model/Fallback$FallbackClient
aish/model/Locality
aish/model/Message
aish/model/Message$Assistant
aish/model/Message$Instructions
aish/model/Message$Tool
aish/model/Message$User
aish/model/ModelClient
aish/model/ModelProblem
aish/model/ModelProblem$Api
aish/model/ModelProblem$Budget
aish/model/ModelProblem$Cancelled
aish/model/ModelProblem$Failure
aish/model/ModelProblem$ModelException
aish/model/ModelProblem$Protocol
aish/model/ModelProblem$Transport
aish/model/ModelRequest
aish/model/ModelRequest$Purpose
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
aish/model/offline/OfflineModel
aish/model/openai/AnswerBuilder
aish/model/openai/ApiPaths
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
aish/offline/Answers
aish/offline/Diagnosis
aish/offline/Diagnosis$FailureRule
aish/offline/ExecOutput
aish/offline/Explanation
aish/offline/Explanation$CommandGuide
aish/offline/Explanation$CommandGuide$Entry
aish/offline/FollowUp
aish/offline/Helper
aish/offline/Helper$Lazy
aish/offline/Helper$Said
aish/offline/Helper$Speaker
aish/offline/HelperRequest
aish/offline/HelperRequest$1
aish/offline/HelperTexts
aish/offline/HelperTexts$Entry
aish/offline/HelperTexts$Field
aish/offline/HelperTexts$FileTypes
aish/offline/HelperTexts$Sets
aish/offline/Machine
aish/offline/ManualPages
aish/offline/NameSlots
aish/offline/NameSlots$1
aish/offline/PathSlots
aish/offline/PathSlots$1
aish/offline/Quantities
aish/offline/Quantities$1
aish/offline/Question
aish/offline/QuestionWord
aish/offline/Ranking
aish/offline/Ranking$Candidate
aish/offline/Ranking$Scored
aish/offline/ReadQuestion
aish/offline/ReadQuestion$Interpretation
aish/offline/ReadQuestion$Status
aish/offline/Reader
aish/offline/Recipe
aish/offline/Recipe$Variant
aish/offline/RecipeBook
aish/offline/RecipeBook$Cue
aish/offline/RecipeBook$KnownRecipe
aish/offline/RecipeBook$Phrase
aish/offline/RecipeIndex
aish/offline/SearchPathMachine
aish/offline/SlotFinder
aish/offline/SlotFinder$1
aish/offline/SlotKind
aish/offline/SlotKind$Family
aish/offline/SlotKind$WellKnown
aish/offline/SlotSearch
aish/offline/SlotValue
aish/offline/SlotValue$Raw
aish/offline/SystemManual
aish/offline/Talk
aish/offline/Talk$Rule
aish/offline/Template
aish/offline/Template$1
aish/offline/Template$Literal
aish/offline/Template$Option
aish/offline/Template$Part
aish/offline/Template$Slot
aish/offline/Template$ValueQuoting
aish/offline/TermLexicon
aish/offline/TimeExpressions
aish/offline/TimeExpressions$1
aish/offline/TimeExpressions$Span
aish/offline/WordForm
aish/patch/AnswerReader
aish/patch/Patch
aish/patch/PatchException
aish/process/Cancellation
aish/process/ProgramRunner
aish/route/RouteFacts
aish/route/TaskClassifier$TaskClass
aish/safety/permissions/Permission
aish/safety/permissions/PermissionRule$BadRuleException
aish/safety/rules/Wrappers
aish/secrets/KnownSecrets
aish/secrets/OutboundGuard
aish/secrets/OutboundGuard$Inspection
aish/secrets/OutboundGuard$Place
aish/secrets/Redactor
aish/secrets/SecretPlaceholders
aish/secrets/SecretSubstitution$SecretException
aish/secrets/TypedSecrets
aish/session/ConversationState
aish/session/SessionRecord
aish/session/TimedEvent
aish/session/output/OutputStore$OutputDirectory
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
aish/shell/CommandResult
aish/shell/SpawnGuard
aish/shell/TerminalView
aish/shell/WindowSize
aish/shell/remote/RemoteFiles
aish/shell/remote/RemoteProvider
aish/shell/remote/Target
aish/shell/remote/Target$TargetException
aish/terminal/editor/HostDevice
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
aish/text/Fence
aish/text/HomePath
aish/text/NumberedName
aish/text/PlainText
aish/text/PlainTextStream
aish/text/Resource
aish/text/TomlText
aish/tools/CallAssessment$Assessor
aish/tools/ToolServers
aish/tools/ToolServers$ToolException
aish/trust/ProjectSettings
aish/trust/TrustException
aish/trust/TrustStore
aish/workspace/SourceException
aish/workspace/symbols/TreeHighlighter
com/github/difflib/algorithm/DiffAlgorithmI
com/github/difflib/algorithm/DiffAlgorithmListener
java/io/BufferedInputStream
java/io/BufferedOutputStream
java/io/BufferedReader
java/io/BufferedWriter
java/io/ByteArrayInputStream
java/io/ByteArrayOutputStream
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
java/io/FileReader
java/io/FileSystem
java/io/FilenameFilter
java/io/FilterInputStream
java/io/FilterOutputStream
java/io/Flushable
java/io/IOException
java/io/InputStream
java/io/InputStreamReader
java/io/InterruptedIOException
java/io/ObjectStreamClass
java/io/ObjectStreamField
java/io/OutputStream
java/io/OutputStream$1
java/io/OutputStreamWriter
java/io/PrintStream
java/io/RandomAccessFile
java/io/RandomAccessFile$2
java/io/Reader
java/io/Serializable
java/io/UncheckedIOException
java/io/UnixFileSystem
java/io/Writer
java/lang/AbstractStringBuilder
java/lang/Appendable
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
java/lang/CompoundEnumeration
java/lang/Double
java/lang/Enum
java/lang/Error
java/lang/Exception
java/lang/Float
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
java/lang/StringConcatHelper$StringConcatBase
java/lang/StringLatin1
java/lang/StringLatin1$CharsSpliterator
java/lang/StringLatin1$LinesSpliterator
java/lang/StringUTF16
java/lang/StringUTF16$CodePointsSpliterator
java/lang/StringUTF16$LinesSpliterator
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
java/lang/Thread$Constants
java/lang/Thread$FieldHolder
java/lang/Thread$State
java/lang/Thread$ThreadIdentifiers
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
java/lang/WeakPairMap
java/lang/WeakPairMap$Pair
java/lang/WeakPairMap$Pair$Lookup
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
java/lang/invoke/BoundMethodHandle$Species_LL
java/lang/invoke/CallSite
java/lang/invoke/ClassSpecializer
java/lang/invoke/ClassSpecializer$1
java/lang/invoke/ClassSpecializer$Factory
java/lang/invoke/ClassSpecializer$SpeciesData
java/lang/invoke/ConstantCallSite
java/lang/invoke/DelegatingMethodHandle
java/lang/invoke/DelegatingMethodHandle$Holder
java/lang/invoke/DirectMethodHandle
java/lang/invoke/DirectMethodHandle$2
java/lang/invoke/DirectMethodHandle$Accessor
java/lang/invoke/DirectMethodHandle$Constructor
java/lang/invoke/DirectMethodHandle$Holder
java/lang/invoke/DirectMethodHandle$Interface
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
java/lang/invoke/MethodHandleImpl$AsVarargsCollector
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
java/lang/reflect/Member
java/lang/reflect/Method
java/lang/reflect/Modifier
java/lang/reflect/Parameter
java/lang/reflect/RecordComponent
java/lang/reflect/ReflectAccess
java/lang/reflect/Type
java/math/BigInteger
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
java/nio/channels/GatheringByteChannel
java/nio/channels/InterruptibleChannel
java/nio/channels/NetworkChannel
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
java/nio/file/FileAlreadyExistsException
java/nio/file/FileSystem
java/nio/file/FileSystemException
java/nio/file/FileSystems
java/nio/file/FileSystems$DefaultFileSystemHolder
java/nio/file/FileVisitor
java/nio/file/Files
java/nio/file/InvalidPathException
java/nio/file/LinkOption
java/nio/file/NoSuchFileException
java/nio/file/OpenOption
java/nio/file/Path
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
java/security/AccessControlContext
java/security/AccessController
java/security/CodeSource
java/security/DEREncodable
java/security/GeneralSecurityException
java/security/PermissionCollection
java/security/Permissions
java/security/Principal
java/security/PrivilegedAction
java/security/ProtectionDomain
java/security/SecureClassLoader
java/security/SecureClassLoader$1
java/security/SecureClassLoader$CodeSourceKey
java/security/Security
java/security/Security$1
java/security/Security$2
java/security/Security$SecPropLoader
java/security/Security$SecPropLoader$LoadingMode
java/security/cert/Certificate
java/security/cert/CertificateException
java/security/cert/X509Certificate
java/security/cert/X509Extension
java/text/CharacterIterator
java/time/Clock
java/time/Clock$SystemInstantSource
java/time/Duration
java/time/Instant
java/time/Instant$1
java/time/InstantSource
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
java/util/AbstractSet
java/util/ArrayDeque
java/util/ArrayDeque$DeqIterator
java/util/ArrayList
java/util/ArrayList$ArrayListSpliterator
java/util/ArrayList$Itr
java/util/ArrayList$SubList
java/util/ArrayList$SubList$1
java/util/Arrays
java/util/Arrays$ArrayList
java/util/Arrays$LegacyMergeSort
java/util/BitSet
java/util/BitSet$1BitSetSpliterator
java/util/Collection
java/util/Collections
java/util/Collections$2
java/util/Collections$CopiesList
java/util/Collections$EmptyEnumeration
java/util/Collections$EmptyIterator
java/util/Collections$EmptyList
java/util/Collections$EmptyMap
java/util/Collections$EmptySet
java/util/Collections$SetFromMap
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
java/util/Deque
java/util/Dictionary
java/util/EnumMap
java/util/EnumMap$1
java/util/EnumSet
java/util/Enumeration
java/util/HashMap
java/util/HashMap$EntryIterator
java/util/HashMap$EntrySet
java/util/HashMap$HashIterator
java/util/HashMap$HashMapSpliterator
java/util/HashMap$KeyIterator
java/util/HashMap$KeySet
java/util/HashMap$KeySpliterator
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
java/util/Properties$LineReader
java/util/Queue
java/util/RandomAccess
java/util/RegularEnumSet
java/util/RegularEnumSet$EnumSetIterator
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
java/util/Spliterator$OfPrimitive
java/util/Spliterators
java/util/Spliterators$1Adapter
java/util/Spliterators$ArraySpliterator
java/util/Spliterators$EmptySpliterator
java/util/Spliterators$EmptySpliterator$OfRef
java/util/Spliterators$IntArraySpliterator
java/util/Spliterators$IteratorSpliterator
java/util/StringJoiner
java/util/StringTokenizer
java/util/TimSort
java/util/WeakHashMap
java/util/WeakHashMap$Entry
java/util/WeakHashMap$KeySet
java/util/concurrent/AbstractExecutorService
java/util/concurrent/BlockingQueue
java/util/concurrent/Callable
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
java/util/concurrent/ConcurrentSkipListMap$Node
java/util/concurrent/ConcurrentSkipListSet
java/util/concurrent/CopyOnWriteArrayList
java/util/concurrent/CountDownLatch
java/util/concurrent/DelayScheduler
java/util/concurrent/Delayed
java/util/concurrent/ExecutionException
java/util/concurrent/Executor
java/util/concurrent/ExecutorService
java/util/concurrent/Executors
java/util/concurrent/Executors$RunnableAdapter
java/util/concurrent/ForkJoinPool
java/util/concurrent/ForkJoinPool$1
java/util/concurrent/ForkJoinPool$DefaultForkJoinWorkerThreadFactory
java/util/concurrent/ForkJoinPool$ForkJoinWorkerThreadFactory
java/util/concurrent/ForkJoinPool$ManagedBlocker
java/util/concurrent/ForkJoinPool$WorkQueue
java/util/concurrent/ForkJoinTask
java/util/concurrent/ForkJoinWorkerThread
java/util/concurrent/Future
java/util/concurrent/FutureTask
java/util/concurrent/FutureTask$WaitNode
java/util/concurrent/RejectedExecutionHandler
java/util/concurrent/RunnableFuture
java/util/concurrent/RunnableScheduledFuture
java/util/concurrent/ScheduledExecutorService
java/util/concurrent/ScheduledFuture
java/util/concurrent/ScheduledThreadPoolExecutor
java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue
java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask
java/util/concurrent/ThreadFactory
java/util/concurrent/ThreadPoolExecutor
java/util/concurrent/ThreadPoolExecutor$AbortPolicy
java/util/concurrent/ThreadPoolExecutor$Worker
java/util/concurrent/TimeUnit
java/util/concurrent/atomic/AtomicBoolean
java/util/concurrent/atomic/AtomicInteger
java/util/concurrent/atomic/AtomicLong
java/util/concurrent/atomic/LongAdder
java/util/concurrent/atomic/Striped64
java/util/concurrent/locks/AbstractOwnableSynchronizer
java/util/concurrent/locks/AbstractQueuedSynchronizer
java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode
java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject
java/util/concurrent/locks/AbstractQueuedSynchronizer$ExclusiveNode
java/util/concurrent/locks/AbstractQueuedSynchronizer$Node
java/util/concurrent/locks/Condition
java/util/concurrent/locks/Lock
java/util/concurrent/locks/LockSupport
java/util/concurrent/locks/ReentrantLock
java/util/concurrent/locks/ReentrantLock$NonfairSync
java/util/concurrent/locks/ReentrantLock$Sync
java/util/function/BiConsumer
java/util/function/BiFunction
java/util/function/BinaryOperator
java/util/function/Consumer
java/util/function/DoubleConsumer
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
java/util/function/ObjDoubleConsumer
java/util/function/Predicate
java/util/function/Supplier
java/util/function/ToDoubleFunction
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
java/util/regex/ASCII
java/util/regex/CharPredicates
java/util/regex/IntHashSet
java/util/regex/MatchResult
java/util/regex/Matcher
java/util/regex/Matcher$1MatchResultIterator
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
java/util/stream/DoublePipeline
java/util/stream/DoublePipeline$StatelessOp
java/util/stream/DoubleStream
java/util/stream/FindOps
java/util/stream/FindOps$FindOp
java/util/stream/FindOps$FindSink
java/util/stream/FindOps$FindSink$OfRef
java/util/stream/ForEachOps
java/util/stream/ForEachOps$ForEachOp
java/util/stream/ForEachOps$ForEachOp$OfInt
java/util/stream/ForEachOps$ForEachOp$OfRef
java/util/stream/IntPipeline
java/util/stream/IntPipeline$1
java/util/stream/IntPipeline$1$1
java/util/stream/IntPipeline$10
java/util/stream/IntPipeline$10$1
java/util/stream/IntPipeline$2
java/util/stream/IntPipeline$2$1
java/util/stream/IntPipeline$4
java/util/stream/IntPipeline$4$1
java/util/stream/IntPipeline$Head
java/util/stream/IntPipeline$StatelessOp
java/util/stream/IntStream
java/util/stream/LongPipeline
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
java/util/stream/ReduceOps$13ReducingSink
java/util/stream/ReduceOps$16
java/util/stream/ReduceOps$3
java/util/stream/ReduceOps$3ReducingSink
java/util/stream/ReduceOps$5ReducingSink
java/util/stream/ReduceOps$6
java/util/stream/ReduceOps$6ReducingSink
java/util/stream/ReduceOps$7
java/util/stream/ReduceOps$8ReducingSink
java/util/stream/ReduceOps$9
java/util/stream/ReduceOps$AccumulatingSink
java/util/stream/ReduceOps$Box
java/util/stream/ReduceOps$CountingSink
java/util/stream/ReduceOps$CountingSink$OfInt
java/util/stream/ReduceOps$ReduceOp
java/util/stream/ReferencePipeline
java/util/stream/ReferencePipeline$2
java/util/stream/ReferencePipeline$2$1
java/util/stream/ReferencePipeline$3
java/util/stream/ReferencePipeline$3$1
java/util/stream/ReferencePipeline$4
java/util/stream/ReferencePipeline$4$1
java/util/stream/ReferencePipeline$6
java/util/stream/ReferencePipeline$6$1
java/util/stream/ReferencePipeline$7
java/util/stream/ReferencePipeline$7$1FlatMap
java/util/stream/ReferencePipeline$8
java/util/stream/ReferencePipeline$8$1FlatMap
java/util/stream/ReferencePipeline$Head
java/util/stream/ReferencePipeline$StatefulOp
java/util/stream/ReferencePipeline$StatelessOp
java/util/stream/Sink
java/util/stream/Sink$ChainedInt
java/util/stream/Sink$ChainedReference
java/util/stream/Sink$OfDouble
java/util/stream/Sink$OfInt
java/util/stream/Sink$OfLong
java/util/stream/SliceOps
java/util/stream/SliceOps$1
java/util/stream/SliceOps$1$1
java/util/stream/SortedOps
java/util/stream/SortedOps$AbstractRefSortingSink
java/util/stream/SortedOps$OfRef
java/util/stream/SortedOps$RefSortingSink
java/util/stream/SpinedBuffer
java/util/stream/Stream
java/util/stream/Stream$Builder
java/util/stream/StreamOpFlag
java/util/stream/StreamOpFlag$MaskBuilder
java/util/stream/StreamOpFlag$Type
java/util/stream/StreamShape
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
java/util/stream/WhileOps$1Op
java/util/stream/WhileOps$1Op$1OpSink
java/util/stream/WhileOps$DropWhileOp
java/util/stream/WhileOps$DropWhileSink
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
javax/net/SocketFactory
javax/net/ssl/SSLSocket
javax/net/ssl/SSLSocketFactory
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
jdk/internal/classfile/impl/BytecodeHelpers$1
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
jdk/internal/logger/BootstrapLogger
jdk/internal/logger/BootstrapLogger$BootstrapExecutors
jdk/internal/logger/BootstrapLogger$DetectBackend
jdk/internal/logger/BootstrapLogger$LoggingBackend
jdk/internal/logger/DefaultLoggerFinder
jdk/internal/logger/DefaultLoggerFinder$SharedLoggers
jdk/internal/logger/LazyLoggers
jdk/internal/logger/LazyLoggers$1
jdk/internal/logger/LazyLoggers$LazyLoggerFactories
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
jdk/internal/ref/CleanerImpl$PhantomCleanableRef
jdk/internal/ref/PhantomCleanable
jdk/internal/reflect/CallerSensitive
jdk/internal/reflect/ConstantPool
jdk/internal/reflect/ConstructorAccessor
jdk/internal/reflect/ConstructorAccessorImpl
jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor
jdk/internal/reflect/DirectMethodHandleAccessor
jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor
jdk/internal/reflect/MethodAccessor
jdk/internal/reflect/MethodAccessorImpl
jdk/internal/reflect/MethodHandleAccessorFactory
jdk/internal/reflect/Reflection
jdk/internal/reflect/Reflection$1Holder
jdk/internal/reflect/ReflectionFactory
jdk/internal/reflect/ReflectionFactory$Config
jdk/internal/util/ArraysSupport
jdk/internal/util/ClassFileDumper
jdk/internal/util/DecimalDigits
jdk/internal/util/Exceptions
jdk/internal/util/ModifiedUtf
jdk/internal/util/OperatingSystem
jdk/internal/util/Preconditions
jdk/internal/util/Preconditions$1
jdk/internal/util/Preconditions$2
jdk/internal/util/Preconditions$3
jdk/internal/util/Preconditions$4
jdk/internal/util/ReferenceKey
jdk/internal/util/ReferencedKeyMap
jdk/internal/util/ReferencedKeySet
jdk/internal/util/SoftReferenceKey
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
org/jline/nativ/CLibrary
org/jline/nativ/CLibrary$WinSize
org/jline/nativ/JLineNativeLoader
org/jline/nativ/JLineNativeLoader$1
org/jline/nativ/OSInfo
org/jline/terminal/Size
org/jline/terminal/Sized
org/jline/terminal/Terminal
org/jline/terminal/impl/AbstractPty
org/jline/terminal/impl/AbstractPty$1
org/jline/terminal/impl/AbstractPty$FileDescriptorCreator
org/jline/terminal/impl/AbstractPty$PtyInputStream
org/jline/terminal/impl/jni/JniNativePty
org/jline/terminal/impl/jni/JniNativePty$1
org/jline/terminal/impl/jni/JniTerminalProvider
org/jline/terminal/impl/jni/linux/LinuxNativePty
org/jline/terminal/impl/jni/linux/LinuxNativePty$1
org/jline/terminal/spi/Pty
org/jline/terminal/spi/SystemStream
org/jline/terminal/spi/TerminalProvider
org/jline/utils/NonBlockingInputStream
org/jline/utils/OSUtils
org/jline/utils/WCWidth
org/jline/utils/WCWidth$Interval
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
sun/nio/ch/DirectBuffer
sun/nio/ch/ExtendedSocketOption
sun/nio/ch/ExtendedSocketOption$1
sun/nio/ch/FileChannelImpl
sun/nio/ch/FileChannelImpl$Closer
sun/nio/ch/FileDispatcher
sun/nio/ch/FileDispatcherImpl
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
sun/nio/fs/AbstractFileSystemProvider
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
sun/nio/fs/Util
sun/reflect/annotation/AnnotationParser
sun/security/util/Debug
sun/security/util/ManifestEntryVerifier
sun/security/util/SecurityProperties
sun/security/util/SignatureFileVerifier
sun/util/locale/BaseLocale
sun/util/locale/LocaleUtils
sun/util/logging/PlatformLogger
sun/util/logging/PlatformLogger$Bridge
sun/util/logging/PlatformLogger$ConfigurableBridge
sun/util/logging/PlatformLogger$ConfigurableBridge$LoggerConfiguration
sun/util/logging/PlatformLogger$Level
