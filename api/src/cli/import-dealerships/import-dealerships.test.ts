import { Writable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";
import { seedSampleDataOnce } from "../../storage/seed.js";

const operator = await openOperator();
const { orm, run, file, sql } = operator;
afterAll(operator.close);

beforeEach(async () => {
	await sql("truncate vehicles, images, dealerships, milestones restart identity cascade");
});

const naples = {
	name: "Gulf Carts",
	address: "1 Fifth Avenue",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "info@gulf.example.com",
	latitude: "26.14",
	longitude: "-81.79",
};

/** Writes a file of dealers, each with what a test says of it. */
function dealers(...rows: Partial<typeof naples>[]): void {
	const all = rows.map((row, index) => ({ ...naples, address: `${index + 1} Main`, ...row }));
	file("dealers.csv", stringify(all, { header: true }));
}

const stored = () => sql("select * from dealerships order by id");

async function importFile(...options: string[]) {
	const { code, lines, told } = await run("import", "dealerships", "dealers.csv", ...options);
	return { code, told, rows: lines.slice(1, -1), summary: lines.at(-1) };
}

describe("nev import dealerships", () => {
	it("adds the operator's dealers, who count as reviewed", async () => {
		dealers({}, { name: "Fifth Avenue Carts" });
		const { code, lines, told } = await run("import", "dealerships", "dealers.csv");
		expect([code, told]).toEqual([0, ""]);
		expect(lines).toEqual([
			"2 dealerships imported, 0 of them mended or doubtful, 0 duplicates skipped, 0 rows refused.",
		]);
		const [first] = await stored();
		expect(first).toMatchObject({
			name: "Gulf Carts",
			state: "Florida",
			latitude: 26.14,
			longitude: -81.79,
			visibility: "visible",
			reviewed_at: expect.any(Date),
		});
	});

	it("knows columns by their common names, whatever a spreadsheet makes of the file", async () => {
		const lines = [
			"Dealer_Name;STREET ADDRESS;Town;st;Postal-Code;Telephone;E-mail;Lat;Lng;Member ID;Notes",
			'Gulf "Carts";"1 Fifth Avenue\nSuite 4";Naples;fl;34102-1234;239-555-0142;info@example.com;26,14;-81,79;M7;x',
			";;;;;;;;;;",
			"",
			"Bad;2 Main;Naples;Ontario;34102;239-555-0142;info@example.com",
		];
		file("dealers.csv", `\ufeff${lines.join("\r\n")}\r\n`);
		const { rows, told } = await importFile("--skip-refused");
		expect(await stored()).toMatchObject([
			{
				name: 'Gulf "Carts"',
				address: "1 Fifth Avenue Suite 4",
				state: "Florida",
				zip_code: "34102-1234",
				latitude: 26.14,
				longitude: -81.79,
				membership_id: "M7",
			},
		]);
		expect(told).toBe("These columns are not known and left out: Notes.\n");
		expect(rows).toEqual(['5\trefused\tBad\t"Ontario" is no state or territory']);
	});

	it("takes dealers in the District of Columbia and in the territories", async () => {
		dealers(
			{ name: "Capital Carts", city: "Washington", state: "DC", zipCode: "20001" },
			{ name: "Isla Carts", city: "San Juan", state: "Puerto Rico", zipCode: "901" },
		);
		const { code, rows } = await importFile();
		expect(code).toBe(0);
		expect(rows).toContainEqual(expect.stringContaining("the ZIP code 901 is 00901"));
		expect(await stored()).toMatchObject([
			{ name: "Capital Carts", state: "District of Columbia", zip_code: "20001" },
			{ name: "Isla Carts", state: "Puerto Rico", zip_code: "00901" },
		]);
	});

	it("reads tabs and UTF-16, as a spreadsheet's text export is", async () => {
		const text = stringify([{ ...naples, name: "José’s Carts" }], {
			header: true,
			delimiter: "\t",
		});
		file("dealers.csv", Buffer.from(`\ufeff${text}`, "utf16le"));
		expect((await importFile()).code).toBe(0);
		expect(await stored()).toMatchObject([{ name: "José’s Carts" }]);
	});

	it("mends what can be mended and tells it, row by row", async () => {
		dealers(
			{ zipCode: "2134", city: "Boston", state: "MA", latitude: "42.35", longitude: "-71.13" },
			{ latitude: "-81.79", longitude: "26.14" },
			{ latitude: "0", longitude: "0" },
			{ latitude: "47.61", longitude: "-122.33" },
			{ state: "Georgia", latitude: "", longitude: "" },
		);
		const { code, rows, summary } = await importFile();
		expect(code).toBe(0);
		expect(rows).toEqual([
			"2\tmended\tGulf Carts\tthe ZIP code 2134 is 02134",
			"3\tmended\tGulf Carts\tlatitude and longitude were swapped: -81.79, 26.14",
			"4\tdropped\tGulf Carts\tthe coordinates 0, 0 are not in the United States",
			"5\tdropped\tGulf Carts\tthe coordinates 47.61, -122.33 are 2,643 miles from the ZIP code",
			"6\tdoubtful\tGulf Carts\tthe ZIP code 34102 lies in Florida, not in Georgia",
		]);
		expect(summary).toMatch(/^5 dealerships imported, 5 of them mended or doubtful, /);
		expect(await stored()).toMatchObject([
			{ zip_code: "02134", state: "Massachusetts" },
			{ latitude: 26.14, longitude: -81.79 },
			{ latitude: null, longitude: null },
			{ latitude: null, longitude: null },
			{ state: "Georgia" },
		]);
	});

	it("skips who stands already, in the file or in the database, hidden or not", async () => {
		dealers({}, {});
		await importFile();
		await run("dealerships", "hide", "2");
		dealers(
			{ name: "GULF  carts", address: "1 main.", zipCode: "34102-9999" },
			{},
			{ address: "9 Main" },
			{ address: "9 MAIN" },
		);
		const { code, rows, summary } = await importFile();
		expect(code).toBe(0);
		expect(rows).toEqual([
			"2\tskipped\tGULF carts\tthe same as dealership 1",
			"3\tskipped\tGulf Carts\tthe same as dealership 2 (hidden)",
			"5\tskipped\tGulf Carts\tthe same as row 4",
		]);
		expect(summary).toMatch(/^1 dealership imported, .* 3 duplicates skipped, /);
		expect(await stored()).toHaveLength(3);
	});

	it("imports nothing by half: one refused row keeps all out", async () => {
		dealers(
			{},
			{ state: "AE" },
			{ email: "nobody" },
			{ phone: "2.39556E+09" },
			{ zipCode: "331" },
			{ name: "", phone: "555" },
		);
		const { code, rows, summary, told } = await importFile();
		expect(code).toBe(1);
		expect(rows).toEqual([
			'3\trefused\tGulf Carts\t"AE" is no state or territory',
			"4\trefused\tGulf Carts\temail: Valid email address is required",
			"5\trefused\tGulf Carts\ta spreadsheet has shortened the telephone number to 2.39556E+09",
			'6\trefused\tGulf Carts\tthe ZIP code "331" lacks a digit',
			"7\trefused\t\tname: Dealership name is required",
			"7\trefused\t\tphone: Phone number must be at least 10 digits",
		]);
		expect(summary).toMatch(
			/^Nothing was changed\. It would be: 1 dealership imported, .*, 5 rows refused\.$/,
		);
		expect(told).toBe(
			"Mend the refused rows and try again, or leave them out with --skip-refused.\n",
		);
		expect(await stored()).toEqual([]);

		expect((await importFile("--skip-refused")).code).toBe(0);
		expect(await stored()).toHaveLength(1);
	});

	it("takes everything back in a dry run", async () => {
		dealers({}, {});
		const { code, summary, told } = await importFile("--dry-run");
		expect([code, told]).toEqual([0, "This was a dry run. Leave --dry-run out to import.\n"]);
		expect(summary).toMatch(/^Nothing was changed\. It would be: 2 dealerships imported, /);
		expect(await stored()).toEqual([]);
	});

	it("takes everything back where the database fails in the middle", async () => {
		await sql(`create function refuse() returns trigger language plpgsql as $$
			begin raise 'no room'; end $$`);
		await sql(
			"create trigger refuse before insert on dealerships for each row when (new.name = 'Last') execute function refuse()",
		);
		dealers(...Array.from({ length: 2500 }, () => ({})), { name: "Last" });
		const { code, told } = await run("import", "dealerships", "dealers.csv");
		await sql("drop function refuse cascade");
		expect(code).toBe(1);
		expect(told).toBe("The database has refused: no room. Look into its log, and try again.\n");
		expect(await stored()).toEqual([]);
	});

	it("takes everything back when the operator stops it", async () => {
		dealers({});
		expect(await operator.runStopped("import", "dealerships", "dealers.csv")).toMatchObject({
			code: 130,
			told: "Stopped. Nothing was changed.\n",
		});
		expect(await stored()).toEqual([]);
	});

	it("removes the sample dealers, and no other", async () => {
		dealers({ name: "Own" });
		await importFile();
		await orm.transaction((transaction) => seedSampleDataOnce(transaction));
		dealers({ name: "Second" });
		expect((await importFile("--dry-run")).summary).toMatch(/, 300 sample dealers removed\.$/);
		expect(await stored()).toHaveLength(301);
		expect((await importFile()).summary).toMatch(/, 300 sample dealers removed\.$/);
		expect(await stored()).toMatchObject([{ name: "Own" }, { name: "Second" }]);
	});

	it("reports as JSON for other programs", async () => {
		dealers({}, { zipCode: "331" });
		const { text } = await run("import", "dealerships", "dealers.csv", "--json");
		expect(JSON.parse(text)).toEqual({
			isImported: false,
			imported: 1,
			mended: 0,
			skipped: 0,
			refused: 1,
			sampleRemoved: 0,
			rows: [
				{
					row: 3,
					name: "Gulf Carts",
					findings: [{ kind: "refused", text: 'the ZIP code "331" lacks a digit' }],
				},
			],
		});
	});

	it("shows a bar on a terminal", async () => {
		dealers({});
		let drawn = "";
		const terminal = Object.assign(
			new Writable({
				write(chunk, _, done) {
					drawn += chunk;
					done();
				},
			}),
			{
				isTTY: true,
				columns: 80,
				cursorTo: () => true,
				clearLine: () => true,
				moveCursor: () => true,
			},
		);
		await operator.runAtTerminal({ progress: terminal }, "import", "dealerships", "dealers.csv");
		expect(drawn).toContain("Importing dealerships");
		expect(drawn).toContain("100 %");
	});

	it("says what is wrong with the file itself", async () => {
		const toldOf = async (content: string | Uint8Array) => {
			file("dealers.csv", content);
			const { code, told } = await importFile();
			expect(code).toBe(1);
			expect(await stored()).toEqual([]);
			return told;
		};
		const header = Object.keys(naples).join(",");
		expect(await toldOf("")).toMatch(/dealers\.csv is empty/);
		expect(await toldOf(`${header}\n`)).toMatch(/has a header and no rows/);
		expect(await toldOf("name,city\nA,B\n")).toMatch(
			/^The file has no column address, state, zipCode, phone, email\. Its first row must name/,
		);
		expect(await toldOf(`${header},Zip\n`)).toMatch(/"zipCode" and "Zip" both say zipCode/);
		expect(await toldOf(Buffer.from(`${header}\nJos\xe9`, "latin1"))).toMatch(
			/is not in UTF-8\. Save it in the spreadsheet as "CSV UTF-8"/,
		);
		expect(await toldOf(`${header}\n"Gulf,1 Main\nNext,2 Main\n`)).toMatch(
			/cannot be read from row 2 on: a quotation mark is opened there and not closed/,
		);
		expect((await run("import", "dealerships", "none.csv")).told).toMatch(
			/none\.csv cannot be read/,
		);
	});
});
