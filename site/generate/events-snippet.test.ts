import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, it, vi } from "vitest";

const page = readFileSync(new URL("../../docs/developers/5-events.md", import.meta.url), "utf8");
const [, snippet = ""] = /```html[^\n]*\n<script>\n(.*?)<\/script>/s.exec(page) ?? [];
const [, forAnalytics = ""] = /```js In its place\n(.*?)```/s.exec(page) ?? [];

let listeners: Record<string, (event: object) => void> = {};
let dataLayer: Record<string, unknown>[] = [];
/** What `gtag` was called with. */
let analytics: unknown[][] = [];

function runOnPage(script: string): void {
	const document = {
		addEventListener(name: string, listener: (event: object) => void) {
			listeners[name] = listener;
		},
	};
	// The ones that the tests go by.
	const timers = {
		setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
		clearTimeout: (timer?: NodeJS.Timeout) => clearTimeout(timer),
	};
	const gtag = (...call: unknown[]) => analytics.push(call);
	const window: Record<string, unknown> = { document, gtag, dataLayer, ...timers };
	window.window = window;
	runInNewContext(script, window);
}

beforeEach(() => {
	vi.useFakeTimers();
	listeners = {};
	dataLayer = [];
	analytics = [];
	runOnPage(snippet);
});

const locator = { localName: "nev-dealer-locator" };

function fire(name: string, detail: unknown, target = locator): void {
	listeners[name]?.({ target, detail });
}

/** What was pushed, without what is undefined. */
const pushed = () => dataLayer.map((event) => JSON.parse(JSON.stringify(event)));

const type = (detail: object) => fire("nev-search-change", detail);
/** A search that rests. */
function search(detail: object): void {
	type(detail);
	vi.advanceTimersByTime(1500);
}
const select = (dealer: object | null) => fire("nev-selected-change", dealer);
const of = (event: string, parameters: object) => ({
	event,
	nev_widget: "nev-dealer-locator",
	...parameters,
});

it("counts a search once, also when a dealer is selected in it", () => {
	search({ zip: "33101", radius: 50 });
	search({ zip: "33101", radius: 50, dealership: 7 });
	search({ zip: "33101", radius: 50 });
	expect(pushed()).toEqual([of("nev_search_change", { nev_search: "distance" })]);
	search({ zip: "33101", radius: 100 });
	search({ q: "Gulf" });
	// Cleared, and searched again.
	search({});
	search({ q: "Gulf" });
	expect(pushed().slice(1)).toEqual(
		["distance", "text", "text"].map((nev_search) => of("nev_search_change", { nev_search })),
	);
});

it("counts a search that is typed slowly once, when it has rested", () => {
	for (const q of ["M", "Mi", "Mia", "Miam", "Miami"]) {
		type({ q });
		vi.advanceTimersByTime(400);
	}
	expect(pushed()).toEqual([]);
	// Another widget's does not hold it up.
	fire("nev-search-change", { q: "Naples" }, { localName: "nev-dealer-locator" });
	vi.advanceTimersByTime(1500);
	expect(pushed()).toEqual([1, 2].map(() => of("nev_search_change", { nev_search: "text" })));
});

it("does not count the search that a widget starts with", () => {
	const started = { localName: "nev-dealer-locator", search: { zip: "33101", radius: 100 } };
	fire("nev-ready", null, started);
	const change = (detail: object) => {
		fire("nev-search-change", detail, started);
		vi.advanceTimersByTime(1500);
	};
	change({ zip: "33101", radius: 100, dealership: 7 });
	expect(pushed()).toEqual([]);
	change({ zip: "33101", radius: 50 });
	expect(pushed()).toHaveLength(1);
	// Other widgets have no search.
	fire("nev-ready", null, { localName: "nev-inquiry-form" });
});

it("counts a search that is made before the widget is there", () => {
	const hasty = { localName: "nev-dealer-locator", search: { q: "Gulf" } };
	fire("nev-search-change", { q: "Gulf" }, hasty);
	fire("nev-ready", null, hasty);
	vi.advanceTimersByTime(1500);
	expect(pushed()).toHaveLength(1);
});

it("counts a selection once, also when its details have loaded", () => {
	select({ id: 7, name: "Gulf Carts" });
	select({ id: 7, name: "Gulf Carts", phone: "(239) 555-0142" });
	select(null);
	select({ id: 7 });
	fire("nev-selected-change", { id: 7 }, { localName: "nev-dealer-map" });
	expect(pushed().map((event) => [event.nev_widget, event.nev_dealership])).toEqual([
		["nev-dealer-locator", 7],
		["nev-dealer-locator", 7],
		["nev-dealer-map", 7],
	]);
});

it("says which contact, dealer, vehicle and option, and nothing personal", () => {
	const dealership = { id: 7, name: "Gulf Carts", phone: "(239) 555-0142", distanceMiles: 3 };
	fire("nev-contact", { kind: "call", dealership });
	fire("nev-contact", { kind: "email", dealership: undefined });
	fire("nev-vehicle-select", { slug: "gt4", name: "GT4", ctrlKey: false });
	fire("nev-submit", { kind: "inquiry", id: 12, vehicle: "gt4", dealershipId: 7 });
	fire("nev-apply", { offer: { type: "lease", monthlyPayment: 200 }, deal: { creditScore: 700 } });
	search({ near: { latitude: 26.1, longitude: -81.7 }, radius: 50 });
	expect(pushed()).toEqual([
		of("nev_contact", { nev_contact: "call", nev_dealership: 7 }),
		of("nev_contact", { nev_contact: "email" }),
		of("nev_vehicle_select", { nev_vehicle: "gt4" }),
		of("nev_submit", { nev_vehicle: "gt4", nev_dealership: 7 }),
		of("nev_apply", { nev_option: "lease" }),
		of("nev_search_change", { nev_search: "distance" }),
	]);
	// The data layer merges what is pushed, so each event clears what the others have said.
	for (const event of dataLayer) expect(Object.keys(event)).toHaveLength(7);
});

it("listens to events that the page lists", () => {
	expect(Object.keys(listeners)).toHaveLength(7);
	for (const name of Object.keys(listeners)) expect(page).toContain(`| \`${name}\``);
});

it("reports to Google Analytics with the other line", () => {
	const line = /const report = .*/.exec(snippet)?.[0] ?? "";
	dataLayer = [];
	runOnPage(snippet.replace(line, forAnalytics));
	fire("nev-submit", { vehicle: "gt4" });
	fire("nev-contact", { kind: "call", dealership: { id: 7 } });
	expect(
		analytics.map(([, name, parameters]) => [name, JSON.parse(JSON.stringify(parameters))]),
	).toEqual([
		["generate_lead", { nev_widget: "nev-dealer-locator", nev_vehicle: "gt4" }],
		["nev_contact", { nev_widget: "nev-dealer-locator", nev_contact: "call", nev_dealership: 7 }],
	]);
	expect(dataLayer).toEqual([]);
});
