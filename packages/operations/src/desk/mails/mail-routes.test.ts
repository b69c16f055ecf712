import { addDoNotContact, dealerships } from "@nev/api/operations";
import { claimDue } from "@nev/api/testing/internals.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import type { ListChanged, MailActionResult, MailPage } from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk, seenRows } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, sql } = operator;
const storeLead = leadStore(operator);
afterAll(operator.close);
const { get, post, allMatching } = openDesk(orm);

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships, do_not_contact restart identity cascade");
	await storeLead({}, { state: "dead" });
});

const addNotice = (to: string, state: string, subject = "Not listed") =>
	sql(
		"insert into mails (kind, to_address, subject, text, state, due_at) values ('notice', $1, $3, 'Why', $2, now() + interval '1 hour')",
		[to, state, subject],
	);
const act = (action: string, target: object) =>
	post<MailActionResult & ListChanged>("/mails/actions", { action, target });
const listed = async (query = "") =>
	(await get<MailPage>(`/mails?${query}`)).body.items.map(({ id }) => id);
const states = async () =>
	(await sql("select id, state from mails where kind <> 'lead' order by id")).map(
		({ id, state }) => `${id} ${state}`,
	);

it("lists the mails that are not sent and are not of a lead, and finds them", async () => {
	await addNotice("ada@example.com", "dead");
	await addNotice("grace@example.com", "waiting", "Your link");
	await addNotice("grace@example.com", "sent");
	await sql("update mails set last_error = '550 no such user' where id = 2");
	expect((await get<MailPage>("/mails")).body.items).toMatchObject([
		{ id: 3, state: "waiting", to: "grace@example.com", subject: "Your link", lastError: null },
		{ id: 2, state: "dead", to: "ada@example.com", lastError: "550 no such user" },
	]);
	expect(await listed("order=asc")).toEqual([2, 3]);
	expect(await listed("state=dead")).toEqual([2]);
	expect(await listed("q=GRACE+link")).toEqual([3]);
	expect((await get("/mails?state=sent")).status).toBe(400);
});

it("sends mails now, and holds those back whose addresses are on the do-not-contact list", async () => {
	await addNotice("ada@example.com", "dead");
	await addNotice("grace@example.com", "dead");
	await addNotice("bob@example.com", "waiting");
	await addDoNotContact(orm, "grace@example.com");
	expect((await act("retry", await allMatching("mails", { state: "dead" }))).body).toEqual({
		...{ change: null, changed: 1, unchanged: 0, heldCount: 1 },
	});
	expect(await states()).toEqual(["2 waiting", "3 held", "4 waiting"]);
	expect((await claimDue(orm, 9)).map(({ id }) => id)).toContain(2);
});

it("leaves mails that another operator has retried, or a server sends, and those of leads", async () => {
	await addNotice("ada@example.com", "dead");
	await addNotice("ada@example.com", "dead");
	const seen = await seenRows(sql, "mails", [1, 2, 3]);
	await act("retry", await seenRows(sql, "mails", [2]));
	expect((await act("retry", seen)).body).toMatchObject({ changed: 1, unchanged: 2 });
	await claimDue(orm, 9);
	const claimed = await seenRows(sql, "mails", [2, 3]);
	expect((await act("retry", claimed)).body).toMatchObject({ changed: 0, unchanged: 2 });
	expect(await sql("select state from mails where id = 1")).toEqual([{ state: "dead" }]);
});

it("keeps an approval that can be undone, or whose dealer is hidden, until its time", async () => {
	await orm
		.insert(dealerships)
		.values({ ...gulfCarts, visibility: "hidden", reviewedAt: new Date() });
	await sql(
		`insert into mails (kind, dealership_id, to_address, subject, text, due_at) values
			('approval', 1, 'a@example.com', 'A', 'A', now() - interval '1 hour'),
			('approval', null, 'b@example.com', 'B', 'B', now() + interval '5 minutes')`,
	);
	const { body } = await act("retry", await allMatching("mails", {}));
	expect(body).toMatchObject({ changed: 0, unchanged: 2 });
});

it("deletes what nobody needs, unless the list has changed", async () => {
	await addNotice("ada@example.com", "dead");
	await addNotice("ada@example.com", "held");
	const all = await allMatching("mails", {});
	await addNotice("ada@example.com", "dead");
	const late = await act("discard", all);
	expect([late.status, late.body.count]).toEqual([409, 3]);
	const target = await seenRows(sql, "mails", [1, 2, 4]);
	expect((await act("discard", target)).body).toMatchObject({ changed: 2, unchanged: 1 });
	expect(await states()).toEqual(["3 held"]);
	expect(await sql("select id from mails where kind = 'lead'")).toEqual([{ id: 1 }]);
});
