package aish.memory;

import aish.memory.MemoryItem.Kind;

/** Something that could be remembered if the user agrees. */
public record MemoryProposal(Kind kind, String text) {}
