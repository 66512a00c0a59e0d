package aish.norris;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Network;

/**
 * A copy of the disk on which a goal is pursued.
 *
 * @param id the rehearsal that it becomes
 */
record WorkingCopy(String id, Network network) {
    private static final String ON_COPY =
            """
            You work on a copy of the disk. Files may be created, changed and deleted freely: at the end the person reviews \
            the changes and keeps or drops them. Programs you leave running end with the goal. Services, containers and \
            agents of the machine cannot be reached. Do not push, publish, deploy or send anything, and do not use sudo: \
            the person does that after keeping the changes. Say so in your summary if something of that kind is left to do.""";

    private static final String WITHOUT_NETWORK =
            " There is no network. If the goal cannot be reached without it, end with GOAL: blocked.";

    /** Returns what the model must know about it. */
    String instructions() {
        return ON_COPY + (network == Network.OFF ? WITHOUT_NETWORK : "");
    }

    /** Returns what the user is told when the pursuit starts. */
    String notice() {
        return "Working on a copy of the disk ("
                + id
                + (network == Network.OFF ? ", without the network" : ", with the network")
                + "). Nothing outside it changes until you keep it.";
    }
}
