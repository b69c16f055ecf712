import { ApiError, type Dealership } from "@nev/contract";
import { describe, expect, test } from "vitest";
import type { AsyncState, Lookup } from "../loader/loader.js";
import { gulfCarts } from "../testing/sample-dealership.js";
import { createLocalSource } from "./local-source.js";

let lastId = 0;

function dealership(properties: Partial<Dealership>): Dealership {
	lastId += 1;
	return { ...gulfCarts, id: lastId, name: `Dealership ${lastId}`, ...properties };
}

const naples = dealership({ name: "Gulf Coast Carts" });
const miami = dealership({
	name: "Biscayne EVs",
	city: "Miami",
	zipCode: "33101",
	latitude: 25.77,
	longitude: -80.19,
});
const atlanta = dealership({
	name: "Peachtree Carts",
	city: "Atlanta",
	state: "Georgia",
	zipCode: "30303",
	latitude: 33.75,
	longitude: -84.39,
});
const withoutPosition = dealership({
	name: "Somewhere Carts",
	city: "Miami",
	zipCode: "33199",
	latitude: null,
	longitude: null,
});
const all = [naples, miami, atlanta, withoutPosition];

function stateOf<Value>({ resource }: Lookup<Value>): AsyncState<Value> {
	return resource.peek();
}

function dataOf<Value>(lookup: Lookup<Value>): Value {
	const state = stateOf(lookup);
	if (state.status !== "ready") throw new Error(`The status is ${state.status}.`);
	return state.data;
}

const namesOf = (dealerships: readonly Dealership[]) => dealerships.map(({ name }) => name);

describe("by text", () => {
	const source = createLocalSource(all);

	test.each([
		["cart", ["Gulf Coast Carts", "Peachtree Carts", "Somewhere Carts"]],
		["MIAMI", ["Biscayne EVs", "Somewhere Carts"]],
		["georgia", ["Peachtree Carts"]],
		["", namesOf(all)],
		["33101", ["Biscayne EVs", "Somewhere Carts"]],
	])("searches name, city and state for %j", (q, expected) => {
		expect(namesOf(dataOf(source.byText({ q, radiusMiles: 50, limit: 24 })).dealerships)).toEqual(
			expected,
		);
	});

	test("counts the matches beyond the limit", () => {
		const page = dataOf(source.byText({ q: "", radiusMiles: 50, limit: 2 }));
		expect(page.total).toBe(4);
		expect(page.dealerships).toHaveLength(2);
	});
});

describe("by distance", () => {
	const source = createLocalSource(all);
	const fromMiami = { zip: "33101" };

	test("returns the nearest first, with miles to one decimal: one without a position is in its city", () => {
		const results = dataOf(source.byDistance({ origin: fromMiami, radiusMiles: 200, limit: 20 }));
		expect(results.dealerships.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
			["Biscayne EVs", 0],
			["Somewhere Carts", 0],
			["Gulf Coast Carts", 102.6],
		]);
		expect(results.dealerships.map(({ approximate }) => approximate)).toEqual([
			undefined,
			true,
			undefined,
		]);
		expect(results.withinRadius).toBe(3);
		expect(results.origin.label).toBe("33101 Miami, Florida");
	});

	test("returns the nearest if none is within the radius", () => {
		const origin = { latitude: 40, longitude: -100 };
		const results = dataOf(source.byDistance({ origin, radiusMiles: 10, limit: 20 }));
		expect(results.withinRadius).toBe(0);
		expect(namesOf(results.dealerships)[0]).toBe("Peachtree Carts");
		expect(results.dealerships).toHaveLength(4);
	});

	test("knows a ZIP code of which no position is known as a text", () => {
		expect(["33199", "33101", "99999"].map((zip) => source.isTextOnly?.(zip))).toEqual([
			true,
			false,
			false,
		]);
		expect(
			namesOf(dataOf(source.byText({ q: "33199", radiusMiles: 50, limit: 24 })).dealerships),
		).toEqual(["Somewhere Carts"]);
	});

	test("fails like the API for a ZIP code without a dealership", () => {
		const state = stateOf(
			source.byDistance({ origin: { zip: "99999" }, radiusMiles: 50, limit: 20 }),
		);
		const error = state.status === "failed" ? state.error : undefined;
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ status: 422, code: "unknown-zip" });
	});
});

describe("by id", () => {
	const source = createLocalSource(all, { state: "Georgia" });

	test("finds a dealership outside of the scope too", () => {
		expect(dataOf(source.byId(naples.id))).toEqual(naples);
	});

	test("fails if there is none", () => {
		expect(stateOf(source.byId(-1)).status).toBe("failed");
	});
});

