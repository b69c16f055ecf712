import { dealerships } from "@nev/api/operations";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import type { Dealer, DuplicatePage, Written } from "@nev/contract/desk";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, sql, close } = operator;
afterAll(close);
const { get, put, post } = openDesk(orm);
const storeLead = leadStore(operator);

beforeEach(() => sql("truncate dealerships, leads, changes, change_rows restart identity cascade"));

/** Each with another name, address and telephone, unless it says one. */
async function store(...rows: Partial<typeof dealerships.$inferInsert>[]) {
	await orm.insert(dealerships).values(
		rows.map((row, index) => ({
			...gulfCarts,
			name: `Dealer ${index}`,
			address: `${index} Main Street`,
			phone: `239555010${index}`,
			...row,
		})),
	);
}

async function found() {
	const { body } = await get<DuplicatePage>("/dealers/duplicates");
	return body.pairs.map(({ sides: [first, second], reasons }) => [
		first.dealer.id,
		second.dealer.id,
		...reasons,
	]);
}

it("finds one telephone, one membership id, and one name with street, however they are written", async () => {
	await store(
		{ phone: "(239) 555-0199" },
		{ phone: "+1 239 555 0199" },
		{ membershipId: "NEV-7" },
		{ membershipId: "NEV-7" },
		{ name: "Caf\u00e9 Carts", address: "12 Fifth Street, Suite 3" },
		{ name: "CAFE CARTS", address: "12 fifth st ste 3", zipCode: "34102-1234" },
		{ name: "Cafe Carts", address: "99 Other Road" },
	);
	expect(await found()).toEqual([
		[5, 6, "address"],
		[3, 4, "membership-id"],
		[1, 2, "phone"],
	]);
});

it("compares three by their street, and says all that two share", async () => {
	const twin = { name: "Gulf Carts", phone: "(239) 555-0199", membershipId: "NEV-1" };
	await store(
		{ name: "Gulf Carts", address: "1 Elm Street" },
		{ ...twin, address: "2 Elm Street" },
		{ ...twin, address: "2 Elm St" },
	);
	expect(await found()).toEqual([[2, 3, "membership-id", "phone", "address"]]);
});

it("takes suites of a mall for two dealers, and one without for that of the only suite", async () => {
	const mall = (name: string, address: string) => ({ name, address });
	await store(
		mall("Mall Carts", "100 Mall Way, Suite 100"),
		mall("Mall Carts", "100 Mall Way, Suite 200"),
		mall("Mall Carts", "100 Mall Way"),
		mall("Gulf Carts", "1 Gulf Way, Suite 100"),
		mall("Gulf Carts", "1 Gulf Way # 100"),
		mall("Bay Carts", "1 Bay Way, Unit 5"),
		mall("Bay Carts", "1 Bay Way"),
	);
	expect(await found()).toEqual([
		[6, 7, "address"],
		[4, 5, "address"],
	]);
});

it("takes no hidden or rejected ones, no missing telephones, and no company with many shops", async () => {
	await store(
		{ phone: "" },
		{ phone: "" },
		{ phone: "(239) 555-0199" },
		{ phone: "(239) 555-0199", visibility: "hidden" },
		{ phone: "(239) 555-0199", visibility: "rejected" },
		{ membershipId: "" },
		{ membershipId: "" },
	);
	expect(await found()).toEqual([]);
	await sql("truncate dealerships restart identity cascade");
	await store(...Array.from({ length: 6 }, () => ({ phone: "(239) 555-0199" })));
	expect(await found()).toEqual([]);
});

it("shows how many leads each was sent, in pages", async () => {
	await store(
		...Array.from({ length: 42 }, (_, index) => ({
			phone: `23955501${String(Math.floor(index / 2)).padStart(2, "0")}`,
		})),
	);
	await storeLead({ dealershipId: 42 }, { state: "sent" });
	const { body } = await get<DuplicatePage>("/dealers/duplicates");
	expect([body.pairs.length, body.count, body.pages]).toEqual([20, 21, 2]);
	expect(body.pairs[0]?.sides.map(({ leads }) => leads)).toEqual([0, 1]);
	const last = (await get<DuplicatePage>("/dealers/duplicates?page=2")).body;
	expect(last.pairs.map(({ sides }) => sides[0].dealer.id)).toEqual([1]);
	// The pairs of a page may have been decided since.
	expect((await get<DuplicatePage>("/dealers/duplicates?page=3")).body).toEqual(last);
	expect((await get("/dealers/duplicates?page=0")).status).toBe(400);
});

describe("two that are no duplicates", () => {
	const distinct = (first: number, second: number) =>
		post<Written>("/dealers/duplicates/distinct", { first, second });
	const undo = (change: number | null) => post(`/changes/${change}/undo`, {});

	async function edit(id: number, values: object) {
		const { version } = (await get<Dealer>(`/dealers/${id}`)).body;
		await put(`/dealers/${id}`, { version, values });
	}

	it("are not listed again, until that is undone", async () => {
		await store({ phone: "(239) 555-0199" }, { phone: "(239) 555-0199" });
		const { body } = await distinct(1, 2);
		expect(await found()).toEqual([]);
		expect((await distinct(1, 2)).status).toBe(409);
		expect((await get(`/changes/${body.change}`)).body).toMatchObject({
			actor: "ada (desk)",
			action: "dealerships distinct",
			rows: [{ table: "distinct_dealerships", name: "Dealer 0 (1) and Dealer 1 (2)" }],
		});
		await undo(body.change);
		expect(await found()).toEqual([[1, 2, "phone"]]);
		expect((await distinct(2, 1)).status).toBe(409);
		expect((await distinct(1, 0)).status).toBe(422);
	});

	it("stay apart, whatever they come to share", async () => {
		await store({ phone: "(239) 555-0199" }, { phone: "(239) 555-0199" });
		await distinct(1, 2);
		for (const id of [1, 2]) await edit(id, { phone: "(239) 555-0111", membershipId: "NEV-7" });
		expect(await found()).toEqual([]);
	});

	it("leave a third one that may be either", async () => {
		await store(...[1, 2, 3].map(() => ({ phone: "(239) 555-0199" })));
		expect(await found()).toEqual([
			[1, 3, "phone"],
			[1, 2, "phone"],
		]);
		await distinct(1, 2);
		await distinct(1, 3);
		expect(await found()).toEqual([[2, 3, "phone"]]);
	});

	it("go with a deleted dealer", async () => {
		await store({ phone: "(239) 555-0199" }, { phone: "(239) 555-0199" });
		await distinct(1, 2);
		await sql("delete from dealerships where id = 2");
		expect(await sql("select id from distinct_dealerships")).toEqual([]);
	});
});
