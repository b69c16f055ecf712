import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";
import { undoChange } from "../changes/undo-change.js";
import { csvOfBytes } from "../tables/csv-file.js";
import { findDealershipColumns } from "./dealerships/find-dealership-columns.js";
import { importDealerships } from "./dealerships/import-dealerships.js";
import { readDealershipHeader } from "./dealerships/read-rows.js";
import { type MendedCell, mendCells } from "./mend-cells.js";
import { importVehicles } from "./vehicles/import-vehicles.js";
import { readVehicleCsv } from "./vehicles/vehicle-file.js";

const operator = await openOperator();
const { orm, sql } = operator;
afterAll(operator.close);

const csvOf = (text: string) => csvOfBytes(Buffer.from(text));

const author = { actor: "ada (desk)", action: "import dealerships" };

const dealers = [
	"ref,name,address,city,zip,phone,email",
	"D-1,Gulf Carts,1 Main St,Naples,34102,239-555-0142,info@example.com",
].join("\n");

it.each([
	[`="02134",="=1",'="x"`, ["02134", "=1", '="x"']],
	[`"=""239-555-0142""",="",="a"&"b"`, ["239-555-0142", "", '="a"&"b"']],
])("a cell that is text for a spreadsheet is that text: %s", async (line, texts) => {
	for await (const { cells } of (await csvOf(`a,b,c\n${line}`)).rows()) {
		expect(cells).toEqual(texts);
	}
	expect.assertions(1);
});

it("dealerships are imported from bytes, rehearsed first, and the report is a value", async () => {
	const run = async (text: string, options: { dryRun?: boolean }) =>
		importDealerships(
			orm,
			readDealershipHeader(await csvOf(text), {}),
			{ ...options, update: true },
			{ author },
		);
	expect(await run(dealers, { dryRun: true })).toMatchObject({ isApplied: false });
	expect(await sql("select from dealerships")).toEqual([]);
	expect(await run(`\ufeff${dealers}`, {})).toMatchObject({
		isApplied: true,
		counts: { added: 1 },
	});
	expect(await sql("select actor, action from changes")).toEqual([author]);
	const changed = await run(dealers.replace("0142", "0199"), { dryRun: true });
	const phone = { field: "phone", old: "239-555-0142", new: "239-555-0199" };
	expect(changed.rows).toMatchObject([{ row: 2, outcome: "changed", changes: [phone] }]);
});

it.each(["sep=;", "\ufeffSEP=;", '"sep=;"'])(
	"a file may begin with the delimiter, as Excel writes it: %j",
	async (line) => {
		const file = await csvOf([line, ...dealers.replaceAll(",", ";").split("\n")].join("\r\n"));
		expect(file.header).toEqual(["ref", "name", "address", "city", "zip", "phone", "email"]);
		for await (const { row, cells } of file.rows()) {
			expect([row, cells[1]]).toEqual([2, "Gulf Carts"]);
		}
		expect.assertions(2);
	},
);

it("tells how many rows are done, of how many, and stops where it is told to", async () => {
	const rows = Array.from({ length: 250 }, (_, n) =>
		dealers.split("\n")[1]?.replace("D-1", `P-${n}`).replace("1 Main", `${n} Port`),
	);
	const text = [dealers.split("\n")[0], ...rows].join("\n");
	const told: number[][] = [];
	const stop = new AbortController();
	const run = async () =>
		importDealerships(
			orm,
			readDealershipHeader(await csvOf(text), {}),
			{},
			{
				author,
				signal: stop.signal,
				onProgress: (done, total) => {
					told.push([done, total]);
					if (done === 200) stop.abort(new Error("stopped"));
				},
			},
		);
	await expect(run()).rejects.toThrow("stopped");
	expect(told).toEqual([
		[0, 250],
		[100, 250],
		[200, 250],
	]);
	expect(await sql("select from dealerships where ref like 'P-%'")).toEqual([]);
});

it("what is wrong with a cell is told by the heading of the file", async () => {
	const headings = "Dealer,Street,City,Postal Code,Telephone Number,Email Address";
	const list = `${headings}\nGulf Carts,1 Main St,Naples,34102,555,nobody`;
	const { rows } = await importDealerships(
		orm,
		readDealershipHeader(await csvOf(list), {}),
		{ dryRun: true },
		{ author },
	);
	expect(rows[0]?.notes.map(({ text }) => text)).toEqual([
		"Telephone Number: Phone number must be at least 10 digits",
		"Email Address: Valid email address is required",
	]);
	const vehicles = "Name,MSRP,Category,Top speed\nScout 4,free,4-seater,25 mph";
	const file = await readVehicleCsv(await csvOf(vehicles));
	const [refused] = (await importVehicles(orm, file, {}, { author })).rows;
	const texts = refused?.notes.map(({ text }) => text);
	expect(texts).toContainEqual(expect.stringMatching(/^MSRP: must be a price/));
	// The file has no such column.
	expect(texts).toContain("model: is missing");
});

it("mends a cell, also in a column that the file lacks", async () => {
	const rehearse = async (text: string, mended: readonly MendedCell[]) => {
		const given = await csvOf(text);
		const csv = mendCells(given, findDealershipColumns(given.header, []).understood, mended);
		return importDealerships(
			orm,
			readDealershipHeader(csv, {}),
			{ dryRun: true, update: true },
			{ author },
		);
	};
	const twoWrong = `${dealers}\nD-2,Bay Carts,2 Main St,Tampa,99,813-555-0142,`;
	const refused = await rehearse(twoWrong, []);
	expect(refused.rows.at(-1)).toMatchObject({
		row: 3,
		outcome: "refused",
		notes: [
			{ cell: { field: "zipCode", text: "99" } },
			{ cell: { field: "state", text: "" } },
			{ cell: { field: "email", text: "" } },
		],
	});
	const mends = [
		{ row: 3, field: "zipCode", text: " 33602 " },
		{ row: 3, field: "email", text: "info@bay.example.com" },
		{ row: 3, field: "state", text: "Florida" },
	];
	const mended = await rehearse(twoWrong, mends);
	expect(mended.counts).toMatchObject({ refused: 0 });
	expect(mended.rows.at(-1)).toMatchObject({ row: 3, outcome: "added", notes: [] });
});

it("leads of a dealer are stored while its row is changed, and while that is undone", async () => {
	await sql("truncate dealerships restart identity cascade");
	const rows = Array.from({ length: 150 }, (_, n) => `D-${n},Carts,${n} Port,Naples,34102,,`);
	const allowMissing = ["email", "phone"] as const;
	const run = async (text: string, work?: () => Promise<unknown>) => {
		const { table, columns } = readDealershipHeader(await csvOf(text), { allowMissing });
		async function* rows() {
			for await (const row of table.rows()) {
				if (row.row === 150) await work?.();
				yield row;
			}
		}
		const file = { table: { ...table, rows }, columns };
		return importDealerships(orm, file, { update: true, allowMissing }, { author });
	};
	const list = [dealers.split("\n")[0], ...rows].join("\n");
	// As the foreign key of a lead does, but without waiting.
	const lockForLead = () => sql("select from dealerships where id = 1 for key share nowait");
	await run(list);
	const { change } = await run(list.replaceAll("Naples", "Bonita"), lockForLead);
	await orm.transaction(async (transaction) => {
		expect(await undoChange(transaction, change ?? 0, author)).toMatchObject({ restored: 150 });
		await lockForLead();
	});
});
