/** The room behind the cab, from its front wall to the tailgate. */
export type BedSpan = { start: number; end: number };
