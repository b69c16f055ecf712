import { queries } from "@nev/contract";
import { generateDealerships } from "@nev/sample-data/generate";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openTestBackend } from "../../test/test-backend.js";
import { createTestDatabase } from "../../test/test-database.js";

// A backend with the sample data, and one with an operator's database.
const sample = await openTestBackend();
const database = await createTestDatabase("states");
const operator = await openTestBackend({ DATABASE_URL: database.url });
afterAll(async () => {
	await operator.close();
	await database.drop();
	await sample.close();
});

beforeEach(async () => {
	await operator.sql("delete from dealerships");
	await operator.catalogue.refresh();
});

const sampleData = async ({ client } = sample) => (await client.get(queries.health())).sampleData;

/** Adds generated dealers, as `nev seed` does. */
async function addGenerated(count: number): Promise<void> {
	await operator.sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email)
		select name, address, city, state, "zipCode", phone, email from json_to_recordset($1)
		as row (name text, address text, city text, state text, "zipCode" text, phone text, email text)`,
		[JSON.stringify([...generateDealerships({ count, first: 1 })])],
	);
}

it("marks every vehicle and dealer that is invented, and no other, in every answer", async () => {
	const marks = async ({ client } = sample) => {
		const [vehicle] = await client.get(queries.vehicles());
		const answers = [
			await client.get(queries.vehicles()),
			vehicle ? [await client.get(queries.vehicle(vehicle.slug))] : [],
			await client.get(queries.dealerships()),
			(await client.get(queries.searchDealerships({ q: "" }))).dealerships,
			(await client.get(queries.nearbyDealerships({ zip: "33101" }))).dealerships,
		];
		return answers.map((items) => [...new Set(items.map(({ isSample }) => isSample))]);
	};
	expect(await marks()).toEqual([[true], [true], [true], [true], [true]]);
	await operator.sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email)
		values ('Gulf Carts', '1 Main', 'Naples', 'Florida', '34102', '(239) 555-0142', 'a@example.com')`,
	);
	await expect.poll(() => operator.catalogue.snapshot.dealershipIndex.count).toBe(1);
	expect(await marks(operator)).toEqual([[], [], [undefined], [undefined], [undefined]]);
	expect(await sampleData(operator)).toEqual({ dealerships: false, vehicles: false });
	await addGenerated(1);
	await expect.poll(() => operator.catalogue.snapshot.dealershipIndex.count).toBe(2);
	expect((await marks(operator))[2]).toHaveLength(2);
});

it("is reported for a new embedded database, until the last sample vehicle or dealer is gone", async () => {
	const { snapshot } = sample.catalogue;
	expect(await sampleData()).toEqual({ dealerships: true, vehicles: true });

	await sample.sql("delete from dealerships where id > 1");
	await expect.poll(() => sample.catalogue.snapshot.dealershipIndex.count).toBe(1);
	expect(await sampleData()).toEqual({ dealerships: true, vehicles: true });
	await sample.sql("update dealerships set visibility = 'hidden'");
	await expect.poll(() => sampleData()).toEqual({ dealerships: false, vehicles: true });

	await sample.sql("update vehicles set price = price + 1 where id > 1");
	await sample.catalogue.refresh();
	expect(await sampleData()).toEqual({ dealerships: false, vehicles: true });
	await sample.sql("update vehicles set price = price + 1 where id = 1");
	await expect.poll(() => sampleData()).toEqual({ dealerships: false, vehicles: false });
	expect(sample.catalogue.snapshot.version).toBeGreaterThan(snapshot.version);
});

it("is reported for dealers from nev seed, until an operator approves them", async () => {
	await addGenerated(3);
	await expect.poll(() => sampleData(operator)).toEqual({ dealerships: true, vehicles: false });
	await operator.sql("update dealerships set reviewed_at = now()");
	await expect.poll(() => sampleData(operator)).toEqual({ dealerships: false, vehicles: false });
});
