import { type Command, InvalidArgumentError } from "commander";
import {
	type DealershipEdit,
	type EditedDealership,
	editDealership,
} from "../../dealerships/edit-dealership.js";
import type { StoredDealership } from "../../dealerships/stored-dealership.js";
import { checkCoordinates } from "../../imports/dealerships/coordinates.js";
import { checkZip } from "../../imports/dealerships/zip-code.js";
import { placeIndex } from "../../places/place-index.js";
import { cleanLine } from "../../text/clean.js";
import { authorOf } from "../author.js";
import { describeField } from "../changes/describe-change.js";
import { CliError, UsageError } from "../cli-error.js";
import type { Context, Output } from "../context.js";
import { idOption, stateOption } from "../input/options.js";
import { withDatabase } from "../with-database.js";
import { noSuchDealership } from "./show-dealership.js";

interface Point {
	readonly latitude: number | null;
	readonly longitude: number | null;
}

interface EditFlags {
	readonly zip?: string;
	readonly move?: Point;
	readonly expect?: string;
	readonly pauseUntil?: string;
	readonly [field: string]: unknown;
}

/** `nev dealerships edit` */
export function addEdit(parent: Command, context: Context): void {
	parent
		.command("edit")
		.description("corrects a dealership, and prints each field that has another value")
		.argument("<id>", "the id of a dealership", idOption)
		.option("--name <name>", "its name")
		.option("--address <address>", "street and number")
		.option("--city <city>", "its city")
		.option("--state <name>", "its state, such as Florida or FL", stateOption)
		.option("--zip <code>", "its ZIP code")
		.option("--phone <number>", "its telephone number")
		.option("--email <address>", "the address that its leads are mailed to")
		.option("--website <address>", "its website; an empty text for none")
		.option("--pause-until <day>", "not listed before this day; an empty text ends a pause")
		.option("--ref <id>", "your own id of it, which imports find it by; an empty text for none")
		.option("--membership-id <id>", "its membership id; an empty text for none")
		.option(
			"--move <coordinates>",
			"its place on the map, as latitude,longitude such as 26.14,-81.79; none for that of its ZIP code",
			pointOption,
		)
		.option("--expect <version>", "refuses if it has another version than dealerships show --json")
		.action((id: number, { zip, move, expect, pauseUntil, ...fields }: EditFlags) => {
			const edit: DealershipEdit = {
				...fields,
				...(zip !== undefined && { zipCode: zip }),
				...(pauseUntil !== undefined && { pausedUntil: pauseUntil }),
				...move,
			};
			if (Object.keys(edit).length === 0) {
				throw new UsageError("Give what to change, such as --phone.");
			}
			return withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "dealerships edit");
				const edited = await editDealership(orm, id, edit, { author, expectedVersion: expect });
				report(edited, id, context.output);
			});
		});
}

function report(edited: EditedDealership, id: number, output: Output): void {
	switch (edited.kind) {
		case "missing":
			throw noSuchDealership(id);
		case "invalid": {
			const problems = edited.problems.map(({ field, message }) => `${field}: ${message}.`);
			throw new CliError(`Nothing was changed. ${problems.join(" ")}`);
		}
		case "duplicate":
			throw new CliError(
				"Nothing was changed. Another dealership has this name, address and ZIP code, or this ref. See nev dealerships list.",
			);
		case "conflict":
			throw new CliError(
				`Nothing was changed. Somebody has changed it since; see nev dealerships history ${id}.`,
			);
		case "unchanged":
			output.print(`${id}: ${cleanLine(edited.dealership.name)} has these values already`);
			return;
		case "edited":
			for (const field of edited.fields) output.print(describeField(field));
			output.notify(`To take it back, run nev changes undo ${edited.change}.`);
			for (const doubt of doubtsAbout(edited.dealership)) output.notify(`Please check: ${doubt}.`);
	}
}

/** Where ZIP code, state and coordinates disagree, as an import would say it. */
function doubtsAbout({ zipCode, state, latitude, longitude }: StoredDealership): string[] {
	const places = placeIndex();
	const centre = places.byZip(zipCode.slice(0, 5));
	const coordinates = checkCoordinates(`${latitude ?? ""}`, `${longitude ?? ""}`, centre);
	return [...checkZip(zipCode, state, places).notes, ...coordinates.notes].map(({ text }) => text);
}

function pointOption(text: string): Point {
	if (text === "none") return { latitude: null, longitude: null };
	const [latitude = "", longitude = "", ...others] = text.split(",").map((part) => part.trim());
	const { notes, ...point } = checkCoordinates(latitude, longitude, undefined);
	const [note] = notes;
	if (others.length > 0 || note || point.latitude === null) {
		throw new InvalidArgumentError(
			`Give latitude and longitude, such as 26.14,-81.79.${note ? ` Here, ${note.text}.` : ""}`,
		);
	}
	return point;
}
