import { openDatabase, placeIndex, readSettings } from "@nev/api/operations";
import { countedSearch, countSearches, createSearchCounter } from "@nev/api/testing/internals.js";
import { leadStore } from "@nev/api/testing/stored-leads.js";
import {
	databaseUrl,
	openTestBackend,
	silent,
	type TestBackend,
} from "@nev/api/testing/test-backend.js";
import { type NearbyQuery, queries } from "@nev/contract";
import type { Insight } from "@nev/contract/desk";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openOperator } from "../../test/operator.js";
import { deskRoutes } from "../desk/desk-routes.js";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/148.0.0.0 Safari/537.36" };

const places = placeIndex();

// The last moment of a day, so that a test never begins on one day and ends on another.
const today = "2026-11-24";
const endOfDay = Date.parse(`${today}T23:59:59.999Z`);
beforeEach(() => void vi.setSystemTime(endOfDay));
afterEach(() => void vi.useRealTimers());

/** Asks for dealers nearby, as a browser unless the headers say something else. */
async function search(
	{ fetch }: Pick<TestBackend, "fetch">,
	query: string,
	headers: Record<string, string> = {},
	path = "near",
): Promise<number> {
	const response = await fetch(`/api/dealerships/${path}?${query}`, {
		headers: { ...browser, ...headers },
	});
	await response.arrayBuffer();
	return response.status;
}

