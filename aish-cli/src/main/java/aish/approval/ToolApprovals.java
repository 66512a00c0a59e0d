package aish.approval;

import module java.base;

import aish.exec.PermissionRules;
import aish.safety.permissions.Permission;
import aish.tools.Tool;

/**
 * The tools that models may call without asking, by the settings, the user's rules and the user's
 * answers in this session. Used by one thread.
 */
public final class ToolApprovals {
    /** Stands for all tools of a server. */
    public static final String ALL = "*";

    private final Map<String, List<String>> byServer = new HashMap<>();
    private final PermissionRules rules;

    /**
     * @param settings the names of tools, by server
     */
    public ToolApprovals(Map<String, List<String>> settings, PermissionRules rules) {
        this.rules = rules;
        settings.forEach((server, tools) -> byServer.put(server, new ArrayList<>(tools)));
    }

    /** Returns what the user's rules say about a call. */
    public Permission permission(Action.ToolCall call) {
        Permission named =
                rules.decideTool(call.tool().ruleName(), call.risk().naming().isPresent());
        Permission of = call.assessment().permission();
        return of.kind().compareTo(named.kind()) < 0 ? of : named;
    }

    /** Whether the user has approved the tool; does not consider the risk of a call. */
    public boolean isApproved(Tool tool) {
        return switch (rules.decideTool(tool.ruleName(), false).kind()) {
            case DENY, ASK -> false;
            case ALLOW -> true;
            case NONE -> covers(tool);
        };
    }

    boolean covers(Tool tool) {
        return approved(tool).contains(ALL) || isNamed(tool);
    }

    /** Whether this tool was approved by name, not only its server. */
    boolean isNamed(Tool tool) {
        List<String> names = approved(tool);
        return names.contains(tool.name()) || names.contains(tool.offered());
    }

    private List<String> approved(Tool tool) {
        return byServer.getOrDefault(tool.server(), List.of());
    }

    /**
     * @param name a tool's name, or {@link #ALL}
     */
    void add(String server, String name) {
        List<String> names = byServer.computeIfAbsent(server, _ -> new ArrayList<>());
        if (!names.contains(name)) {
            names.add(name);
        }
    }
}
