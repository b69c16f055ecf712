import { stringify } from "csv-stringify/sync";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";
import { csvOfBytes } from "../../tables/csv-file.js";
import type { ListImportOptions } from "../import-options.js";
import { importDealerships } from "./import-dealerships.js";
import { readDealershipHeader } from "./read-rows.js";

const operator = await openOperator();
const { orm, sql, undo } = operator;
afterAll(operator.close);

beforeEach(async () => {
	await sql("truncate dealerships, leads restart identity cascade");
});

type Cells = Readonly<Record<string, string>>;

const north = {
	...{ ref: "D-1", membershipId: "M1", name: "North Carts", address: "1 Main Street" },
	...{ city: "Naples", state: "Florida", zip: "34102", phone: "239-555-0141", email: "n@m.test" },
};
const south = {
	...{ ...north, ref: "D-2", membershipId: "M2", name: "South Carts", address: "2 Bay Road" },
	...{ city: "Tampa", zip: "33602", email: "s@m.test" },
};
const toronto = { ...north, ref: "D-9", membershipId: "", zip: "M5V 2T6", name: "Maple Carts" };

async function importRows(rows: readonly Cells[], options: ListImportOptions = {}) {
	const csv = await csvOfBytes(Buffer.from(stringify([...rows], { header: true })));
	return importDealerships(
		orm,
		readDealershipHeader(csv, {}),
		{ update: true, ...options },
		{ author: { actor: "ada (desk)", action: "import dealerships" } },
	);
}

/** Rehearses an import with `--replace`, does it, and returns what was done, which is the same. */
async function replace(rows: readonly Cells[], options: ListImportOptions = {}) {
	const all = { replace: true, skipRefused: true, ...options };
	const seen = await importRows(rows, { ...all, dryRun: true });
	const done = await importRows(rows, all);
	expect(done).toEqual({ ...seen, isApplied: done.isApplied, change: done.change });
	return done;
}

const stored = () => sql("select * from dealerships order by id");

const listed = async () =>
	(await sql("select name from dealerships where visibility = 'visible' order by id")).map(
		({ name }) => name,
	);

const numbered = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => {
		const n = from + index;
		return {
			...north,
			ref: `N-${n}`,
			membershipId: "",
			name: `Cart ${n}`,
			address: `${n} Main St`,
		};
	});

it("hides what is not in the file though a row is refused, and that is undone", async () => {
	await importRows([north, south, toronto], { skipRefused: true });
	const before = await stored();
	const refused = await importRows([north, toronto], { replace: true });
	expect(refused).toMatchObject({ isApplied: false, counts: { refused: 1, hidden: 1 } });
	expect(await stored()).toEqual(before);
	const { counts, change } = await replace([north, toronto]);
	expect(counts).toMatchObject({ unchanged: 1, refused: 1, hidden: 1, missing: 0 });
	expect(await listed()).toEqual(["North Carts"]);
	await undo(change ?? 0);
	expect(await stored()).toEqual(before);
});

it.each<[string, Cells, string[]]>([
	["its ref", { name: "Other", address: "9 Bay Road" }, ["South Carts"]],
	["its membership id", { ref: "", name: "Other" }, ["South Carts"]],
	["its membership id, with another ref", { ref: "X-1", name: "Other" }, ["South Carts"]],
	[
		"its name, street and ZIP code",
		{ ref: "", membershipId: "", address: "2 Bay Rd." },
		["South Carts"],
	],
	["its name and address, with another ref", { ref: "X-1", membershipId: "" }, ["South Carts"]],
	[
		"the rest, where its ZIP code is none",
		{ ref: "", membershipId: "", zip: "336" },
		["South Carts"],
	],
	[
		"the rest, where its street is missing",
		{ ref: "", membershipId: "", address: "" },
		["South Carts"],
	],
	["nothing: another street", { ref: "X-1", membershipId: "", address: "3 Bay Road" }, []],
	[
		"nothing: neither a street nor a ZIP code",
		{ ref: "", membershipId: "", address: "", zip: "" },
		[],
	],
	[
		"nothing: no name, and another street",
		{ ref: "", membershipId: "", name: "", address: "3 Bay" },
		[],
	],
])("a refused row keeps the dealer listed that it names, by %s", async (_, cells, kept) => {
	await importRows([north, south]);
	const { counts } = await replace([north, { ...south, phone: "555", ...cells }]);
	expect(counts).toMatchObject({ refused: 1, hidden: 1 - kept.length });
	expect(await listed()).toEqual(["North Carts", ...kept]);
});

it.each([
	["5 Main St, Suite 100", "5 Main St"],
	["5 Main St", "5 Main St, Suite 100"],
])("a dealer at %s is the one at %s, if there is one on either side", async (before, after) => {
	const one = { ...north, ref: "", membershipId: "", address: before };
	await importRows([one, south]);
	const changed = [{ ...one, address: after }, south];
	expect((await importRows(changed, { update: false })).counts).toMatchObject({ skipped: 2 });
	expect((await replace(changed)).counts).toMatchObject({ changed: 1, added: 0, hidden: 0 });
	expect(await stored()).toMatchObject([{ id: 1, address: after }, { id: 2 }]);
});

