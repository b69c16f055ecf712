import { dealerships, leads } from "@nev/api/operations";
import { hostileFragments, hostileStrings } from "@nev/api/testing/hostile-strings.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { makeTownArchive } from "@nev/basemap/testing";
import type {
	Dealer,
	DealerRow,
	DeskHealth,
	DeskLead,
	LeadRow,
	MapGaps,
	Page,
	PlaceCheck,
	Saved,
} from "@nev/contract/desk";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openDesk } from "../../test/desk-requests.js";
import { openOperator } from "../../test/operator.js";
import { containsWords, dealerText, matchesLeadWords } from "./lists/search.js";

const operator = await openOperator();
const { orm } = operator;
afterAll(() => operator.close());
const storeLead = leadStore(operator);

const { get, put } = openDesk(orm);

beforeEach(() =>
	operator.sql("truncate dealerships, leads, mails, changes, change_rows restart identity cascade"),
);

/** Stores dealers, and returns their ids. */
async function storeDealers(...rows: Partial<typeof dealerships.$inferInsert>[]) {
	const stored = await orm
		.insert(dealerships)
		.values(rows.map((row) => ({ ...gulfCarts, ...row })))
		.returning({ id: dealerships.id });
	return stored.map(({ id }) => id);
}

const numbered = (count: number) =>
	Array.from({ length: count }, (_, index) => ({
		name: `Dealer ${String(index % 7)}`,
		address: `${index} Main Street`,
	}));

it.each(["sort=name", "sort=name&order=desc", "sort=city", "sort=id&order=desc", "q=dealer"])(
	"walks through all pages and back, without a gap or a row twice: %s",
	async (query) => {
		await storeDealers(...numbered(120));
		const pages: Page<DealerRow>[] = [];
		let { body } = await get<Page<DealerRow>>(`/dealers?${query}`);
		expect(body.previous).toBeUndefined();
		for (pages.push(body); body.next; pages.push(body)) {
			({ body } = await get<Page<DealerRow>>(`/dealers?${query}&after=${body.next}`));
		}
		expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 20]);
		expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(120);
		expect(body.count).toEqual({ n: 120, isExact: true });
		for (const page of pages.slice(0, -1).reverse()) {
			({ body } = await get<Page<DealerRow>>(`/dealers?${query}&before=${body.previous}`));
			expect(body.items).toEqual(page.items);
		}
		expect(body.previous).toBeUndefined();
	},
);

it("has until when a dealer is paused in the list", async () => {
	await storeDealers({ name: "Gulf Carts", pausedUntil: "2036-12-24" });
	expect((await get<Page<DealerRow>>("/dealers")).body.items).toMatchObject([
		{ visibility: "visible", pausedUntil: "2036-12-24" },
	]);
});

it("moves no row to another page when one is added meanwhile", async () => {
	await storeDealers(...numbered(60));
	const first = (await get<Page<DealerRow>>("/dealers?sort=name")).body;
	await storeDealers({ name: "A new one", address: "2 Main Street" });
	const second = (await get<Page<DealerRow>>(`/dealers?sort=name&after=${first.next}`)).body;
	const ids = [...first.items, ...second.items].map(({ id }) => id);
	expect(new Set(ids).size).toBe(60);
});

it("refuses a page that no list gave", async () => {
	for (const after of ["x", "bnVsbA", "WzEsMSwxXQ"]) {
		expect((await get(`/dealers?after=${after}`)).status).toBe(400);
	}
	// A place in a list that is sorted by another column, as in an address that was edited by hand.
	const place = Buffer.from(JSON.stringify(["Naples", 1])).toString("base64url");
	expect((await get(`/dealers?sort=id&after=${place}`)).status).toBe(400);
});

it("stops counting at 10,001", async () => {
	await orm.execute(sql`
		insert into dealerships (name, address, city, state, zip_code, phone, email)
		select 'Many', n || ' Main Street', 'Naples', 'Florida', '34102', '2395550199', 'a@example.com'
		from generate_series(1, 10500) as n`);
	const { body } = await get<Page<DealerRow>>("/dealers");
	expect(body.count).toEqual({ n: 10_001, isExact: false });
});

