import {
	cleanLine,
	type DealershipEdit,
	type EditedDealership,
	editDealership,
	placeIndex,
	type StoredDealership,
} from "@nev/api/operations";
import { dealershipLabels, mapDealershipFields } from "@nev/contract";
import type { DealerField } from "@nev/contract/desk";
import { type Command, InvalidArgumentError, Option } from "commander";
import { checkCoordinates } from "../../imports/dealerships/coordinates.js";
import { checkZip, noteOfUnknownZip } from "../../imports/dealerships/zip-code.js";
import { authorOf } from "../author.js";
import { CliError, UsageError } from "../cli-error.js";
import type { Context, Output } from "../context.js";
import { flagOf, idOption, stateOption } from "../input/options.js";
import { reportEdit } from "../output/report-edit.js";
import { withDatabase } from "../with-database.js";
import { noSuchDealership } from "./show-dealership.js";

interface Point {
	readonly latitude: number | null;
	readonly longitude: number | null;
}

/** An option for each field, except the coordinates (`--move`) and the format (the desk). */
const fieldOptions: Readonly<Record<Exclude<DealerField, keyof Point | "leadFormat">, Option>> = {
	...mapDealershipFields(
		(field) =>
			new Option(
				`${flagOf(field)} <text>`,
				`its ${dealershipLabels[field].toLowerCase()}; an empty text for none`,
			),
	),
	name: new Option("--name <name>", "its name"),
	address: new Option("--address <address>", "street and number"),
	city: new Option("--city <city>", "its city"),
	phone: new Option("--phone <number>", "its phone number"),
	email: new Option("--email <address>", "the address that its leads are mailed to"),
	leadAddresses: new Option(
		"--lead-addresses <list>",
		"where its leads are mailed too, up to four, such as 'a@x.example; b@y.example (ADF)'; an empty text for none",
	),
	state: new Option("--state <name>", "its state, such as Florida or FL").argParser(stateOption),
	zipCode: new Option("--zip <code>", "its ZIP code"),
	timeZone: new Option(
		"--time-zone <name>",
		"that of its opening hours, such as America/Chicago; an empty text for that of its ZIP code",
	),
	pausedUntil: new Option(
		"--pause-until <day>",
		"not listed before this day; an empty text ends a pause",
	),
	ref: new Option(
		"--ref <id>",
		"your own id of it, which imports find it by; an empty text for none",
	),
};

interface EditFlags {
	readonly move?: Point;
	readonly expect?: string;
	readonly [flag: string]: unknown;
}

/** `nev dealerships edit` */
export function addEdit(parent: Command, context: Context): void {
	const command = parent
		.command("edit")
		.description("corrects a dealership, and prints each field that has another value")
		.argument("<id>", "the id of a dealership", idOption);
	for (const option of Object.values(fieldOptions)) command.addOption(option);
	command
		.option(
			"--move <coordinates>",
			"its place on the map, as latitude,longitude such as 26.14,-81.79; none for that of its ZIP code",
			pointOption,
		)
		.option("--expect <version>", "refuses if it has another version than dealerships show --json")
		.action((id: number, { move, expect, ...flags }: EditFlags) => {
			const given = Object.entries(fieldOptions)
				.map(([field, option]) => [field, flags[option.attributeName()]])
				.filter(([, value]) => value !== undefined);
			const edit: DealershipEdit = { ...Object.fromEntries(given), ...move };
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
	if (edited.kind === "duplicate") {
		throw new CliError(
			"Nothing was changed. Another dealership has this name, address and ZIP code, or this ref. See nev dealerships list.",
		);
	}
	reportEdit(edited, output, {
		missing: () => noSuchDealership(id),
		unchanged: ({ name }) => `${id}: ${cleanLine(name)} has these values already`,
	});
	if (edited.kind !== "edited") return;
	for (const doubt of doubtsAbout(edited.row)) output.notify(`Please check: ${doubt}.`);
}

/** Where ZIP code, state and coordinates disagree, as an import would say it. */
function doubtsAbout({ zipCode, state, latitude, longitude }: StoredDealership): string[] {
	const places = placeIndex();
	const five = zipCode.slice(0, 5);
	const coordinates = checkCoordinates(
		`${latitude ?? ""}`,
		`${longitude ?? ""}`,
		places.byZip(five),
	);
	const zip = checkZip(zipCode, state, places);
	const isPinned = coordinates.latitude !== null;
	const notes = zip.isUnknown ? [noteOfUnknownZip(five, isPinned, places)] : zip.notes;
	return [...notes, ...coordinates.notes].map(({ text }) => text);
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
