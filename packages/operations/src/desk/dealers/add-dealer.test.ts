import { addDoNotContact, dealerships, removeDoNotContact } from "@nev/api/operations";
import { untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts } from "@nev/api/testing/stored-leads.js";
import type { Dealer, History, LikelyDuplicates, Saved } from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const { orm, sql, close } = await openOperator();
afterAll(close);
const { get, post } = openDesk(orm);

beforeEach(async () => {
	await sql("truncate dealerships, changes, change_rows restart identity cascade");
});

/** What an operator types. Fields that are left empty are not sent. */
const bayCarts = {
	...{ name: " Bay  Carts", address: "1 Bay Street", city: "Tampa", state: "Florida" },
	...{ zipCode: "33602", phone: "(813) 555-0111", email: "sales@bay.example.com" },
	...{ website: "bay.example.com", latitude: 27.95, longitude: -82.46 },
};

const add = (values: object, distinctFrom?: readonly number[]) =>
	post<Saved<Dealer> & LikelyDuplicates>("/dealers", {
		values,
		...(distinctFrom && { distinctFrom }),
	});

it("adds a dealer that is listed and approved, records who did it, and is undone", async () => {
	const { status, body } = await add(bayCarts);
	expect(status).toBe(201);
	expect(body.saved).toMatchObject({
		id: 1,
		visibility: "visible",
		reviewedAt: expect.any(String),
		values: {
			...bayCarts,
			...{ name: "Bay Carts", website: "https://bay.example.com", leadFormat: "mail" },
			...{ membershipId: null, ref: null, openingHours: null, timeZone: null, pausedUntil: null },
		},
	});
	expect((await get("/dealers/1")).body).toEqual(body.saved);
	expect((await get<History>("/dealers/1/history")).body.items).toMatchObject([
		{ id: body.change, actor: "ada (desk)", action: "dealerships add", kind: "inserted" },
	]);
	expect((await post(`/changes/${body.change}/undo`, {})).status).toBe(200);
	expect(await sql("select from dealerships")).toEqual([]);
});

it("refuses what an edit refuses, and what is missing, naming the fields", async () => {
	const refused = async (values: object) => {
		const { status, body } = await add(values);
		expect(status).toBe(422);
		return body.fields;
	};
	expect(await refused({})).toEqual({
		name: "Dealership name is required",
		address: "Address is required",
		city: "City is required",
		state: "Give the full name of a state or a territory",
		zipCode: "ZIP code is required",
		phone: "Phone number must be at least 10 digits",
		email: "Valid email address is required",
	});
	expect(await refused({ ...bayCarts, longitude: null })).toEqual({
		latitude: "Give both coordinates, or neither",
	});
	expect(await refused({ ...bayCarts, pausedUntil: "2020-01-01" })).toEqual({
		pausedUntil: "A pause ends after today",
	});
	await addDoNotContact(orm, bayCarts.email);
	expect(await refused(bayCarts)).toEqual({
		email: "This address is on the do-not-contact list",
	});
	await removeDoNotContact(orm, bayCarts.email);
	expect((await add({ ...bayCarts, visibility: "hidden" })).status).toBe(422);
	expect(await sql("select from dealerships")).toEqual([]);
});

it("refuses the name and address, and the ref, of another dealer, also of a hidden one", async () => {
	await orm.insert(dealerships).values({ ...gulfCarts, ref: "G-1", visibility: "hidden" });
	const { name, address, city, state, zipCode, phone, email } = gulfCarts;
	const same = { name: name.toUpperCase(), address, city, state, zipCode, phone, email };
	expect((await add(same)).body.fields).toEqual({
		address: "Another dealer has this name, address and ZIP code",
	});
	expect((await add({ ...bayCarts, ref: "G-1" })).body.fields).toEqual({
		ref: "Another dealer has this id",
	});
});

it("names the dealers that it may be, and adds it once the operator says that it is another one", async () => {
	await add(bayCarts);
	await add({ ...bayCarts, name: "Key Carts", address: "2 Key Street", phone: "813-555-0222" });
	const twin = { ...bayCarts, name: "Bay Carts Tampa", ref: "B-2" };
	const first = await add(twin);
	expect(first).toEqual({
		status: 409,
		body: {
			error: expect.stringContaining("may already have this dealer"),
			duplicates: [{ id: 1, name: "Bay Carts", place: "Tampa, Florida", reasons: ["phone"] }],
		},
	});
	// Another one than those that the operator has seen.
	const other = { ...twin, phone: "813-555-0222" };
	expect((await add(other, [1])).body.duplicates).toMatchObject([{ id: 2 }]);
	expect(await sql("select from dealerships")).toHaveLength(2);
	expect(await sql("select from changes")).toHaveLength(2);
	expect((await add(twin, [1])).status).toBe(201);
});

it("waits for an import, which may bring the same dealer", async () => {
	const adding = await orm.transaction(async (transaction) => {
		await transaction.execute("lock table dealerships in share row exclusive mode");
		// In an object, or the transaction would wait for it.
		const result = { answer: add(bayCarts) };
		await untilLockIsAwaited(sql);
		await transaction.insert(dealerships).values({ ...gulfCarts, phone: bayCarts.phone });
		return result;
	});
	expect((await adding.answer).body.duplicates).toMatchObject([{ name: gulfCarts.name }]);
});
