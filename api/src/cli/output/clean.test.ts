import { describe, expect, it } from "vitest";
import { cleanCell, cleanJson, cleanLine, cleanLines } from "./clean.js";

const commands = "\u001b[2J\u001b]0;title\u0007";

describe("text on its way to a terminal", () => {
	it("carries no command, neither of 7 nor of 8 bits", () => {
		expect(cleanLine(`Ada${commands}Lovelace`)).toBe("Ada [2J ]0;title Lovelace");
		expect(cleanLine("a\u009b31mb\u0085c")).toBe("a 31mb c");
		expect(cleanLines(`one${commands}\r\ntwo\rthree\u2028four`)).toBe(
			"one[2J]0;title\ntwo\nthree\nfour",
		);
	});

	it("does not turn round", () => {
		expect(cleanLine("moc\u202eelpmaxe")).toBe("moc elpmaxe");
		expect(cleanLines("a\u2066b\u200ec")).toBe("abc");
	});

	it("is one line in a table, and keeps its lines elsewhere", () => {
		expect(cleanLine(" a\r\n\tb ")).toBe("a b");
		expect(cleanLines("a\n\tb")).toBe("a\n\tb");
		expect(cleanCell("a\r\n\tb\u001b")).toBe("a\r\n\tb");
	});

	it("keeps accents, emoji and joiners", () => {
		const text = "José 👩‍🔧 नमस्ते";
		expect([cleanLine(text), cleanLines(text), cleanCell(text)]).toEqual([text, text, text]);
	});
});

describe("JSON on its way to a terminal", () => {
	it("holds the same value, with everything escaped that could be a command", () => {
		const value = { name: `a\u009b31m\u007f\u202e\u2028\u{e0041}${commands}👩‍🔧` };
		const json = cleanJson(value);
		expect(JSON.parse(json)).toEqual(value);
		expect(json).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|\u2028/u);
	});
});
