import { addDoNotContact, corrections, dealerships } from "@nev/api/operations";
import { untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts } from "@nev/api/testing/stored-leads.js";
import type {
	Attention,
	CorrectionPage,
	DecidedCorrection,
	DeskHealth,
	History,
	UndoState,
} from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";
import { decideCorrection } from "./decide-correction.js";

const { orm, sql, close } = await openOperator();
afterAll(close);
const { get, put, post } = openDesk(orm);

beforeEach(() =>
	sql(
		"truncate dealerships, leads, corrections, mails, do_not_contact, changes, change_rows restart identity cascade",
	),
);

/** Stores dealers, each with a correction that waits. Their ids are the same. */
async function store(...values: (typeof corrections.$inferInsert)["values"][]) {
	for (const [index, one] of values.entries()) {
		const [dealer] = await orm
			.insert(dealerships)
			.values({ ...gulfCarts, address: `${index} Main Street` })
			.returning();
		if (!dealer) throw new Error("The dealer was not stored.");
		await orm
			.insert(corrections)
			.values({ dealershipId: dealer.id, email: dealer.email, values: one });
	}
}

const waiting = async (query = "") =>
	(await get<CorrectionPage>(`/corrections${query}`)).body.items;

async function version(id: number): Promise<string> {
	const found = (await waiting()).find((one) => one.id === id);
	if (!found) throw new Error(`Correction ${id} does not wait.`);
	return found.version;
}

const accept = async (id: number, seen?: string) =>
	post<DecidedCorrection>(`/corrections/${id}/accept`, { version: seen ?? (await version(id)) });

const decline = async (id: number, reason?: string, seen?: string) =>
	post<DecidedCorrection>(`/corrections/${id}/decline`, {
		...{ version: seen ?? (await version(id)), ...(reason !== undefined && { reason }) },
	});

const mails = () =>
	sql("select to_address as recipient, subject, text, correction_id from mails order by id");

it("shows what waits, the oldest first, in pages, with the present value and the new one", async () => {
	const fax = { phone: "(239) 555-0100", website: "https://gulf.example.com" };
	await store(...Array.from({ length: 51 }, () => fax));
	const { body } = await get<CorrectionPage>("/corrections");
	expect(body.count).toEqual({ n: 51, isExact: true });
	expect(body.items.map(({ id }) => id)).toEqual(
		Array.from({ length: 50 }, (_, index) => index + 1),
	);
	expect(body.items[0]).toMatchObject({
		dealer: { id: 1, name: "Gulf Carts", place: "Naples, Florida", isListed: true },
		email: "sales@gulf.example.com",
		differences: [
			{ field: "phone", before: "(239) 555-0199", after: "(239) 555-0100" },
			{ field: "website", before: null, after: "https://gulf.example.com" },
		],
	});
	expect((await waiting(`?after=${body.next}`)).map(({ id }) => id)).toEqual([51]);
	expect((await waiting("?dealer=7")).map(({ id }) => id)).toEqual([7]);
	expect((await get("/corrections?dealer=x")).status).toBe(400);
	const count = async () => (await get<Attention>("/attention")).body.corrections;
	expect(await count()).toEqual({ n: 51, isExact: true });
	expect((await get<DeskHealth>("/health")).body.corrections).toBe(51);
	// What is left of a deleted dealer waits for nobody.
	await sql("delete from dealerships where id = 1");
	expect(await count()).toEqual({ n: 50, isExact: true });
});

it("shows what the dealer saw where that was changed since, and leaves out what is so already", async () => {
	await store({ phone: "(239) 555-0100", city: "Bonita" });
	await sql("update dealerships set city = 'Bonita', phone = '1'");
	await sql("update dealerships set phone = '(239) 555-0111'");
	const [correction] = await waiting();
	expect(correction?.differences).toEqual([
		{
			field: "phone",
			before: "(239) 555-0111",
			after: "(239) 555-0100",
			seen: "(239) 555-0199",
		},
	]);
	// Changed back to what the dealer saw.
	await sql("update dealerships set phone = '(239) 555-0199'");
	expect((await waiting())[0]?.differences[0]).not.toHaveProperty("seen");
});

