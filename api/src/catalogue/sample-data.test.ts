import { queries } from "@nev/contract";
import { generateDealerships } from "@nev/sample-data/generate";
import { afterAll, beforeEach, expect, it } from "vitest";
import { databaseUrl, openTestBackend, query } from "../../test/test-backend.js";

// A server of its own with the sample data, and one on a database of an operator's.
const sample = await openTestBackend();
await query(sample.connection, "create database operators");
const own = await openTestBackend({ DATABASE_URL: databaseUrl(sample.connection, "operators") });
afterAll(async () => {
	await own.close();
	await sample.close();
});

beforeEach(async () => {
	await own.sql("delete from dealerships");
	await own.catalogue.refresh();
});

const sampleData = async ({ client } = sample) => (await client.get(queries.health())).sampleData;

/** Adds dealers as `nev seed` does. */
async function addGenerated(count: number): Promise<void> {
	await own.sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email)
		select name, address, city, state, "zipCode", phone, email from json_to_recordset($1)
		as row (name text, address text, city text, state text, "zipCode" text, phone text, email text)`,
		[JSON.stringify([...generateDealerships({ count, seed: 7 })])],
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
	await own.sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email)
		values ('Gulf Carts', '1 Main', 'Naples', 'Florida', '34102', '(239) 555-0142', 'a@example.com')`,
	);
	await expect.poll(() => own.catalogue.snapshot.dealerships.total).toBe(1);
	expect(await marks(own)).toEqual([[], [], [undefined], [undefined], [undefined]]);
	await addGenerated(1);
	await expect.poll(() => own.catalogue.snapshot.dealerships.total).toBe(2);
	expect((await marks(own))[2]).toHaveLength(2);
});

it("is said of a new embedded database, for vehicles and dealers each until the last of them is gone", async () => {
	const { snapshot } = sample.catalogue;
	expect(await sampleData()).toEqual({ dealerships: true, vehicles: true });

	await sample.sql("delete from dealerships where id > 1");
	await expect.poll(() => sample.catalogue.snapshot.dealerships.total).toBe(1);
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

it("is not said of an operator's database, with dealers or without", async () => {
	expect(await sampleData(own)).toEqual({ dealerships: false, vehicles: false });
	await own.sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email)
		values ('Gulf Carts', '1 Main', 'Naples', 'Florida', '34102', '(239) 555-0142', 'a@example.com')`,
	);
	await expect.poll(() => own.catalogue.snapshot.dealerships.total).toBe(1);
	expect(await sampleData(own)).toEqual({ dealerships: false, vehicles: false });
});

it("is said of dealers from nev seed, until an operator takes them for real", async () => {
	await addGenerated(3);
	await expect.poll(() => sampleData(own)).toEqual({ dealerships: true, vehicles: false });
	await own.sql("update dealerships set reviewed_at = now()");
	await expect.poll(() => sampleData(own)).toEqual({ dealerships: false, vehicles: false });
});
