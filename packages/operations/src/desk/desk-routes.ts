import { type Orm, type PlaceIndex, type Settings, withLockTimeout } from "@nev/api/operations";
import { insightQuerySchema } from "@nev/contract/desk";
import { Hono } from "hono";
import type { Logger } from "pino";
import { readInsight } from "../insight/read-insight.js";
import { changeRoutes } from "./changes/change-routes.js";
import { companyRoutes } from "./company/company-routes.js";
import { correctionRoutes } from "./corrections/correction-routes.js";
import { dealerRoutes } from "./dealers/dealer-routes.js";
import { handleRead } from "./handlers.js";
import { importRoutes } from "./imports/import-routes.js";
import { deskLeadRoutes } from "./leads/lead-routes.js";
import { mailRoutes } from "./mails/mail-routes.js";
import { createMapGaps } from "./map-gaps.js";
import { peopleRoutes } from "./people/people-routes.js";
import { readAttention, readDeskHealth } from "./read-health.js";
import { createRunner } from "./runner.js";
import { deskVehicleRoutes } from "./vehicles/vehicle-routes.js";

export interface DeskRoutesOptions {
	readonly orm: Orm;
	readonly places: Pick<PlaceIndex, "byZip" | "read">;
	readonly settings: Pick<
		Settings,
		"backup" | "mail" | "mapFile" | "hasInsight" | "publicUrl" | "confirmsLeads"
	>;
	readonly log: Logger;
	/** Aborted when the desk is stopped. */
	readonly signal?: AbortSignal;
}

/** What the desk's pages call below `/api`. */
export function deskRoutes({
	orm: database,
	places,
	settings,
	log,
	signal,
}: DeskRoutesOptions): Hono {
	const orm = withLockTimeout(database);
	const runner = createRunner(database, log, signal);
	const readMapGaps = createMapGaps(orm, settings.mapFile);
	return new Hono()
		.route("/changes", changeRoutes(orm, runner))
		.route("/corrections", correctionRoutes(orm))
		.route("/company", companyRoutes(orm))
		.route("/dealers", dealerRoutes(orm, places, settings))
		.route("/leads", deskLeadRoutes(orm, settings))
		.route("/mails", mailRoutes(orm, settings))
		.route("/imports", importRoutes(runner))
		.route("/people", peopleRoutes(orm, settings))
		.route("/vehicles", deskVehicleRoutes(orm))
		.get(
			"/insight",
			handleRead(insightQuerySchema, ({ days }) => readInsight(orm, settings.hasInsight, days)),
		)
		.get("/attention", async (context) => context.json(await readAttention(orm)))
		.get("/health", async (context) => context.json(await readDeskHealth(orm, settings)))
		.get("/health/map", async (context) => context.json(await readMapGaps()));
}
