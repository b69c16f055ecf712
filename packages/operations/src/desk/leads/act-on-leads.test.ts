import { dealerships } from "@nev/api/operations";
import { hostileFragments, hostileStrings } from "@nev/api/testing/hostile-strings.js";
import { withClient } from "@nev/api/testing/internals.js";
import { untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import type {
	DealerRow,
	DeskLead,
	History,
	LeadActionPreview,
	LeadActionResult,
	LeadRow,
	ListChanged,
	Page,
	Written,
} from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk, seenRows } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, sql } = operator;
const storeLead = leadStore(operator);
afterAll(operator.close);
const { get, post, put, remove, text, allMatching } = openDesk(orm);

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships, changes, change_rows restart identity cascade");
	const reviewedAt = new Date();
	await orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt },
		{ ...gulfCarts, reviewedAt, name: "Bay Carts", email: "sales@bay.example.com" },
		{ ...gulfCarts, name: "Hidden Carts", visibility: "hidden" },
	]);
	await sql("truncate changes, change_rows restart identity");
});

const act = (action: string, target: object, more: object = {}) =>
	post<LeadActionResult & ListChanged>("/leads/actions", { action, target, ...more });
const preview = (action: string, target: object, more: object = {}) =>
	post<LeadActionPreview & ListChanged>("/leads/actions/preview", { action, target, ...more });
/** Leads as they are now. */
const seen = (...ids: number[]) => seenRows(sql, "leads", ids);
/** All leads that match, as they are now. */
const matching = (filter: Record<string, string>) => allMatching("leads", filter);
const states = async () =>
	(await sql("select state from mails order by id")).map(({ state }) => state);

it("says to whom it would send mails, and does so only when it is told to", async () => {
	const dealer = { recipient: "dealer", dealershipId: 1 } as const;
	const ann = "ann@gulf.example.com";
	await sql("update dealerships set lead_addresses = $1 where id = 1", [
		JSON.stringify([{ email: ann, format: "mail" }]),
	]);
	await sql("truncate changes, change_rows restart identity");
	await storeLead({ dealershipId: 1 }, { state: "dead" }, { ...dealer, state: "dead" });
	await storeLead(
		{ dealershipId: 1 },
		...([{ state: "sent" }, { ...dealer, state: "dead" }] as const),
		{ ...dealer, state: "dead", to: ann, copy: 1 },
	);
	await storeLead({}, { state: "held" });
	const target = await seen(1, 2, 3);
	// The address that the dealer has got since is mailed the first lead too.
	const mails = [
		{ dealer: "Gulf Carts", email: "sales@gulf.example.com", n: 2 },
		{ dealer: "Gulf Carts", email: ann, n: 2 },
		{ dealer: null, email: expect.stringContaining("@"), n: 1 },
	];
	expect((await preview("retry", target)).body).toEqual({
		change: null,
		changed: 2,
		unchanged: 1,
		outdated: [],
		mails,
		mailCount: 5,
		heldCount: 0,
		notToldCount: 0,
	});
	expect(await states()).toEqual(["dead", "dead", "sent", "dead", "dead", "held"]);
	expect((await act("retry", target)).body).toEqual({
		change: expect.any(Number),
		changed: 2,
		unchanged: 1,
		outdated: [],
		mails,
		mailCount: 5,
		heldCount: 0,
		notToldCount: 0,
	});
	expect(await states()).toEqual([
		"waiting",
		"waiting",
		"sent",
		"waiting",
		"waiting",
		"held",
		"waiting",
	]);
	expect(await sql("select actor, action from changes")).toEqual([
		{ actor: "ada (desk)", action: "leads retry" },
	]);
	expect((await act("release", target)).body).toMatchObject({ changed: 1, mailCount: 1 });
	expect((await act("resend", await seen(2))).body).toMatchObject({ changed: 1, mailCount: 1 });
	const all = await seen(1, 2, 3);
	expect((await act("discard", all, { reason: "spam" })).body).toMatchObject({ changed: 3 });
	expect(new Set(await states())).toEqual(new Set(["discarded"]));
	expect((await get<DeskLead>("/leads/1")).body).toMatchObject({
		discardReason: "spam",
		mails: [
			{ dealer: "", to: "" },
			{ dealer: "Gulf Carts", to: gulfCarts.email },
			{ dealer: "Gulf Carts", to: ann },
		],
	});
});

