import { Writable } from "node:stream";
import { addDoNotContact, removeDoNotContact } from "@nev/api/operations";
import { seedSampleDataOnce } from "@nev/api/testing/internals.js";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";
import { makeWorkbook } from "../../../test/workbook.js";
import { storeColumnChoice } from "../../imports/column-choices.js";

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

/** Writes a file of dealers, each with some values of its own. */
function writeDealers(
	...rows: Partial<typeof naples & { pausedUntil: string; openingHours: string }>[]
): void {
	const records = rows.map((row, index) => ({ ...naples, address: `${index + 1} Main`, ...row }));
	file("dealers.csv", stringify(records, { header: true }));
}

const stored = () => sql("select * from dealerships order by id");

async function importFile(...options: string[]) {
	const { code, lines, stderr } = await run("import", "dealerships", "dealers.csv", ...options);
	return { code, stderr, rows: lines.slice(1, -1), summary: lines.at(-1) };
}

describe("nev import dealerships", () => {
	it("adds dealers that count as reviewed", async () => {
		writeDealers({}, { name: "Fifth Avenue Carts" });
		const { code, lines, stderr } = await run("import", "dealerships", "dealers.csv");
		expect([code, stderr]).toEqual([0, ""]);
		expect(lines).toEqual(["2 dealerships imported."]);
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

	it("takes every kind of file, and says how it was read", async () => {
		const { zipCode, latitude, longitude, ...rest } = naples;
		const cafe = { ...rest, name: "José’s Carts", zip: 2134, state: "MA", city: "Allston" };
		const table = [Object.keys(cafe), Object.values(cafe)];
		const geometry = { type: "Point", coordinates: [-71.13, 42.35] };
		const features = [{ type: "Feature", properties: cafe, geometry }];
		const csv = table.map((cells) => cells.map((cell) => `"${cell}"`).join(";")).join("\n");
		const kinds: [string, string | Buffer, string[], RegExp][] = [
			["latin.csv", Buffer.from(csv.replace("’", "\x92"), "latin1"), [], /read as Windows-1252/],
			["titled.csv", `Our dealers\n\n${csv}`, [], /^The headings are in row 3\. /],
			["places.geojson", JSON.stringify({ type: "FeatureCollection", features }), [], /^$/],
			["lines.ndjson", `${JSON.stringify(cafe)}\n`, [], /^$/],
			["book.xlsx", makeWorkbook({ Notes: [["x"]], Dealers: table }), ["--sheet", "Dealers"], /^$/],
		];
		for (const [name, content, options, notes] of kinds) {
			await sql("truncate dealerships restart identity cascade");
			file(name, content);
			const { code, stderr, stdout } = await run("import", "dealerships", name, ...options);
			expect([name, code, stdout]).toEqual([
				name,
				0,
				expect.stringMatching(/1 dealership imported/),
			]);
			expect(stderr).toMatch(notes);
			expect(await stored()).toMatchObject([{ name: "José’s Carts", zip_code: "02134" }]);
		}
		const wrong = await run("import", "dealerships", "book.xlsx", "--sheet", "Shops");
		expect(wrong).toMatchObject({
			code: 1,
			stderr: expect.stringMatching(/are: Dealers, Notes\.\n$/),
		});
		const loopback = await run("import", "dealerships", "https://127.0.0.1/list.csv");
		expect(loopback).toMatchObject({ code: 1, stderr: expect.stringMatching(/private network/) });
	});

	it("takes the day of a pause as Excel writes it, and no day that is none", async () => {
		const year = new Date().getFullYear() + 1;
		writeDealers({ pausedUntil: `12/4/${year}` });
		await importFile();
		expect(await sql("select paused_until::text from dealerships")).toEqual([
			{ paused_until: `${year}-12-04` },
		]);
		writeDealers({ pausedUntil: `13/4/${year}`, name: "Bay Carts" });
		expect((await importFile()).rows.join()).toMatch(/dropped.+cannot be read\. Enter a date/);
		expect(await sql("select visibility from dealerships order by id")).toEqual([
			{ visibility: "visible" },
			{ visibility: "pending" },
		]);
	});

	it("takes opening hours as people write them, and a time zone", async () => {
		const hours = { Hours: "Mo-Fr 08:00-18:00; Sa 9am-noon", "Time zone": "us/mountain" };
		file("dealers.csv", stringify([{ ...naples, ...hours }], { header: true }));
		await importFile();
		expect(await sql("select opening_hours, time_zone from dealerships")).toEqual([
			{ opening_hours: "Mon-Fri 8 AM-6 PM; Sat 9 AM-12 PM", time_zone: "America/Denver" },
		]);
		const wrong = { name: "Bay Carts", Hours: "Mon-Fri 8-5", "Time zone": "Mountain" };
		file("dealers.csv", stringify([{ ...naples, ...wrong }], { header: true }));
		const problems = (await importFile()).rows.join();
		expect(problems).toContain('Hours: "Mon-Fri 8-5" cannot be read. Write AM or PM:');
		expect(problems).toContain('Time zone: "Mountain" cannot be read. Enter a time zone, such as');
		expect(await stored()).toMatchObject([{}, { opening_hours: null, time_zone: null }]);
	});

	it("leaves out hours that may have another meaning, unless it is told to assume one", async () => {
		const hours = ["Mon-Fri 9am-5pm", "M-F 8-5", "9am-5pm"];
		writeDealers(...hours.map((openingHours) => ({ openingHours })));
		const storedHours = async () =>
			(await sql("select opening_hours from dealerships order by id")).map(
				(row) => row.opening_hours,
			);
		const { code, rows } = await importFile();
		expect(await storedHours()).toEqual(["Mon-Fri 9 AM-5 PM", null, null]);
		expect([code, rows]).toEqual([
			3,
			[
				'3\tdropped\tGulf Carts\topeningHours: "M-F 8-5" cannot be read. Write AM or PM: Mon-Fri 8 AM-5 PM?',
				'4\tdropped\tGulf Carts\topeningHours: "9am-5pm" may be of some days only. Write its days, as in Daily 9 AM-5 PM',
			],
		]);
		const again = await importFile("--update", "--assume-office-hours");
		expect(await storedHours()).toEqual(["Mon-Fri 9 AM-5 PM", "Mon-Fri 8 AM-5 PM", null]);
		expect(again.rows).toContain(
			"3\t2\tmended\tGulf Carts\topeningHours: M-F 8-5 is read as Mon-Fri 8 AM-5 PM",
		);
	});

	it("takes a sheet of Google Business Profile as it is", async () => {
		const sheet = {
			...{ "Store code": "N-1", "Business name": "Gulf Carts", "Address line 1": "1 Main St" },
			...{ "Address line 2": "Suite 100", Locality: "Naples", "Administrative area": "FL" },
			...{ "Country / Region": "US", "Postal code": "34102", "Primary phone": naples.phone },
			...{ "Sunday hours": "x", "Monday hours": "9:00am-5:00pm", "Tuesday hours": "" },
		};
		file("dealers.csv", stringify([sheet], { header: true }));
		expect(await importFile("--allow-missing", "email")).toMatchObject({
			...{ code: 0, summary: "1 dealership imported." },
			stderr: "Unknown columns are ignored: Country / Region.\n",
		});
		expect(await stored()).toMatchObject([
			{
				...{ ref: "N-1", name: "Gulf Carts", address: "1 Main St, Suite 100", city: "Naples" },
				...{ state: "Florida", opening_hours: "Mon 9 AM-5 PM; Sun closed" },
			},
		]);
	});

	it("reads the columns as the operator says, and says which there are", async () => {
		const { name, email, ...others } = naples;
		const strange = { ...others, "Nam of store": name, "E-post": email, Notes: "1" };
		file("dealers.csv", stringify([strange], { header: true }));
		expect((await importFile()).stderr).toContain(
			'Choose them with --map "Nam of store=name". To do without, add --allow-missing email.',
		);
		expect((await importFile("--map", "E-pots=email")).stderr).toContain('Nearest: "E-post".');
		const map = ["--map", "Nam of store=name", "--map", "e-post=Email", "--map", "Notes="];
		expect(await importFile(...map)).toMatchObject({ code: 0, stderr: "" });
		expect(await stored()).toMatchObject([{ name, email }]);
		await sql("truncate dealerships restart identity cascade");
		const cells = Object.entries({ a: name, b: naples.address, c: "Naples", d: "34102" });
		const lines = [["name", "phone"], cells.map(([key]) => key), cells.map(([, cell]) => cell)];
		file("dealers.csv", stringify(lines));
		const fields = ["a=name", "b=address", "c=city", "d=zipCode"].flatMap((one) => ["--map", one]);
		const without = ["email", "phone"].flatMap((one) => ["--allow-missing", one]);
		// Somebody's words above the headings may have been a row.
		expect(await importFile(...fields, ...without)).toMatchObject({ code: 3 });
		expect(await stored()).toMatchObject([{ name }]);
	});

	it("reads the columns as they were chosen at the desk, unless told otherwise", async () => {
		const { name, phone, ...others } = naples;
		const strange = { ...others, Shop: name, Fax: "1", Line: phone, Notes: "" };
		file("dealers.csv", stringify([strange], { header: true }));
		const chosen = { Shop: "name", Fax: "phone", Notes: "" };
		await storeColumnChoice(orm, "dealers", Object.keys(strange).reverse(), chosen);
		await sql("update column_choices set chosen_at = '2026-11-20T20:00:00Z'");
		expect(await importFile("--map", "line=phone", "--map", "Fax=")).toMatchObject({
			code: 0,
			stderr: "The columns are read as chosen at the desk on 2026-11-20.\n",
		});
		expect(await stored()).toMatchObject([{ name, phone }]);
		file("dealers.csv", stringify([{ ...strange, More: "" }], { header: true }));
		expect((await importFile()).stderr).toMatch(/lacks the columns name, phone/);
	});

	it("takes a ref of 200 characters, which may be typed again, and leaves out a longer one", async () => {
		const [longest, tooLong] = ["D".repeat(200), "E".repeat(201)];
		const other = { ...naples, address: "2 Main", ref: tooLong };
		file("dealers.csv", stringify([{ ...naples, ref: longest }, other], { header: true }));
		expect((await importFile()).rows).toEqual([
			`3\tdropped\tGulf Carts\tref: "${tooLong}" cannot be read. Please use at most 200 characters`,
		]);
		expect(await stored()).toMatchObject([{ ref: longest }, { ref: null }]);
		const edit = (ref: string) => run("dealerships", "edit", "1", "--ref", ref);
		expect((await edit("D-1")).code).toBe(0);
		expect((await edit(longest)).code).toBe(0);
		expect((await edit(tooLong)).code).toBe(1);
		expect(await stored()).toMatchObject([{ ref: longest }, {}]);
	});

	it("says what an operator's column may have, in any case, and leaves out the rest", async () => {
		const values = { visibility: "", leadFormat: "", reviewedAt: "" };
		file(
			"dealers.csv",
			stringify(
				[
					{ ...naples, ...values, visibility: "Hidden", leadFormat: "ADF" },
					{ ...naples, ...values, address: "2 Main", visibility: "gone", leadFormat: "xml" },
					{ ...naples, ...values, address: "3 Main", reviewedAt: "yesterday" },
				],
				{ header: true },
			),
		);
		expect((await importFile()).rows).toEqual([
			'3\tdropped\tGulf Carts\tvisibility: "gone" cannot be read. Give one of visible, pending, rejected, hidden. A dealer that exists stays as it is, and a new one waits for review',
			'3\tdropped\tGulf Carts\tleadFormat: "xml" cannot be read. Give one of mail, adf. A new dealer gets its leads as mail',
			'4\tdropped\tGulf Carts\treviewedAt: "yesterday" cannot be read. Give a time such as 2026-11-21T08:00:00Z. A new dealer counts as not approved',
		]);
		expect(await stored()).toMatchObject([
			{ visibility: "hidden", lead_format: "adf", reviewed_at: null },
			{ visibility: "pending", lead_format: "mail", reviewed_at: null },
			{ visibility: "visible", reviewed_at: null },
		]);
	});

	it("lists three rows of a cause, and counts the others", async () => {
		const wrong = Array.from({ length: 8 }, (_, n) => ({
			...naples,
			address: `${n} Main`,
			url: "/a",
		}));
		const alone = { ...naples, address: "20 Main", url: "", phone: "555" };
		file("dealers.csv", stringify([...wrong, alone, naples], { header: true }));
		const { stdout, stderr } = await run("import", "dealerships", "dealers.csv", "--skip-refused");
		const line = (row: number) =>
			`${row}\tdropped\tGulf Carts\turl: "/a" cannot be read. Enter a web address, such as https://www.example.com`;
		expect(stdout.trim().split("\n")).toEqual([
			"ROW\tWHAT\tNAME\tWHY",
			...[2, 3, 4].map(line),
			"10\trefused\tGulf Carts\tphone: Phone number must be at least 10 digits",
			"8 rows, dropped: unreadable website (rows 2, 3, 4, 5, 6 …)",
			"9 dealerships imported, 8 of them with notes, 1 row refused.",
		]);
		expect(stderr).toContain("Of each cause, 3 rows are listed. To list all, add --report FILE.");
	});

	it("knows the common names of columns, and reads files in the formats of spreadsheets", async () => {
		const lines = [
			"Dealer_Name;STREET ADDRESS;Town;st;Postal-Code;Telephone;E-mail;Lat;Lng;Member ID;Notes",
			'Gulf "Carts";"1 Fifth Avenue\nSuite 4";Naples;fl;34102-1234;239-555-0142;info@example.com;26,14;-81,79;M7;x',
			";;;;;;;;;;",
			"",
			"Bad;2 Main;Naples;Ontario;34102;239-555-0142;info@example.com",
		];
		file("dealers.csv", `\ufeff${lines.join("\r\n")}\r\n`);
		const { rows, stderr } = await importFile("--skip-refused");
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
		expect(stderr).toBe("Unknown columns are ignored: Notes.\n");
		expect(rows).toEqual(['5\trefused\tBad\t"Ontario" is not a state or territory']);
	});

	it("leaves out a further address that is on the do-not-contact list", async () => {
		await addDoNotContact(orm, "no@example.com");
		writeDealers({ email: "a@example.com; NO@example.com; b@example.com" });
		expect((await importFile()).rows).toContain(
			"2\tdropped\tGulf Carts\tfurther address on the do-not-contact list: NO@example.com left out",
		);
		expect(await stored()).toMatchObject([
			{ lead_addresses: [{ email: "b@example.com", format: "mail" }] },
		]);
		await removeDoNotContact(orm, "no@example.com");
	});

	it("takes one phone number and all email addresses of a cell, and tells of the others", async () => {
		writeDealers(
			{ phone: "(239) 555-0142 / (239) 555-0143", email: "a@example.com; b@example.com" },
			{ name: "Float Carts", phone: "2395550144.0" },
			{ name: "Fax Carts", phone: "239-555-0145 (fax 239-555-0146)" },
			{ name: "Easy Carts", phone: "239-555-EASY" },
			{ name: "Baja Carts", phone: "+52 664 123 4567" },
		);
		expect((await importFile("--skip-refused")).rows).toEqual([
			"2\tdropped\tGulf Carts\ta second phone number was left out: (239) 555-0143",
			"2\tmended\tGulf Carts\tseveral email addresses: each gets the leads",
			"3\tmended\tFloat Carts\tthe phone number 2395550144.0 is 2395550144",
			"4\tdropped\tFax Carts\ta fax number was left out: 239-555-0146",
			'6\trefused\tBaja Carts\t"+52 664 123 4567" is not a US phone number',
		]);
		expect(await stored()).toMatchObject([
			{
				...{ phone: "(239) 555-0142", email: "a@example.com" },
				lead_addresses: [{ email: "b@example.com", format: "mail" }],
			},
			{ phone: "2395550144" },
			{ phone: "239-555-0145" },
			{ phone: "239-555-EASY" },
		]);
	});

	it("imports dealers in the District of Columbia and in the territories", async () => {
		writeDealers(
			{ name: "Capital Carts", city: "Washington", state: "DC", zipCode: "20001" },
			{ name: "Isla Carts", city: "San Juan", state: "Puerto Rico", zipCode: "901" },
		);
		const { code, rows } = await importFile();
		expect(code).toBe(3);
		expect(rows).toContainEqual(expect.stringContaining("the ZIP code 901 is 00901"));
		expect(await stored()).toMatchObject([
			{ name: "Capital Carts", state: "District of Columbia", zip_code: "20001" },
			{ name: "Isla Carts", state: "Puerto Rico", zip_code: "00901" },
		]);
	});

	it("reads tabs and UTF-16, which spreadsheets export as text", async () => {
		const text = stringify([{ ...naples, name: "José’s Carts" }], {
			header: true,
			delimiter: "\t",
		});
		file("dealers.csv", Buffer.from(`\ufeff${text}`, "utf16le"));
		expect((await importFile()).code).toBe(0);
		expect(await stored()).toMatchObject([{ name: "José’s Carts" }]);
	});

	it("corrects frequent mistakes, and reports on each row", async () => {
		writeDealers(
			{ zipCode: "2134", city: "Boston", state: "MA", latitude: "42.35", longitude: "-71.13" },
			{ latitude: "-81.79", longitude: "26.14" },
			{ latitude: "0", longitude: "0" },
			{ latitude: "47.61", longitude: "-122.33" },
			{ state: "Georgia", latitude: "", longitude: "" },
		);
		const { code, rows, summary } = await importFile();
		expect(code).toBe(3);
		expect(rows).toEqual([
			"2\tmended\tGulf Carts\tthe ZIP code 2134 is 02134",
			"3\tmended\tGulf Carts\tlatitude and longitude were swapped: -81.79, 26.14",
			"4\tdropped\tGulf Carts\tthe coordinates 0, 0 are not in the United States",
			"5\tdropped\tGulf Carts\tthe coordinates 47.61, -122.33 are 2,643 miles from the ZIP code",
			"6\tdoubtful\tGulf Carts\tthe ZIP code 34102 is in Florida, not in Georgia",
		]);
		expect(summary).toMatch(/^5 dealerships imported, 5 of them with notes\.$/);
		expect(await stored()).toMatchObject([
			{ zip_code: "02134", state: "Massachusetts" },
			{ latitude: 26.14, longitude: -81.79 },
			{ latitude: null, longitude: null },
			{ latitude: null, longitude: null },
			{ state: "Georgia" },
		]);
	});

	it("skips duplicates in the file and in the database, even hidden ones", async () => {
		writeDealers({}, {});
		await importFile();
		await run("dealerships", "hide", "2");
		writeDealers(
			{ name: "GULF  carts", address: "1 main.", zipCode: "34102-9999" },
			{},
			{ address: "9 Main Street" },
			{ address: "9 MAIN ST." },
		);
		const { code, rows, summary, stderr } = await importFile();
		expect([code, stderr]).toEqual([
			0,
			"To change dealerships that exist to what the file says, add --update.\n",
		]);
		expect(rows).toEqual([
			"2\tskipped\tGULF carts\tthe same as dealership 1",
			"3\tskipped\tGulf Carts\tthe same as dealership 2 (hidden)",
			"5\tskipped\tGulf Carts\tthe same as row 4",
		]);
		expect(summary).toMatch(/^1 dealership imported, 3 duplicates skipped\.$/);
		expect(await stored()).toHaveLength(3);
	});

	it("refuses a dealer whose ref was copied, and skips one that has moved or was renamed", async () => {
		const list = (...rows: object[]) =>
			file(
				"dealers.csv",
				stringify([...rows], { header: true, columns: ["ref", ...Object.keys(naples)] }),
			);
		list({ ...naples, ref: "D-1" });
		await importFile();
		const other = { ...naples, name: "Bay Carts", address: "9 Main", ref: "D-2" };
		list(
			{ ...naples, ref: "D-1", address: "2 Main" },
			{ ...naples, ref: "D-1", name: "Fifth Avenue Carts", address: "1 Fifth Ave." },
			{ ...other, ref: "D-1" },
			other,
			{ ...other, name: "Key Carts", address: "3 Main" },
		);
		expect((await importFile("--skip-refused")).rows).toEqual([
			"2\tskipped\tGulf Carts\tthe same as dealership 1",
			"3\tskipped\tFifth Avenue Carts\tthe same as dealership 1",
			"4\trefused\tBay Carts\tthe ref D-1 is that of dealership 1, which has another name or address",
			"6\trefused\tKey Carts\tthe ref D-2 is that of row 5, which has another name or address",
		]);
		expect(await stored()).toMatchObject([{ ref: "D-1" }, { ref: "D-2", name: "Bay Carts" }]);
	});

	it("imports nothing if a row is refused", async () => {
		writeDealers(
			{},
			{ state: "AE" },
			{ email: "nobody" },
			{ phone: "2.39556E+09" },
			{ zipCode: "331" },
			{ name: "", phone: "555" },
		);
		const { code, rows, summary, stderr } = await importFile();
		expect(code).toBe(1);
		expect(rows).toEqual([
			'3\trefused\tGulf Carts\t"AE" is not a state or territory',
			"4\trefused\tGulf Carts\temail: Valid email address is required",
			"5\trefused\tGulf Carts\ta spreadsheet shortened the phone number to 2.39556E+09",
			'6\trefused\tGulf Carts\tthe ZIP code "331" lacks a digit',
			"7\trefused\t\tname: Dealership name is required",
			"7\trefused\t\tphone: Phone number must be at least 10 digits",
		]);
		expect(summary).toMatch(
			/^Nothing was changed\. The import would be: 1 dealership imported, 5 rows refused\.$/,
		);
		expect(stderr).toBe(
			"Correct the refused rows and try again, or skip them with --skip-refused.\n",
		);
		expect(await stored()).toEqual([]);

		expect((await importFile("--skip-refused")).code).toBe(3);
		expect(await stored()).toHaveLength(1);
	});

	it("rolls back everything in a dry run", async () => {
		writeDealers({}, {});
		const { code, summary, stderr } = await importFile("--dry-run");
		expect([code, stderr]).toEqual([0, "This was a dry run. To import, leave out --dry-run.\n"]);
		expect(summary).toMatch(
			/^Nothing was changed\. The import would be: 2 dealerships imported\.$/,
		);
		expect(await stored()).toEqual([]);
	});

	it("rolls back everything if the database fails halfway", async () => {
		await sql(`create function refuse() returns trigger language plpgsql as $$
			begin raise 'no room'; end $$`);
		await sql(
			"create trigger refuse before insert on dealerships for each row when (new.name = 'Last') execute function refuse()",
		);
		writeDealers(...Array.from({ length: 2500 }, () => ({})), { name: "Last" });
		const { code, stderr } = await run("import", "dealerships", "dealers.csv");
		await sql("drop function refuse cascade");
		expect(code).toBe(1);
		expect(stderr).toBe("The database reported an error: no room. See its log, then try again.\n");
		expect(await stored()).toEqual([]);
	});

	it("rolls back everything if the operator stops it", async () => {
		writeDealers({});
		expect(await operator.runAborted("import", "dealerships", "dealers.csv")).toMatchObject({
			code: 130,
			stderr: "Stopped. Nothing was changed.\n",
		});
		expect(await stored()).toEqual([]);
	});

	it("removes the sample dealers and no others", async () => {
		writeDealers({ name: "Real" });
		await importFile();
		await orm.transaction((transaction) => seedSampleDataOnce(transaction));
		writeDealers({ name: "Second" });
		expect((await importFile("--dry-run")).summary).toMatch(/, 300 sample dealerships removed\.$/);
		expect(await stored()).toHaveLength(301);
		expect((await importFile()).summary).toMatch(/, 300 sample dealerships removed\.$/);
		expect(await stored()).toMatchObject([{ name: "Real" }, { name: "Second" }]);
	});

	it("reports as JSON for other programs", async () => {
		writeDealers({}, { zipCode: "331" });
		const { stdout } = await run("import", "dealerships", "dealers.csv", "--json");
		expect(JSON.parse(stdout)).toEqual({
			isImported: false,
			imported: 1,
			mended: 0,
			skipped: 0,
			refused: 1,
			...{ changed: 0, unchanged: 0, missing: 0, hidden: 0, removed: 0 },
			sampleRemoved: 0,
			rows: [
				{
					row: 3,
					name: "Gulf Carts",
					outcome: "refused",
					changes: [],
					findings: [
						{
							kind: "refused",
							text: 'the ZIP code "331" lacks a digit',
							cause: "unreadable ZIP code",
							cell: {
								field: "zipCode",
								text: "331",
								problem: 'the ZIP code "331" lacks a digit',
							},
						},
					],
				},
			],
		});
	});

	it("shows a progress bar on a terminal", async () => {
		writeDealers({});
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

	it("explains what is wrong with an unreadable file", async () => {
		const errorFor = async (content: string | Uint8Array) => {
			file("dealers.csv", content);
			const { code, stderr } = await importFile();
			expect(code).toBe(1);
			expect(await stored()).toEqual([]);
			return stderr;
		};
		const header = Object.keys(naples).join(",");
		expect(await errorFor("")).toMatch(/dealers\.csv is empty/);
		expect(await errorFor(`${header}\n`)).toMatch(/has a header and no rows/);
		expect(await errorFor("name,city\nA,B\n")).toMatch(
			/^The file lacks the columns address, zipCode, phone, email\. Its columns are "name", "city"\./,
		);
		expect(await errorFor(Buffer.from(`${header}\nJos\xe9 Jos\xc3\xa9`, "latin1"))).toMatch(
			/is not in UTF-8: line 2 cannot be read\. Save it in the spreadsheet as "CSV UTF-8"/,
		);
		expect(await errorFor(`${header}\n"Gulf,1 Main\nNext,2 Main\n`)).toMatch(
			/cannot be read from row 2 on: a quotation mark is opened there and not closed/,
		);
		expect((await run("import", "dealerships", "none.csv")).stderr).toMatch(
			/none\.csv cannot be read/,
		);
	});
});
