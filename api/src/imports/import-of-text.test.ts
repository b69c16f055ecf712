import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";
import { newestChanges } from "../changes/past.js";
import { csvOfText } from "./csv-file.js";
import { importDealerships, readDealershipHeader } from "./dealerships/import-dealerships.js";
import { ImportError } from "./import-error.js";
import { importVehicles } from "./vehicles/import-vehicles.js";
import { parseVehicles } from "./vehicles/parse-vehicles.js";
import { readVehicleCsv } from "./vehicles/vehicle-file.js";

const operator = await openOperator();
const { orm, sql } = operator;
afterAll(operator.close);

const author = { actor: "ada (desk)", action: "import dealerships" };

const dealers = [
	"ref,name,address,city,zip,phone,email",
	"D-1,Gulf Carts,1 Main St,Naples,34102,239-555-0142,info@example.com",
].join("\n");

it("dealerships are imported from text, rehearsed first, and the report is a value", async () => {
	const run = async (text: string, options: { dryRun?: boolean }) =>
		importDealerships(
			orm,
			readDealershipHeader(await csvOfText(text), {}),
			{ ...options, update: true },
			{ author },
		);
	expect(await run(dealers, { dryRun: true })).toMatchObject({ isApplied: false });
	expect(await sql("select from dealerships")).toEqual([]);
	expect(await run(`\ufeff${dealers}`, {})).toMatchObject({
		isApplied: true,
		counts: { added: 1 },
	});
	expect(await newestChanges(orm, 10)).toMatchObject([author]);
	const changed = await run(dealers.replace("0142", "0199"), { dryRun: true });
	const phone = { field: "phone", old: "239-555-0142", new: "239-555-0199" };
	expect(changed.rows).toMatchObject([{ row: 2, outcome: "changed", changes: [phone] }]);
});

it("text that is no list is refused with what to do", async () => {
	await expect(csvOfText("")).rejects.toThrow(ImportError);
	const csv = await csvOfText("name;city\nA;B");
	expect(() => readDealershipHeader(csv, {})).toThrow(/has no column address, zipCode/);
	const reading = csvOfText(`${dealers}\n"D-2,Gulf`).then((open) =>
		importDealerships(orm, readDealershipHeader(open, {}), {}, { author }),
	);
	await expect(reading).rejects.toThrow(/^The file cannot be read from row 3 on/);
});

it("vehicles are imported from text", async () => {
	const text = [
		"name,price,category,series,model,description,range,imageUrl",
		"Scout 4,9995,4-seater,Scout,4,Four seats,60 miles,/a.svg",
	].join("\n");
	const { entries } = await readVehicleCsv(await csvOfText(text));
	const { vehicles, invalid } = parseVehicles(entries);
	expect(invalid).toEqual([]);
	const report = await importVehicles(orm, vehicles, { author, dryRun: true });
	expect(report).toMatchObject({ isApplied: false, vehicles: [{ outcome: "added" }] });
	expect(await sql("select from vehicles")).toEqual([]);
});