it("does with what the webhook is sent as with mails", async () => {
	const webhook = { kind: "webhook", recipient: "webhook" } as const;
	await storeLead({}, { state: "dead" }, { ...webhook, state: "dead", lastError: "It said 410." });
	await storeLead({}, { state: "held" }, { ...webhook, state: "held" });
	const target = await seen(1, 2);
	expect((await preview("retry", target)).body).toMatchObject({
		mails: [
			{ dealer: "Webhook", email: "", n: 1 },
			{ dealer: null, email: expect.stringContaining("@"), n: 1 },
		],
		mailCount: 2,
	});
	expect((await get<DeskLead>("/leads/1")).body.mails).toMatchObject([
		{ recipient: "company" },
		{ recipient: "webhook", dealer: "", state: "dead", lastError: "It said 410." },
	]);
	await act("retry", target);
	expect(await states()).toEqual(["waiting", "waiting", "held", "held"]);
	await act("release", await seen(2));
	expect(await states()).toEqual(["waiting", "waiting", "waiting", "waiting"]);
	const { items } = (await get<History>("/leads/2/history")).body;
	expect(items[0]?.fields.map(({ field }) => field)).toEqual(["mail.company", "mail.webhook"]);
	await act("discard", await seen(1), { reason: "spam" });
	expect(await states()).toEqual(["discarded", "discarded", "waiting", "waiting"]);
});

it("names no dealer whose mail it would hold back, as the dealer may not be mailed", async () => {
	const dealer = { recipient: "dealer", dealershipId: 1, state: "dead" } as const;
	await storeLead({ dealershipId: 1 }, { state: "dead" }, dealer);
	await sql("update dealerships set reviewed_at = null where id = 1");
	const { body } = await preview("retry", await seen(1));
	expect(body).toMatchObject({ changed: 1, mailCount: 1, heldCount: 1, mails: [{ dealer: null }] });
	await act("retry", await seen(1));
	expect(await states()).toEqual(["waiting", "held"]);
});

it("acts on a filter if the number is still the one that the operator saw", async () => {
	for (let leads = 0; leads < 3; leads++) await storeLead({}, { state: "dead" });
	await storeLead({ kind: "contact" }, { state: "dead" });
	const all = await matching({ problem: "failed", kind: "inquiry" });
	const late = await act("retry", { ...all, count: 2 });
	expect([late.status, late.body.count]).toEqual([409, 3]);
	expect(await states()).toEqual(["dead", "dead", "dead", "dead"]);
	expect((await preview("retry", { ...all, count: 2 })).status).toBe(409);
	expect((await act("retry", all)).body.changed).toBe(3);
	expect(await states()).toEqual(["waiting", "waiting", "waiting", "dead"]);
});

it.each([
	["leaves a lead that the operator did not see, and that matched only while it waited", 3, 200],
	["leaves all that match if one of them does not any more once it has waited", 2, 409],
])("%s", async (_, retried, status) => {
	for (let leads = 0; leads < 2; leads++) await storeLead({}, { state: "dead" });
	const both = await matching({ problem: "failed" });
	if (retried === 3) await storeLead({}, { state: "dead" });
	const acting = await orm.transaction(async (transaction) => {
		await transaction.execute("select from leads where id = 1 for update");
		// In an object, or the transaction would wait for it.
		const result = { answer: act("discard", both, { reason: "spam" }) };
		await untilLockIsAwaited(sql);
		await sql("update mails set state = 'waiting' where lead_id = $1", [retried]);
		return result;
	});
	expect((await acting.answer).status).toBe(status);
	expect((await states())[retried - 1]).toBe("waiting");
});

