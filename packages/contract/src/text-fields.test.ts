import { describe, expect, it } from "vitest";
import { multiLine, singleLine } from "./text-fields.js";

const name = singleLine(1, "Name is required");

describe("the text of a visitor", () => {
	it.each([
		["embeds text backwards", "moc\u202eelpmaxe\u202c", "mocelpmaxe"],
		["isolates text", "\u2067Carts\u2069 Co", "Carts Co"],
		["marks a direction", "\u200eCarts\u200f\u061c", "Carts"],
		["has a space without width", "Gulf\u200b Carts\ufeff", "Gulf Carts"],
		["has a soft hyphen", "Gulf\u00adCarts", "GulfCarts"],
		["controls a terminal", "Gulf\u001b[2J\u0000", "Gulf[2J"],
	])("loses what is invisible: it %s", (_, text, clean) => {
		expect(name.parse(text)).toBe(clean);
		expect(multiLine(1, "").parse(`One\n\t${text}`)).toBe(`One\n\t${clean}`);
	});

	it.each([
		"عربات الخليج",
		"עגלות המפרץ",
		"گاری‌های خلیج",
		"नमस्ते",
		"José",
		"👩‍🔧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
		"葛󠄀城",
		"ᠬᠠᠭ\u180eᠠ",
	])("keeps %s", (text) => {
		expect(name.parse(text)).toBe(text);
	});

	it.each(["\u202e", "\u200b\u2060", "\u3164", "\u200d \ufe0f", "\u{e0041}\u{e0042}"])(
		"is missing if it has nothing else: %j",
		(text) => {
			expect(name.safeParse(text).success).toBe(false);
		},
	);
});
