/** The maximum number of items that can be compared side by side. */
export const compareLimit = 3;
