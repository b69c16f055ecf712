import { describe, expect, it } from "vitest";
import { UnexpectedResponseError } from "./api-error.js";
import { createApiClient } from "./client.js";
import * as commands from "./commands.js";
import * as queries from "./queries.js";
import { omittedFrom } from "./tolerant-reader.js";

const vehicle = {
	id: 1,
	name: "D6 Max GT4",
	slug: "d6-max-gt4",
	description: "Four seats.",
	price: 8995,
	range: "60 miles",
	category: "4-seater",
	series: "D6 Max",
	model: "GT4",
	imageUrl: "/api/images/d6-max-gt4.svg",
	features: ["LED headlights", "Radio"],
	isAvailable: true,
	isFeatured: false,
	externalUrl: "https://example.com/gt4",
	specifications: {
		power: { topSpeed: "20 mph", motor: "5kW", battery: "48V", controller: "C" },
		capacity: { passengers: "4" },
		features: { brakes: "B", lights: "L", seating: "S", warranty: "W", assembly: "A" },
		dimensions: { length: "129 in" },
	},
};

const state = {
	id: 1,
	name: "New York",
	abbreviation: "NY",
	slug: "new-york",
	emoji: "🗽",
	description: "A state.",
	dealerCount: 7,
};

const dealership = {
	id: 1,
	name: "Gulf Carts",
	address: "12 Main Street",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "info@gulf-carts.example.com",
	latitude: 26.14,
	longitude: -81.79,
};

const place = {
	label: "33101 Miami, Florida",
	city: "Miami",
	state: "Florida",
	zip: "33101",
	latitude: 25.77,
	longitude: -80.19,
};

const nearby = { ...dealership, distanceMiles: 3.1, approximate: true };
const cluster = { latitude: 26, longitude: -81, count: 1, dealership };

const bounds = { west: -88, south: 24, east: -79, north: 31, zoom: 6 };

interface Sample {
	query: queries.Query<unknown>;
	/** Two items in each list. The first is changed. */
	body: unknown;
	/** The fields without which an item is left out, or without a list the answer is refused. */
	required: string[];
	/** The fields without which the optional object around them is absent. */
	requiredInOptional?: string[];
}

const samples: Record<string, Sample> = {
	"all vehicles": {
		query: queries.vehicles(),
		body: [vehicle, { ...vehicle, id: 2 }],
		required: ["[].id", "[].name", "[].slug", "[].price"],
	},
	"one vehicle": {
		query: queries.vehicle("d6-max-gt4"),
		body: vehicle,
		required: ["id", "name", "slug", "price"],
	},
	"all states": {
		query: queries.states(),
		body: [state, { ...state, id: 2 }],
		required: ["[].id", "[].name", "[].slug"],
	},
	"the road rules": {
		query: queries.roadRules(),
		body: [
			{ state: "Ohio", postedLimit: 25, requires: ["insurance"], readOn: "2026-11-28" },
			{ state: "Utah" },
		],
		required: ["[].state"],
	},
	"all dealerships": {
		query: queries.dealerships(),
		body: [dealership, { ...dealership, id: 2 }],
		required: ["[].id", "[].name"],
	},
	"a search by text": {
		query: queries.searchDealerships({ q: "" }),
		body: { total: 31, dealerships: [dealership, { ...dealership, id: 2 }] },
		required: ["total", "dealerships", "dealerships[].id", "dealerships[].name"],
	},
	"a search by text that is read as a place": {
		query: queries.searchDealerships({ q: "miami, fl" }),
		body: {
			total: 2,
			dealerships: [nearby, { ...nearby, id: 2 }],
			state: "Florida",
			origin: { label: "Miami, Florida", latitude: 26, longitude: -80, approximate: true },
			radiusMiles: 50,
			withinRadius: 2,
			textMatches: 3,
		},
		required: ["total", "dealerships", "dealerships[].id", "dealerships[].name"],
		requiredInOptional: ["origin.latitude", "origin.longitude"],
	},
	"a search by distance": {
		query: queries.nearbyDealerships({ zip: "33101" }),
		body: {
			origin: { label: "Miami", latitude: 26, longitude: -80 },
			radiusMiles: 50,
			withinRadius: 2,
			dealerships: [nearby, { ...nearby, id: 2 }],
		},
		required: [
			"origin",
			"origin.latitude",
			"origin.longitude",
			"radiusMiles",
			"withinRadius",
			"dealerships",
			"dealerships[].id",
			"dealerships[].name",
			"dealerships[].distanceMiles",
		],
	},
	"the map's points": {
		query: queries.clusters(bounds),
		body: { clusters: [cluster, { ...cluster, count: 5 }] },
		required: ["clusters", "clusters[].latitude", "clusters[].longitude", "clusters[].count"],
		requiredInOptional: ["clusters[].dealership.id", "clusters[].dealership.name"],
	},
	places: {
		query: queries.places("mia"),
		body: [place, { ...place, label: "Miami, Florida" }],
		required: ["[].label", "[].latitude", "[].longitude"],
	},
	"the map's tiles": {
		query: queries.mapTiles(),
		body: {
			tiles: ["v1/{z}/{x}/{y}.mvt"],
			bounds: [-180, -85, 180, 85],
			minzoom: 0,
			maxzoom: 10,
			attribution: "GeoNames",
		},
		required: ["tiles"],
	},
	"the health check": {
		query: queries.health(),
		body: {
			status: "ok",
			database: "up",
			catalogueVersion: 1,
			dealerships: 300,
			vehicles: 33,
			sampleData: { dealerships: true, vehicles: true },
		},
		required: [
			"status",
			"database",
			"catalogueVersion",
			"dealerships",
			"vehicles",
			"sampleData",
			"sampleData.dealerships",
			"sampleData.vehicles",
		],
	},
	"what was created": {
		query: { key: ["contact"], response: commands.contact.response },
		body: { id: 7, pending: true },
		required: ["id"],
	},
};

