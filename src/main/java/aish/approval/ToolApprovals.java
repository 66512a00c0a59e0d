package aish.approval;

import module java.base;

import aish.tools.Tool;

/**
 * The tools that models may call without asking, by the settings and by the user's answers in this
 * session. Used by one thread.
 */
public final class ToolApprovals {
    /** Stands for all tools of a server. */
    public static final String ALL = "*";

    private final Map<String, List<String>> byServer = new HashMap<>();

    /**
     * @param settings the names of tools, by server
     */
    public ToolApprovals(Map<String, List<String>> settings) {
        settings.forEach((server, tools) -> byServer.put(server, new ArrayList<>(tools)));
    }

    public boolean covers(Tool tool) {
        return approved(tool).contains(ALL) || isNamed(tool);
    }

    /** Whether this tool was approved by name, not only its server. */
    public boolean isNamed(Tool tool) {
        List<String> names = approved(tool);
        return names.contains(tool.name()) || names.contains(tool.offered());
    }

    private List<String> approved(Tool tool) {
        return byServer.getOrDefault(tool.server(), List.of());
    }

    /**
     * @param name a tool's name, or {@link #ALL}
     */
    public void add(String server, String name) {
        List<String> names = byServer.computeIfAbsent(server, _ -> new ArrayList<>());
        if (!names.contains(name)) {
            names.add(name);
        }
    }
}