it("hands leads to another dealer, and undone for one of them, gives that one back", async () => {
	const dealer = { recipient: "dealer", dealershipId: 1 } as const;
	await storeLead({ dealershipId: 1 }, dealer);
	await storeLead({ dealershipId: 1 }, { ...dealer, state: "sent" });
	const more = { to: 2, tellsFormer: true };
	expect((await preview("handOver", await seen(1, 2), more)).body.mails).toEqual([
		{ dealer: "Bay Carts", email: "sales@bay.example.com", n: 2 },
		{ dealer: "Gulf Carts", email: "sales@gulf.example.com", n: 1 },
	]);
	await sql("update dealerships set lead_format = 'adf' where id = 1");
	expect((await preview("handOver", await seen(1, 2), more)).body).toMatchObject({
		...{ mailCount: 2, notToldCount: 1 },
	});
	await sql("update dealerships set lead_format = 'mail' where id = 1");
	const { body } = await act("handOver", await seen(1, 2), more);
	expect(body).toMatchObject({ changed: 2, mailCount: 3, notToldCount: 0 });
	const history = () => get<History>("/leads/1/history");
	expect((await history()).body).toMatchObject({
		items: [
			{
				actor: "ada (desk)",
				action: "leads hand-over",
				fields: [
					{ field: "dealershipId", before: "Gulf Carts", after: "Bay Carts" },
					{ field: "mail.dealer", before: "waiting", after: "discarded" },
				],
			},
		],
		hasOlder: false,
	});
	await post(`/changes/${body.change}/undo`, { row: { table: "leads", id: 1 } });
	expect((await get<DeskLead>("/leads/1")).body).toMatchObject({
		dealer: "Gulf Carts",
		mails: [{ state: "waiting" }, { dealer: "Bay Carts", state: "discarded" }],
	});
	expect((await get<DeskLead>("/leads/2")).body.dealer).toBe("Bay Carts");
	expect((await history()).body.items).toHaveLength(2);
	await sql("update dealerships set paused_until = current_date + 2 where id = 2");
	// Hidden, paused, and none at all.
	for (const to of [3, 2, 99]) {
		const refused = await act("handOver", await seen(1), { to, tellsFormer: false });
		expect([refused.status, refused.body.error]).toEqual([
			422,
			"Visitors do not see this dealer, it is paused, or there is none.",
		]);
	}
	expect((await get<DeskLead>("/leads/1")).body.dealer).toBe("Gulf Carts");
});

it("hands leads over while an import removes their sample dealer, and does not keep it waiting", async () => {
	await storeLead({ dealershipId: 1 });
	const target = await seen(1);
	const answers = await withClient(operator.connection, async (importer) => {
		await importer.query("begin; lock table dealerships in share row exclusive mode");
		await importer.query("update dealerships set city = 'Miami' where id = 2");
		const answer = act("handOver", target, { to: 2, tellsFormer: false });
		await untilLockIsAwaited(sql);
		await importer.query("delete from dealerships where id = 1; commit");
		return [answer];
	});
	const { body } = (await answers[0]) ?? {};
	expect(body).toMatchObject({ changed: 0, outdated: [{ row: { id: 1 } }] });
});

it("keeps the first reason of a discarded lead, and leaves one as it is whose mail is being sent", async () => {
	await storeLead({}, { state: "dead" });
	await storeLead({}, { state: "waiting" }, { recipient: "dealer", state: "held" });
	await sql(
		"update mails set claimed_until = now() + interval '1 hour' where lead_id = 2 and state = 'waiting'",
	);
	const first = await act("discard", await seen(1, 2), { reason: "spam" });
	expect(first.body).toMatchObject({ changed: 1, unchanged: 1 });
	expect((await get<DeskLead>("/leads/2")).body).toMatchObject({
		stage: "new",
		discardedAt: null,
		mails: [{ state: "waiting" }, { state: "held" }],
	});
	expect((await act("discard", await seen(1), { reason: "another one" })).body).toMatchObject({
		...{ changed: 0, unchanged: 1, change: null },
	});
	expect((await get<DeskLead>("/leads/1")).body.discardReason).toBe("spam");
	// A mail of it that was sent once more, and waits.
	await sql("update mails set state = 'waiting' where lead_id = 1");
	expect((await act("discard", await seen(1), { reason: "spam" })).body).toMatchObject({
		changed: 1,
	});
	expect(await sql("select distinct state from mails where lead_id = 1")).toEqual([
		{ state: "discarded" },
	]);
});

it("says of a waiting mail that it is held back once it is due, as its sender declined since", async () => {
	await storeLead(
		{ dealershipId: 1 },
		{ state: "waiting" },
		{ recipient: "dealer", dealershipId: 1 },
	);
	const read = async () =>
		(await get<DeskLead>("/leads/1")).body.mails.map(({ heldOnceDue }) => heldOnceDue);
	expect(await read()).toEqual([null, null]);
	await sql("update dealerships set reviewed_at = null where id = 1");
	expect(await read()).toEqual([null, expect.stringMatching(/^The dealership is not/)]);
	const email = "ada@example.com";
	await post("/people/do-not-contact", { email, isDoNotContact: true });
	const declined = "The sender is on the do-not-contact list.";
	expect(await read()).toEqual([declined, expect.any(String)]);
	await sql("update mails set released_at = now()");
	expect(await read()).toEqual([null, expect.any(String)]);
	await post("/people/do-not-contact", { email, isDoNotContact: false });
});