it("finds dealers by words of name, address, email address, telephone number and own ID", async () => {
	await storeDealers(
		{ name: "Gulf Carts", phone: "(239) 555-0199", address: "17 Fifth Avenue", ref: "G-7" },
		{
			...{ name: "Bay 100% Carts", address: "4 Bay Road", city: "Tampa", zipCode: "33602" },
			...{ email: "hello@bay.example.com", phone: "+1 813.555.0142" },
		},
	);
	const found = async (q: string) =>
		(await get<Page<DealerRow>>(`/dealers?q=${encodeURIComponent(q)}`)).body.items.map(
			({ name }) => name,
		);
	expect(await found("carts")).toHaveLength(2);
	expect(await found("tampa CARTS")).toEqual(["Bay 100% Carts"]);
	expect(await found("33602")).toEqual(["Bay 100% Carts"]);
	expect(await found("sales@gulf")).toEqual(["Gulf Carts"]);
	expect(await found("0%")).toEqual(["Bay 100% Carts"]);
	expect(await found("%")).toEqual(["Bay 100% Carts"]);
	expect(await found("_")).toEqual([]);
	expect(await found("\\")).toEqual([]);
	expect(await found("carts nowhere")).toEqual([]);
	expect(await found("fifth avenue")).toEqual(["Gulf Carts"]);
	expect(await found("g-7")).toEqual(["Gulf Carts"]);
	expect(await found("\u200bgulf\u200b")).toEqual(["Gulf Carts"]);
	for (const telephone of [
		"(239) 555-0199",
		"239.555.0199",
		"2395550199",
		"239 555 0199",
		"+1 239-555-0199",
		"+12395550199",
		"1-239-555-0199",
		"555-0199",
		"0199",
		// As telephones, messengers and word processors copy it.
		"\u202a+1\u00a0239\u2011555\u20110199\u202c",
		"239\u2013555\u20130199",
	]) {
		expect(await found(telephone), telephone).toEqual(["Gulf Carts"]);
	}
	expect(await found("(813) 555-0142")).toEqual(["Bay 100% Carts"]);
	expect(await found("1-813-555-0142")).toEqual(["Bay 100% Carts"]);
	expect(await found("555-0100")).toEqual([]);
});

it("finds dealers and leads however the apostrophe of their name is written", async () => {
	const names = ["O'Brien", "O’Brien", "O`Brien", "OBrien"];
	await storeDealers(...names.map((name, index) => ({ name, address: `${index}` })));
	for (const name of names) await storeLead({ name });
	for (const list of ["dealers", "leads"]) {
		const found = async (q: string) =>
			(await get<Page<DealerRow>>(`/${list}?q=${encodeURIComponent(q)}`)).body.count.n;
		for (const q of names.slice(0, 3)) expect(await found(q), `${list} ${q}`).toBe(3);
		expect(await found("obrien"), list).toBe(1);
	}
});

it("uses the index of the search, and says so when it is gone", async () => {
	const plan = await orm.transaction(async (transaction) => {
		// A sequential scan is faster on few rows.
		await transaction.execute(sql`set local enable_seqscan = off`);
		const explain = async (table: PgTable, condition: SQL | undefined) =>
			(await transaction.execute(sql`explain select from ${table} where ${condition}`)).rows;
		return JSON.stringify([
			await explain(dealerships, containsWords(dealerText, "naples")),
			// It may be a lead's number, by which the other index finds it.
			await explain(leads, matchesLeadWords("2395550199")),
			await explain(leads, matchesLeadWords("12345")),
		]);
	});
	expect(plan).toContain("dealerships_search");
	expect(plan.match(/leads_search/g)).toHaveLength(2);
	expect(plan).toContain("leads_pkey");
	expect(plan).not.toContain("Seq Scan");
	const health = async () => (await get<DeskHealth>("/health")).body.isSearchIndexed;
	expect(await health()).toBe(true);
	await operator.sql("alter index dealerships_search rename to elsewhere");
	expect(await health()).toBe(false);
	await operator.sql("alter index elsewhere rename to dealerships_search");
});