test("a scope excludes other states from lists and the map", async () => {
	const source = createLocalSource(all, { state: "Georgia" });
	expect(namesOf(dataOf(source.byText({ q: "", radiusMiles: 50, limit: 24 })).dealerships)).toEqual(
		["Peachtree Carts"],
	);
	const near = source.byDistance({ origin: { zip: "33101" }, radiusMiles: 5000, limit: 20 });
	expect(namesOf(dataOf(near).dealerships)).toEqual(["Peachtree Carts"]);
	const world = { west: -180, south: -90, east: 180, north: 90, zoom: 14 };
	expect(await source.clusters(world, "")).toHaveLength(1);
});

describe("clusters", () => {
	const source = createLocalSource(all);
	const world = { west: -180, south: -90, east: 180, north: 90 };

	test("are single dealerships at a high zoom", async () => {
		const points = await source.clusters({ ...world, zoom: 14 }, "");
		expect(points.map(({ dealership: at }) => at?.name).sort()).toEqual([
			"Biscayne EVs",
			"Gulf Coast Carts",
			"Peachtree Carts",
		]);
	});

	test("combine dealerships at a low zoom", async () => {
		expect(await source.clusters({ ...world, zoom: 0 }, "")).toMatchObject([{ count: 3 }]);
	});

	test("contain only dealerships that match the text", async () => {
		expect(await source.clusters({ ...world, zoom: 14 }, "peach")).toMatchObject([
			{ count: 1, dealership: { name: "Peachtree Carts" } },
		]);
		expect(await source.clusters({ ...world, zoom: 14 }, "")).toHaveLength(3);
	});

	test("contain only dealerships within the bounds", async () => {
		const florida = { west: -88, south: 24, east: -79, north: 31, zoom: 14 };
		expect(await source.clusters(florida, "")).toHaveLength(2);
	});
});

describe("places", () => {
	const source = createLocalSource([...all, dealership({ city: "Naples" })]);

	test("are the ZIP codes of the dealerships with coordinates, without duplicates", async () => {
		expect(await source.places("na")).toMatchObject([{ label: "34102 Naples, Florida" }]);
		expect(await source.places("Naples, Flor")).toMatchObject([{ zip: "34102" }]);
		expect(await source.places("33")).toMatchObject([{ zip: "33101" }]);
	});

	test("are none that a search by distance cannot be around", async () => {
		const tampa = dealership({ city: "Tampa", zipCode: "33602", latitude: null, longitude: null });
		expect(await createLocalSource([tampa]).places("Tampa, FL")).toEqual([]);
	});

	test("are none for an empty text", async () => {
		expect(await source.places("  ")).toEqual([]);
	});

	test("have five digits, also of a ZIP+4 code", async () => {
		const plusFour = createLocalSource([dealership({ zipCode: "34102-1234" })]);
		expect(await plusFour.places("34102")).toMatchObject([
			{ label: "34102 Naples, Florida", zip: "34102" },
		]);
		const near = plusFour.byDistance({ origin: { zip: "34102" }, radiusMiles: 50, limit: 24 });
		expect(dataOf(near).dealerships).toMatchObject([{ zipCode: "34102-1234" }]);
	});
});

