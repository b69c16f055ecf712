import { dealerships, recordAs } from "@nev/api/operations";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import type { Insight } from "@nev/contract/desk";
import { sql as query } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { openOperator } from "../../test/operator.js";
import { readInsight } from "./read-insight.js";

const operator = await openOperator();
const { orm, sql } = operator;
const store = leadStore(operator);
afterAll(operator.close);

/** Tuesday, 10 AM in Naples. */
const tenOnTuesday = "2026-11-24T15:00:00Z";

afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
	vi.setSystemTime("2026-11-30T12:00:00Z");
	await sql("truncate leads, mails, dealerships, changes, change_rows restart identity cascade");
	await orm.insert(dealerships).values([
		{ ...gulfCarts, openingHours: "Mon-Fri 8 AM-6 PM, Sat 9 AM-1 PM" },
		{ ...gulfCarts, name: "Bay Carts", zipCode: "36602", state: "Alabama" },
		{ ...gulfCarts, name: "Key Carts" },
	]);
});

const receive = (dealershipId: number | null, at = tenOnTuesday) =>
	store({ dealershipId, createdAt: new Date(at) });

/** Changes a lead, as if at another time. */
async function change(lead: number, at: string, values: string, action = "leads stage") {
	await orm.transaction(async (transaction) => {
		await recordAs(transaction, { actor: "ada (desk)", action });
		await transaction.execute(query.raw(`update leads set ${values} where id = ${lead}`));
	});
	await sql("update changes set at = $1 where id = (select max(id) from changes)", [at]);
}

async function answers(): Promise<Insight["answers"]> {
	return (await readInsight(orm, true, 30)).answers;
}

it("has leads, those taken, and the median of the dealer's own open hours until then", async () => {
	const [first, second, third] = [await receive(1), await receive(1), await receive(1)];
	await receive(1);
	await change(first, "2026-11-24T15:30:00Z", "stage = 'taken'");
	// Open until 6 PM on Tuesday, and from 8 AM on Wednesday.
	await change(second, "2026-11-25T14:00:00Z", "stage = 'answered'");
	await change(third, "2026-11-24T16:00:00Z", "stage = 'taken'");
	await change(third, "2026-11-24T20:00:00Z", "stage = 'answered'");
	expect(await answers()).toEqual([
		{ id: 1, name: "Gulf Carts", leads: 4, taken: 3, openMinutes: 60, givenBack: 0 },
	]);
});

it("counts from Monday to Friday, 9 AM to 5 PM in the dealer's time zone and on no holiday, without hours", async () => {
	// Mobile is in Alabama, an hour behind Naples. Thursday is Thanksgiving.
	const lead = await receive(2, "2026-11-25T22:00:00Z");
	await change(lead, "2026-11-27T16:30:00Z", "stage = 'taken'");
	expect(await answers()).toMatchObject([{ id: 2, taken: 1, openMinutes: 60 + 90 }]);
});

it("counts a lead for the dealer that has it, since it does", async () => {
	const lead = await receive(1);
	await change(lead, "2026-11-24T15:30:00Z", "stage = 'taken'");
	await change(lead, "2026-11-24T17:00:00Z", "dealership_id = 3, stage = 'new'", "leads hand-over");
	expect(await answers()).toMatchObject([{ id: 3, leads: 1, taken: 0, openMinutes: null }]);
	await change(lead, "2026-11-24T17:20:00Z", "stage = 'taken'");
	expect(await answers()).toMatchObject([{ id: 3, leads: 1, taken: 1, openMinutes: 20 }]);
});

it("counts no lead as taken that is new again, or was closed by nobody who took it", async () => {
	const [first, second] = [await receive(1), await receive(1)];
	await change(first, "2026-11-24T16:00:00Z", "stage = 'taken'");
	await change(first, "2026-11-24T17:00:00Z", "stage = 'new'");
	await change(second, "2026-11-24T17:00:00Z", "stage = 'closed'");
	expect(await answers()).toMatchObject([{ leads: 2, taken: 0, openMinutes: null }]);
});

it("counts a lead that a dealer has given back, once also if it has it again", async () => {
	const [first, second] = [await receive(1), await receive(1)];
	for (const lead of [first, second]) {
		await change(lead, "2026-11-24T16:00:00Z", "dealership_id = null", "leads give-back");
	}
	await change(second, "2026-11-24T17:00:00Z", "dealership_id = 1", "leads hand-over");
	expect(await answers()).toMatchObject([{ id: 1, leads: 2, taken: 0, givenBack: 2 }]);
});

it("leaves out signups, leads of the company, and those that are held back", async () => {
	await receive(null);
	await store({ kind: "dealership", dealershipId: 1 });
	await store({ dealershipId: 1, suspicion: "trap" }, { state: "held" });
	expect(await answers()).toEqual([]);
	expect((await readInsight(orm, false, 30)).answers).toEqual([]);
});