it("answers any text as a search, and gives every text back as it is stored", async () => {
	const texts = hostileStrings.map((text) => text.toWellFormed().replaceAll("\0", ""));
	for (let start = 0; start < texts.length; start += 100) {
		await storeDealers(
			...texts.slice(start, start + 100).map((name, index) => ({
				name,
				city: name,
				email: name,
				phone: name,
				address: `${start + index}`,
			})),
		);
		// Searches among the first hundred: each of them reads all dealers.
		const searches = start === 0 ? hostileFragments.filter(({ length }) => length <= 200) : [];
		for (const text of searches) {
			const { status } = await get(`/dealers?q=${encodeURIComponent(text.toWellFormed())}`);
			expect(status, JSON.stringify(text)).toBe(200);
		}
	}
	const seen = new Set<string>();
	for (let after = ""; ; ) {
		const { body } = await get<Page<DealerRow>>(`/dealers?sort=name${after}`);
		for (const { name, city, email, phone } of body.items) {
			expect([city, email, phone]).toEqual([name, name, name]);
			seen.add(name);
		}
		if (!body.next) break;
		after = `&after=${body.next}`;
	}
	expect(seen).toEqual(new Set(texts));
});

it("filters dealers by visibility and state", async () => {
	await storeDealers({ visibility: "pending" }, { address: "2", state: "Georgia" });
	const names = async (query: string) =>
		(await get<Page<DealerRow>>(`/dealers?${query}`)).body.items.map(({ id }) => id);
	expect(await names("visibility=pending")).toEqual([1]);
	expect(await names("state=Georgia")).toEqual([2]);
	expect(await names("visibility=unreviewed")).toEqual([2]);
	expect((await get("/dealers?state=Atlantis")).status).toBe(400);
});

it("says what is doubtful about a dealer's place", async () => {
	const [right, state, unknown, far] = await storeDealers(
		{ address: "1", latitude: 26.14, longitude: -81.79 },
		{ address: "2", state: "Georgia" },
		{ address: "3", zipCode: "00000" },
		{ address: "4", latitude: 47.6, longitude: -122.3 },
	);
	const doubts = async (id?: number) => (await get<Dealer>(`/dealers/${id}`)).body.doubts;
	expect(await doubts(right)).toEqual([]);
	expect(await doubts(state)).toEqual(["zip-in-other-state"]);
	expect(await doubts(unknown)).toEqual(["unknown-zip"]);
	expect(await doubts(far)).toEqual(["far-from-zip"]);
});

it("says it before a place is saved too, with the middle of the ZIP code", async () => {
	const check = async (query: string) => (await get<PlaceCheck>(`/dealers/place?${query}`)).body;
	const naples = "zipCode=34102-1234&state=Florida";
	expect(await check(naples)).toEqual({
		doubts: [],
		zip: { latitude: expect.closeTo(26.1, 0), longitude: expect.closeTo(-81.8, 0) },
	});
	expect((await check(`${naples}&latitude=47.6&longitude=-122.3`)).doubts).toEqual([
		"far-from-zip",
	]);
	expect(await check("zipCode=1&state=Atlantis")).toEqual({ doubts: ["unknown-zip"], zip: null });
	// Of what is not filled in yet, nothing is doubtful.
	expect(await check("zipCode=&state=")).toEqual({ doubts: [], zip: null });
	expect((await check("zipCode=34102&state=")).doubts).toEqual([]);
	expect((await get(`/dealers/place?${naples}&latitude=north`)).status).toBe(400);
});

it("answers 404 for what there is not", async () => {
	for (const path of [
		"/dealers/7",
		"/dealers/0",
		"/dealers/x",
		"/dealers/9999999999",
		"/leads/7",
	]) {
		expect((await get(path)).status, path).toBe(404);
	}
});

it("shows the stage and the problem of each lead, which their filters find", async () => {
	const ids = {
		"new, none": await storeLead({}, { state: "sent" }),
		"new, overdue": await storeLead({ overdueAt: new Date(Date.now() - 1000) }, { state: "sent" }),
		"taken, none": await storeLead({ stage: "taken" }, { state: "waiting" }),
		"taken, held": await storeLead({ stage: "taken" }, { state: "sent" }, { state: "held" }),
		"new, failed": await storeLead({}, { state: "held" }, { state: "dead" }),
		"answered, none": await storeLead({ stage: "answered" }),
		"closed, none": await storeLead({ stage: "closed" }, { state: "dead" }),
	};
	const all = (await get<Page<LeadRow>>("/leads?order=asc")).body.items;
	expect(
		Object.fromEntries(all.map(({ stage, problem, id }) => [`${stage}, ${problem ?? "none"}`, id])),
	).toEqual(ids);
	for (const [name, id] of Object.entries(ids)) {
		const [stage, problem] = name.split(", ");
		const { body } = await get<Page<LeadRow>>(`/leads?stage=${stage}&problem=${problem}`);
		expect(
			body.items.map((lead) => lead.id),
			name,
		).toEqual([id]);
		expect(body.count).toEqual({ n: 1, isExact: true });
	}
});

