import { type Health, healthSchema, paths, readySchema } from "@nev/contract";
import type { Catalogue } from "../catalogue/catalogue.js";
import { json } from "../http/response-format.js";
import { defineRoute, type Route } from "../http/route.js";

/** Whether the server works, for operators and their balancers. */
export function serviceRoutes(catalogue: Pick<Catalogue, "isLive" | "snapshot">): Route[] {
	const headers = { "cache-control": "no-store" };

	return [
		// Reads go on without the database, so its status is 200 then too.
		defineRoute({
			method: "get",
			path: paths.health,
			summary: "Whether the API and its database work",
			response: json(healthSchema, { headers }),
			handle(): Health {
				const { isLive, snapshot } = catalogue;
				return {
					status: isLive ? "ok" : "degraded",
					database: isLive ? "up" : "down",
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
			response: json(readySchema, { headers }),
			errors: { 503: "The server is starting or stopping" },
			handle: () => ({ status: "ready" as const }),
		}),
	];
}
