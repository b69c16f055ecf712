import { expect, it } from "vitest";
import { toCsv } from "./csv.js";

it("writes lines that a spreadsheet reads as they are, and runs nothing of", () => {
	const text = toCsv([
		["State", "Leads"],
		["Florida", 12],
		['"Gulf", Inc.', -1],
		["=HYPERLINK(1)", 0],
		["'@SUM(1)", 0],
		["two\nlines", 0],
	]);
	expect(text).toBe(
		'\ufeffState,Leads\r\nFlorida,12\r\n"""Gulf"", Inc.",-1\r\n\'=HYPERLINK(1),0\r\n\'\'@SUM(1),0\r\n"two\nlines",0\r\n',
	);
});
