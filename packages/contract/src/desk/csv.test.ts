import { expect, it } from "vitest";
import { byteOrderMark, csvLine } from "./csv.js";

it.each([
	[["State", "Leads"], "State,Leads"],
	[["Florida", 12, null, undefined], "Florida,12,,"],
	[['"Gulf", Inc.', -1], '"""Gulf"", Inc.",-1'],
	[["=HYPERLINK(1)", "'@SUM(1)"], "'=HYPERLINK(1),''@SUM(1)"],
	[["two\nlines", "and\r\nmore"], '"two\nlines","and\r\nmore"'],
	[["one\rtwo"], '"one\rtwo"'],
])("writes a line that a spreadsheet reads as it is, and runs nothing of: %j", (cells, line) => {
	expect(byteOrderMark + csvLine(cells)).toBe(`\ufeff${line}\r\n`);
});