it("accepts one, tells the dealer, and is undone", async () => {
	await store({ phone: "(239) 555-0100" });
	const { body } = await accept(1);
	expect(body).toEqual({
		state: "accepted",
		change: expect.any(Number),
		name: "Gulf Carts",
		email: "sales@gulf.example.com",
	});
	expect(await sql("select phone from dealerships")).toEqual([{ phone: "(239) 555-0100" }]);
	expect(await mails()).toMatchObject([
		{ subject: "Your listing has been corrected: Gulf Carts", correction_id: 1 },
	]);
	expect(await sql("select actor, action from changes order by id desc limit 1")).toEqual([
		{ actor: "ada (desk)", action: "corrections accept" },
	]);
	expect(await waiting()).toEqual([]);
	await post(`/changes/${body.change}/undo`, {});
	expect(await sql("select phone from dealerships")).toEqual([{ phone: "(239) 555-0199" }]);
	expect(await waiting()).toHaveLength(1);
});

it("is undone from the past of its dealer too, and waits again", async () => {
	await store({ phone: "(239) 555-0100" }, { phone: "(239) 555-0101" });
	await accept(2);
	const { change } = (await accept(1)).body;
	const { body } = await post<UndoState>(`/changes/${change}/undo`, {
		row: { table: "dealerships", id: 1 },
	});
	expect(body).toMatchObject({ kind: "undone", restored: 2, conflicts: [] });
	expect(await sql("select phone from dealerships order by id")).toEqual([
		{ phone: "(239) 555-0199" },
		{ phone: "(239) 555-0101" },
	]);
	expect((await waiting()).map(({ id }) => id)).toEqual([1]);
	// All of it is undone.
	expect((await get<History>("/dealers/1/history")).body.items).toMatchObject([
		{ undoes: change },
		{ id: change, undoneBy: expect.any(Number) },
		{},
	]);
	expect((await accept(1)).status).toBe(200);
});

it("ends a pause whose day has come while it waited, and pauses nobody", async () => {
	const days = await sql(
		"select current_date::text as today, (current_date - 3)::text as past, (current_date + 3)::text as next",
	);
	const [{ today, past, next } = {}] = days as Record<string, string>[];
	await store(
		...[{ pausedUntil: past ?? "" }, { pausedUntil: today ?? "", city: "Bonita" }],
		...[{ pausedUntil: today ?? "" }, { pausedUntil: next ?? "" }],
	);
	await sql("update dealerships set paused_until = $1 where id = 3", [next]);
	expect((await waiting()).map(({ differences }) => differences)).toEqual([
		[],
		[{ field: "city", before: "Naples", after: "Bonita" }],
		[{ field: "pausedUntil", before: next, after: null, seen: null }],
		[{ field: "pausedUntil", before: null, after: next }],
	]);
	for (const id of [1, 2, 3, 4]) expect((await accept(id)).status).toBe(200);
	expect(await sql("select paused_until::text as day from dealerships order by id")).toEqual([
		{ day: null },
		{ day: null },
		{ day: null },
		{ day: next },
	]);
	expect((await mails()).map(({ text }) => String(text).split("\n")[0])).toEqual([
		...Array(3).fill("We reviewed your correction, and your listing now shows it:"),
		`We reviewed your correction and saved it. Your listing is paused until ${next}, and will show it then:`,
	]);
});

