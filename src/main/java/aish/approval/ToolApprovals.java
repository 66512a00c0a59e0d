package aish.approval;

import aish.tools.Tool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which tools the person lets models call without being asked: by the settings, and by what was
 * said in this session. Used by one thread.
 */
public final class ToolApprovals {
    /** Stands for all tools of a server. */
    public static final String ALL = "*";

    private final Map<String, List<String>> byServer = new HashMap<>();

    /**
     * @param settings names of tools by their servers
     */
    public ToolApprovals(Map<String, List<String>> settings) {
        settings.forEach((server, tools) -> byServer.put(server, new ArrayList<>(tools)));
    }

    public boolean covers(Tool tool) {
        return approved(tool).contains(ALL) || isNamed(tool);
    }

    /** Whether this very tool was approved, not only its server. */
    public boolean isNamed(Tool tool) {
        List<String> names = approved(tool);
        return names.contains(tool.name()) || names.contains(tool.offered());
    }

    private List<String> approved(Tool tool) {
        return byServer.getOrDefault(tool.server(), List.of());
    }

    /**
     * @param name of a tool, or {@link #ALL}
     */
    public void add(String server, String name) {
        List<String> names = byServer.computeIfAbsent(server, _ -> new ArrayList<>());
        if (!names.contains(name)) {
            names.add(name);
        }
    }
}
