import type { DuplicatePage } from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";
import { gulfCarts, leadStore } from "../../../test/stored-leads.js";
import { dealerships } from "../../storage/schema.js";

const operator = await openOperator();
const { orm, sql, close } = operator;
afterAll(close);
const { get } = openDesk(orm);
const storeLead = leadStore(operator);

beforeEach(() => sql("truncate dealerships, leads restart identity cascade"));

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
	expect((await get("/dealers/duplicates?page=0")).status).toBe(400);
});