it("says why a mail is not sent until it is released, and again once that is undone", async () => {
	const reason = "Its dealer may not be mailed.";
	await storeLead({}, { state: "held", lastError: reason });
	const read = async () => (await get<DeskLead>("/leads/1")).body.mails;
	expect(await read()).toMatchObject([{ state: "held", lastError: reason }]);
	const { body } = await act("release", await seen(1));
	expect(await read()).toMatchObject([{ state: "waiting", lastError: null }]);
	await post(`/changes/${body.change}/undo`, {});
	expect(await read()).toMatchObject([{ state: "held", lastError: reason }]);
	await sql("update mails set state = 'waiting', attempts = 1");
	expect(await read()).toMatchObject([{ state: "waiting", lastError: reason }]);
});

it("closes what it discards, so that spam is not new again, and undone opens it", async () => {
	await storeLead({ suspicion: "trap" }, { state: "held" });
	const state = async () => {
		const { stage, problem } = (await get<DeskLead>("/leads/1")).body;
		return [stage, problem];
	};
	expect(await state()).toEqual(["new", "held"]);
	const { body } = await act("discard", await seen(1), { reason: "spam" });
	expect(await state()).toEqual(["closed", null]);
	// Its mails would stay ended, and nobody could hand it over.
	const reopened = await put("/leads/1/stage", { from: "closed", stage: "new" });
	expect(reopened).toMatchObject({
		status: 409,
		body: { error: "This lead is discarded. To open it again, undo that in its history." },
	});
	expect(await state()).toEqual(["closed", null]);
	await post(`/changes/${body.change}/undo`, {});
	expect(await state()).toEqual(["new", "held"]);
});

it("stays closed once it is discarded, also if its closing before is undone", async () => {
	await storeLead({}, { state: "held" });
	const closed = await put<Written>("/leads/1/stage", { from: "new", stage: "closed" });
	const discarded = await act("discard", await seen(1), { reason: "spam" });
	expect((await post(`/changes/${closed.body.change}/undo`, {})).body).toMatchObject({
		restored: 0,
		conflicts: [{ kind: "row", table: "leads", id: 1, reason: "discarded" }],
	});
	expect((await get<DeskLead>("/leads/1")).body.stage).toBe("closed");
	await post(`/changes/${discarded.body.change}/undo`, {});
	expect((await post(`/changes/${closed.body.change}/undo`, {})).body).toMatchObject({
		restored: 1,
	});
	expect((await get<DeskLead>("/leads/1")).body.stage).toBe("new");
});

it("counts a mail that waits again, because its discarding is undone, as waiting since then", async () => {
	await storeLead({}, { state: "waiting", dueSince: new Date("2026-01-01") });
	const { body } = await act("discard", await seen(1), { reason: "spam" });
	await post(`/changes/${body.change}/undo`, {});
	expect(
		await sql("select state, due_since > now() - interval '1 hour' as anew from mails"),
	).toEqual([{ state: "waiting", anew: true }]);
});

it("sends a dealer that was handed a lead back one mail of it once more", async () => {
	const dealer = { recipient: "dealer", state: "sent" } as const;
	await storeLead(
		{ dealershipId: 1 },
		{ ...dealer, dealershipId: 1 },
		{ ...dealer, dealershipId: 2, copy: 1 },
		{ ...dealer, dealershipId: 1, copy: 2 },
	);
	expect((await act("resend", await seen(1))).body).toMatchObject({ changed: 1, mailCount: 1 });
	expect(await sql("select copy from mails where state = 'waiting'")).toEqual([{ copy: 5 }]);
});

it.each([
	["resend", "sent"],
	["retry", "dead"],
	["release", "held"],
] as const)(
	"%s: sends one mail for two operators who saw the same lead, and tells the second one",
	async (action, state) => {
		await storeLead({}, { state });
		const [one, all] = [await seen(1), await matching({ kind: "inquiry" })];
		expect((await act(action, one)).body).toMatchObject({ changed: 1, outdated: [] });
		// A server has sent it meanwhile, or could not.
		await sql("update mails set claimed_until = now()");
		await sql("update mails set state = $1, claimed_until = null", [state]);
		const outdated = [
			{ row: { id: 1 }, change: { actor: "ada (desk)", action: `leads ${action}` } },
		];
		const second = { change: null, changed: 0, unchanged: 0, mailCount: 0, outdated };
		expect((await act(action, one)).body).toMatchObject(second);
		expect((await act(action, all)).status).toBe(409);
		expect(await states()).toEqual([state]);
		expect((await act(action, await seen(1))).body).toMatchObject({ changed: 1 });
	},
);

