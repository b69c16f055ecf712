/** The elements have real slots. */
export const Slot = "slot";