it("a row without a suite is no dealer in one, if the file or the database has two", async () => {
	const at = (address: string) => ({ ...north, ref: "", membershipId: "", address });
	const inSuites = [at("5 Main St, Suite 1"), at("5 Main St, Suite 2")];
	await importRows(inSuites.slice(0, 1));
	const { counts } = await importRows([at("5 Main St"), at("5 Main St, Suite 2")]);
	expect(counts).toMatchObject({ added: 2, missing: 1 });
	await sql("truncate dealerships, leads restart identity cascade");
	await importRows(inSuites);
	expect((await importRows([at("5 Main St")])).counts).toMatchObject({ added: 1, missing: 2 });
});

it("a row that may be one of several dealers keeps all of these listed, and no other", async () => {
	const twin = { ...north, ref: "D-3", name: "Twin Carts" };
	await importRows([north, twin, south]);
	const { counts } = await replace([{ ...north, ref: "", name: "Carts" }]);
	expect(counts).toMatchObject({ refused: 1, hidden: 1 });
	expect(await listed()).toEqual(["North Carts", "Twin Carts"]);
});

it("a file that is cut off hides nobody unless the operator says how many", async () => {
	await importRows(numbered(1, 40));
	const before = await stored();
	const cutOff = numbered(1, 10).map((row) => ({ ...row, phone: "239-555-0199" }));
	const refused = await replace(cutOff);
	expect(refused).toMatchObject({
		isApplied: false,
		counts: { changed: 10, hidden: 30 },
		overHideLimit: { hidden: 30, visible: 40 },
	});
	expect(refused.overHideLimit?.first).toHaveLength(10);
	expect(refused.overHideLimit?.first[0]).toEqual({ id: 11, name: "Cart 11", city: "Naples" });
	expect(await stored()).toEqual(before);
	const { isApplied, change } = await replace(cutOff, { hideUpTo: 75 });
	expect(isApplied).toBe(true);
	expect(await listed()).toHaveLength(10);
	await undo(change ?? 0);
	expect(await stored()).toEqual(before);
});

const other = { name: "Bay Boats", address: "9 Harbor Drive", city: "Miami", zip: "33101" };

it.each<[string, Cells, "refused" | "changed"]>([
	["another name, street and city", other, "refused"],
	["the same by its membership id", { ...other, ref: "" }, "refused"],
	[
		"the same by its membership id, without a ref before",
		{ ...other, ref: "", had: "" },
		"refused",
	],
	["the same name", { ...other, name: "NORTH carts" }, "changed"],
	["the same street", { ...other, address: "1 Main St." }, "changed"],
	["the same city", { ...other, city: "naples" }, "changed"],
])("a ref that was used again: %s", async (_, { had = "D-1", ...cells }, outcome) => {
	await importRows([{ ...north, ref: had }]);
	const before = await stored();
	const row = { ...north, ...cells };
	const { rows, isApplied } = await importRows([row]);
	expect(rows).toMatchObject([{ id: 1, outcome }]);
	expect(isApplied).toBe(outcome === "changed");
	if (outcome === "changed") return;
	expect(await stored()).toEqual(before);
	const what = row.ref ? "ref D-1" : "membership id M1";
	expect(rows[0]?.notes).toMatchObject([
		{
			...{ kind: "refused", offer: "sameRef" },
			text: `the ${what} is that of dealership 1, North Carts, 1 Main Street, Naples, Florida, and the row has Bay Boats, 9 Harbor Drive, Miami, Florida`,
			cause: `${row.ref ? "ref" : "membership id"} used by another dealer`,
			candidates: [{ id: 1, name: "North Carts" }],
		},
	]);
	// It may be the same dealer all the same.
	expect((await replace([row])).counts.hidden).toBe(0);
	const { change } = await replace([row], { sameRef: true });
	expect(await stored()).toMatchObject([{ id: 1, name: "Bay Boats", city: "Miami" }]);
	await undo(change ?? 0);
	expect(await stored()).toEqual(before);
	expect((await replace([row], { chosen: new Map([[2, 1]]) })).counts.changed).toBe(1);
});

it.each([{ update: false }, { update: true }, { update: true, sameRef: true }])(
	"two rows of a file with the same ref are one dealer, or the second is refused: %o",
	async (options) => {
		const rows = [north, north, { ...north, address: "3 Main Street" }];
		const { counts, rows: report } = await importRows(rows, options);
		expect(counts).toMatchObject({ added: 1, skipped: 1, refused: 1 });
		expect(report.at(-1)?.notes[0]?.text).toMatch(/^the ref D-1 is that of row 2\b/);
	},
);

it.each([{}, { sameRef: true }])(
	"of two rows with the ref of a dealer, only the one that is as it is stored is taken: %o",
	async (options) => {
		await importRows([north]);
		const before = await stored();
		const moved = { ...north, address: "3 Main Street" };
		const { rows, counts } = await replace([moved, { ...north, address: "1 Main St." }], options);
		expect(counts).toMatchObject({ changed: 1, refused: 1, hidden: 0 });
		expect(rows[0]).toMatchObject({
			row: 2,
			id: 1,
			notes: [{ cause: "several rows for one dealer" }],
		});
		expect(await stored()).toEqual([{ ...before[0], address: "1 Main St." }]);
		const again = [moved, { ...north, ...other }];
		expect((await replace(again, options)).counts).toMatchObject({ refused: 2, hidden: 0 });
		const chosen = new Map([[2, 1]]);
		expect((await replace(again, { ...options, chosen })).counts).toMatchObject({ changed: 1 });
		expect(await stored()).toMatchObject([{ address: "3 Main Street", city: "Naples" }]);
		// The same row twice is one.
		expect((await replace([north, north])).counts).toMatchObject({ changed: 1, skipped: 1 });
	},
);
