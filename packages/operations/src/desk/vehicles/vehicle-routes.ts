import { images, notFound, type Orm } from "@nev/api/operations";
import { newVehicleSchema, vehicleEditSchema, vehicleQuerySchema } from "@nev/contract/desk";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { editVehicle } from "../../vehicles/edit-vehicle.js";
import { answerEdit } from "../answer-edit.js";
import { handleHistory } from "../changes/read-history.js";
import { handleChange, handleRead } from "../handlers.js";
import { readId } from "../lists/read-id.js";
import { addVehicle, sentenceOf } from "./add-vehicle.js";
import { listVehicles } from "./list-vehicles.js";
import { listPictures, readDeskVehicle, toDeskVehicle } from "./read-vehicle.js";

/** `/api/vehicles` of the desk. */
export function deskVehicleRoutes(orm: Orm): Hono {
	return new Hono()
		.get(
			"/",
			handleRead(vehicleQuerySchema, (query) => listVehicles(orm, query)),
		)
		.get("/pictures", async (context) => context.json(await listPictures(orm)))
		.get("/:id", async (context) => context.json(await readDeskVehicle(orm, readId(context))))
		.get("/:id/history", handleHistory(orm, "vehicles"))
		.post(
			"/",
			...handleChange(
				newVehicleSchema,
				"vehicles add",
				(vehicle, author) => addVehicle(orm, vehicle, author),
				201,
			),
		)
		.put(
			"/:id",
			...handleChange(
				vehicleEditSchema,
				"vehicles edit",
				async ({ version, values }, author, context) => {
					const options = { author, expectedVersion: version };
					const edited = await editVehicle(orm, readId(context), values, options);
					return answerEdit(edited, "vehicle", toDeskVehicle, sentenceOf);
				},
			),
		);
}

/**
 * The pictures of vehicles, at the same path as on the site, so that the address of a picture shows it in
 * both. They need no session: an `img` cannot send its header, and the site shows them to everybody.
 */
export function pictureRoutes(orm: Orm): Hono {
	return new Hono().get("/:name", async (context) => {
		const name = context.req.param("name");
		const [picture] = await orm.select().from(images).where(eq(images.name, name));
		if (!picture) return notFound("There is no such picture.");
		// A picture that is opened by itself is a document of the desk. No script may run in it.
		context.header(
			"content-security-policy",
			"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
		);
		return context.body(picture.svg, 200, { "content-type": "image/svg+xml; charset=utf-8" });
	});
}