/** What is stored after the backend has stopped. */
async function sumsAfter(
	environment: Record<string, string>,
	use: (backend: TestBackend) => Promise<unknown>,
) {
	const operator = await openOperator();
	onTestFinished(operator.close);
	const url = String(operator.connection.connectionString);
	await operator.sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email, latitude, longitude)
		values ('Gulf Carts', '1 Fifth Avenue', 'Naples', 'Florida', '34102', '(239) 555-0199', 'a@example.com', 26.14, -81.79)`,
	);
	const backend = await openTestBackend({ DATABASE_URL: url, ...environment });
	await use(backend);
	await backend.close();
	return operator.sql(
		"select state, zip3, searches, found_nobody from search_sums order by found_nobody, zip3",
	);
}

it("counts each search by distance, kept answers too, and which of them found nobody", async () => {
	const sums = await sumsAfter({}, async (backend) => {
		for (let time = 0; time < 3; time += 1) await search(backend, "zip=34102");
		await search(backend, "latitude=26.142&longitude=-81.794&radiusMiles=10");
		await search(backend, "zip=59718&radiusMiles=100");
		await search(backend, "zip=59718&radiusMiles=100", { "if-none-match": "*" });
		await search(backend, "q=Naples,+FL", {}, "search");
	});
	expect(sums).toEqual([
		{ state: "Florida", zip3: "341", searches: 5, found_nobody: 0 },
		{ state: "Montana", zip3: "597", searches: 2, found_nobody: 2 },
	]);
});

it("counts no part of a list, filter, map, page of a crawler, health check or prefetch", async () => {
	const sums = await sumsAfter({}, async (backend) => {
		await search(backend, "zip=34102&offset=20");
		await search(backend, "zip=34102&q=gulf");
		for (const q of ["gulf+carts", "Florida", ""]) await search(backend, `q=${q}`, {}, "search");
		await search(backend, "zip=34102&state=Georgia");
		expect(await search(backend, "zip=00000")).toBe(422);
		expect(await search(backend, "latitude=48.86&longitude=2.35")).toBe(200);
		await backend.fetch("/api/dealerships/clusters?west=-90&south=24&east=-79&north=31&zoom=5", {
			headers: browser,
		});
		await search(backend, "zip=34102", { "user-agent": "curl/8.5.0" });
		await search(backend, "zip=34102", {
			"user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
		});
		await search(backend, "zip=34102", { "sec-purpose": "prefetch;prerender" });
	});
	expect(sums).toEqual([]);
});

it("counts nothing if INSIGHT is false", async () => {
	expect(await sumsAfter({ INSIGHT: "false" }, (backend) => search(backend, "zip=34102"))).toEqual(
		[],
	);
});

it("tells the caller in the same process of a search, whose own answer then is one", async () => {
	const backend = await openTestBackend();
	onTestFinished(backend.close);
	const found: unknown[] = [];
	const client = backend.clientFor({
		clientAddress: "203.0.113.7",
		dependsOn: ["dealerships"],
		onSearch: (counted) => found.push(counted),
	});
	await client.get(queries.nearbyDealerships({ zip: "33101", radiusMiles: 100 }));
	await client.get(queries.searchDealerships({ q: "golf" }));
	expect(found).toEqual([{ state: "Florida", zip3: "331", foundNobody: false }]);
});

it("stores what several servers counted, and tries again what it could not store", async () => {
	const backend = await openTestBackend();
	onTestFinished(backend.close);
	const settings = readSettings({
		DATABASE_URL: databaseUrl(backend.connection, backend.connection.database),
	});
	const database = await openDatabase(settings, silent);
	onTestFinished(database.close);
	const servers = [countSearches(database.orm, silent), countSearches(database.orm, silent)];
	onTestFinished(async () => void (await Promise.all(servers.map(({ stop }) => stop()))));
	const header = (name: string) => (name === "user-agent" ? browser["user-agent"] : undefined);
	const count = () => {
		for (const { onSearch } of servers) {
			onSearch({ state: "Ohio", zip3: "432", foundNobody: true }, header);
			onSearch({ state: "Iowa", zip3: "503", foundNobody: false }, header);
		}
	};
	const store = () => Promise.all(servers.map((server) => server.store()));
	count();
	await backend.sql("alter table search_sums rename to elsewhere");
	await store();
	await backend.sql("alter table elsewhere rename to search_sums");
	await store();
	count();
	await store();
	expect(
		await backend.sql("select zip3, searches, found_nobody from search_sums order by zip3"),
	).toEqual([
		{ zip3: "432", searches: 4, found_nobody: 4 },
		{ zip3: "503", searches: 4, found_nobody: 0 },
	]);
});

it("begins another sum at midnight in UTC", () => {
	let now = endOfDay;
	const counter = createSearchCounter(() => now);
	const count = () => counter.count({ state: "Ohio", zip3: "432", foundNobody: false });
	count();
	count();
	now += 1;
	count();
	expect(counter.take().map(({ day, searches }) => [day, searches])).toEqual([
		["2026-11-24", 2],
		["2026-11-25", 1],
	]);
});

it("keeps a bounded number of sums in memory", () => {
	const counter = createSearchCounter();
	for (let area = 0; area < 20_000; area += 1) {
		counter.count({ state: "Ohio", zip3: String(area), foundNobody: false });
	}
	expect(counter.take()).toHaveLength(10_000);
	expect(counter.take()).toEqual([]);
});

it.each<[string, NearbyQuery, string | undefined]>([
	["a ZIP code", { zip: "33101" }, "331"],
	["coordinates in a city", { latitude: 41.88, longitude: -87.63 }, "606"],
	["coordinates far from any ZIP code's middle", { latitude: 43.4, longitude: -117.4 }, "979"],
	["coordinates abroad", { latitude: 48.86, longitude: 2.35 }, undefined],
	["coordinates at sea", { latitude: 30, longitude: -60 }, undefined],
])("knows the area of %s", (_, query, zip3) => {
	const { latitude = 0, longitude = 0 } = query;
	const counted = countedSearch(
		{ q: "", offset: 0, ...query },
		{ origin: { latitude, longitude }, withinRadius: 1 },
		places,
	);
	expect(counted?.zip3).toBe(zip3);
});

it("has no column for anything of a person", async () => {
	const operator = await openOperator();
	onTestFinished(operator.close);
	expect(
		await operator.sql(
			`select table_name || '.' || column_name || ' ' || data_type as stored
			from information_schema.columns where table_name in ('search_sums', 'lead_sums') order by 1`,
		),
	).toEqual(
		[
			"lead_sums.day date",
			"lead_sums.grouped_by text",
			"lead_sums.leads integer",
			"lead_sums.name text",
			"search_sums.day date",
			"search_sums.found_nobody integer",
			"search_sums.searches integer",
			"search_sums.state text",
			"search_sums.zip3 text",
		].map((stored) => ({ stored })),
	);
});

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
	expect(await ask()).toEqual(before);
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
