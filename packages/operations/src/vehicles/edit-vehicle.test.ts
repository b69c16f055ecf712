import { openDatabase, readSettings } from "@nev/api/operations";
import { query } from "@nev/api/testing/connections.js";
import { untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { databaseUrl, openTestBackend, silent } from "@nev/api/testing/test-backend.js";
import { afterAll, beforeEach, expect, it } from "vitest";
import { historyOf } from "../changes/read-changes.js";
import { undoChange } from "../changes/undo-change.js";
import { editVehicle } from "./edit-vehicle.js";
import { readVehicle } from "./stored-vehicle.js";

const backend = await openTestBackend();
const { connection } = backend;
const database = await openDatabase(
	readSettings({ DATABASE_URL: databaseUrl(connection, String(connection.database)) }),
	silent,
);
const { orm } = database;
afterAll(async () => {
	await database.close();
	await backend.close();
});

const author = { actor: "ada (desk)", action: "vehicles edit" };

let id = 0;
beforeEach(async () => {
	const [row] = await query(connection, "select id from vehicles order by id limit 1");
	id = Number(row?.id);
});

/** The vehicle as the site's visitors get it. */
async function served(): Promise<Record<string, unknown> | undefined> {
	const list: Record<string, unknown>[] = await (await backend.fetch("/api/vehicles")).json();
	return list.find((vehicle) => vehicle.id === id);
}

it("changes a price, which the site serves at once, is recorded, and can be undone", async () => {
	const before = await served();
	expect(before).toMatchObject({ isSample: true });
	const edited = await editVehicle(orm, id, { price: 12_345.5 }, { author });
	expect(edited).toMatchObject({
		kind: "edited",
		fields: [{ field: "price", before: before?.price, after: 12_345.5 }],
	});
	await expect.poll(async () => (await served())?.price).toBe(12_345.5);
	const [last] = await historyOf(orm, "vehicles", id);
	expect(last).toMatchObject({ ...author, fields: [{ field: "price", after: 12_345.5 }] });
	await orm.transaction((transaction) => undoChange(transaction, last?.id ?? 0, author));
	await expect.poll(served).toEqual(before);
});

it("waits for an import with nothing that the import waits for", async () => {
	const changing = await orm.transaction(async (transaction) => {
		await transaction.execute("lock table vehicles in share row exclusive mode");
		// In an object, or the transaction would wait for it.
		const result = { answer: editVehicle(orm, id, { description: "New words" }, { author }) };
		await untilLockIsAwaited((text) => query(connection, text));
		await transaction.execute(`update vehicles set description = 'Older words' where id = ${id}`);
		return result;
	});
	expect(await changing.answer).toMatchObject({
		fields: [{ field: "description", before: "Older words", after: "New words" }],
	});
	const past = await historyOf(orm, "vehicles", id);
	await orm.transaction(async (transaction) => {
		for (const { id: change } of past.slice(0, 2)) await undoChange(transaction, change, author);
	});
});

it("changes texts, features, specifications, and removes what is emptied", async () => {
	const edit = {
		description: "  New words  ",
		features: ["Seat belts", "A | B"],
		topSpeed: "30 mph",
		motor: "",
		isAvailable: false,
		externalUrl: "https://example.com/scout",
	};
	const edited = await editVehicle(orm, id, edit, { author });
	if (edited.kind !== "edited") throw new Error(edited.kind);
	expect(edited.row).toMatchObject({
		description: "New words",
		features: ["Seat belts", "A | B"],
		isAvailable: false,
		externalUrl: "https://example.com/scout",
	});
	expect(edited.row.specifications.power).toMatchObject({ topSpeed: "30 mph" });
	expect(edited.row.specifications.power).not.toHaveProperty("motor");
	expect(await editVehicle(orm, id, edit, { author })).toMatchObject({ kind: "unchanged" });
	const emptied = await editVehicle(orm, id, { externalUrl: "", features: [] }, { author });
	expect(emptied).toMatchObject({ row: { externalUrl: null, features: [] } });
});

it("refuses values that an import would refuse, and says why", async () => {
	const before = await readVehicle(orm, id);
	const edit = {
		price: "free",
		name: " ",
		imageUrl: "picture.png",
		isAvailable: "maybe",
	};
	const refused = await editVehicle(orm, id, edit, { author });
	if (refused.kind !== "invalid") throw new Error(refused.kind);
	expect(Object.fromEntries(refused.problems.map((one) => [one.field, one.message]))).toEqual({
		price: expect.stringContaining("must be a price"),
		name: "is empty",
		imageUrl: expect.stringContaining("must be a URL"),
		isAvailable: "must be yes or no, or in JSON true or false",
	});
	expect(await readVehicle(orm, id)).toEqual(before);
});

it("takes no new picture of http, which pages with https do not show, and keeps a stored one", async () => {
	const insecure = "http://pictures.example.com/a.jpg";
	expect(await editVehicle(orm, id, { imageUrl: insecure }, { author })).toMatchObject({
		problems: [{ field: "imageUrl", message: expect.stringMatching(/^must begin with https:/) }],
	});
	const before = await readVehicle(orm, id);
	const set = (address = "") =>
		query(connection, "update vehicles set image_url = $2 where id = $1", [id, address]);
	await set(insecure);
	const edited = await editVehicle(orm, id, { price: 7100 }, { author });
	expect(edited).toMatchObject({ kind: "edited", row: { imageUrl: insecure } });
	await set(before?.imageUrl);
});