it("shows a lead as a person reads it", async () => {
	const [dealershipId = 0] = await storeDealers({});
	const id = await storeLead({ dealershipId }, { state: "dead", lastError: "550 no such user" });
	const { body } = await get<DeskLead>(`/leads/${id}`);
	expect(body).toMatchObject({
		id,
		stage: "new",
		problem: "failed",
		about: "D6 Max GT4",
		dealer: "Gulf Carts",
		dealerId: dealershipId,
		message: "Hello",
		consent: null,
		mails: [{ recipient: "company", state: "dead", lastError: "550 no such user" }],
	});
	expect(body.texts).toContainEqual({ label: "Price shown", text: "$8,995" });
});

it("shows which dealer has given a lead back, and why, until it has the lead again", async () => {
	const [dealershipId = 0] = await storeDealers({});
	const given = { givenBackBy: dealershipId, givenBackAt: new Date("2026-11-24T12:00:00Z") };
	const why = { giveBackReason: "range", giveBackNote: "We sell trucks." } as const;
	const id = await storeLead({ ...given, ...why });
	const shown = async () => (await get<DeskLead>(`/leads/${id}`)).body.givenBack;
	expect(await shown()).toEqual({
		...{ dealer: "Gulf Carts", at: "2026-11-24T12:00:00.000Z", reason: "range" },
		note: "We sell trucks.",
	});
	const { stdout } = await operator.run("leads", "show", String(id));
	expect(stdout).toMatch(/^Given back: +by Gulf Carts: We do not sell it. We sell trucks.$/m);
	await operator.sql("update leads set dealership_id = $1", [dealershipId]);
	expect(await shown()).toBeNull();
});

it("sets a lead's stage, unless another operator was faster", async () => {
	const id = await storeLead();
	const set = (from: string, stage: string) =>
		put<Saved<DeskLead>>(`/leads/${id}/stage`, { from, stage });
	const { saved, change } = (await set("new", "taken")).body;
	expect(saved).toMatchObject({ stage: "taken" });
	expect(await operator.sql("select actor, action from changes where id = $1", [change])).toEqual([
		{ actor: "ada (desk)", action: "leads stage" },
	]);
	// Both of two operators wanted the same.
	expect((await set("new", "taken")).body).toMatchObject({ change: null });
	const late = await set("new", "answered");
	expect([late.status, late.body.error]).toEqual([
		409,
		"ada (desk) has changed this lead meanwhile: it is taken.",
	]);
	expect((await put("/leads/999/stage", { from: "new", stage: "taken" })).status).toBe(404);
});

it("finds leads by words of name, email address and telephone number", async () => {
	await storeLead();
	await storeLead({
		...{
			name: "Grace Hopper",
			email: "grace@example.com",
			phone: "(415) 555-0177",
			kind: "contact",
		},
	});
	const found = async (query: string) =>
		(await get<Page<LeadRow>>(`/leads?${query}`)).body.items.map(({ name }) => name);
	expect(await found("q=grace")).toEqual(["Grace Hopper"]);
	expect(await found("q=lovelace+ada@")).toEqual(["Ada Lovelace"]);
	expect(await found("q=415.555.0177")).toEqual(["Grace Hopper"]);
	expect(await found("kind=contact")).toEqual(["Grace Hopper"]);
});

it("tells the subject of a message in words", async () => {
	await storeLead({ kind: "contact", payload: { subject: "other", message: "Hello" } });
	expect((await get<Page<LeadRow>>("/leads")).body.items).toMatchObject([
		{ about: "Something else" },
	]);
	expect((await get<DeskLead>("/leads/1")).body.texts).toEqual([
		{ label: "Subject", text: "Something else" },
	]);
});