function read(query: queries.Query<unknown>, response: Response): Promise<unknown> {
	return createApiClient({ api: "/api", fetch: () => response }).get(query);
}

type Path = readonly string[];
type Fields = Record<string, unknown>;

/** The paths of all fields: those of a list's first item, and of objects within objects. */
function fieldPaths(value: unknown): Path[] {
	if (typeof value !== "object" || value === null) return [];
	if (Array.isArray(value)) return fieldPaths(value[0]).map((path) => ["0", ...path]);
	return Object.entries(value).flatMap(([key, field]) => [
		[key],
		...fieldPaths(field).map((path) => [key, ...path]),
	]);
}

const nameOf = (path: Path) =>
	path
		.map((key) => (key === "0" ? "[]" : `.${key}`))
		.join("")
		.replace(/^\./, "");

/** Unlike `structuredClone`, it makes two objects of one that is in the body twice. */
const clone = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

/** A copy whose field at a path is another value, or absent. */
function change(body: unknown, path: Path, edit: (object: Fields, key: string) => void): unknown {
	const copy = clone(body);
	const object = path.slice(0, -1).reduce((at, key) => at[key] as Fields, copy as Fields);
	edit(object, path.at(-1) ?? "");
	return copy;
}

const valueAt = (body: unknown, path: Path) =>
	path.reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], body);

const without = (body: unknown, path: Path) =>
	change(body, path, (object, key) => {
		delete object[key];
	});

/** The list that contains a path's first item, without that item. */
function withoutItem(body: unknown, path: Path): unknown {
	const end = path.indexOf("0");
	const copy = clone(body);
	(valueAt(copy, path.slice(0, end)) as unknown[]).shift();
	return copy;
}

const mutations: Record<string, (object: Fields, key: string) => void> = {
	removed: (object, key) => {
		delete object[key];
	},
	null: (object, key) => {
		object[key] = null;
	},
	"of another type": (object, key) => {
		object[key] = typeof object[key] === "string" ? 5 : "another";
	},
	"a list": (object, key) => {
		object[key] = Array.isArray(object[key]) ? { length: 1 } : [["another"]];
	},
};

