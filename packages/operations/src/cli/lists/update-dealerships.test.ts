import { readFileSync } from "node:fs";
import { dealerships } from "@nev/api/operations";
import { seedSampleDataOnce } from "@nev/api/testing/internals.js";
import { generateDealerships } from "@nev/sample-data/generate";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, run, file, sql } = operator;
afterAll(operator.close);

beforeEach(async () => {
	await sql("truncate vehicles, images, dealerships, leads, milestones restart identity cascade");
});

type Cells = Record<string, string>;

const naples: Cells = {
	ref: "D-1",
	name: "Gulf Carts",
	address: "1 Main Street",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "info@gulf.example.com",
	latitude: "26.14",
	longitude: "-81.79",
	membershipId: "M1",
};

/** Writes a file with the columns of the first row. */
function write(...rows: Cells[]): void {
	file("dealers.csv", stringify(rows, { header: true, columns: Object.keys(rows[0] ?? {}) }));
}

async function update(...options: string[]) {
	const result = await run("import", "dealerships", "dealers.csv", "--update", ...options);
	return { ...result, told: result.lines.slice(1, -1), summary: result.lines.at(-1) };
}

const stored = (): Promise<Record<string, unknown>[]> =>
	sql("select * from dealerships order by id");

/** Imports rows for the first time. */
async function have(...rows: Cells[]): Promise<void> {
	write(...rows);
	expect((await update()).code).toBe(0);
}

const without = (row: Cells, ...names: string[]): Cells =>
	Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

it("is tried while somebody saves a dealer, without waiting for it", async () => {
	await have(naples);
	write({ ...naples, phone: "(239) 555-0100" });
	await orm.transaction(async (transaction) => {
		await transaction.update(dealerships).set({ city: "Bonita" });
		expect((await update("--dry-run")).summary).toContain(", 1 changed,");
	});
	expect(await stored()).toMatchObject([{ phone: "(239) 555-0142" }]);
});

it("decides the same when it is tried and when it is done, however many rows come between", async () => {
	const other = { ...without(naples, "membershipId"), visibility: "" };
	const twin = { ...other, name: "Twin Carts", address: "1 Twin St" };
	const group = { ...other, ref: "", name: "Group Carts", membershipId: "M-group" };
	await have({ ...other, membershipId: "" }, { ...group, address: "1 Group St" });
	await sql(`insert into dealerships (ref, name, address, city, state, zip_code, phone, email, reviewed_at)
		values ('T-1', 'Twin Carts', '1 Twin St', 'Naples', 'Florida', '34102', '', '', now()),
			(null, 'Twin Carts', '1 Twin Street', 'Naples', 'Florida', '34102', '', '', now())`);
	write(
		{ ...other, membershipId: "", visibility: "hidden" },
		{ ...twin, ref: "T-1", city: "Bonita" },
		{ ...group, address: "2 Group St" },
		...Array.from({ length: 250 }, (_, n) => ({ ...other, ref: `N-${n}`, name: `Cart ${n}` })),
		{ ...other, name: "Other Carts", address: "9 Other St" },
		{ ...twin, ref: "", address: "1 TWIN St." },
		{ ...group, address: "3 Group St" },
	);
	const seen = await update("--dry-run", "--skip-refused");
	const done = await update("--skip-refused");
	expect(done.told).toEqual(seen.told);
	expect(done.stdout).toMatch(/refused.*\tis dealership 1, as row 2 is/);
	expect(done.stdout).toMatch(/refused.*\tmay be dealership 3, Twin Carts, 1 Twin St, Naples,/);
	// Those of a group, which no membership id finds, are two of them.
	expect(done.summary).toMatch(/^252 dealerships imported, 2 changed/);
});

