import { type NearbyQuery, queries } from "@nev/contract";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openOwnDatabase } from "../../test/own-database.js";
import { openTestBackend, silent, type TestBackend } from "../../test/test-backend.js";
import { countedSearch } from "../http/counted-search.js";
import { placeIndex } from "../places/place-index.js";
import { countSearches } from "./count-searches.js";
import { createSearchCounter } from "./search-counter.js";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/148.0.0.0 Safari/537.36" };

const places = placeIndex();

// The last moment of a day, so that a test never begins on one day and ends on another.
const endOfDay = Date.parse("2026-11-24T23:59:59.999Z");
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
	const database = await openOwnDatabase();
	onTestFinished(database.close);
	const url = String(database.connection.connectionString);
	await database.sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email, latitude, longitude)
		values ('Gulf Carts', '1 Fifth Avenue', 'Naples', 'Florida', '34102', '(239) 555-0199', 'a@example.com', 26.14, -81.79)`,
	);
	const backend = await openTestBackend({ DATABASE_URL: url, ...environment });
	await use(backend);
	await backend.close();
	return database.sql(
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
	const database = await openOwnDatabase();
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
	await database.sql("alter table search_sums rename to elsewhere");
	await store();
	await database.sql("alter table elsewhere rename to search_sums");
	await store();
	count();
	await store();
	expect(
		await database.sql("select zip3, searches, found_nobody from search_sums order by zip3"),
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
	const database = await openOwnDatabase();
	onTestFinished(database.close);
	expect(
		await database.sql(
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
