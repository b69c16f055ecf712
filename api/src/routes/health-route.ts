import { type Health, healthSchema, paths, readySchema } from "@nev/contract";
import type { Catalogue } from "../catalogue/catalogue.js";
import { json } from "../http/response-format.js";
import { defineRoute, type Route } from "../http/route.js";

/** The health check. Reads go on without the database, so its status is 200 then too. */
export function healthRoute(catalogue: Pick<Catalogue, "isLive" | "snapshot">): Route {
	return defineRoute({
		method: "get",
		path: paths.health,
		summary: "Whether the API and its database work",
		response: json(healthSchema, { headers: { "cache-control": "no-store" } }),
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
	});
}

/** Answers once the catalogue is there. While the server starts or stops, the listener answers 503 instead. */
export function readyRoute(): Route {
	return defineRoute({
		method: "get",
		path: paths.ready,
		summary: "Whether the API takes requests",
		response: json(readySchema, { headers: { "cache-control": "no-store" } }),
		errors: { 503: "The server is starting or stopping" },
		handle: () => ({ status: "ready" as const }),
	});
}
