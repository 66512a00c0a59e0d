package aish.engine;

import aish.store.MemoryItem.Kind;

/** Something that could be remembered, if the person agrees. */
public record MemoryProposal(Kind kind, String text) {}
