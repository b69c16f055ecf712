import { placeIndex, readSettings } from "@nev/api/operations";
import { leadStore } from "@nev/api/testing/stored-leads.js";
import { silent } from "@nev/api/testing/test-backend.js";
import type { Insight } from "@nev/contract/desk";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openOperator } from "../../test/operator.js";
import { deskRoutes } from "../desk/desk-routes.js";

const places = placeIndex();

// The last moment of a day, so that a test never begins on one day and ends on another.
const today = "2026-11-24";
const endOfDay = Date.parse(`${today}T23:59:59.999Z`);
beforeEach(() => void vi.setSystemTime(endOfDay));
afterEach(() => void vi.useRealTimers());

/** Leads of two days, and the desk's answer. */
async function storeLeads() {
	const operator = await openOperator();
	onTestFinished(operator.close);
	const store = leadStore(operator);
	const [dealer] = await operator.sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email)
		values ('Gulf Carts', '1 Fifth Avenue', 'Naples', 'Florida', '34102', '(239) 555-0199', 'a@example.com')
		returning id`,
	);
	const dealershipId = Number(dealer?.id);
	const createdAt = new Date();
	const yesterday = new Date(endOfDay - 24 * 60 * 60 * 1000);
	const page = (address: string) => ({ page: address });
	await store({
		dealershipId,
		payload: {
			...page("https://Shop.example.com/carts?name=Ada#form"),
			campaign: "google / cpc / Spring sale",
		},
		createdAt,
	});
	await store({
		dealershipId,
		payload: page("https://shop.example.com/carts"),
		createdAt: yesterday,
	});
	await store({
		kind: "contact",
		email: "ida@example.com",
		payload: { state: "Texas" },
		createdAt,
	});
	await store({ suspicion: "trap", createdAt }, { state: "held" });
	await store(
		{ suspicion: "quick", payload: page("https://ada:pw@other.example.com:8443"), createdAt },
		{},
	);
	const ask = async (hasInsight = true, query = "") => {
		const settings = { ...readSettings({}), hasInsight };
		const desk = new Hono().route(
			"/",
			deskRoutes({ orm: operator.orm, places, settings, log: silent }),
		);
		return (await (await desk.request(`/insight${query}`)).json()) as Insight;
	};
	return { operator, ask, dealershipId };
}

it("tells the leads by day, state, dealer, host, page and campaign, without those that are held back", async () => {
	const { ask, dealershipId } = await storeLeads();
	const { leads, from, to } = await ask();
	expect(leads.days).toHaveLength(30);
	expect([leads.days.at(0)?.name, leads.days.at(-1)?.name]).toEqual([from, today]);
	expect(to).toBe(today);
	expect(leads.days.slice(-3).map((day) => day.leads)).toEqual([0, 1, 3]);
	expect(leads.states).toEqual([
		{ name: "Florida", leads: 2 },
		{ name: "", leads: 1 },
		{ name: "Texas", leads: 1 },
	]);
	expect(leads.dealers).toEqual([
		{ id: null, name: "", leads: 2 },
		{ id: dealershipId, name: "Gulf Carts", leads: 2 },
	]);
	expect(leads.hosts).toEqual([
		{ name: "shop.example.com", leads: 2 },
		{ name: "", leads: 1 },
		{ name: "other.example.com:8443", leads: 1 },
	]);
	expect(leads.pages).toEqual([
		{ name: "shop.example.com/carts", leads: 2 },
		{ name: "", leads: 1 },
		{ name: "other.example.com:8443", leads: 1 },
	]);
	expect(leads.campaigns).toEqual([
		{ name: "", leads: 3 },
		{ name: "google / cpc / Spring sale", leads: 1 },
	]);
});

it("keeps the sums of leads that are erased, and nothing of the person", async () => {
	const { operator, ask } = await storeLeads();
	const before = await ask();
	expect(
		await operator.run("people", "erase", "--email", "ada@example.com", "--yes"),
	).toMatchObject({ code: 0 });
	expect(await operator.sql("select email from leads")).toEqual([{ email: "ida@example.com" }]);
	expect(await ask()).toEqual({ ...before, answers: [] });
	const stored = JSON.stringify(await operator.sql("select * from lead_sums"));
	expect(stored).toContain("shop.example.com/carts");
	expect(stored).toContain("Spring sale");
	expect(stored).not.toMatch(/ada|name=/i);
});

it("tells and keeps nothing if INSIGHT is false", async () => {
	const { operator, ask } = await storeLeads();
	expect(await ask(false)).toMatchObject({
		isOn: false,
		leads: { days: [], states: [], dealers: [], hosts: [], pages: [], campaigns: [] },
		searches: [],
	});
	const off = await openOperator({ INSIGHT: "false" });
	onTestFinished(off.close);
	await leadStore(off)();
	await off.run("people", "erase", "--email", "ada@example.com", "--yes");
	expect(await off.sql("select * from lead_sums")).toEqual([]);
	expect(await operator.sql("select * from lead_sums")).toEqual([]);
});

it("tells the searches of the period alone, where most found nobody first", async () => {
	const { operator, ask } = await storeLeads();
	await operator.sql(`insert into search_sums values
		('${today}', 'Ohio', '432', 9, 1),
		(date '${today}' - 29, 'Iowa', '503', 3, 2),
		(date '${today}' - 30, 'Iowa', '503', 100, 100)`);
	expect((await ask()).searches).toEqual([
		{ state: "Iowa", zip3: "503", searches: 3, foundNobody: 2 },
		{ state: "Ohio", zip3: "432", searches: 9, foundNobody: 1 },
	]);
	expect((await ask(true, "?days=90")).searches[0]?.searches).toBe(103);
	expect((await ask(true, "?days=31")).leads.days).toHaveLength(30);
});
