import { Hono } from "hono";
import type { PlaceIndex } from "../places/place-index.js";
import type { Settings } from "../settings/settings.js";
import type { Orm } from "../storage/orm.js";
import { changeRoutes } from "./changes/change-routes.js";
import { dealerRoutes } from "./dealers/dealer-routes.js";
import { readDeskHealth } from "./health/read-health.js";
import { deskLeadRoutes } from "./leads/lead-routes.js";

export interface DeskRoutesOptions {
	readonly orm: Orm;
	readonly places: Pick<PlaceIndex, "byZip">;
	readonly settings: Pick<Settings, "mail" | "mapFile">;
}

/** What the desk's pages call below `/api`. */
export function deskRoutes({ orm, places, settings }: DeskRoutesOptions): Hono {
	return new Hono()
		.route("/changes", changeRoutes(orm))
		.route("/dealers", dealerRoutes(orm, places))
		.route("/leads", deskLeadRoutes(orm, settings))
		.get("/health", async (context) => context.json(await readDeskHealth(orm, settings)));
}
