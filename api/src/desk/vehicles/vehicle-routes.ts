import { historyQuerySchema, vehicleEditSchema, vehicleQuerySchema } from "@nev/contract/desk";
import { Hono } from "hono";
import { limitBody, parseBody, parseQuery } from "../../http/parse-request.js";
import type { Orm } from "../../storage/orm.js";
import { deskAuthor } from "../author.js";
import { readHistory } from "../changes/read-history.js";
import { readId } from "../lists/read-id.js";
import { editDeskVehicle } from "./edit-vehicle.js";
import { listVehicles } from "./list-vehicles.js";
import { listPictures, readDeskVehicle } from "./read-vehicle.js";

/** `/api/vehicles` of the desk. */
export function deskVehicleRoutes(orm: Orm): Hono {
	return new Hono()
		.get("/", async (context) =>
			context.json(await listVehicles(orm, parseQuery(vehicleQuerySchema, context.req.query()))),
		)
		.get("/pictures", async (context) => context.json(await listPictures(orm)))
		.get("/:id", async (context) => context.json(await readDeskVehicle(orm, readId(context))))
		.get("/:id/history", async (context) => {
			const { before } = parseQuery(historyQuerySchema, context.req.query());
			return context.json(await readHistory(orm, "vehicles", readId(context), before));
		})
		.put("/:id", limitBody, async (context) => {
			const edit = await parseBody(vehicleEditSchema, context);
			const author = deskAuthor(context, "vehicles edit");
			const result = await editDeskVehicle(orm, readId(context), edit, author);
			return context.json(result, "current" in result ? 409 : 200);
		});
}
