import { type Health, paths } from "@nev/contract";
import { Hono } from "hono";
import type { Catalogue } from "../catalogue/catalogue.js";

/** Says whether all is well; reads go on without the database, so the status stays 200. */
export function healthRoute(catalogue: Catalogue): Hono {
	return new Hono().get(paths.health, (context) => {
		const { isLive, snapshot } = catalogue;
		return context.json(
			{
				status: isLive ? "ok" : "degraded",
				database: isLive ? "up" : "down",
				catalogueVersion: snapshot.version,
				dealerships: snapshot.dealerships.total,
				vehicles: snapshot.vehicles.length,
				sampleData: snapshot.sampleData,
			} satisfies Health,
			200,
			{ "cache-control": "no-store" },
		);
	});
}