describe.each(Object.entries(samples))("%s", (_, sample) => {
	const { query, body, required, requiredInOptional = [] } = sample;
	const paths = fieldPaths(body);

	it("can be read, and nothing is left out", async () => {
		const value = await read(query, Response.json(body));
		expect(value).toEqual(body);
		expect(omittedFrom(value)).toBe(0);
	});

	it("may have more fields", async () => {
		for (const path of paths) {
			const more = change(body, path, (object) => {
				object.addedNextYear = { a: [1] };
			});
			expect(await read(query, Response.json(more))).toEqual(body);
		}
	});

	it("keeps a text that is new to this code as it is", async () => {
		for (const path of paths.filter((at) => typeof valueAt(body, at) === "string")) {
			const grown = change(body, path, (object, key) => {
				object[key] = "a new one";
			});
			expect(await read(query, Response.json(grown))).toEqual(grown);
		}
	});

	describe.each(Object.entries(mutations))("with a field that is %s", (_kind, mutate) => {
		it.each(paths.map((path) => [nameOf(path), path] as const))("%s", async (name, path) => {
			const answer = read(query, Response.json(change(body, path, mutate)));
			if (!required.includes(name)) {
				const value = await answer;
				const lost = requiredInOptional.includes(name) ? path.slice(0, -1) : path;
				expect(without(value, lost)).toEqual(without(body, lost));
				expect(omittedFrom(value)).toBe(0);
			} else if (name.includes("[]")) {
				const value = await answer;
				expect(value).toEqual(withoutItem(body, path));
				expect(omittedFrom(value)).toBe(1);
			} else {
				await expect(answer).rejects.toThrow(UnexpectedResponseError);
			}
		});
	});

	it.each([
		["null", () => Response.json(null)],
		["a text", () => Response.json("no")],
		["a list or an object, the other way round", () => other(body)],
	])("that is %s is an unexpected response", async (_kind, respond) => {
		await expect(read(query, respond())).rejects.toThrow(UnexpectedResponseError);
	});
});

function other(body: unknown): Response {
	return Response.json(Array.isArray(body) ? { items: body } : [body]);
}

it("leaves out other places of a search that cannot be read, and does not count them", async () => {
	const body = {
		total: 1,
		dealerships: [dealership],
		otherPlaces: [{ ...place, label: 5 }, place],
	};
	const page = await read(queries.searchDealerships({ q: "miami" }), Response.json(body));
	expect(page).toEqual({ ...body, otherPlaces: [place] });
	expect(omittedFrom(page)).toBe(0);
});

describe("a list", () => {
	it("leaves out every item that cannot be read, and counts them", async () => {
		const vehicles = [{ ...vehicle, price: "a lot" }, null, vehicle, "vehicle", [], 5, {}];
		const value = await read(queries.vehicles(), Response.json(vehicles));
		expect(value).toEqual([vehicle]);
		expect(omittedFrom(value)).toBe(6);
	});

	it("of a vehicle's features leaves out what is no text", async () => {
		const odd = { ...vehicle, features: ["Radio", { name: "Roof" }, null] };
		const value = await read(queries.vehicle("d6"), Response.json(odd));
		expect(value).toEqual({ ...vehicle, features: ["Radio"] });
	});
});

it("a field with a fallback is what a reader would show without it", async () => {
	expect(await read(queries.dealerships(), Response.json([{ id: 1, name: "A" }]))).toEqual([
		{
			id: 1,
			name: "A",
			address: "",
			city: "",
			state: "",
			zipCode: "",
			phone: "",
			email: "",
			latitude: null,
			longitude: null,
		},
	]);
	const { id, name, slug, price } = vehicle;
	expect(await read(queries.vehicles(), Response.json([{ id, name, slug, price }]))).toEqual([
		{
			id,
			name,
			slug,
			price,
			description: "",
			range: "",
			category: "",
			series: "",
			model: "",
			imageUrl: "",
			features: [],
			isAvailable: true,
			isFeatured: false,
			specifications: {},
		},
	]);
});

it("an optional field that cannot be read is absent, so that its default applies", async () => {
	const odd = {
		...vehicle,
		externalUrl: 5,
		specifications: { power: { topSpeed: 5, motor: "M" } },
	};
	const value = await read(queries.vehicle("d6"), Response.json(odd));
	expect(value).toHaveProperty("specifications", { power: { motor: "M" } });
	expect(Object.keys(value as object)).not.toContain("externalUrl");
	expect(Object.keys((value as typeof vehicle).specifications.power)).toEqual(["motor"]);
});
