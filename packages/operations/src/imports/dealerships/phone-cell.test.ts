import { describe, expect, it } from "vitest";
import { checkPhone } from "./phone-cell.js";

const second = "a second phone number";
const fax = "a fax number";

describe("a cell with phone numbers", () => {
	it.each([
		"(239) 555-0142",
		"239-555-0142 ext. 12",
		"239-555-0142 #12",
		"Tel: 239-555-0142",
		"(239) 555-0142 (Mary), 8-5",
		"239-555-EASY",
		"1-800-GO-CARTS",
		"1-800-GO-CARTS (1-800-462-2787)",
		"Phone/Fax: 239-555-0142",
		"Tel. Fax 239-555-0142",
		"Office/Fax 239-555-0142",
		"Office/Fax no. 239-555-0142",
		"Call or fax 239-555-0142",
		"Call and Fax: 239-555-0142",
		"Fax & office 239-555-0142",
		"M/F 239-555-0142",
		"F/M: 239-555-0142",
		"239-555-0142 (office/fax)",
		"239-555-0142 M-F 8-5",
		"",
		"555",
	])("is kept as it is, if it has one: %j", (text) => {
		expect(checkPhone(text)).toEqual({ phone: text, notes: [] });
	});

	it.each([
		["'239-555-0142", "239-555-0142"],
		["'(239) 555-0142", "(239) 555-0142"],
		["'+1 239 555 0142", "+1 239 555 0142"],
	])("loses the mark of a spreadsheet: %s", (text, phone) => {
		expect(checkPhone(text)).toEqual({ phone, notes: [] });
	});

	it.each([
		["(239) 555-0142 / (239) 555-0143", "(239) 555-0142", "(239) 555-0143"],
		["239-555-0142 or 239-555-0143", "239-555-0142", "239-555-0143"],
		["239-555-0142; 239-555-0143", "239-555-0142", "239-555-0143"],
		["239-555-0142, 239-555-0143", "239-555-0142", "239-555-0143"],
		["239-555-0142 | 239-555-0143", "239-555-0142", "239-555-0143"],
		["239-555-0142 & 239-555-0143", "239-555-0142", "239-555-0143"],
		["239-555-0142\n239-555-0143", "239-555-0142", "239-555-0143"],
		["239-555-0142 239-555-0143", "239-555-0142", "239-555-0143"],
		["239-555-0142/555-0143", "239-555-0142", "555-0143"],
		["Sales 239-555-0142 Service 239-555-0143", "239-555-0142", "239-555-0143"],
		["239-555-0142 x12, 239-555-0143 x13", "239-555-0142 x12", "239-555-0143 x13"],
		["1-800-GO-CARTS or 239-555-0143", "1-800-GO-CARTS", "239-555-0143"],
		["+52 664 123 4567 / 239-555-0142", "239-555-0142", "+52 664 123 4567"],
		["239-555-0142, 239-555-0143, 239-555-0144", "239-555-0142", "239-555-0143, 239-555-0144"],
	])("gives the first US number, and tells of others: %j", (text, phone, others) => {
		expect(checkPhone(text)).toEqual({
			phone,
			notes: [{ kind: "dropped", text: `${second} was left out: ${others}`, cause: second }],
		});
	});

	it.each([
		["239-555-0142 (fax 239-555-0143)", "239-555-0142", "239-555-0143"],
		["Tel: 239-555-0142 Fax: 239-555-0143", "239-555-0142", "239-555-0143"],
		["P: 239-555-0142 F: 239-555-0143", "239-555-0142", "239-555-0143"],
		["F: 239-555-0143 P: 239-555-0142", "239-555-0142", "239-555-0143"],
		["Fax 239-555-0143, Tel 239-555-0142", "239-555-0142", "239-555-0143"],
		["239-555-0142 fax 239-555-0143", "239-555-0142", "239-555-0143"],
		["239-555-0142, fax no. 239-555-0143", "239-555-0142", "239-555-0143"],
		["239-555-0143 (fax), 239-555-0142", "239-555-0142", "239-555-0143"],
		["239-555-0143 fax / 239-555-0142 tel", "239-555-0142", "239-555-0143"],
		["239-555-0143 Fax 239-555-0142 Tel", "239-555-0142", "239-555-0143"],
		["239-555-0142 (o) 239-555-0143 (f)", "239-555-0142", "239-555-0143"],
		["239-555-0143 fax / office 239-555-0142", "239-555-0142", "239-555-0143"],
		["239-555-0143 fax / tel 239-555-0142", "239-555-0142", "239-555-0143"],
		["239-555-0142 office / fax 239-555-0143", "239-555-0142", "239-555-0143"],
		["Fax: 239-555-0143, Office/Fax: 239-555-0142", "239-555-0142", "239-555-0143"],
	])("gives no fax number: %s", (text, phone, faxNumber) => {
		expect(checkPhone(text)).toEqual({
			phone,
			notes: [{ kind: "dropped", text: `${fax} was left out: ${faxNumber}`, cause: fax }],
		});
	});

	it("tells of a second number and of a fax number", () => {
		const { phone, notes } = checkPhone("239-555-0142 / 239-555-0143, fax 239-555-0144");
		expect([phone, ...notes.map(({ text }) => text)]).toEqual([
			"239-555-0142",
			`${second} was left out: 239-555-0143`,
			`${fax} was left out: 239-555-0144`,
		]);
	});

	it.each([
		["2395550142.0", "2395550142"],
		["12395550142.00", "12395550142"],
		["2.395550142E9", "2395550142"],
		["2.395550142E+09", "2395550142"],
		["1.2395550142E10", "12395550142"],
		["2,395550142E9", "2395550142"],
	])("is the number that a program wrote as %s", (text, phone) => {
		const cause = "a phone number written as a decimal number";
		const notes = [{ kind: "mended", text: `the phone number ${text} is ${phone}`, cause }];
		expect(checkPhone(text)).toEqual({ phone, notes });
	});

	it.each(["2.39556E+09", "2E+09", "2.3955501E9", "1.23956E10"])(
		"is refused if a spreadsheet shortened it: %s",
		(text) => {
			const cause = "a phone number that a spreadsheet shortened";
			const problem = `a spreadsheet shortened the phone number to ${text}`;
			expect(checkPhone(text)).toEqual({
				notes: [{ kind: "refused", text: problem, cause }],
			});
		},
	);

	it.each(["23955501422395550143", "+52 664 123 4567", "52 664 123 4567", "011 52 664 123 4567"])(
		"is refused without a US number: %s",
		(text) => {
			const cause = "no US phone number";
			const notes = [{ kind: "refused", text: `"${text}" is not a US phone number`, cause }];
			expect(checkPhone(text)).toEqual({ notes });
		},
	);

	it.each(["Fax: 239-555-0142", "239-555-0142 (fax)"])(
		"is kept with a doubt, if its only number is that of a fax: %s",
		(text) => {
			const cause = "only a fax number";
			const notes = [{ kind: "doubtful", text: "there is only a fax number: 239-555-0142", cause }];
			expect(checkPhone(text)).toEqual({ phone: text, notes });
		},
	);

	it("is refused with several fax numbers alone", () => {
		const cause = "only a fax number";
		const problem = "there is only a fax number: 239-555-0142, 239-555-0143";
		expect(checkPhone("Fax: 239-555-0142 / Fax: 239-555-0143")).toEqual({
			notes: [{ kind: "refused", text: problem, cause }],
		});
	});
});
