import type { Orm } from "@nev/api/operations";
import {
	acceptCorrectionSchema,
	correctionQuerySchema,
	declineCorrectionSchema,
} from "@nev/contract/desk";
import { Hono } from "hono";
import { handleChange, handleRead } from "../handlers.js";
import { readId } from "../lists/read-id.js";
import { decideCorrection } from "./decide-correction.js";
import { listWaiting } from "./list-corrections.js";

/** `/api/corrections` of the desk: what dealers ask to correct in their own listings. */
export function correctionRoutes(orm: Orm): Hono {
	return new Hono()
		.get(
			"/",
			handleRead(correctionQuerySchema, (query) => listWaiting(orm, query)),
		)
		.post(
			"/:id/accept",
			...handleChange(
				acceptCorrectionSchema,
				"corrections accept",
				({ version }, author, context) => {
					const options = { author, expectedVersion: version };
					return decideCorrection(orm, readId(context), "accepted", options);
				},
			),
		)
		.post(
			"/:id/decline",
			...handleChange(declineCorrectionSchema, "corrections decline", (body, author, context) => {
				const { version, reason } = body;
				const options = { author, expectedVersion: version, reason };
				return decideCorrection(orm, readId(context), "declined", options);
			}),
		);
}