describe("a list of 300 dealers, imported again with 30 changed, 5 missing and 5 new", () => {
	const list = [...generateDealerships({ count: 305, first: 1 })].map(
		({ name, address, city, state, zipCode, phone }, index): Cells => ({
			...{ ref: `D-${index}`, name, address, city, state, zipCode, phone },
			email: `dealer-${index}@example.com`,
		}),
	);
	/** Without the first five, with five more, and with another telephone number for every tenth. */
	const second = list
		.map((dealer, index) =>
			index % 10 === 5 && index < 300 ? { ...dealer, phone: `(800) 555-${1000 + index}` } : dealer,
		)
		.slice(5);

	it.each([
		["ref", list.slice(0, 300), second],
		[
			"name, ZIP code and street",
			list.slice(0, 300).map((dealer) => without(dealer, "ref")),
			second.map((dealer) => without(dealer, "ref")),
		],
	])("tells and does exactly that, by %s", async (_, first, again) => {
		await have(...first);
		const before = await sql("select id, xmin, phone, visibility from dealerships order by id");
		expect(before).toHaveLength(300);
		write(...again);

		const { rows, ...counts } = JSON.parse(
			(await update("--replace", "--dry-run", "--json")).stdout,
		);
		expect(counts).toEqual({
			...{ isImported: false, imported: 5, changed: 30, unchanged: 265, hidden: 5, missing: 0 },
			...{ mended: 0, skipped: 0, refused: 0, removed: 0, sampleRemoved: 0 },
		});
		expect(await sql("select id, xmin, phone, visibility from dealerships order by id")).toEqual(
			before,
		);
		const told = rows as { id: number; row: number; name: string; outcome: string }[];
		const of = (outcome: string) => told.filter((row) => row.outcome === outcome);
		const numbers = Array.from({ length: 30 }, (_, index) => 5 + 10 * index);
		expect(of("changed")).toEqual(
			numbers.map((index) => ({
				...{ row: index - 3, id: index + 1, name: list[index]?.name, outcome: "changed" },
				changes: [{ field: "phone", old: list[index]?.phone, new: `(800) 555-${1000 + index}` }],
				findings: [],
			})),
		);
		expect(of("added").map(({ row }) => row)).toEqual([297, 298, 299, 300, 301]);
		expect(of("hidden").map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
		expect(told).toHaveLength(40);

		const done = await update("--replace", "--json");
		expect(JSON.parse(done.stdout)).toEqual({ ...counts, isImported: true, rows });
		const after = await sql("select id, xmin, phone, visibility from dealerships order by id");
		expect(after).toHaveLength(305);
		for (const [index, row] of before.entries()) {
			if (index < 5) expect(after[index]).toMatchObject({ id: row.id, visibility: "hidden" });
			else if (index % 10 === 5) expect(after[index]?.phone).toBe(`(800) 555-${1000 + index}`);
			else expect(after[index]).toEqual(row);
		}

		const again2 = await update("--replace");
		expect(again2.lines).toEqual(["0 dealerships imported, 0 changed, 300 unchanged."]);
	});
});

describe("a row of a dealership that exists", () => {
	it("changes each field that differs, and tells the old value and the new one", async () => {
		await have(naples);
		write({
			...naples,
			phone: "(239) 555-0199",
			email: "sales@gulf.example.com",
			latitude: "26.15",
		});
		const { told, summary } = await update();
		expect(told).toEqual([
			"2\t1\tchanged\tGulf Carts\tphone: (239) 555-0142 → (239) 555-0199",
			"2\t1\tchanged\tGulf Carts\temail: info@gulf.example.com → sales@gulf.example.com",
			"2\t1\tchanged\tGulf Carts\tlatitude: 26.14 → 26.15",
		]);
		expect(summary).toMatch(/^0 dealerships imported, 1 changed, 0 unchanged\.$/);
		expect(await stored()).toMatchObject([
			{ id: 1, phone: "(239) 555-0199", email: "sales@gulf.example.com", latitude: 26.15 },
		]);
	});

	it("has only what its report tells in the past", async () => {
		await have(naples);
		await sql(`update dealerships set created_at = '2026-01-02T03:04:05.678901Z',
			reviewed_at = '2026-01-02T03:04:05.678901Z'`);
		write({ ...naples, phone: "(239) 555-0199" });
		await update();
		const past = () => sql("select before from change_rows order by change_id desc limit 1");
		expect(await past()).toEqual([{ before: { phone: naples.phone } }]);
		write({ ...naples, reviewedAt: "2026-02-03T04:05:06.789Z" });
		await update();
		expect(await past()).toMatchObject([
			{ before: { reviewed_at: "2026-01-02T03:04:05.678901+00:00" } },
		]);
	});

	it("is not paused by an older export until a day that has come, and keeps a later pause", async () => {
		const [days] = await sql(
			"select current_date::text as today, (current_date + 9)::text as later",
		);
		const bonita = { ...naples, ref: "D-2", name: "Bay Carts", membershipId: "M2" };
		await have(naples, bonita);
		await sql("update dealerships set paused_until = current_date + 9 where id = 2");
		const pausedUntil = String(days?.today);
		write(...[naples, bonita].map((row) => ({ ...row, pausedUntil })));
		const { code, told, summary } = await update();
		expect(code).toBe(3);
		expect(told.join("\n")).toContain(`its pause until ${pausedUntil} is over`);
		expect(summary).toContain("2 unchanged");
		expect(await sql("select paused_until::text from dealerships order by id")).toEqual([
			{ paused_until: null },
			{ paused_until: days?.later },
		]);
	});

	it("keeps what stands in cells that cannot be read, or say nothing", async () => {
		const more = {
			website: "https://gulf.example.com",
			visibility: "hidden",
			pausedUntil: "2999-01-01",
		};
		await have({ ...naples, ...more });
		const before = await stored();
		write({ ...naples, website: "/12", visibility: "gone", pausedUntil: "soon", phone: "239" });
		const wrong = await update("--allow-missing", "phone");
		expect(wrong.summary).toMatch(
			/^0 dealerships imported, 0 changed, 1 unchanged, 1 of them with/,
		);
		write({
			...naples,
			ref: "N/A",
			website: "N/A",
			pausedUntil: "none",
			...{ latitude: "-", longitude: "#N/A" },
			email: "null",
		});
		expect((await update("--allow-missing", "email")).summary).toMatch(
			/ 0 changed, 1 unchanged\.$/,
		);
		expect(await stored()).toEqual(before);
	});

	it("keeps the formats of addresses that the email cell lists, and reads those of their own column", async () => {
		const five = "a@x.example; b@x.example, C@x.example d@x.example / e@x.example";
		await have({ ...naples, email: five });
		const further = async () => (await stored())[0]?.lead_addresses;
		const mailed = (...letters: string[]) =>
			letters.map((letter) => ({ email: `${letter}@x.example`, format: "mail" }));
		expect(await further()).toEqual(mailed("b", "C", "d", "e"));
		write({ ...naples, email: "a@x.example", leadAddresses: "b@x.example (ADF); c@x.example" });
		const changed = [{ email: "b@x.example", format: "adf" }, ...mailed("c")];
		expect((await update()).told).toEqual([
			expect.stringMatching(/leadAddresses.*b@x\.example \(ADF\); c@x\.example/),
		]);
		expect(await further()).toEqual(changed);
		write({ ...naples, email: "a@x.example; b@x.example; c@x.example" });
		expect((await update()).summary).toMatch(/^0 dealerships imported, 0 changed, 1 unchanged/);
		write({ ...naples, email: "a@x.example", leadAddresses: "nobody" });
		expect((await update()).told.join()).toContain('"nobody" is not an email address');
		expect(await further()).toEqual(changed);
	});

	it("keeps addresses that get ADF, which an email cell cannot say, and no other that it leaves out", async () => {
		await have({ ...naples, email: "a@x.example" });
		const crm = { email: "crm@x.example", format: "adf" };
		await sql("update dealerships set lead_addresses = $1", [
			JSON.stringify([crm, { email: "old@x.example", format: "mail" }]),
		]);
		write({ ...naples, email: "a@x.example; b@x.example" });
		await update();
		expect((await stored())[0]?.lead_addresses).toEqual([
			{ email: "b@x.example", format: "mail" },
			crm,
		]);
		expect((await update()).summary).toMatch(/^0 dealerships imported, 0 changed, 1 unchanged/);
		write({ ...naples, email: "crm@x.example; b@x.example" });
		await update();
		expect((await stored())[0]?.lead_addresses).toEqual([{ email: "b@x.example", format: "mail" }]);
	});

	it("leaves alone what it does not say", async () => {
		await have(naples);
		await sql("update dealerships set lead_format = 'adf'");
		const before = await stored();
		write({ ...without(naples, "ref", "state"), latitude: "", longitude: "", membershipId: "" });
		expect((await update()).summary).toMatch(/^0 dealerships imported, 0 changed, 1 unchanged\b/);
		expect(await stored()).toEqual(before);
	});

	it.each([
		["its ref", { ref: "D-1", name: "New Name", address: "9 Other Road", membershipId: "" }],
		["its membership id", { ref: "", name: "New Name", address: "9 Other Road" }],
		["its membership id, and gets a ref", { ref: "X-9", name: "New Name" }, ""],
		[
			"its name and street",
			{ ref: "", membershipId: "", name: "GULF carts,", address: "1 MAIN ST." },
		],
	])("is found by %s", async (_, cells, firstRef = "D-1") => {
		await have({ ...naples, ref: firstRef });
		write({ ...naples, ...cells });
		expect((await update()).summary).toMatch(/^0 dealerships imported, 1 changed, 0 unchanged\.$/);
		expect(await stored()).toMatchObject([{ id: 1, name: cells.name }]);
	});

	describe("in a mall", () => {
		const mall = { ...without(naples, "ref", "membershipId"), address: "100 Mall Way" };
		const suite = (number: number, cells: Cells = {}) => ({
			...mall,
			...cells,
			address: `100 Mall Way, Suite ${number}`,
		});

		it("is another one in another suite", async () => {
			await have(suite(100), suite(200, { phone: "(239) 555-0143" }));
			write(suite(200, { phone: "(239) 555-0199" }), { ...mall, address: "100 Mall Way # 100" });
			expect((await update()).told).toEqual([
				"2\t2\tchanged\tGulf Carts\tphone: (239) 555-0143 → (239) 555-0199",
				"3\t1\tchanged\tGulf Carts\taddress: 100 Mall Way, Suite 100 → 100 Mall Way # 100",
			]);
		});

		it("is found when its suite is told for the first time, and keeps its pin", async () => {
			await have(mall);
			write({ ...suite(100), latitude: "", longitude: "" });
			expect((await run("import", "dealerships", "dealers.csv")).lines).toContain(
				"2\tskipped\tGulf Carts\tthe same as dealership 1",
			);
			expect((await update()).told).toEqual([
				"2\t1\tchanged\tGulf Carts\taddress: 100 Mall Way → 100 Mall Way, Suite 100",
			]);
		});

		it.each([
			[
				"several rows are there",
				[mall],
				[suite(100), suite(200)],
				"2 dealerships imported, 0 changed",
			],
			["a row without a suite is", [mall], [mall, suite(100)], "1 dealership imported, 0 changed"],
			[
				"it has another ref",
				[{ ...mall, ref: "D-1" }],
				[suite(100, { ref: "D-2" })],
				"1 dealership",
			],
			["it has another suite", [suite(200)], [suite(100)], "1 dealership imported, 0 changed"],
			["several are stored there", [mall, suite(200)], [suite(100)], "1 dealership imported, 0"],
		])("is a new one if %s", async (_, first, again, summary) => {
			await have(...first);
			write(...again);
			expect((await update()).summary).toContain(summary);
		});
	});

	it("is not found by the membership id of a group", async () => {
		const miami = { ...naples, ref: "", name: "Miami Carts", city: "Miami", zipCode: "33101" };
		const ours = { ...without(naples, "latitude", "longitude"), ref: "" };
		await have(ours);
		write(without(miami, "latitude", "longitude"), ours);
		expect((await update()).summary).toMatch(/^1 dealership imported, 0 changed, 1 unchanged\b/);
		expect(await stored()).toMatchObject([{ name: "Gulf Carts" }, { name: "Miami Carts" }]);
	});

	it("is refused if it may be one of several, which are named", async () => {
		const other = { ...naples, ref: "D-2", name: "Fifth Avenue Carts" };
		await have(naples, other);
		const before = await stored();
		write({ ...naples, ref: "", name: "Carts", phone: "(239) 555-0199" });
		const { code, told } = await update("--replace");
		expect(code).toBe(1);
		expect(told).toEqual([
			"2\trefused\tCarts\tmay be dealership 1, Gulf Carts, 1 Main Street, Naples, Florida or dealership 2, Fifth Avenue Carts, 1 Main Street, Naples, Florida; give it a ref of its own",
		]);
		expect(await stored()).toEqual(before);
	});

	it("is refused if another dealership has its ref, or its name and address", async () => {
		const other = { ...naples, ref: "D-2", membershipId: "", address: "2 Main Street" };
		await have({ ...naples, membershipId: "" }, other);
		const before = await stored();
		const plain = { ...naples, membershipId: "" };
		write({ ...plain, address: "2 Main St" }, { ...plain, ref: "D-3" });
		const { code, told } = await update();
		expect(code).toBe(1);
		expect(told).toEqual([
			"2\t1\trefused\tGulf Carts\tis dealership 1, and has the name and address of dealership 2",
			"3\t\trefused\tGulf Carts\tits name and address are those of dealership 1, which has the ref D-1, and the row has D-3",
		]);
		expect(await stored()).toEqual(before);
	});

	it("is refused if a twin of its dealership is written as it is, or an earlier row is", async () => {
		await have(naples, { ...naples, ref: "D-2", address: "2 Main St", membershipId: "M2" });
		await sql("update dealerships set address = '1 Main St' where id = 2");
		const address = (ref: string, text: string) => ({
			ref,
			...without(naples, "ref", "membershipId"),
			address: text,
		});
		write(address("D-1", "1 main st"), address("D-2", "1 MAIN STREET"));
		const swapped = await update();
		expect(swapped.code).toBe(1);
		expect(swapped.told).toEqual([
			"2\t1\trefused\tGulf Carts\tis dealership 1, and has the name and address of dealership 2",
			"3\t2\trefused\tGulf Carts\tis dealership 2, and has the name and address of dealership 1",
		]);
		write(address("D-1", "1 Main St."), address("D-2", "1 main st."));
		expect((await update()).told).toEqual([
			"2\t1\tchanged\tGulf Carts\taddress: 1 Main Street → 1 Main St.",
			"3\t2\trefused\tGulf Carts\tis dealership 2, and has the name and address of row 2",
		]);
		write(address("D-1", "1 MAIN STREET"), address("D-2", "1 Main St."));
		expect((await update()).summary).toMatch(/2 changed/);
	});

	it("is refused if an earlier row is the same dealership, and skipped if it says the same", async () => {
		await have(naples);
		write(naples, { ...naples, ref: "" }, { ...naples, ref: "", name: "Other", address: "8 Main" });
		// Two rows have the membership id M1 now, so the last one is a new dealership.
		const twins = await update("--dry-run");
		expect(twins.summary).toMatch(/1 duplicate skipped\./);
		write(naples, { ...naples, name: "Other", address: "8 Main" });
		expect((await update()).told).toEqual(["3\t1\trefused\tOther\tis dealership 1, as row 2 is"]);
	});

	it("stays hidden, rejected or pending unless the file says otherwise", async () => {
		await have(naples);
		await run("dealerships", "hide", "1");
		write({ ...naples, phone: "(239) 555-0199" });
		const { code, told } = await update("--replace");
		expect(code).toBe(3);
		expect(told).toContain(
			"2\t1\tkept\tGulf Carts\tstays hidden; to show it, run nev dealerships approve 1",
		);
		expect(await stored()).toMatchObject([{ visibility: "hidden", phone: "(239) 555-0199" }]);
		write({ ...naples, visibility: "visible" });
		await update();
		expect(await stored()).toMatchObject([{ visibility: "visible" }]);
	});

	it("counts as reviewed from then on if visitors see it", async () => {
		await have(naples);
		await sql("update dealerships set reviewed_at = null");
		expect((await update()).told[0]).toMatch(
			/^2\t1\tchanged\tGulf Carts\treviewedAt: \(none\) → 20/,
		);
		expect(await stored()).toMatchObject([{ reviewed_at: expect.any(Date) }]);
	});

	it("that moves away loses coordinates that are far from its new ZIP code", async () => {
		await have(naples);
		const unpinned = without(naples, "latitude", "longitude");
		write({ ...unpinned, address: "3 Main Street" });
		expect((await update()).told).toContain(
			"2\t1\tdoubtful\tGulf Carts\tits address has changed, and its coordinates have not",
		);
		write({ ...without(unpinned, "state"), city: "Boston", zipCode: "2134" });
		expect((await update()).code).toBe(3);
		expect(await stored()).toMatchObject([
			{ zip_code: "02134", state: "Massachusetts", latitude: null, longitude: null },
		]);
	});
});

describe("dealerships that are not in the file", () => {
	const second = { ...naples, ref: "D-2", membershipId: "M2", name: "Second Carts" };

	it("are told, and hidden only with --replace; their leads stay", async () => {
		await have(naples, second);
		await sql(
			"insert into leads (kind, name, email, phone, payload, dealership_id) values ('inquiry', 'Ada', 'a@example.com', '1', '{}', 2)",
		);
		write(naples);
		const told = await update();
		expect(told.lines).toEqual([expect.stringMatching(/ 1 unchanged, 1 missing\.$/)]);
		expect(told.stderr).toBe(
			"1 dealership that is not in the file stays as it is. To list these, add --report FILE; to hide them, add --replace.\n",
		);
		expect(await stored()).toMatchObject([{ visibility: "visible" }, { visibility: "visible" }]);
		expect((await update("--replace")).told).toEqual([
			"2\thidden\tSecond Carts\tvisibility: visible → hidden",
		]);
		expect(await stored()).toMatchObject([{ visibility: "visible" }, { visibility: "hidden" }]);
		expect(await sql("select dealership_id from leads")).toEqual([{ dealership_id: 2 }]);
		// A hidden one is not missing again.
		expect((await update("--replace")).summary).toMatch(/ 1 unchanged\.$/);
	});

	it("are counted, tried or done, and named in the file of the report", async () => {
		const others = Array.from({ length: 404 }, (_, n) => ({
			...without(naples, "membershipId"),
			...{ ref: `N-${n}`, name: `Cart ${n}`, address: `${n} Other St` },
		}));
		await have(naples, ...others);
		write({ ...naples, phone: "(239) 555-0199" });
		for (const options of [["--dry-run", "--report", "report.csv"], []]) {
			const { lines, stderr } = await update(...options);
			expect(lines).toEqual([
				"ROW\tID\tWHAT\tNAME\tWHY",
				"2\t1\tchanged\tGulf Carts\tphone: (239) 555-0142 → (239) 555-0199",
				expect.stringMatching(/, 404 missing\.$/),
			]);
			expect(stderr).toMatch(/^404 dealerships that are not in the file stay as they are\. /);
		}
		const report = readFileSync(operator.path("report.csv"), "utf8");
		expect(report.match(/,missing,/g)).toHaveLength(404);
	});

	it("are hidden though a row is refused, which is not missing", async () => {
		await have(naples, second);
		write({ ...naples, phone: "555" });
		const { code, told } = await update("--replace", "--skip-refused");
		expect(code).toBe(3);
		expect(told).toEqual([
			"2\t\trefused\tGulf Carts\tphone: Phone number must be at least 10 digits",
			"\t2\thidden\tSecond Carts\tvisibility: visible → hidden",
		]);
		expect(await stored()).toMatchObject([{ visibility: "visible" }, { visibility: "hidden" }]);
	});

	it("are not hidden if they are many, until the operator says how many", async () => {
		const others = Array.from({ length: 24 }, (_, n) => ({
			...without(naples, "membershipId"),
			...{ ref: `N-${n}`, name: `Cart ${n}`, address: `${n} Other St` },
		}));
		await have(naples, ...others);
		write(naples);
		for (const options of [["--dry-run"], [], ["--hide-up-to", "95.9%"]]) {
			const { code, told, summary, stderr } = await update("--replace", ...options);
			expect([code, told, summary]).toEqual([
				1,
				[],
				"Nothing was changed. The import would be: 0 dealerships imported, 0 changed, 1 unchanged, 24 hidden.",
			]);
			expect(stderr).toBe(
				`The file lacks 24 of 25 visible dealerships: ${others
					.slice(0, 10)
					.map(({ name }) => `${name} (Naples)`)
					.join(", ")} and 14 more. If it is complete, hide them with --hide-up-to 96%.\n`,
			);
		}
		const { stdout } = await update("--replace", "--json");
		expect(JSON.parse(stdout)).toMatchObject({ overHideLimit: { hidden: 24, visible: 25 } });
		const done = await update("--replace", "--hide-up-to", "96%");
		expect(done).toMatchObject({ code: 0, summary: expect.stringMatching(/ 24 hidden\.$/) });
		expect(done.told).toHaveLength(10);
		expect(done.stderr).toBe("10 of those hidden are listed. To list all, add --report FILE.\n");
		expect((await update("--replace")).summary).toMatch(/ 1 unchanged\.$/);
	});

	it.each([
		["--hide-up-to", "40"],
		["--hide-up-to", "101%"],
		["--hide-up-to", "many"],
	])("are not hidden up to what is no percentage: %s %s", async (...options) => {
		const { code, stderr } = await update("--replace", ...options);
		expect([code, stderr]).toEqual([2, expect.stringContaining("Give a percentage such as 40%.")]);
	});

	it("are removed if they are sample dealers, and keep their ids if they are in the file", async () => {
		await orm.transaction((transaction) => seedSampleDataOnce(transaction));
		await run("export", "all", "sample");
		const before = await stored();
		const lines = readFileSync(operator.path("sample/dealerships.csv"), "utf8").split("\r\n");
		file("dealers.csv", lines.slice(0, 101).join("\r\n"));
		expect((await update()).summary).toMatch(/100 unchanged, .*200 sample dealerships removed\.$/);
		expect(await stored()).toEqual(before.slice(0, 100));
	});

	it.each([
		[["--replace"], "--replace hides what is not in the file. It needs --update too.\n"],
		[
			["--update", "--hide-up-to", "40%"],
			"--hide-up-to limits what --replace hides. It needs --replace too.\n",
		],
		[["--same-ref"], "--same-ref changes a dealership that exists. It needs --update too.\n"],
	])("cannot be told by an import that does not update: %j", async (options, error) => {
		write(naples);
		const { code, stderr } = await run("import", "dealerships", "dealers.csv", ...options);
		expect([code, stderr]).toEqual([2, error]);
	});
});

describe("the exit code", () => {
	const bay = { ...naples, ref: "D-2", membershipId: "M2", name: "Bay Carts" };
	it.each<[number, string, string[], ...Cells[]]>([
		[0, "all is done", [], naples],
		[0, "a value is mended", [], { ...naples, longitude: "81.79" }],
		[0, "a dealer is listed twice", [], naples, { ...naples, ref: "" }],
		[3, "a value is dropped", [], { ...naples, latitude: "48.1", longitude: "11.5" }],
		[3, "a value is doubtful", [], { ...naples, zipCode: "99999", latitude: "", longitude: "" }],
		[3, "a refused row is left out", ["--skip-refused"], naples, { ...bay, phone: "555" }],
		[1, "a row is refused", [], naples, { ...bay, phone: "555" }],
	])("is %i if %s, when it is tried and when it is done", async (code, _, options, ...rows) => {
		write(...rows);
		expect((await update("--dry-run", ...options)).code).toBe(code);
		expect((await update(...options)).code).toBe(code);
		expect(await stored()).toHaveLength(code === 1 ? 0 : 1);
	});

	it("is 1 for a row whose ref another dealer has, which --same-ref takes", async () => {
		await have(naples);
		write({ ...naples, name: "Bay Boats", address: "9 Bay Road", city: "Tampa" });
		const { code, stderr } = await update();
		expect([code, stderr]).toEqual([
			1,
			expect.stringMatching(/^If a row is still .+ --same-ref\.\n/),
		]);
		expect((await update("--same-ref")).summary).toMatch(/, 1 changed,/);
	});
});

describe("a real list", () => {
	it("may lack the state, and have ZIP codes without leading zeros", async () => {
		const boston = { ...without(naples, "state", "latitude", "longitude"), city: "Boston" };
		write({ ...boston, zipCode: "2134" }, { ...boston, ref: "D-2", name: "B", zipCode: "99999" });
		const { code, told } = await update();
		expect(code).toBe(1);
		expect(told).toEqual([
			"2\tadded\tGulf Carts\t",
			"2\tmended\tGulf Carts\tthe ZIP code 2134 is 02134",
			"2\tmended\tGulf Carts\tthe state is missing, and 02134 is in Massachusetts",
			"3\trefused\tB\tthe state is missing, and its ZIP code does not tell it",
		]);
	});

	it("tells once what was corrected, and not each time that nothing changes", async () => {
		const { state: _, ...withoutState } = naples;
		write(withoutState);
		expect((await update()).told).toEqual([
			"2\tadded\tGulf Carts\t",
			"2\tmended\tGulf Carts\tthe state is missing, and 34102 is in Florida",
		]);
		expect((await update()).told).toEqual([]);
	});

	it("may have two columns for one field, of which one is left out", async () => {
		write({ "Email Address": "other@example.com", Telephone: "1", tel: "2", ...naples });
		const { code, stderr } = await update();
		expect([code, stderr.split("\n").slice(0, -1)]).toEqual([
			0,
			[
				'Column 1, "Email Address", is left out, because column 11, "email", means the same.',
				'Column 2, "Telephone", is left out, because column 10, "phone", means the same.',
				'Column 3, "tel", is left out, because column 10, "phone", means the same.',
			],
		]);
		expect(await stored()).toMatchObject([{ email: naples.email, phone: naples.phone }]);
	});

	it("may lack email addresses and telephone numbers where the operator allows it", async () => {
		write(without(naples, "email", "phone"));
		expect((await update("--allow-missing", "email")).stderr).toMatch(/lacks the column phone\./);
		write({ ...naples, email: "", phone: "" });
		expect((await update("--allow-missing", "email")).told).toEqual([
			"2\trefused\tGulf Carts\tphone: Phone number must be at least 10 digits",
		]);
		expect((await update("--allow-missing", "name")).code).toBe(2);
		const both = ["--allow-missing", "email", "--allow-missing", "phone"];
		expect((await update(...both)).code).toBe(0);
		expect(await stored()).toMatchObject([{ email: "", phone: "" }]);
		// An empty cell changes nothing, also if it may be empty.
		await sql("update dealerships set email = 'info@example.com'");
		expect((await update(...both)).summary).toMatch(/ 0 changed, 1 unchanged\b/);
	});
});

describe("the report", () => {
	it("is written as CSV, safe to open in a spreadsheet, or as JSON", async () => {
		await have(naples);
		write({ ...naples, name: "=1+1", phone: "+1 239 555 0199" });
		const { stdout } = await update("--report", "changes.json", "--json", "--dry-run");
		expect(JSON.parse(readFileSync(operator.path("changes.json"), "utf8"))).toEqual(
			JSON.parse(stdout),
		);
		await update("--report", "changes.csv");
		const text = readFileSync(operator.path("changes.csv"), "utf8");
		expect(parse(text, { bom: true })).toEqual([
			["row", "id", "what", "name", "field", "old", "new", "why", "cause"],
			["2", "1", "changed", "'=1+1", "name", "Gulf Carts", "'=1+1", "", ""],
			["2", "1", "changed", "'=1+1", "phone", "(239) 555-0142", "'+1 239 555 0199", "", ""],
		]);
	});

	it("that exists already is replaced with --force only, and otherwise nothing is imported", async () => {
		file("changes.csv", "old");
		write(naples);
		const { code, stderr } = await update("--report", "changes.csv");
		expect([code, stderr]).toEqual([1, expect.stringMatching(/changes\.csv exists already/)]);
		expect(await stored()).toEqual([]);
		expect((await update("--report", "changes.csv", "--force")).code).toBe(0);
		expect(await stored()).toHaveLength(1);
	});
});
