import type { Operator } from "@nev/contract/desk";

/** Who is signed in, in a story. */
export const operator: Operator = {
	name: "ada",
	hasMailServer: true,
	hasPublicUrl: true,
	siteUrl: null,
};