it("makes a mail that waits due for two operators, which is one mail and nothing to tell", async () => {
	await storeLead({}, { state: "waiting" });
	const target = await seen(1);
	for (const _ of [1, 2]) {
		expect((await act("retry", target)).body).toMatchObject({ changed: 1, outdated: [] });
	}
	expect(await states()).toEqual(["waiting"]);
});

it.each([
	["discard", { reason: "spam" }],
	["handOver", { to: 2, tellsFormer: false }],
	["release", {}],
] as const)(
	"%s: leaves a lead that somebody has taken since, says so, and does the rest",
	async (action, more) => {
		for (const _ of [1, 2]) await storeLead({ dealershipId: 1 }, { state: "held" });
		const target = await seen(1, 2);
		await put("/leads/1/stage", { from: "new", stage: "taken" });
		const outdated = [
			{
				row: { id: 1, dealer: "Gulf Carts" },
				change: { actor: "ada (desk)", action: "leads stage" },
			},
		];
		const expected = { changed: 1, unchanged: 0, outdated };
		expect((await preview(action, target, more)).body).toMatchObject(expected);
		expect((await act(action, target, more)).body).toMatchObject(expected);
		expect((await get<DeskLead>("/leads/1")).body).toMatchObject({
			...{ stage: "taken", dealer: "Gulf Carts", discardedAt: null },
			mails: [{ state: "held" }],
		});
		const [lead] = (await get<Page<LeadRow>>("/leads?order=asc")).body.items;
		const again = await act(action, { rows: [{ id: 1, version: lead?.version }] }, more);
		expect(again.body).toMatchObject({ changed: 1, outdated: [] });
	},
);

it("hands no lead on that somebody has handed over since, of those that match either", async () => {
	await storeLead({ dealershipId: 1 });
	const [one, all] = [await seen(1), await matching({ kind: "inquiry" })];
	await act("handOver", one, { to: 2, tellsFormer: false });
	const more = { to: 1, tellsFormer: false };
	expect((await act("handOver", one, more)).body).toMatchObject({
		changed: 0,
		outdated: [{ row: { dealer: "Bay Carts" }, change: { action: "leads hand-over" } }],
	});
	const late = await act("handOver", all, more);
	expect([late.status, late.body.count]).toEqual([409, 1]);
	expect((await get<DeskLead>("/leads/1")).body.dealer).toBe("Bay Carts");
});

it("discards a lead of which a mail was sent since, because it says no more of that than before", async () => {
	await storeLead({}, { state: "waiting" });
	const target = await seen(1);
	await sql("update mails set state = 'sent'");
	expect((await act("discard", target, { reason: "spam" })).body).toMatchObject({ changed: 1 });
});

it("hands over a lead once that is named twice", async () => {
	await storeLead({ dealershipId: 1 });
	const twice = await act("handOver", await seen(1, 1), { to: 2, tellsFormer: false });
	expect(twice.body).toMatchObject({ changed: 1, unchanged: 0, mailCount: 1 });
});

it("sends no former dealer once more that a lead is not theirs", async () => {
	await storeLead({ dealershipId: 2 }, { recipient: "former", dealershipId: 1, state: "sent" });
	expect((await act("resend", await seen(1))).body).toMatchObject({ changed: 0, mailCount: 0 });
});

it("has the whole past of a lead, page by page", async () => {
	await storeLead({}, { state: "dead" });
	for (let changes = 0; changes < 12; changes++) {
		await act("retry", await seen(1));
		await sql("update mails set state = 'dead'");
	}
	const { body } = await get<History>("/leads/1/history");
	expect([body.items.length, body.hasOlder]).toEqual([20, true]);
	const older = await get<History>(`/leads/1/history?before=${body.items.at(-1)?.id}`);
	expect([older.body.items.length, older.body.hasOlder]).toEqual([4, false]);
});

