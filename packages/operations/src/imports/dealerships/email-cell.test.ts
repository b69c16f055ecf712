import { expect, it } from "vitest";
import { checkEmail } from "./email-cell.js";

it.each(["", "info@example.com", "o'brien@example.com", "r&d/sales@example.com", "nobody", "a@x"])(
	"a cell with one email address is kept as it is: %j",
	(text) => {
		expect(checkEmail(text)).toEqual({ email: text, others: [], notes: [] });
	},
);

it("a cell that a spreadsheet has marked as text is that text", () => {
	expect(checkEmail("'info@example.com")).toEqual({
		email: "info@example.com",
		others: [],
		notes: [],
	});
});

it.each([
	"a@example.com; b@example.com",
	"a@example.com, b@example.com",
	"a@example.com / b@example.com",
	"a@example.com/b@example.com",
	"a@example.com|b@example.com",
	"a@example.com b@example.com",
	"a@example.com\nb@example.com",
	"a@example.com or b@example.com",
	"a@example.com & b@example.com",
	"Gulf Carts <a@example.com>, Bay Carts <b@example.com>",
	'"Carts, Gulf" <a@example.com>; b@example.com',
	"mailto:a@example.com, mailto:b@example.com",
	"a@example.com, A@EXAMPLE.COM, b@example.com",
])("each of several is taken, once: %j", (text) => {
	expect(checkEmail(text)).toEqual({
		email: "a@example.com",
		others: ["b@example.com"],
		notes: [],
	});
});

it.each([
	"Gulf Carts <info@example.com>",
	"mailto:info@example.com",
	"mailto:info@example.com?subject=Carts",
	"<info@example.com>",
	"Email: info@example.com",
	"info@example.com;",
	"info@example.com.",
	"info@example.com (Mary)",
	"Mary (info@example.com)",
	"“info@example.com”",
	"Email: mailto:info@example.com",
])("an address with more around it is taken without that: %s", (text) => {
	expect(checkEmail(text)).toEqual({
		email: "info@example.com",
		others: [],
		notes: [
			{
				kind: "mended",
				text: `the email address "${text}" is info@example.com`,
				cause: "an email address with other text",
			},
		],
	});
});

it.each([
	"renée@example.com",
	"jöhn.smith@example.com",
	"john smith@example.com",
	"john, smith@example.com",
	"bob#1@example.com",
	"100%carts@example.com",
	"what?info@example.com",
	"o’brien@example.com",
	"Zoë/info@example.com",
	'"john smith"@example.com',
	"info@@example.com",
	"https://example.com/info@example.com",
	"info@example.co m",
	"info@example.com .au",
	"info@example.comé",
	"renée@example.com john smith@example.com",
])("a part of an address is not taken for one: %s", (text) => {
	expect(checkEmail(text)).toEqual({ email: text, others: [], notes: [] });
});

it.each([
	"renée@example.com; a@example.com",
	"Sales: a@example.com Service: b@example.com",
	"a@example.com Bay Carts <b@example.com>",
])("a whole address beside another is taken: %s", (text) => {
	expect(checkEmail(text).email).toBe("a@example.com");
});

it("what is no address stands in the note as well", () => {
	const { email, notes } = checkEmail("a@example; b@example.com");
	expect([email, notes[0]?.text]).toEqual([
		"b@example.com",
		"a second email address was left out: a@example",
	]);
});
