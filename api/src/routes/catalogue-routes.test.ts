import { queries, stateNames, type Vehicle } from "@nev/contract";
import { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { newAnswers, openTestBackend } from "../../test/test-backend.js";
import { type CatalogueData, createVehicleData } from "../catalogue/snapshot.js";
import type { Datasets } from "../http/datasets.js";
import { type RouteServices, registerRoutes } from "../http/register-routes.js";
import { stateRoutes } from "./state-routes.js";
import { vehicleRoutes } from "./vehicle-routes.js";

const { catalogue, client, fetch, close } = await openTestBackend();
afterAll(close);

function servicesOf(data: CatalogueData): RouteServices {
	return { answers: newAnswers(), data: data as Datasets };
}

describe("the seven GET calls of the specification", () => {
	it("return 33 vehicles, each vehicle, and the featured ones", async () => {
		const vehicles = await client.get(queries.vehicles());
		expect(vehicles).toHaveLength(33);
		const prices = vehicles.map(({ price }) => price);
		expect([Math.min(...prices), Math.max(...prices)]).toEqual([6695, 17995]);

		const featured = await client.get(queries.featuredVehicles());
		expect(featured.length).toBeGreaterThanOrEqual(3);
		expect(featured).toEqual(vehicles.filter(({ isFeatured }) => isFeatured));

		for (const vehicle of vehicles) {
			expect(await client.get(queries.vehicle(vehicle.slug))).toEqual(vehicle);
		}
	});

	it("return the 50 states, with the numbers of dealers in the lists", async () => {
		const [states, dealerships] = await Promise.all([
			client.get(queries.states()),
			client.get(queries.dealerships()),
		]);
		expect(states.map(({ name }) => name)).toEqual(stateNames);
		expect(dealerships).toHaveLength(300);
		expect(states.filter(({ dealerCount }) => dealerCount === 0)).toHaveLength(2);

		for (const state of states) {
			expect(await client.get(queries.state(state.slug))).toEqual(state);
			const ofState = await client.get(queries.dealershipsOfState(state.name));
			expect(ofState).toHaveLength(state.dealerCount);
			expect(ofState).toEqual(dealerships.filter((dealer) => dealer.state === state.name));
		}
	});

	it.each(["new york", "NEW YORK", "New York", "NY", "ny", "new-york", "New-York"])(
		"find the state %s by its name, code or slug in any case",
		async (text) => {
			const name = encodeURIComponent(text);
			const read = async (path: string) => (await fetch(`/api/${path}`)).json();
			expect(await read(`dealerships/state/${name}`)).toEqual(
				await client.get(queries.dealershipsOfState("New York")),
			);
			expect(await read(`states/${name}`)).toEqual(await client.get(queries.state("new-york")));
			expect(await read(`road-rules/${name}`)).toMatchObject({ state: "New York" });
			for (const search of [
				"search?limit=500",
				"near?zip=10001",
				"clusters?west=-180&south=-90&east=180&north=90&zoom=4",
			]) {
				expect(await read(`dealerships/${search}&state=${name}`)).toEqual(
					await read(`dealerships/${search}&state=New+York`),
				);
			}
		},
	);

	it.each([
		["/api/vehicles/d9", 'There is no vehicle "d9".'],
		["/api/vehicles/%E0%A4%A", 'There is no vehicle "%E0%A4%A".'],
		["/api/states/ontario", 'There is no state "ontario".'],
		["/api/states/Puerto%20Rico", 'There is no state "Puerto Rico".'],
		["/api/dealerships/state/Puerto%20Rico", 'There is no state "Puerto Rico".'],
		["/api/images/d9.svg", 'There is no picture "d9.svg".'],
		["/api/dealerships/999999", "There is no dealership 999999."],
	])("give 404 in JSON for %s", async (path, error) => {
		const response = await fetch(path);
		expect(response.status).toBe(404);
		expect(response.headers.get("content-type")).toBe("application/json");
		expect(await response.json()).toEqual({ error, code: "not-found" });
	});
});

it("a vehicle with the slug featured does not hide the featured vehicles", async () => {
	const [vehicle] = await client.get(queries.vehicles());
	const featured = { ...vehicle, slug: "featured", isFeatured: false } as Vehicle;
	const data = { ...catalogue.snapshot.data, vehicles: createVehicleData([featured], []) };
	const app = registerRoutes(new Hono(), vehicleRoutes(0), servicesOf(data));
	expect(await (await app.request("/vehicles/featured")).json()).toEqual([]);
});

describe("a catalogue response", () => {
	it("tells a CDN how long to cache it, if the operator sets that", async () => {
		expect((await fetch("/api/states")).headers.get("cdn-cache-control")).toBeNull();
		const services = servicesOf(catalogue.snapshot.data);
		const app = registerRoutes(new Hono(), stateRoutes(60), services);
		const response = await app.request("/states");
		expect(response.headers.get("cdn-cache-control")).toBe("max-age=60");
		expect(response.headers.get("cache-control")).toBe("no-cache");
	});
});

describe("the pictures", () => {
	it("are SVG drawings of the vehicles in which no script may run", async () => {
		const vehicles = await client.get(queries.vehicles());
		for (const { imageUrl } of vehicles) {
			const response = await fetch(imageUrl);
			expect(response.status).toBe(200);
			expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
			expect(response.headers.get("x-content-type-options")).toBe("nosniff");
			expect(response.headers.get("content-security-policy")).toBe(
				"default-src 'none'; style-src 'unsafe-inline'; sandbox",
			);
			expect(await response.text()).toMatch(/^<svg[^>]*>.*<\/svg>\s*$/s);
		}
		expect(new Set(vehicles.map(({ imageUrl }) => imageUrl)).size).toBe(33);
	});
});
