import { type Health, healthSchema, paths, readySchema } from "@nev/contract";
import type { Catalogue } from "../catalogue/catalogue.js";
import { json } from "../http/response-format.js";
import { defineRoute, type Route } from "../http/route.js";
import type { DatabaseWatch } from "../observability/watch-database.js";

/** Whether the server works, for operators and their balancers. */
export function serviceRoutes(
	catalogue: Pick<Catalogue, "snapshot">,
	database: Pick<DatabaseWatch, "state">,
): Route[] {
	const headers = { "cache-control": "no-store" };

	return [
		// Reads go on without the database, so the answer is 200 then too.
		defineRoute({
			method: "get",
			path: paths.health,
			summary: "Whether the API and its database work",
			takesAnyQuery: true,
			response: json(healthSchema, { headers }),
			handle(): Health {
				const { snapshot } = catalogue;
				const { state } = database;
				return {
					status: state === "up" ? "ok" : "degraded",
					database: state,
					catalogueVersion: snapshot.version,
					dealerships: snapshot.dealershipIndex.count,
					vehicles: snapshot.vehicles.length,
					sampleData: snapshot.sampleData,
				};
			},
		}),
		// Answers once the catalogue is there. While the server starts or stops, the listener answers 503.
		defineRoute({
			method: "get",
			path: paths.ready,
			summary: "Whether the API takes requests",
			takesAnyQuery: true,
			response: json(readySchema, { headers }),
			errors: { 503: "The server is starting or stopping" },
			handle: () => ({ status: "ready" as const }),
		}),
	];
}
