import { dealerships } from "@nev/api/operations";
import { gulfCarts } from "@nev/api/testing/stored-leads.js";
import type { Dealer, EditConflict, History, Saved } from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const { orm, sql, close } = await openOperator();
afterAll(close);
const { get, put } = openDesk(orm);

beforeEach(async () => {
	await sql("truncate dealerships, changes, change_rows restart identity cascade");
	await orm.insert(dealerships).values([
		{ ...gulfCarts, latitude: 26.14, longitude: -81.79 },
		{ ...gulfCarts, address: "2 Main Street" },
	]);
	await sql("truncate changes, change_rows restart identity");
});

const seen = async (id = 1) => (await get<Dealer>(`/dealers/${id}`)).body;
const save = async (values: object, id = 1) =>
	put<Saved<Dealer>>(`/dealers/${id}`, { version: (await seen(id)).version, values });

it("corrects a telephone number, keeps all else, and records who did it", async () => {
	const before = await seen();
	const { status, body } = await save({ phone: "(239) 555-0111" });
	expect(status).toBe(200);
	const values = { ...before.values, phone: "(239) 555-0111" };
	expect(body).toEqual({ change: 1, saved: { ...before, values, version: body.saved.version } });
	expect(body.saved.version).not.toBe(before.version);
	expect(await seen()).toEqual(body.saved);
	expect((await get<History>("/dealers/1/history")).body).toEqual({
		items: [
			{
				id: 1,
				at: expect.any(String),
				actor: "ada (desk)",
				action: "dealerships edit",
				undoes: null,
				undoneBy: null,
				kind: "updated",
				fields: [{ field: "phone", before: gulfCarts.phone, after: "(239) 555-0111" }],
			},
		],
		hasOlder: false,
	});
	expect((await save({ phone: "(239) 555-0111" })).body.change).toBeNull();
});

it("saves a dealer that was imported without an address for mail and without a telephone", async () => {
	await sql("update dealerships set email = '', phone = '' where id = 1");
	const { status, body } = await save({ city: "Miami" });
	expect([status, body.saved.values.city, body.saved.values.email]).toEqual([200, "Miami", ""]);
});

it("gives the second of two operators the first one's values, and changes nothing", async () => {
	const { version, values } = await seen();
	await put("/dealers/1", { version, values: { phone: "(239) 555-0111" } });
	const second = { email: "new@gulf.example.com" };
	const late = await put<EditConflict<Dealer>>("/dealers/1", { version, values: second });
	expect(late.status).toBe(409);
	expect(late.body.current.values).toEqual({ ...values, phone: "(239) 555-0111" });
	// A change by psql counts too.
	await sql("update dealerships set phone = '2395550122' where id = 1");
	const { current } = late.body;
	expect((await put("/dealers/1", { version: current.version, values: second })).status).toBe(409);
	expect((await seen()).values.phone).toBe("2395550122");
});

it("refuses values that the signup would refuse, naming their fields", async () => {
	const refused = async (values: object) => {
		const { status, body } = await save(values);
		expect(status).toBe(422);
		return body.fields;
	};
	const bad = { phone: "123", email: "nobody", state: "Atlantis", latitude: "west", longitude: 1 };
	expect(await refused(bad)).toEqual({
		phone: "Phone number must be at least 10 digits",
		email: "Valid email address is required",
		state: "Give the full name of a state or a territory",
		latitude: "Give a number of degrees",
	});
	expect(await refused({ address: "2 Main Street" })).toEqual({
		address: "Another dealer has this name, address and ZIP code",
	});
	await save({ ref: "D-2" }, 2);
	expect(await refused({ ref: "D-2" })).toEqual({ ref: "Another dealer has this id" });
	expect((await put("/dealers/1", { version: "1", values: { visibility: "hidden" } })).status).toBe(
		422,
	);
	expect((await put("/dealers/9", { version: "1", values: {} })).status).toBe(404);
});
