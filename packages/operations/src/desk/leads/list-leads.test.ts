import { dealerships } from "@nev/api/operations";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import type { DeskLead, LeadActionResult, LeadPage, NextLead } from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { leadActions } from "../../../test/lead-actions.js";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, sql } = operator;
const storeLead = leadStore(operator);
afterAll(operator.close);
const { get, post, text, allMatching } = openDesk(orm);

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships, changes, change_rows restart identity cascade");
	await orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt: new Date() },
		{ ...gulfCarts, name: "Bay Carts", email: "sales@bay.example.com" },
		{ ...gulfCarts, name: "Key Carts" },
	]);
});

it("lists the leads of one dealer beside the other filters, page by page, and names the dealer", async () => {
	for (let leads = 0; leads < 60; leads++) await storeLead({ dealershipId: 1 });
	await storeLead({ dealershipId: 2 });
	await storeLead({ dealershipId: 1, kind: "contact" });
	await storeLead({});
	const first = (await get<LeadPage>("/leads?dealer=1&kind=inquiry&order=asc")).body;
	expect(first).toMatchObject({
		dealer: { id: 1, name: "Gulf Carts" },
		count: { n: 60, isExact: true },
	});
	const query = `dealer=1&kind=inquiry&order=asc&after=${first.next}`;
	const second = (await get<LeadPage>(`/leads?${query}`)).body;
	const listed = [...first.items, ...second.items].map(({ id }) => id);
	expect(listed).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
	expect((await get<LeadPage>("/leads?dealer=3")).body).toMatchObject({
		...{ items: [], dealer: { name: "Key Carts" } },
	});
	expect((await get<LeadPage>("/leads")).body.dealer).toBeUndefined();
	expect((await get("/leads?dealer=4")).status).toBe(404);
	for (const dealer of ["x", "1.5", "0", "99999999999"]) {
		expect((await get(`/leads?dealer=${dealer}`)).status, dealer).toBe(400);
	}
});

it("begins the list anew where no lead of the page that is asked for matches any more", async () => {
	for (let leads = 0; leads < 52; leads++) await storeLead();
	const first = (await get<LeadPage>("/leads?stage=new")).body;
	const second = (await get<LeadPage>(`/leads?stage=new&after=${first.next}`)).body;
	expect(second.items.map(({ id }) => id)).toEqual([2, 1]);
	await sql("update leads set stage = 'closed' where id <= 2");
	expect((await get<LeadPage>(`/leads?stage=new&after=${first.next}`)).body).toMatchObject({
		items: first.items,
		count: { n: 50 },
	});
	await sql("update leads set stage = case when id <= 2 then 'new' else 'closed' end");
	const { body } = await get<LeadPage>(`/leads?stage=new&before=${second.previous}`);
	expect(body.items.map(({ id }) => id)).toEqual([2, 1]);
	expect([body.next, body.previous]).toEqual([undefined, undefined]);
});

it("acts on all leads of one dealer, and exports them, without those of others", async () => {
	await storeLead({ dealershipId: 1, email: "ada@example.com" }, { state: "dead" });
	await storeLead({ dealershipId: 2, email: "grace@example.com" }, { state: "dead" });
	const ofGulf = await allMatching("leads", { dealer: "1" });
	expect(
		(await post<LeadActionResult>("/leads/actions", { action: "retry", target: ofGulf })).body,
	).toMatchObject({ changed: 1, unchanged: 0 });
	expect(await sql("select state from mails order by id")).toEqual([
		{ state: "waiting" },
		{ state: "dead" },
	]);
	const { body } = await text("/leads/export?dealer=2");
	expect(body).toContain("grace@example.com");
	expect(body).not.toContain("ada@example.com");
});

it("lists the leads from one email address in any case, without those that only contain it", async () => {
	await storeLead({ email: "ann@example.com" });
	await storeLead({ email: "joann@example.com" });
	await storeLead({ email: "Ann@Example.com", kind: "contact" });
	const listed = async (query: string) =>
		(await get<LeadPage>(`/leads?${query}`)).body.items.map(({ id }) => id);
	expect(await listed("email=ann%40example.com")).toEqual([3, 1]);
	expect(await listed("email=ANN%40EXAMPLE.COM&kind=contact")).toEqual([3]);
	expect(await listed("q=ann%40example.com")).toEqual([3, 2, 1]);
	expect(await listed("email=")).toEqual([3, 2, 1]);
	expect((await text("/leads/export?email=ann%40example.com")).body).not.toContain("joann");
});

it("lists those of one campaign, by its whole name", async () => {
	await storeLead({ payload: { campaign: "google / cpc / Spring sale" } });
	await storeLead({ payload: { campaign: "google / cpc" } });
	await storeLead();
	const listed = async (query: string) =>
		(await get<LeadPage>(`/leads?${query}`)).body.items.map(({ id }) => id);
	expect(await listed("campaign=google+%2F+cpc")).toEqual([2]);
	expect(await listed("campaign=google+%2F+cpc+%2F+Spring+sale&stage=new")).toEqual([1]);
	expect(await listed("campaign=")).toEqual([3, 2, 1]);
});

