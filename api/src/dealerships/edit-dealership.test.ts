import { afterAll, beforeEach, expect, it } from "vitest";
import { untilLockIsAwaited } from "../../test/lock-waits.js";
import { openOwnDatabase } from "../../test/own-database.js";
import { gulfCarts } from "../../test/stored-leads.js";
import { dealerships } from "../storage/schema.js";
import { editDealership } from "./edit-dealership.js";
import { readDealership } from "./stored-dealership.js";

const { orm, sql, close } = await openOwnDatabase();
afterAll(close);

const author = { actor: "ada (desk)", action: "dealerships edit" };

beforeEach(async () => {
	await sql("truncate dealerships, changes, change_rows restart identity cascade");
	await orm.insert(dealerships).values({ ...gulfCarts, membershipId: "NEV-1" });
});

it("returns the new dealership, its fields with both values, and the change that can be undone", async () => {
	const edited = await editDealership(orm, 1, { city: "Miami", membershipId: "" }, { author });
	expect(edited).toMatchObject({
		kind: "edited",
		change: 2,
		row: { id: 1, city: "Miami", phone: gulfCarts.phone, membershipId: null },
		fields: [
			{ field: "city", before: "Naples", after: "Miami" },
			{ field: "membershipId", before: "NEV-1", after: null },
		],
	});
	expect(await sql("select actor, action from changes where id = 2")).toEqual([author]);
});

it("lets one of two operators win who saw the same version, and shows the other what is there", async () => {
	const expectedVersion = (await readDealership(orm, 1))?.version;
	const edit = (city: string) => editDealership(orm, 1, { city }, { author, expectedVersion });
	// The first one has written, and not yet committed, when the second one begins.
	const second = await orm.transaction(async (transaction) => {
		await transaction.update(dealerships).set({ city: "Miami" });
		const waiting = edit("Tampa");
		await untilLockIsAwaited(sql);
		return { waiting };
	});
	expect(await second.waiting).toEqual({
		kind: "conflict",
		row: await readDealership(orm, 1),
	});
	expect(await readDealership(orm, 1)).toMatchObject({ city: "Miami" });
	expect(await edit("Tampa")).toMatchObject({ kind: "conflict" });
});

it("refuses a pause that is over, which would hide the dealership until pauses are ended next", async () => {
	const [{ today, next } = {}] = await sql(
		"select current_date::text as today, (current_date + 1)::text as next",
	);
	const edit = (pausedUntil: unknown) => editDealership(orm, 1, { pausedUntil }, { author });
	for (const day of [today, "2020-01-01"]) {
		expect(await edit(day)).toEqual({
			kind: "invalid",
			problems: [{ field: "pausedUntil", message: "A pause ends after today" }],
		});
	}
	expect(await edit(next)).toMatchObject({ kind: "edited", row: { pausedUntil: next } });
	expect(await edit("")).toMatchObject({ kind: "edited", row: { pausedUntil: null } });
});

it("refuses the ref of another dealership, and removes one by an empty text", async () => {
	await orm.insert(dealerships).values({ ...gulfCarts, name: "Other Carts", ref: "D-2" });
	const edit = (ref: string) => editDealership(orm, 1, { ref }, { author });
	expect(await edit("D-2")).toEqual({ kind: "duplicate", field: "ref" });
	expect(await edit(" D-1 ")).toMatchObject({ kind: "edited", row: { ref: "D-1" } });
	expect(await edit("")).toMatchObject({ kind: "edited", row: { ref: null } });
});

it.each([
	[{ latitude: 26 }, "latitude"],
	[{ latitude: 26, longitude: null }, "latitude"],
	[{ latitude: 91, longitude: 0 }, "latitude"],
	[{ latitude: 26, longitude: Number.NaN }, "longitude"],
	[{ latitude: "26", longitude: 0 }, "latitude"],
	[{ state: "Ontario" }, "state"],
	[{ name: "" }, "name"],
	[{ zipCode: "341" }, "zipCode"],
	[{ phone: null }, "phone"],
])("refuses %j as a value, and records nothing", async (edit, field) => {
	const before = await readDealership(orm, 1);
	const edited = await editDealership(orm, 1, edit, { author });
	expect(edited).toMatchObject({ kind: "invalid", problems: [{ field }] });
	expect(await readDealership(orm, 1)).toEqual(before);
	expect(await sql("select id from changes")).toHaveLength(1);
});
