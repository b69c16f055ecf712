import { afterAll, expect, it } from "vitest";
import { createTestDatabase, openPool } from "../../test/test-database.js";
import { createOrm } from "../storage/orm.js";
import { changeTimesOf, type ReadChangeTimes } from "./change-times.js";

const database = await createTestDatabase("sampleData");
// When the sample data was inserted.
await database.sql("update changes set at = '2026-01-01T00:00:00Z'");
const pool = openPool(database.connection);
const changeTimes = changeTimesOf(createOrm(pool));
afterAll(async () => {
	await pool.end();
	await database.drop();
});

/** Changes a row as the only one of a time. */
async function changeAt(time: string, statement: string): Promise<void> {
	await database.sql(statement);
	await database.sql("update changes set at = $1 where id = (select max(id) from changes)", [time]);
}

const timesOf = async (...request: Parameters<ReadChangeTimes>) =>
	Object.fromEntries(
		[...(await changeTimes(...request))].map(([id, at]) => [id, at.toISOString()]),
	);

it("are those of the last change that visitors see", async () => {
	await changeAt("2026-03-01T12:00:00Z", "update dealerships set phone = '1' where id = 7");
	await changeAt("2026-03-02T12:00:00Z", "update dealerships set membership_id = '1' where id = 7");
	expect(await timesOf("dealerships", [7])).toEqual({ 7: "2026-03-01T12:00:00.000Z" });
	await changeAt("2026-03-03T12:00:00Z", "update dealerships set time_zone = 'UTC' where id = 7");
	expect(await timesOf("dealerships", [7])).toEqual({ 7: "2026-03-03T12:00:00.000Z" });
});

it.each([
	["approved", "visibility = 'pending'", "visibility = 'visible'"],
	["hidden until a day", "paused_until = null", "paused_until = '2026-06-01'"],
	["shown again", "paused_until = '2026-06-01'", "paused_until = null"],
])("are those of the time when a dealer was %s", async (_, before, change) => {
	await changeAt("2026-04-30T12:00:00Z", `update dealerships set ${before} where id = 11`);
	await changeAt("2026-05-01T12:00:00Z", `update dealerships set ${change} where id = 11`);
	expect(await timesOf("dealerships", [11])).toEqual({ 11: "2026-05-01T12:00:00.000Z" });
});

it("are those of the insert for a row that has not changed", async () => {
	const at = "2026-01-01T00:00:00.000Z";
	expect(await timesOf("dealerships", [8, 9])).toEqual({ 8: at, 9: at });
});

it("are there for a vehicle that is gone, if nobody asks for some alone", async () => {
	await changeAt("2026-04-01T12:00:00Z", "delete from vehicles where id = 3");
	expect(await timesOf("vehicles")).toMatchObject({ 3: "2026-04-01T12:00:00.000Z" });
	expect(Object.keys(await timesOf("vehicles", [1, 2]))).toEqual(["1", "2"]);
});

it("are not there for a row whose changes are not recorded", async () => {
	await database.sql("delete from change_rows where table_name = 'dealerships' and row_id = 10");
	expect(await timesOf("dealerships", [10])).toEqual({});
	expect(await timesOf("dealerships", [])).toEqual({});
});