it("lists those that nobody has taken in time", async () => {
	const at = (days: number) => ({ overdueAt: new Date(Date.now() - days * 24 * 3_600_000) });
	await storeLead(at(1), { state: "sent" });
	await storeLead(at(-1), { state: "sent" });
	await storeLead({ ...at(1), stage: "taken" });
	await storeLead(at(31), { state: "sent" });
	await storeLead({}, { state: "sent" });
	await storeLead(at(1), { state: "held" });
	const listed = async () =>
		(await get<LeadPage>("/leads?problem=overdue")).body.items.map(({ id }) => id);
	expect(await listed()).toEqual([1]);
	// A new owner has its whole time.
	await sql("update dealerships set reviewed_at = now()");
	await leadActions(orm).handOver(1, 1);
	expect(await listed()).toEqual([]);
	await sql("update leads set overdue_at = now() where id = 1");
	expect(await listed()).toEqual([1]);
	const [handOver] = await sql("select max(id) as id from changes");
	await operator.undo(Number(handOver?.id));
	expect(await listed()).toEqual([]);
});

it("has the version that an operator has seen until somebody has changed a lead", async () => {
	await storeLead({}, { state: "sent" });
	const version = async () => (await get<LeadPage>("/leads")).body.items[0]?.version;
	const before = await version();
	await sql("update leads set overdue_at = now(), reminded_at = now(), escalates_at = now()");
	expect(await version()).toBe(before);
	await leadActions(orm).resend(1);
	const resent = await version();
	expect(resent).not.toBe(before);
	await sql("update leads set stage = 'taken'");
	expect(await version()).not.toBe(resent);
});

it("tells of a lead which others its sender sent that day", async () => {
	for (let lead = 0; lead < 2; lead++) await storeLead();
	await storeLead({ email: "ida@example.com" });
	expect((await get<DeskLead>("/leads/1")).body.also).toEqual([2]);
	expect((await get<DeskLead>("/leads/3")).body.also).toEqual([]);
});

it("lists those since a time", async () => {
	await storeLead({ createdAt: new Date("2026-11-20T08:00:00Z") });
	await storeLead({ createdAt: new Date("2026-11-20T08:00:01Z") });
	const listed = async (since: string) =>
		(await get<LeadPage>(`/leads?since=${since}`)).body.items.map(({ id }) => id);
	expect(await listed("2026-11-20T08:00:00Z")).toEqual([2, 1]);
	expect(await listed("2026-11-20T08:00:00.5Z")).toEqual([2]);
	expect((await get("/leads?since=yesterday")).status).toBe(400);
});

it("counts the leads of one dealer as the lists of failed and held mails have them", async () => {
	await storeLead({ dealershipId: 1 }, { state: "sent" });
	await storeLead({ dealershipId: 1 }, { state: "dead" }, { state: "held", recipient: "dealer" });
	await storeLead({ dealershipId: 1, suspicion: "declined" }, { state: "held" });
	await storeLead({ dealershipId: 1, suspicion: "trap" }, { state: "held" });
	await storeLead({ dealershipId: 1, suspicion: "trap" }, { state: "sent" });
	await storeLead({ dealershipId: 1, stage: "closed" }, { state: "dead" });
	await storeLead({ dealershipId: 2 }, { state: "dead" });
	expect((await get("/dealers/1/leads")).body).toEqual({
		all: 6,
		failed: 1,
		held: 3,
		suspicious: 1,
	});
	for (const [problem, n] of [
		["failed", 1],
		["held", 3],
	] as const) {
		const list = (await get<LeadPage>(`/leads?dealer=1&problem=${problem}`)).body;
		expect(list.count.n, problem).toBe(n);
	}
	expect((await get("/dealers/3/leads")).body).toEqual({
		all: 0,
		failed: 0,
		held: 0,
		suspicious: 0,
	});
});

it("goes on from lead to lead, by the filters and in the order of the list", async () => {
	await storeLead({ dealershipId: 1 });
	await storeLead({ dealershipId: 2 });
	await storeLead({ dealershipId: 1, stage: "answered" });
	await storeLead({ dealershipId: 1 });
	const next = async (id: number, query: string) =>
		(await get<NextLead | null>(`/leads/${id}/next?${query}`)).body;
	expect(await next(4, "")).toEqual({ id: 3 });
	expect(await next(1, "")).toBeNull();
	expect(await next(1, "order=asc")).toEqual({ id: 2 });
	expect(await next(4, "order=asc&sort=received")).toBeNull();
	expect(await next(4, "dealer=1&stage=new&after=of-the-page")).toEqual({ id: 1 });
	// It does not match any more once it is answered.
	expect(await next(3, "stage=new")).toEqual({ id: 2 });
});

it("finds a lead by the number and by the uuid that its mails have, beside telephone numbers", async () => {
	await storeLead({ phone: "(239) 555-0142" });
	await storeLead({ phone: "(239) 555-0112", name: "Pat", email: "pat@example.com" });
	for (let leads = 3; leads <= 12; leads++) await storeLead({ phone: "" });
	const found = async (q: string) => {
		const query = new URLSearchParams({ q });
		return (await get<LeadPage>(`/leads?${query}`)).body.items.map(({ id }) => id);
	};
	expect(await found("#2")).toEqual([2]);
	expect(await found("#12")).toEqual([12]);
	expect(await found("12")).toEqual([12, 2]);
	expect(await found("ada 12")).toEqual([12]);
	expect(await found("2395550112")).toEqual([2]);
	for (const none of ["#0", "#99", "#99999999999", "99999999999"]) {
		expect(await found(none), none).toEqual([]);
	}
	const [lead] = await sql("select uuid from leads where id = 7");
	const uuid = String(lead?.uuid);
	expect(await found(uuid)).toEqual([7]);
	expect(await found(` ${uuid.toUpperCase()} `)).toEqual([7]);
	expect(await found(uuid.slice(0, 30))).toEqual([]);
	expect((await get("/leads/7")).body).toMatchObject({ id: 7, uuid });
});
