import { ApiError, type Query, queries } from "@nev/contract";
import { afterAll, describe, expect, it } from "vitest";
import { openTestBackend } from "../../test/test-backend.js";

const { catalogue, client, clientFor, close } = await openTestBackend();
afterAll(close);

const dependsOn = ["vehicles", "dealerships", "states", "summary", "map"] as const;
const inProcess = clientFor({ clientAddress: "203.0.113.7", dependsOn });

/** What a client gets of the API: a value, or what its error says. */
async function outcome(api: typeof client, query: Query<unknown>): Promise<unknown> {
	return api.get(query).catch((error: unknown) => {
		if (!(error instanceof ApiError)) throw error;
		return [error.status, error.message, error.body, error.retryAfter];
	});
}

const [vehicle] = catalogue.snapshot.vehicles;

describe("a client in the API's process gets what one gets over HTTP", () => {
	it.each<[string, Query<unknown>]>([
		["all vehicles", queries.vehicles()],
		["featured vehicles", queries.featuredVehicles()],
		["a vehicle", queries.vehicle(vehicle?.slug ?? "")],
		["no vehicle", queries.vehicle("d9/..?%")],
		["a slug that is a path", queries.vehicle("..")],
		["all states", queries.states()],
		["a state", queries.state("new-york")],
		["no state", queries.state("ontario")],
		["all dealerships", queries.dealerships()],
		["the dealerships of a state", queries.dealershipsOfState("NEW york")],
		["a dealership", queries.dealership(7)],
		["no dealership", queries.dealership(999_999)],
		["a dealership with a fraction", queries.dealership(1.5)],
		["a search", queries.searchDealerships({ q: " na ", limit: 3, offset: 2 })],
		["a search with a limit that is too high", queries.searchDealerships({ limit: 100_000 })],
		["a text that is too long", queries.searchDealerships({ q: "x".repeat(101) })],
		["a place", queries.nearbyDealerships({ zip: "33101", radiusMiles: 25 })],
		["coordinates", queries.nearbyDealerships({ latitude: 25.8, longitude: -80.2 })],
		["no place", queries.nearbyDealerships({})],
		["an unknown ZIP code", queries.nearbyDealerships({ zip: "00000" })],
		["a radius that is too large", queries.nearbyDealerships({ zip: "33101", radiusMiles: 9000 })],
		["clusters", queries.clusters({ west: -90, south: 24, east: -79, north: 31, zoom: 5 })],
		["suggestions", queries.places("mia")],
		["the map", queries.mapTiles()],
		["the health", queries.health()],
	])("%s", async (_, query) => {
		expect(await outcome(inProcess, query)).toEqual(await outcome(client, query));
	});
});

it("reads nothing that the answer does not depend on", async () => {
	const reads = clientFor({ clientAddress: "203.0.113.7", dependsOn: ["states"] });
	expect(await reads.get(queries.states())).toHaveLength(50);
	await expect(reads.get(queries.vehicles())).rejects.toMatchObject({ status: 500 });
});
