import { readFileSync } from "node:fs";
import { dealerships, vehicles } from "@nev/api/operations";
import { seedSampleDataOnce } from "@nev/api/testing/internals.js";
import { parse } from "csv-parse/sync";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
afterAll(operator.close);

beforeEach(async () => {
	await sql("truncate vehicles, images, dealerships, milestones restart identity cascade");
});

const empty = () => sql("truncate vehicles, dealerships restart identity cascade");
const everyDealership = () => sql("select * from dealerships order by id");
const everyVehicle = () => sql("select * from vehicles order by id");

/** Text that a CSV file or a spreadsheet could change or run. On one line, as the forms require it. */
const hostile = [
	"=1+1",
	"'=1+1",
	"''=1+1",
	"+1 (239) 555-0142",
	"-2+3+cmd|' /C calc'!A0",
	"@SUM(1+1)*cmd",
	'=HYPERLINK("http://evil.example.com";"x")',
	"\uff1d1+1",
	"'Tis a cart",
	'She said "go", then; left',
	'"',
	'""',
	",;\\|",
	"0123",
	"1e3",
	"<script>alert(1)</script>",
	"José’s Carts 🛺",
];

const row = {
	...({ address: "1 Main", city: "Naples", state: "Florida", zipCode: "34102" } as const),
	...{ phone: "(239) 555-0142", email: "info@example.com" },
};

it("dealerships with hostile texts are read back to the same state, into an empty database and over themselves", async () => {
	await orm.insert(dealerships).values([
		...hostile.map((text, index) => ({
			...row,
			...{ name: text, address: `${text} ${index}`, city: text, membershipId: text, ref: text },
			phone: `239-555-0142 ${text}`,
			reviewedAt: new Date(1_760_000_000_000 + index),
		})),
		{ ...row, name: "Pinned", latitude: 26.141592653589793, longitude: -81.79 },
		{ ...row, name: "Hidden", visibility: "hidden", reviewedAt: new Date() },
		{ ...row, name: "Pending", visibility: "pending", email: "", phone: "" },
		{
			...{ ...row, name: "For a dealer system", leadFormat: "adf" },
			leadAddresses: [
				{ email: "ann@example.com", format: "mail" },
				{ email: "crm@example.com", format: "adf" },
			],
		},
	]);
	const before = await everyDealership();
	expect(await run("export", "all", "lists")).toMatchObject({ code: 0, stderr: "" });
	const all = ["--allow-missing", "email", "--allow-missing", "phone"];
	const read = (...options: string[]) =>
		run("import", "dealerships", "lists/dealerships.csv", ...all, ...options);

	const again = await read("--update", "--replace");
	expect(again.lines.at(-1)).toMatch(/^0 dealerships imported, 0 changed, 21 unchanged\b/);
	expect(await everyDealership()).toEqual(before);

	for (const options of [[], ["--update"]]) {
		await empty();
		expect((await read(...options)).code).toBe(0);
		const created = { created_at: expect.any(Date) };
		expect(await everyDealership()).toEqual(before.map((stored) => ({ ...stored, ...created })));
	}
});

it("vehicles with hostile texts and line breaks are read back to the same state and order", async () => {
	const texts = [...hostile, "two\nlines\r\nand\ttabs", "a | b", "back\\slash \\| pipe"];
	await orm.insert(vehicles).values(
		texts.map((text, index) => ({
			...{ name: text, slug: `vehicle-${index}`, description: text, range: text, series: text },
			...{ model: text, price: 8995.5 + index, category: "utility", imageUrl: "/a.svg" },
			features: [text, "Mirrors"],
			isAvailable: index % 2 === 0,
			isFeatured: index % 3 === 0,
			externalUrl: index === 0 ? "https://example.com/?a=1,2" : null,
			specifications: { power: { topSpeed: text } },
		})),
	);
	const before = await everyVehicle();
	await run("export", "all", "vehicles");
	const read = () => run("import", "vehicles", "vehicles/vehicles.csv", "--replace");
	expect((await read()).lines).toEqual([
		`0 vehicles imported, 0 changed, ${texts.length} unchanged.`,
	]);
	expect(await everyVehicle()).toEqual(before);
	await empty();
	expect((await read()).code).toBe(0);
	expect(await everyVehicle()).toEqual(before);
});

it("no cell of an export runs as a formula, and the sample data is read back as sample data", async () => {
	await orm.transaction((transaction) => seedSampleDataOnce(transaction));
	await orm.insert(dealerships).values(hostile.map((name) => ({ ...row, name })));
	await run("export", "all", "safe");
	const before = [await everyDealership(), await everyVehicle()];
	for (const name of ["dealerships", "vehicles"]) {
		const text = readFileSync(operator.path(`safe/${name}.csv`), "utf8");
		expect(text.startsWith("\ufeff")).toBe(true);
		const cells: string[] = parse(text, { bom: true }).flat();
		// A number may be negative.
		const isFormula = (cell: string) =>
			/^[=+@\t\r\uff0b\uff0d\uff1d\uff20]|^-(?![\d.]+$)/.test(cell);
		expect(cells.filter(isFormula)).toEqual([]);
	}
	await run("import", "dealerships", "safe/dealerships.csv", "--update", "--replace");
	await run("import", "vehicles", "safe/vehicles.csv", "--replace");
	expect([await everyDealership(), await everyVehicle()]).toEqual(before);
});

it("an export replaces no file without --force", async () => {
	await run("export", "all", "twice");
	const { code, stderr } = await run("export", "all", "twice");
	expect([code, stderr]).toEqual([1, expect.stringMatching(/dealerships\.csv exists already/)]);
	expect((await run("export", "all", "twice", "--force")).code).toBe(0);
	operator.file("taken", "");
	expect((await run("export", "all", "taken")).stderr).toMatch(/taken cannot be created: /);
});

it("writes an empty list, whose headings an import knows", async () => {
	expect((await run("export", "template", "new.csv")).code).toBe(0);
	expect((await run("export", "template", "new.csv")).stderr).toContain("--force");
	const { code, stderr } = await run("import", "dealerships", "new.csv");
	expect(code).toBe(1);
	expect(stderr).toMatch(/^\S+new\.csv has a header and no rows\. Add the dealerships\.\n$/);
});
