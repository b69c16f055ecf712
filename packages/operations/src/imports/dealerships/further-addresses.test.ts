import { expect, it } from "vitest";
import { checkFurtherAddresses } from "./further-addresses.js";

const mailed = (...names: string[]) =>
	names.map((name) => ({ email: `${name}@x.example`, format: "mail" }) as const);
const cell = (email: string, ...others: string[]) => ({
	email: `${email}@x.example`,
	others: others.map((other) => `${other}@x.example`),
	notes: [],
});
const several = {
	kind: "mended",
	text: "several email addresses: each gets the leads",
	cause: "several email addresses",
};

it.each([
	["none", cell("a"), [], [], []],
	["those of their own column", cell("a"), mailed("b"), mailed("b"), []],
	["those of the email cell", cell("a", "b"), [], mailed("b"), [several]],
	["each once", cell("a", "b", "c"), mailed("B", "A"), mailed("B", "c"), [several]],
	[
		"four at most",
		cell("a", "b", "c", "d", "e", "f"),
		[],
		mailed("b", "c", "d", "e"),
		[
			several,
			{
				kind: "dropped",
				text: "more than 5 email addresses: f@x.example left out",
				cause: "more than 5 email addresses",
			},
		],
	],
])("%s", (_, email, listed, addresses, notes) => {
	expect(checkFurtherAddresses(email, listed)).toEqual({ addresses, notes });
});