describe("by a place in a text", () => {
	const part = { radiusMiles: 50, limit: 24 };
	const source = createLocalSource(all);
	const search = (q: string, radiusMiles = 50) =>
		dataOf(source.byText({ q, radiusMiles, limit: 24 }));

	test.each([
		["FL", "Florida", ["Gulf Coast Carts", "Biscayne EVs", "Somewhere Carts"]],
		["Georgia", "Georgia", ["Peachtree Carts"]],
	])("lists the state %s", (q, state, expected) => {
		expect(search(q)).toMatchObject({ total: expected.length, state });
		expect(namesOf(search(q).dealerships)).toEqual(expected);
	});

	test.each(["Naples, FL", "34102 Naples", "12 Main St, Naples, FL 34102, USA", "naples florida"])(
		"searches around the city or the ZIP code of %j",
		(q) => {
			const page = search(q);
			expect(page).toMatchObject({ withinRadius: 1, total: 1, origin: { latitude: 26.14 } });
			expect(page.dealerships[0]).toMatchObject({ id: naples.id, distanceMiles: 0 });
			expect(search(q, 1000).withinRadius).toBe(4);
		},
	);

	test("knows states by their codes in the list", () => {
		const coded = createLocalSource([
			dealership({ state: "FL" }),
			dealership({ state: "ga.", zipCode: "30305" }),
		]);
		for (const q of ["FL", "Florida"])
			expect(dataOf(coded.byText({ q, radiusMiles: 50, limit: 24 })).state).toBe("Florida");
		expect(dataOf(coded.byText({ q: "Naples, GA", radiusMiles: 50, limit: 24 }))).toMatchObject({
			withinRadius: 2,
		});
		const ofFlorida = createLocalSource([dealership({ state: "FL" })], { state: "Florida" });
		expect(dataOf(ofFlorida.byText({ q: "", radiusMiles: 50, limit: 24 })).total).toBe(1);
	});

	test("lists a city whose dealerships have no position", () => {
		const tampa = dealership({ city: "Tampa", zipCode: "33601", latitude: null, longitude: null });
		const unlocated = createLocalSource([tampa, atlanta]);
		for (const q of ["Tampa, FL", "Tampa, Florida 33601"]) {
			const { dealerships } = dataOf(unlocated.byText({ q, radiusMiles: 50, limit: 24 }));
			expect(dealerships, q).toEqual([tampa]);
		}
	});

	const noPosition = { latitude: null, longitude: null };
	const bayRides = { ...noPosition, name: "Bay Rides", city: "Tampa", zipCode: "33602" };

	test.each([
		"Tampa",
		"Tampa, FL",
		"tampa florida",
		"Tampa FL 33602",
		"Tampa, FL 33602-1234",
		"Tampa FL 33699",
		"33602 Tampa",
		"33602",
		"12 Main St, Tampa, FL 33602, USA",
		"golf carts in Tampa",
		"City of Tampa",
	])("lists those of a city without a position for %j", (q) => {
		for (const state of ["Florida", "FL", ""]) {
			for (const zipCode of ["33602", ""]) {
				if (!zipCode && /^33602/.test(q)) continue;
				const tampa = dealership({ ...bayRides, state, zipCode });
				const page = dataOf(createLocalSource([...all, tampa]).byText({ ...part, q }));
				expect(page, `${state} ${zipCode}`).toMatchObject({
					total: 1,
					dealerships: [tampa],
					unlocatedCity: state ? "Tampa, Florida" : "Tampa",
				});
			}
		}
	});

	test("lists those with the city in their names too, and then speaks of no city", () => {
		const tampa = dealership(bayRides);
		const tampaBay = dealership({ name: "Tampa Bay Carts", city: "Clearwater" });
		const page = dataOf(
			createLocalSource([tampa, tampaBay, naples]).byText({ ...part, q: "tampa" }),
		);
		expect(page.dealerships).toEqual([tampa, tampaBay]);
		expect(page).not.toHaveProperty("unlocatedCity", expect.anything());
	});

	test("searches around a city that some of its dealerships locate, also for those that do not", () => {
		const tampa = dealership(bayRides);
		const located = dealership({
			city: "Tampa",
			zipCode: "33609",
			latitude: 27.95,
			longitude: -82.5,
		});
		const page = dataOf(
			createLocalSource([tampa, located, naples]).byText({ ...part, q: "Tampa, FL" }),
		);
		expect(page).toMatchObject({ withinRadius: 2, origin: { label: "Tampa, Florida" } });
		expect(page.dealerships).toContainEqual({ ...tampa, distanceMiles: 0, approximate: true });
	});

	test.each([
		["St. Petersburg", "St Petersburg", "saint petersburg, FL"],
		["Ft. Myers", "Fort Myers", "ft myers"],
		["TAMPA", "Tampa", "tampa, FL"],
	])("lists those in %s and in %s as those in one city", (city, sameCity, q) => {
		const first = dealership({ ...bayRides, city });
		const second = dealership({ ...bayRides, city: sameCity, zipCode: "33700" });
		const page = dataOf(createLocalSource([first, second, naples]).byText({ ...part, q }));
		expect(page.dealerships).toEqual([first, second]);
		expect(page.otherPlaces ?? []).toEqual([]);

		const position = { latitude: 27.9, longitude: -82.5 };
		const located = [first, second].map((one) => dealership({ ...one, ...position }));
		expect(dataOf(createLocalSource(located).byText({ ...part, q })).otherPlaces ?? []).toEqual([]);
	});

	test("knows no other places", () => {
		expect(search("Tampa, FL")).toMatchObject({ state: "Florida" });
		expect(search("Alaska")).toMatchObject({ total: 0 });
	});
});

describe("the next part", () => {
	const source = createLocalSource(all);

	test("of a search by text comes by its offset", () => {
		expect(dataOf(source.byText({ q: "", radiusMiles: 50, limit: 2, offset: 2 }))).toMatchObject({
			total: 4,
			dealerships: [atlanta, withoutPosition],
		});
	});

	test("of a search by distance comes by its offset", () => {
		const from = { origin: { zip: "33101" }, radiusMiles: 1000 };
		const { withinRadius, dealerships } = dataOf(
			source.byDistance({ ...from, limit: 1, offset: 1 }),
		);
		expect(withinRadius).toBe(4);
		expect(dealerships.map(({ id }) => id)).toEqual([withoutPosition.id]);
	});
});

test("a source includes what is in its list, and of a state only what is there", () => {
	expect(createLocalSource(all).includes({ ...miami, name: "Renamed" })).toBe(true);
	expect(createLocalSource([naples]).includes(miami)).toBe(false);
	expect(createLocalSource(all, { state: "Georgia" }).includes(miami)).toBe(false);
});
