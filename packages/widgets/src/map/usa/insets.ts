/** Small pictures of parts of the country, 36 by 24, in the syntax of an SVG path, by postal abbreviation. */
export const insetPaths = {
	AK: "M6 8l2 -1 2 0 0 -1 -3 -2 3 -3 3 -1 10 2 0 14 3 2 1 -2 2 5 1 1 0 2 -1 -2 -2 -5 -1 2 -2 -3 -3 0 -2 -2 0 2 -3 1 0 -2 -1 3 -3 4 -4 2 4 -4 1 -2 -3 0 -3 -4 1 -3 2 0 0 -2 -3 1z",
	HI: "M26 18l2 -2 0 -2 4 2 1 1 0 1 2 2 -1 1 -4 1 -1 2 -1 -1 0 -2zM22 9l2 1 1 -1 2 1 -1 1 -2 1 0 -2zM18 8l0 -1 4 1 -1 1zM11 5l2 -1 1 2 2 1 -4 0zM1 1l1 -1 2 1 0 1 -2 0z",
	PR: "M0 9l3 -4 25 1 7 3 1 3 -3 1 -2 3 -9 3 -5 -2 -8 1 -8 0 1 -6z",
};
