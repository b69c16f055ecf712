import { readFileSync } from "node:fs";
import { vehicles } from "@nev/api/operations";
import { seedSampleDataOnce } from "@nev/api/testing/internals.js";
import { sampleVehicles } from "@nev/sample-data";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, run, file, sql } = operator;
afterAll(operator.close);

beforeEach(async () => {
	await sql("truncate vehicles, images, dealerships, milestones restart identity cascade");
});

const scout = {
	name: "Scout 4",
	description: "Four seats",
	price: 9995,
	range: "60 miles",
	category: "4-seater",
	series: "Scout",
	model: "4",
	imageUrl: "/api/images/scout-4.svg",
	features: ["Seat belts", "Mirrors"],
	specifications: { power: { topSpeed: "25 mph" } },
};

const json = (...vehicles: object[]) => file("vehicles.json", JSON.stringify(vehicles));

const catalogue = () => sql("select * from vehicles order by id");
const slugs = async () => (await catalogue()).map(({ slug }) => slug);

describe("nev import vehicles", () => {
	it("is tried while somebody saves a vehicle, without waiting for it", async () => {
		json(scout);
		await run("import", "vehicles", "vehicles.json");
		json({ ...scout, price: 8995 });
		await orm.transaction(async (transaction) => {
			await transaction.update(vehicles).set({ range: "70 miles" });
			const { lines } = await run("import", "vehicles", "vehicles.json", "--dry-run");
			expect(lines.at(-1)).toContain("0 vehicles imported, 1 changed");
		});
		expect(await catalogue()).toMatchObject([{ price: "9995.00", range: "70 miles" }]);
	});

	it("reads a JSON list, such as a response of the API", async () => {
		const all = { id: 7, isSample: true, slug: "scout-six", isAvailable: false, isFeatured: true };
		json(scout, { ...scout, ...all, name: "Scout 6", externalUrl: "https://example.com/six" });
		expect(await run("import", "vehicles", "vehicles.json")).toMatchObject({
			code: 0,
			lines: expect.arrayContaining(["2 vehicles imported, 0 changed, 0 unchanged."]),
		});
		expect(await catalogue()).toMatchObject([
			{
				slug: "scout-4",
				price: "9995.00",
				features: scout.features,
				is_available: true,
				is_featured: false,
				external_url: null,
				specifications: scout.specifications,
			},
			{
				slug: "scout-six",
				is_available: false,
				is_featured: true,
				external_url: "https://example.com/six",
			},
		]);
	});

	it("takes no choice of columns for JSON, whose values are read as they are", async () => {
		json(scout);
		const map = ["--map", "name=model"];
		const { code, stderr } = await run("import", "vehicles", "vehicles.json", ...map);
		expect({ code, slugs: await slugs() }).toEqual({ code: 1, slugs: [] });
		expect(stderr).toContain("Leave out --map");
	});

	it("reads a CSV file with features separated by | and a column for each specification", async () => {
		file(
			"vehicles.csv",
			[
				"\ufeffName;MSRP;Category;Series;Model;Description;Range;Image URL;Features;Is Available;featured;Top Speed;length",
				'Scout 4;"$9,995.50";4-Seater;Scout;4;Four seats;60 miles;https://example.com/4.png;Seat belts | Mirrors;no;YES;25 mph;',
				"Scout 2;8995;2-seater;Scout;2;Two seats;60 miles;/api/images/2.svg;;;;;112 in",
			].join("\r\n"),
		);
		expect((await run("import", "vehicles", "vehicles.csv")).lines.at(-1)).toBe(
			"2 vehicles imported, 0 changed, 0 unchanged.",
		);
		expect(await catalogue()).toMatchObject([
			{
				slug: "scout-4",
				price: "9995.50",
				features: ["Seat belts", "Mirrors"],
				is_available: false,
				is_featured: true,
				specifications: { power: { topSpeed: "25 mph" } },
			},
			{
				slug: "scout-2",
				price: "8995.00",
				features: [],
				is_available: true,
				is_featured: false,
				specifications: { dimensions: { length: "112 in" } },
			},
		]);
	});

	it("changes nothing that a CSV file has no column for, but for sample vehicles", async () => {
		json({ ...scout, isAvailable: false, isFeatured: true, externalUrl: "https://example.com/4" });
		await run("import", "vehicles", "vehicles.json");
		file(
			"prices.csv",
			"slug,name,price,category,isFeatured,motor\nscout-4,Scout 4,8995,4-seater,,6 kW",
		);
		expect((await run("import", "vehicles", "prices.csv")).lines).toEqual([
			"ROW\tID\tWHAT\tNAME\tWHY",
			"2\t1\tchanged\tScout 4\tprice: 9995 → 8995",
			"2\t1\tchanged\tScout 4\tisFeatured: yes → no",
			"2\t1\tchanged\tScout 4\tmotor: (none) → 6 kW",
			"0 vehicles imported, 1 changed, 0 unchanged.",
		]);
		expect(await catalogue()).toMatchObject([
			{
				...{ description: "Four seats", features: scout.features, is_available: false },
				...{ is_featured: false, external_url: "https://example.com/4" },
				specifications: { power: { topSpeed: "25 mph", motor: "6 kW" } },
			},
		]);
		await sql("truncate vehicles");
		await seedSampleDataOnce(orm);
		file("prices.csv", "slug,name,price,category\nd6-max-gt4,D6 Max GT4,8995,4-seater");
		expect((await run("import", "vehicles", "prices.csv")).lines).toContain(
			"2\trefused\tD6 Max GT4\tdescription: is missing",
		);
	});

	it("takes no new picture of http, which pages with https do not show, and keeps stored ones", async () => {
		const insecure = { ...scout, imageUrl: "http://pictures.example.com/scout.jpg" };
		json(insecure);
		const { code, lines } = await run("import", "vehicles", "vehicles.json");
		expect([code, lines]).toEqual([
			1,
			expect.arrayContaining([
				expect.stringMatching(/refused\tvehicle 1\timageUrl: must begin with https:/),
			]),
		]);
		json(scout);
		await run("import", "vehicles", "vehicles.json");
		await sql("update vehicles set image_url = 'http://pictures.example.com/scout.jpg'");
		json({ ...insecure, price: 8995 });
		expect((await run("import", "vehicles", "vehicles.json")).code).toBe(0);
		expect(await catalogue()).toMatchObject([{ price: "8995.00", image_url: insecure.imageUrl }]);
	});

	it("reports all problems row by row, and imports nothing", async () => {
		file(
			"vehicles.csv",
			[
				"name,slug,price,category,series,model,description,range,imageUrl,isAvailable,externalUrl",
				"Good,good,1,utility,S,M,D,R,/a.svg,yes,",
				"Bad,Bad Slug,free,car,S,M,D,R,javascript:alert(1),maybe,ftp://example.com",
				"Good,good,1,utility,S,M,D,,//evil.example.com/a.svg,yes,",
				"Good,good,-1,utility,S,M,D,R,/a.svg,yes,",
				"Again,good,1,utility,S,M,D,R,/a.svg,yes,",
			].join("\n"),
		);
		const { code, lines, stderr } = await run("import", "vehicles", "vehicles.csv");
		expect(code).toBe(1);
		expect(lines.slice(1, -1).filter((line) => line.includes("refused"))).toEqual([
			"3\trefused\tBad\tslug: must consist of a-z, 0-9 and dashes, such as d6-max-gt4",
			"3\trefused\tBad\tprice: must be a price in dollars above 0 and below 100,000,000, such as 8995",
			"3\trefused\tBad\tcategory: must be one of 2-seater, 4-seater, 6-seater, 8-seater, 4x4-awd, utility",
			"3\trefused\tBad\timageUrl: must be a URL, or a path on this server such as /api/images/d6-max-gt4.svg",
			"3\trefused\tBad\tisAvailable: must be yes or no, or in JSON true or false",
			"3\trefused\tBad\texternalUrl: must be a URL that begins with http:// or https://",
			"4\trefused\tGood\trange: is missing",
			"4\trefused\tGood\timageUrl: must be a URL, or a path on this server such as /api/images/d6-max-gt4.svg",
			"5\trefused\tGood\tprice: must be a price in dollars above 0 and below 100,000,000, such as 8995",
			"6\trefused\tAgain\tslug: good is the slug of row 2 already",
		]);
		expect(stderr).toBe("Correct the refused rows and try again.\n");
		expect(await catalogue()).toEqual([]);
	});

	it("rejects the slug that is the path of the featured vehicles", async () => {
		json({ ...scout, slug: "featured" }, { ...scout, name: "Featured" });
		const rule = "slug: must not be featured, which is the path of the featured vehicles";
		const { code, lines } = await run("import", "vehicles", "vehicles.json");
		expect(code).toBe(1);
		expect(lines).toEqual(
			expect.arrayContaining([`refused\tvehicle 1\t${rule}`, `refused\tvehicle 2\t${rule}`]),
		);
	});

	it("reports misspelt fields of a JSON file", async () => {
		json(
			{ ...scout, isFeaturd: true },
			{ ...scout, slug: "b", specifications: { power: { topspeed: "25 mph" } } },
			{ name: "C" },
		);
		const { lines } = await run("import", "vehicles", "vehicles.json");
		expect(lines.slice(1, 3)).toEqual([
			"refused\tvehicle 1\tisFeaturd: is unknown",
			"refused\tvehicle 2\tspecifications.power.topspeed: is unknown",
		]);
		expect(lines).toContain("refused\tvehicle 3\tprice: is missing");
	});

	it("explains what is wrong with an unreadable file", async () => {
		const errorFor = async (name: string, content?: string) => {
			if (content !== undefined) file(name, content);
			const { code, stderr } = await run("import", "vehicles", name);
			expect(code).toBe(1);
			return stderr;
		};
		expect(await errorFor("none.json")).toMatch(/none\.json cannot be read/);
		expect(await errorFor("a.json", "{")).toMatch(/cannot be read as JSON: .*\. Correct it/);
		expect(await errorFor("a.json", "{}")).toMatch(/is empty/);
		expect(await errorFor("a.json", "[]")).toMatch(/is empty/);
		expect(await errorFor("a.csv", "")).toMatch(/is empty/);
		expect(await errorFor("a.csv", "name,price,category,colour\n")).toMatch(
			/Unknown columns: colour\. Choose what each is, or leave it out \(.+--map "colour="\)/,
		);
		expect(await errorFor("a.csv", "price,category\n")).toMatch(/lacks the column name/);
	});

	it("updates by slug, and replaces the whole catalogue in the file's order with --replace", async () => {
		json(scout, { ...scout, name: "Scout 6" });
		await run("import", "vehicles", "vehicles.json");
		json({ ...scout, name: "Scout 2" }, { ...scout, price: 8000 });
		const { lines, stderr } = await run("import", "vehicles", "vehicles.json");
		expect(lines).toEqual([
			"ID\tWHAT\tNAME\tWHY",
			"\tadded\tScout 2\t",
			"1\tchanged\tScout 4\tprice: 9995 → 8000",
			"1 vehicle imported, 1 changed, 0 unchanged, 1 missing.",
		]);
		expect(stderr).toBe(
			"1 vehicle that is not in the file stays as it is. To list these, add --report FILE; to remove them, add --replace.\n",
		);
		expect(await slugs()).toEqual(["scout-4", "scout-6", "scout-2"]);
		expect((await catalogue())[0]).toMatchObject({ price: "8000.00" });

		expect((await run("import", "vehicles", "vehicles.json", "--replace")).lines).toEqual([
			"WHAT\tNAME\tWHY",
			"removed\tScout 6\tnot in the file",
			"0 vehicles imported, 0 changed, 2 unchanged, 1 removed.",
		]);
		expect(await slugs()).toEqual(["scout-2", "scout-4"]);
	});

	it("writes only what differs, and keeps the ids of vehicles whose order stays", async () => {
		json(scout, { ...scout, name: "Scout 6" });
		await run("import", "vehicles", "vehicles.json");
		const written = async () => await sql("select slug, id, xmin from vehicles order by id");
		const before = await written();
		json(scout, { ...scout, name: "Scout 6", range: "70 miles" }, { ...scout, name: "Scout 8" });
		await run("import", "vehicles", "vehicles.json", "--replace");
		const [four, six, eight] = await written();
		expect(four).toEqual(before[0]);
		expect(six).toMatchObject({ slug: "scout-6", id: before[1]?.id });
		expect(six?.xmin).not.toBe(before[1]?.xmin);
		expect(eight?.slug).toBe("scout-8");
	});

	it("reports as JSON, and to a file", async () => {
		json(scout);
		await run("import", "vehicles", "vehicles.json");
		json({ ...scout, features: ["Mirrors"], specifications: {} });
		const { stdout } = await run(
			"import",
			"vehicles",
			"vehicles.json",
			"--json",
			"--report",
			"r.csv",
		);
		const features = { field: "features", old: "Seat belts | Mirrors", new: "Mirrors" };
		const topSpeed = { field: "topSpeed", old: "25 mph", new: null };
		expect(JSON.parse(stdout)).toMatchObject({
			...{ isImported: true, imported: 0, changed: 1, unchanged: 0, missing: 0, removed: 0 },
			rows: [{ id: 1, outcome: "changed", changes: [features, topSpeed] }],
		});
		expect(readFileSync(operator.path("r.csv"), "utf8")).toContain(
			",1,changed,Scout 4,features,Seat belts | Mirrors,Mirrors,,\r\n",
		);
	});

	it("changes nothing in a dry run", async () => {
		json(scout);
		expect((await run("import", "vehicles", "vehicles.json", "--dry-run")).lines.at(-1)).toBe(
			"Nothing was changed. The import would be: 1 vehicle imported, 0 changed, 0 unchanged.",
		);
		expect(await catalogue()).toEqual([]);
	});

	it("removes the sample vehicles, except those that the operator changed", async () => {
		await orm.transaction((transaction) => seedSampleDataOnce(transaction));
		const [edited, reimported] = sampleVehicles;
		await sql("update vehicles set price = 5000 where slug = $1", [edited?.slug]);
		json(scout, { ...reimported, price: 7000 });
		const { lines } = await run("import", "vehicles", "vehicles.json");
		expect(lines.at(-1)).toBe(
			"1 vehicle imported, 1 changed, 0 unchanged, 1 missing, 31 sample vehicles removed.",
		);
		expect(await slugs()).toEqual([edited?.slug, reimported?.slug, "scout-4"]);
		expect(await sql("select name from images order by name")).toEqual(
			[edited, reimported]
				.map((vehicle) => ({ name: `${vehicle?.slug}.svg` }))
				.sort((a, b) => (a.name < b.name ? -1 : 1)),
		);
	});
});
