import { placeIndex } from "@nev/api/operations";
import type { OmissibleField } from "@nev/contract/desk";
import { describe, expect, it } from "vitest";
import { findColumns } from "../../tables/columns.js";
import { type DealershipField, dealershipColumns } from "./dealership-columns.js";
import { checkRow } from "./dealership-row.js";

const naples = {
	name: "Gulf Carts",
	address: "1 Fifth Avenue",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "info@gulf.example.com",
};

type Cells = Partial<Record<DealershipField, string>>;

/** Checks a row of a good dealer with other texts in some cells. */
function check(cells: Cells, allowedMissing: readonly OmissibleField[] = []) {
	const row: Cells = { ...naples, ...cells };
	const columns = findColumns(Object.keys(row), dealershipColumns, []);
	const circumstances = { places: placeIndex(), allowedMissing, today: "2026-12-01" };
	return checkRow(Object.values(row), columns, circumstances);
}

describe("an optional cell that cannot be read is left out with a note", () => {
	it.each<[DealershipField, string, string, unknown]>([
		["website", "/stores/12", 'website: "/stores/12" cannot be read. Enter a web address', null],
		["openingHours", "call us", 'openingHours: "call us" cannot be read. Enter opening', null],
		["timeZone", "-5", 'timeZone: "-5" cannot be read. Enter a time zone', null],
		["membershipId", "M".repeat(201), " cannot be read. Please use at most 200 characters", null],
		["ref", "D".repeat(201), " cannot be read. Please use at most 200 characters", null],
		["leadFormat", "xml", '"xml" cannot be read. Give one of mail, adf. A new dealer', "mail"],
		["reviewedAt", "yesterday", "cannot be read. Give a time such as 2026-11-21T08:00:00Z", null],
	])("%s", (field, text, note, value) => {
		const { dealership, given, notes } = check({ [field]: text });
		expect(dealership).toMatchObject({ name: "Gulf Carts", visibility: "visible", [field]: value });
		expect(notes).toEqual([
			{
				kind: "dropped",
				text: expect.stringContaining(note),
				cause: expect.stringMatching(/^unreadable /),
				cell: { field, text, problem: expect.any(String) },
			},
		]);
		// What is stored of a dealer that exists stays.
		expect(given).not.toContain(field);
	});

	it("which finds no dealer either", () => {
		const long = "D".repeat(201);
		expect(check({ ref: long, membershipId: long }).identity).toMatchObject({
			...{ ref: null, membershipId: null },
		});
	});

	it("and all of them at once", () => {
		const { dealership, notes } = check({ website: "/a", timeZone: "-5", openingHours: "?!" });
		expect(notes.map(({ cause }) => cause)).toEqual([
			"unreadable website",
			"unreadable opening hours",
			"unreadable time zone",
		]);
		expect(dealership).toMatchObject({ website: null, timeZone: null, openingHours: null });
	});
});

describe("a cell that tells who sees a dealer, and cannot be read, shows nobody", () => {
	it.each<[Cells, string]>([
		[{ visibility: "gone" }, "pending"],
		[{ visibility: "none" }, "pending"],
		[{ visibility: "#REF!" }, "pending"],
		[{ pausedUntil: "next spring" }, "pending"],
		[{ pausedUntil: "?" }, "pending"],
		[{ pausedUntil: "13/4/2027", visibility: "visible" }, "pending"],
	])("%o: a new one is %s, and one that exists stays as it is", (cells, visibility) => {
		const { dealership, given, notes } = check(cells);
		expect(dealership).toMatchObject({ visibility, pausedUntil: null });
		expect(given.has("visibility")).toBe(false);
		expect(given.has("pausedUntil")).toBe(false);
		expect(notes).toMatchObject([
			{ kind: "dropped", text: expect.stringContaining("a new one waits for review") },
		]);
	});

	it.each(["hidden", "rejected"])(
		"is %s as the row says, whose pause cannot be read",
		(visibility) => {
			const { dealership, given } = check({ pausedUntil: "13/4/2027", visibility });
			expect(dealership).toMatchObject({ visibility, pausedUntil: null });
			expect(given.has("visibility")).toBe(true);
		},
	);

	it.each<[Cells, string]>([
		[{ visibility: "" }, "visible"],
		[{ visibility: "Hidden" }, "hidden"],
		[{ pausedUntil: "N/A" }, "visible"],
		[{ pausedUntil: "2026-12-24", visibility: "pending" }, "pending"],
	])("%o can be read", (cells, visibility) => {
		expect(check(cells)).toMatchObject({ dealership: { visibility }, notes: [] });
	});
});

describe("a cell that a dealer cannot be without", () => {
	it.each<[Cells, string]>([
		[{ name: "" }, "missing name"],
		[{ address: "n/a" }, "missing street address"],
		[{ city: "Unknown" }, "missing city"],
		[{ zipCode: "-" }, "missing ZIP code"],
		[{ zipCode: "331" }, "unreadable ZIP code"],
		[{ state: "Ontario" }, "unreadable state"],
		[{ phone: "555" }, "unreadable phone number"],
		[{ phone: "2.39556E+09" }, "unreadable phone number"],
		[{ phone: "null" }, "missing phone number"],
		[{ email: "none" }, "missing email address"],
		[{ email: "nobody" }, "unreadable email address"],
	])("refuses its row: %o", (cells, cause) => {
		const { dealership, notes } = check({ ...cells, website: "/a" });
		expect(dealership).toBeUndefined();
		expect(notes).toMatchObject([{ kind: "refused", cause, cell: {} }]);
	});

	it.each<[Cells, OmissibleField]>([
		[{ phone: "555" }, "phone"],
		[{ phone: "2.39556E+09" }, "phone"],
		[{ email: "nobody" }, "email"],
	])("is left out where the operator allows it to be missing: %o", (cells, field) => {
		const { dealership, given, notes } = check(cells, [field]);
		expect(dealership).toMatchObject({ name: "Gulf Carts", [field]: "" });
		expect(given).not.toContain(field);
		expect(notes).toMatchObject([{ kind: "dropped", cell: { field, text: cells[field] } }]);
		const other = field === "phone" ? "email" : "phone";
		expect(check(cells, [other]).dealership).toBeUndefined();
	});

	it("may be a word for nothing where the operator allows it to be missing", () => {
		const { dealership, notes } = check({ phone: "N/A", email: "-" }, ["phone", "email"]);
		expect(dealership).toMatchObject({ phone: "", email: "" });
		expect(notes).toEqual([]);
	});
});

it("takes a word for nothing as an empty cell, which changes nothing", () => {
	const words = {
		website: "N/A",
		ref: "#N/A",
		membershipId: "--",
		timeZone: "null",
		latitude: "?",
	};
	const { dealership, given, notes } = check({ ...words, longitude: "None", state: "n.a." });
	expect(dealership).toMatchObject({ website: null, ref: null, latitude: null, state: "Florida" });
	expect([...given]).not.toEqual(expect.arrayContaining(Object.keys(words)));
	expect(notes).toMatchObject([{ kind: "mended" }]);
});

it("doubts a dealer that is called by a word for nothing", () => {
	expect(check({ name: "Unknown" })).toMatchObject({
		dealership: { name: "Unknown" },
		notes: [{ kind: "doubtful", cause: "name that may say nothing", cell: { field: "name" } }],
	});
	expect(check({ name: "None Such Carts" })).toMatchObject({ notes: [] });
});
