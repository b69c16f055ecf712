import {
	type Author,
	images,
	limitBody,
	notFound,
	type Orm,
	parseBody,
	parseQuery,
} from "@nev/api/operations";
import {
	type DeskVehicle,
	type EditConflict,
	historyQuerySchema,
	newVehicleSchema,
	type Saved,
	type VehicleEdit,
	vehicleEditSchema,
	vehicleQuerySchema,
} from "@nev/contract/desk";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { addVehicle } from "../../vehicles/add-vehicle.js";
import { editVehicle } from "../../vehicles/edit-vehicle.js";
import { answerEdit, refuseProblems } from "../answer-edit.js";
import { deskAuthor } from "../author.js";
import { readHistory } from "../changes/read-history.js";
import { readId } from "../lists/read-id.js";
import { listVehicles } from "./list-vehicles.js";
import { listPictures, readDeskVehicle, toDeskVehicle } from "./read-vehicle.js";

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
		.post("/", limitBody, async (context) => {
			const { values } = await parseBody(newVehicleSchema, context);
			const author = deskAuthor(context, "vehicles add");
			const added = await addVehicle(orm, values, author);
			if (added.kind === "invalid") return refuseProblems(added.problems, sentenceOf);
			const { row, change } = added;
			return context.json({ saved: toDeskVehicle(row), change } satisfies Saved<DeskVehicle>, 201);
		})
		.put("/:id", limitBody, async (context) => {
			const edit = await parseBody(vehicleEditSchema, context);
			const author = deskAuthor(context, "vehicles edit");
			const result = await editDeskVehicle(orm, readId(context), edit, author);
			return context.json(result, "current" in result ? 409 : 200);
		});
}

/**
 * Changes the edited fields of a vehicle, if it still has the version that the operator saw.
 *
 * @returns the vehicle as it is now, or the conflict: what it was changed to meanwhile
 * @throws {HttpError} 404
 * @throws {DeskError} 422 with a message for each refused field
 */
async function editDeskVehicle(
	orm: Orm,
	id: number,
	{ version, values }: VehicleEdit,
	author: Author,
): Promise<Saved<DeskVehicle> | EditConflict<DeskVehicle>> {
	const options = { author, expectedVersion: version };
	const edited = await editVehicle(orm, id, values, options);
	return answerEdit(edited, "vehicle", toDeskVehicle, sentenceOf);
}

const sentenceOf = (message: string) => `It ${message}`;

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