it("counts what needs a hand", async () => {
	await storeDealers({ visibility: "pending" }, { address: "2" });
	await storeLead({}, { state: "dead" }, { state: "held" });
	await storeLead({ stage: "taken" }, { dueSince: new Date(Date.now() - 3_600_000) });
	const { body } = await get<DeskHealth>("/health");
	expect(body).toMatchObject({
		version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
		mail: { isConfigured: false, waiting: 1, held: 1, dead: 1 },
		dealers: { visible: 1, pending: 1, unreviewed: 1 },
		newLeads: 1,
		overdueLeads: 0,
		backup: null,
		backupEveryHours: null,
		map: { file: null, isReadable: true },
	});
	await operator.run("backup", "nev.backup");
	expect((await get<DeskHealth>("/health")).body.backup).toEqual({
		at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
		file: operator.path("nev.backup"),
	});
	await storeLead({}, { state: "sent" });
	await storeLead({ stage: "closed" }, { state: "dead" }, { state: "held" });
	await storeLead({ overdueAt: new Date(Date.now() - 1000) }, { state: "sent" });
	const { newLeads, overdueLeads, mail } = (await get<DeskHealth>("/health")).body;
	const listed = async (filter: string) =>
		(await get<Page<LeadRow>>(`/leads?${filter}`)).body.count.n;
	expect([newLeads, await listed("stage=new")]).toEqual([3, 3]);
	expect([overdueLeads, await listed("problem=overdue")]).toEqual([1, 1]);
	expect([mail.dead, await listed("problem=failed")]).toEqual([1, 1]);
	expect(mail.held).toBe(1);
	expect(body.mail.oldestSeconds).toBeGreaterThanOrEqual(3600);
	expect(body.database.size).toBeGreaterThan(0);
});

describe("the detailed part of the operator's map", () => {
	// Only its western half has tiles.
	const west = { longitude: -118.25, latitude: 34.05 };
	const east = { longitude: -117.5, latitude: 34.05 };
	const gapsOf = (map: string) => openDesk(orm, undefined, { MAP_FILE: map }).get<MapGaps>;

	it("leaves dealers outside, which are counted, and the first are named", async () => {
		await storeDealers(
			{ ...west, name: "Inside" },
			{ ...east, name: "Outside", city: "Ontario", state: "California" },
			{ name: "Without coordinates" },
			{ ...east, name: "Hidden", visibility: "hidden" },
			{ ...east, name: "Paused", pausedUntil: "2999-01-01" },
		);
		const read = gapsOf(operator.file("town.pmtiles", makeTownArchive()));
		expect((await read("/health/map")).body).toEqual({
			count: 1,
			dealers: [{ id: 2, name: "Outside", place: "Ontario, California" }],
		});
		await storeDealers(...numbered(6).map((dealer) => ({ ...dealer, ...east })));
		const { count, dealers } = (await read("/health/map")).body;
		expect(count).toBe(7);
		expect(dealers.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4].map((n) => `Dealer ${n}`));
	});

	it("is that of a new map once it replaces the old one", async () => {
		await storeDealers({ ...west, latitude: 33.7 });
		const read = gapsOf(operator.file("map.pmtiles", makeTownArchive()));
		expect((await read("/health/map")).body.count).toBe(0);
		// It has no street there.
		operator.file("map.pmtiles", makeTownArchive({ layers: ["roads", "places"] }));
		expect((await read("/health/map")).body.count).toBe(1);
	});

	it.each([
		["there is none", () => ""],
		[
			"it has no streets",
			() => operator.file("bare.pmtiles", makeTownArchive({ layers: ["earth", "places"] })),
		],
	])("leaves no dealer outside if %s", async (_, map) => {
		await storeDealers(east);
		expect((await gapsOf(map())("/health/map")).body).toEqual({ count: 0, dealers: [] });
	});

	it("is unknown while the map cannot be used, and the answer says why", async () => {
		const broken = operator.file("broken.pmtiles", makeTownArchive().slice(0, -1));
		expect(await gapsOf(broken)("/health/map")).toMatchObject({
			status: 503,
			body: { error: expect.stringMatching(/^The map cannot be used: it is truncated: .* Copy/) },
		});
	});
});
