import { dealerships, describeDeliveries, findLeads } from "@nev/api/operations";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import type {
	DeskHealth,
	DeskLead,
	History,
	LeadActionResult,
	LeadRow,
	Page,
	Saved,
	UndoState,
} from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk, seenRows } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, sql } = operator;
const storeLead = leadStore(operator);
afterAll(operator.close);
const { get, post, put } = openDesk(orm);

const toDealer = { recipient: "dealer", dealershipId: 1 } as const;

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships, changes, change_rows restart identity cascade");
	const reviewedAt = new Date();
	await orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt },
		{ ...gulfCarts, reviewedAt, name: "Bay Carts", email: "sales@bay.example.com" },
	]);
	await storeLead(
		{ dealershipId: 1 },
		{ state: "sent", sentAt: reviewedAt },
		{ ...toDealer, state: "sent", sentAt: reviewedAt },
	);
});

const markAsReturned = (mail: number, lead = 1) =>
	put<Saved<DeskLead> & { error?: string }>(`/leads/${lead}/mails/${mail}/returned`, {});
const act = async (action: string, more: object = {}) => {
	const target = await seenRows(sql, "leads", [1]);
	return (await post<LeadActionResult>("/leads/actions", { action, target, ...more })).body;
};
const states = async () =>
	(await sql("select state from mails order by id")).map(({ state }) => state);
const problem = async () => (await get<DeskLead>("/leads/1")).body.problem;

it("a mail that came back is a failed one, in the desk and in the command line, until that is undone", async () => {
	const { body } = await markAsReturned(2);
	expect(body.saved.mails.map(({ state }) => state)).toEqual(["sent", "returned"]);
	expect(body.saved.problem).toBe("failed");
	const failed = await get<Page<LeadRow>>("/leads?problem=failed");
	expect(failed.body.items.map(({ id }) => id)).toEqual([1]);
	expect((await get<DeskHealth>("/health")).body.mail).toMatchObject({ dead: 1, waiting: 0 });
	const [stored] = await findLeads(orm, [1]);
	expect(stored && describeDeliveries(stored)).toBe("company sent; dealer came back");
	expect((await get<History>("/leads/1/history")).body.items).toMatchObject([
		{
			action: "leads mail-returned",
			fields: [{ field: "mail.dealer", before: "sent", after: "returned" }],
		},
	]);

	const undone = await post<UndoState>(`/changes/${body.change}/undo`, {});
	expect(undone.body).toMatchObject({ kind: "undone", restored: 1, conflicts: [] });
	expect(await states()).toEqual(["sent", "sent"]);
	expect(await problem()).toBeNull();
});

it("resending sends it to the address that was corrected, under another Message-ID", async () => {
	await markAsReturned(2);
	await sql("delete from mails where id = 1");
	expect(await act("resend")).toMatchObject({ changed: 1, mailCount: 1 });
	expect(await sql("select state, copy from mails")).toEqual([{ state: "waiting", copy: 1 }]);
	expect(await problem()).toBeNull();
});

it("handing the lead over ends it, and does not tell a dealer who never got the lead", async () => {
	await markAsReturned(2);
	const handedOver = await act("handOver", { to: 2, tellsFormer: true });
	expect(handedOver).toMatchObject({ changed: 1, mailCount: 1, notToldCount: 0 });
	expect(await states()).toEqual(["sent", "discarded", "waiting"]);
	expect(await problem()).toBeNull();
});

it("closing or discarding the lead leaves nothing to do", async () => {
	await markAsReturned(2);
	await act("discard", { reason: "spam" });
	expect(await states()).toEqual(["sent", "discarded"]);
	expect((await get<DeskHealth>("/health")).body.mail.dead).toBe(0);
});

it("marks once what two operators mark", async () => {
	await markAsReturned(2);
	const again = await markAsReturned(2);
	expect([again.status, again.body.change]).toEqual([200, null]);
});

it.each([
	["waits", 2, "update mails set state = 'waiting'", 409],
	["is being sent once more", 2, "update mails set state = 'waiting', claimed_until = now()", 409],
	["told a former dealer", 2, "update mails set recipient = 'former'", 409],
	["went to another dealer before", 2, "update leads set dealership_id = 2", 409],
	["is of another lead", 3, "", 404],
])("refuses a mail that %s", async (_, mail, change, status) => {
	await storeLead({}, { state: "sent" });
	if (change) await sql(change);
	const before = await states();
	const { status: answered, body } = await markAsReturned(mail);
	expect(answered).toBe(status);
	expect(body.error).toBeTruthy();
	expect(await states()).toEqual(before);
});
