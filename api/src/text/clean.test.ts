import { describe, expect, it } from "vitest";
import { cleanCell, cleanJson, cleanLine, cleanLines } from "./clean.js";

const escapes = "\u001b[2J\u001b]0;title\u0007";

describe("text for a terminal", () => {
	it("contains no escape sequence, whether it begins with a 7-bit or an 8-bit character", () => {
		expect(cleanLine(`Ada${escapes}Lovelace`)).toBe("Ada [2J ]0;title Lovelace");
		expect(cleanLine("a\u009b31mb\u0085c")).toBe("a 31mb c");
		expect(cleanLines(`one${escapes}\r\ntwo\rthree\u2028four`)).toBe(
			"one[2J]0;title\ntwo\nthree\nfour",
		);
	});

	it("does not change its direction", () => {
		expect(cleanLine("moc\u202eelpmaxe")).toBe("mocelpmaxe");
		expect(cleanLines("a\u2066b\u200ec")).toBe("abc");
	});

	it("is one line in a table, and keeps its line breaks elsewhere", () => {
		expect(cleanLine(" a\r\n\tb ")).toBe("a b");
		expect(cleanLines("a\n\tb")).toBe("a\n\tb");
		expect(cleanCell("a\r\n\tb\u001b")).toBe("a\r\n\tb");
	});

	it("keeps accents, emoji and joiners", () => {
		const text = "José 👩‍🔧 नमस्ते";
		expect([cleanLine(text), cleanLines(text), cleanCell(text)]).toEqual([text, text, text]);
	});
});

describe("JSON for a terminal", () => {
	it("has the same value, with all characters escaped that a terminal could interpret", () => {
		const value = { name: `a\u009b31m\u007f\u202e\u2028\u{e0041}${escapes}👩‍🔧` };
		const json = cleanJson(value);
		expect(JSON.parse(json)).toEqual(value);
		expect(json).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|\u2028/u);
	});
});
