package aish.app;

import module java.base;

import aish.event.Interrupts;
import aish.event.Operator;
import aish.norris.NorrisGate;
import aish.shell.ShellHost;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.TerminalView;
import aish.shell.WindowSize;
import aish.tools.ToolServers;

/**
 * What a front end brings to a session.
 *
 * @param unattended what to do on a halt if there is no user to ask
 * @param servers of tools, instead of those of the settings
 */
record FrontEnd(
        Operator operator,
        Interrupts interrupts,
        TerminalView view,
        Stdio stdio,
        TerminalKeys keys,
        WindowSize size,
        NorrisGate.Unattended unattended,
        ToolsModule.Connecting connecting,
        ShellHost host,
        Optional<ToolServers> servers) {}