it("stores a note once that is sent again because its answer was lost", async () => {
	await storeLead();
	const add = (text: string, key: string) => post<DeskLead>("/leads/1/notes", { text, key });
	const key = "4f0c4b0e-2f0b-4d57-8a0c-0a6f6a3a1a11";
	const answers = await Promise.all([add("Calls back", key), add("Calls back", key)]);
	expect(answers.map(({ status }) => status)).toEqual([201, 201]);
	const other = await add("Calls back", "4f0c4b0e-2f0b-4d57-8a0c-0a6f6a3a1a12");
	expect(other.body.notes.map(({ text }) => text)).toEqual(["Calls back", "Calls back"]);
	await remove("/leads/1/notes/1");
	// It is not there again either once somebody has removed it.
	expect((await add("Calls back", key)).body.notes).toHaveLength(1);
});

it("keeps notes with who wrote them", async () => {
	await storeLead();
	const added = await post<DeskLead>("/leads/1/notes", { text: " Calls back\non Monday " });
	expect(added.body.notes).toMatchObject([{ author: "ada (desk)", text: "Calls back\non Monday" }]);
	const empty = await post("/leads/1/notes", { text: " " });
	expect([empty.status, empty.body.fields]).toEqual([422, { text: "Write something down" }]);
	expect((await post("/leads/2/notes", { text: "Hello" })).status).toBe(404);
	expect((await remove<DeskLead>("/leads/1/notes/1")).body.notes).toEqual([]);
	expect((await remove<DeskLead>("/leads/1/notes/1")).status).toBe(200);
});

it("refuses what is no action", async () => {
	expect((await act("erase", await seen(1))).status).toBe(422);
	expect((await act("retry", await seen())).status).toBe(422);
	const silent = await act("discard", await seen(1), { reason: " " });
	expect([silent.status, silent.body.fields]).toEqual([422, { reason: "Say why" }]);
});

it("exports what the filter finds, safe to open in a spreadsheet", async () => {
	await storeLead({ name: "=1+1" });
	await storeLead({ kind: "contact" });
	const leads = await text("/leads/export?kind=inquiry");
	expect(leads.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(leads.body).toMatch(/^\ufeffid,uuid,createdAt/);
	expect(leads.body.trim().split("\r\n")).toHaveLength(2);
	expect(leads.body).toContain(",'=1+1,");
	const dealers = await text("/dealers/export?q=bay");
	expect(dealers.body.trim().split("\r\n")).toHaveLength(2);
	expect(dealers.body).toContain("Bay Carts");
	expect((await text("/leads/export?kind=nothing")).status).toBe(400);
});

it("gives every text back as it is stored, in each field of a lead, of its list and its search", async () => {
	const texts = hostileStrings
		.map((text) => text.toWellFormed().replaceAll("\0", ""))
		.filter((text) => text !== "");
	const store = (some: readonly string[]) =>
		sql(
			`insert into leads (kind, name, email, phone, payload, dealership_id, discarded_at, discard_reason)
			select 'contact', text, text, text,
				jsonb_build_object('subject', text, 'message', text, 'page', text), 1, now(), text
			from unnest($1::text[]) as text`,
			[some],
		);
	// The searches first, among a few leads: each of them reads all.
	await store(texts.slice(0, 50));
	for (const text of hostileFragments.filter(({ length }) => length <= 200)) {
		const { status } = await get<Page<DealerRow>>(
			`/leads?q=${encodeURIComponent(text.toWellFormed())}`,
		);
		expect(status, JSON.stringify(text)).toBe(200);
	}
	await store(texts.slice(50));
	await sql("insert into lead_notes (lead_id, author, text) select id, name, name from leads");
	await sql(
		"insert into mails (lead_id, recipient, state, last_error) select id, 'company', 'dead', name from leads",
	);
	const seen = new Set<string>();
	for (let after = ""; ; ) {
		const { body } = await get<Page<LeadRow>>(`/leads?order=asc${after}`);
		for (const { id, name, email, about } of body.items) {
			expect([email, about]).toEqual([name, name]);
			expect(name).toBe(texts[id - 1]);
			seen.add(name);
		}
		if (!body.next) break;
		after = `&after=${body.next}`;
	}
	expect(seen).toEqual(new Set(texts));
	for (const [index, text] of texts.entries()) {
		// One in ten of the pages, because the fields of a page are read in the same way.
		if (index % 10 !== 0) continue;
		const { body } = await get<DeskLead>(`/leads/${index + 1}`);
		expect(body).toMatchObject({
			phone: text,
			message: text,
			page: text,
			discardReason: text,
			notes: [{ author: text, text }],
			mails: [{ lastError: text }],
		});
	}
});