it.each(["hidden", "rejected", "pending"])(
	"says of a %s dealer that it shows the correction once it is listed, and not that it does",
	async (visibility) => {
		await store({ phone: "(239) 555-0100" });
		expect((await waiting())[0]?.dealer.isListed).toBe(true);
		await sql("update dealerships set visibility = $1", [visibility]);
		expect((await waiting())[0]?.dealer.isListed).toBe(false);
		await accept(1);
		expect((await mails())[0]?.text).toContain(
			"We reviewed your correction and saved it. Your listing is not on our site at the moment, and will show it once it is:\n\n  Phone: ",
		);
	},
);

it("declines one with a reason of several lines, which is mailed, and is undone", async () => {
	await store({ phone: "(239) 555-0100" });
	const declined = await decline(1, "This number is a fax.\nWhich one rings? ");
	expect(declined.body).toMatchObject({ state: "declined" });
	expect((await mails())[0]?.text).toContain("\n\nThis number is a fax.\nWhich one rings?\n\n");
	expect(await waiting()).toEqual([]);
	await post(`/changes/${declined.body.change}/undo`, {});
	expect(await waiting()).toHaveLength(1);
	expect((await decline(1, "x".repeat(2001))).status).toBe(422);
	expect((await decline(1)).status).toBe(200);
});

it("mails nobody who asked not to be contacted since, and says so", async () => {
	await store({ phone: "(239) 555-0100" }, { phone: "(239) 555-0101" });
	await addDoNotContact(orm, gulfCarts.email);
	expect((await accept(1)).body).toMatchObject({ state: "accepted", email: null });
	const declined = await decline(2, "A fax.");
	expect(declined.body).toMatchObject({ state: "declined", email: null });
	expect(await mails()).toEqual([]);
});

it("changes nothing if the dealer was changed since the operator looked, or cannot be changed so", async () => {
	await store({ phone: "(239) 555-0100" }, { address: "0 Main Street" });
	const seen = await version(1);
	const { version: dealer } = (await get<{ version: string }>("/dealers/1")).body;
	await put("/dealers/1", { version: dealer, values: { city: "Bonita" } });
	for (const late of [await accept(1, seen), await decline(1, "A fax.", seen)]) {
		expect([late.status, late.body.error]).toEqual([
			409,
			"ada (desk) has changed this dealer meanwhile. Nothing was decided: look at the difference again.",
		]);
	}
	const taken = await accept(2);
	expect([taken.status, taken.body.error]).toEqual([
		422,
		"Nothing was changed. Another dealer has this name, address and ZIP code.",
	]);
	expect(await mails()).toEqual([]);
	expect(await waiting()).toHaveLength(2);
});

it.each([
	["its dealer, who takes it back", "select from dealerships where id = 1 for update"],
	["an import", "lock table dealerships in share row exclusive mode"],
])("waits for %s before it keeps anybody waiting", async (_, lock) => {
	await store({ phone: "(239) 555-0100" });
	const seen = await version(1);
	const deciding = await orm.transaction(async (transaction) => {
		await transaction.execute(lock);
		// In an object, or the transaction would wait for it.
		const decision = { answer: accept(1, seen) };
		await untilLockIsAwaited(sql);
		await transaction.execute("update dealerships set phone = '' where id = 1");
		await transaction.execute("delete from corrections where id = 1");
		return decision;
	});
	expect(await deciding.answer).toMatchObject({ status: 404 });
});

it("is decided by one of two operators, and not once the dealer has sent another", async () => {
	await store({ phone: "(239) 555-0100" });
	const seen = await version(1);
	// Past the routes, which wait for a lock no longer than a request may.
	const options = {
		author: { actor: "ada", action: "corrections accept" },
		expectedVersion: seen,
	};
	const decide = () => decideCorrection(orm, 1, "accepted", options);
	const both = await Promise.allSettled([decide(), decide()]);
	expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	expect(await mails()).toHaveLength(1);
	const late = await decline(1, "A fax.", seen);
	expect([late.status, late.body.error]).toEqual([409, "ada has accepted it already."]);
	expect((await accept(9, seen)).status).toBe(404);
});
