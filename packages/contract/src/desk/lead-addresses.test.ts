import { expect, it } from "vitest";
import { formatLeadAddresses, leadAddressesSchema } from "./lead-addresses.js";

it.each([
	["", []],
	[" ; ", []],
	["a@x.example", [{ email: "a@x.example", format: "mail" }]],
	[
		"a@x.example; B@y.example (adf), c@z.example(ADF)",
		[
			{ email: "a@x.example", format: "mail" },
			{ email: "B@y.example", format: "adf" },
			{ email: "c@z.example", format: "adf" },
		],
	],
])("reads %j", (text, addresses) => {
	expect(leadAddressesSchema.parse(text)).toEqual(addresses);
});

it("takes what is stored, and writes it as text that reads the same", () => {
	const stored = leadAddressesSchema.parse("a@x.example; b@y.example (ADF)");
	expect(leadAddressesSchema.parse(stored)).toEqual(stored);
	expect(formatLeadAddresses(stored)).toBe("a@x.example; b@y.example (ADF)");
});

it.each([
	["a@x.example; nobody", '"nobody" is not an email address'],
	["a@x.example; b@y.example (XML)", '"b@y.example (XML)" is not an email address'],
	["a@x.example; A@X.example (ADF)", "A@X.example is listed twice"],
	[
		"a@x.example; b@x.example; c@x.example; d@x.example; e@x.example",
		"Give at most 4 further addresses",
	],
])("refuses %j: %s", (text, message) => {
	expect(leadAddressesSchema.safeParse(text).error?.issues[0]?.message).toBe(message);
});

it.each([7, [{ email: "a@x.example" }], null])("refuses what is neither: %j", (given) => {
	expect(leadAddressesSchema.safeParse(given).error?.issues[0]?.message).toBe(
		"Give email addresses with ; between them",
	);
});
