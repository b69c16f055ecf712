import { cleanJson, cleanLine, vehicles } from "@nev/api/operations";
import { type VehicleField, vehicleFields } from "@nev/contract/desk";
import type { Command } from "commander";
import { asc } from "drizzle-orm";
import { editVehicle } from "../vehicles/edit-vehicle.js";
import { readVehicle } from "../vehicles/stored-vehicle.js";
import { vehicleCells } from "../vehicles/vehicle-cells.js";
import { authorOf } from "./author.js";
import { describeValue } from "./changes/describe-change.js";
import { reportEdit } from "./changes/report-edit.js";
import { CliError, UsageError } from "./cli-error.js";
import type { Context } from "./context.js";
import { flagOf, idOption } from "./input/options.js";
import { type Column, printList } from "./output/table.js";
import { withDatabase } from "./with-database.js";

type Row = typeof vehicles.$inferSelect;

const columns: Column<Row>[] = [
	{ heading: "ID", value: ({ id }) => String(id) },
	{ heading: "NAME", value: ({ name }) => name },
	{ heading: "SLUG", value: ({ slug }) => slug, isOptional: true },
	{ heading: "PRICE", value: ({ price }) => String(price) },
	{ heading: "CATEGORY", value: ({ category }) => category },
	{ heading: "AVAILABLE", value: ({ isAvailable }) => (isAvailable ? "yes" : "no") },
];

interface JsonFlag {
	readonly json?: boolean;
}

type EditFlags = Partial<Record<VehicleField | "expect", string>>;

/** `nev vehicles …` */
export function addVehicleCommands(parent: Command, context: Context): void {
	const { output } = context;
	parent
		.command("list")
		.description("all vehicles, in the catalogue's order")
		.option("--json", "prints JSON")
		.action(({ json }: JsonFlag) =>
			withDatabase(context, async ({ orm }) => {
				const rows = await orm.select().from(vehicles).orderBy(asc(vehicles.id));
				printList(rows, { columns, none: "There are no vehicles yet.", json }, output);
			}),
		);

	parent
		.command("show")
		.description("one vehicle in full")
		.argument("<id>", "the id of a vehicle", idOption)
		.option("--json", "prints JSON")
		.action((id: number, { json }: JsonFlag) =>
			withDatabase(context, async ({ orm }) => {
				const vehicle = await readVehicle(orm, id);
				if (!vehicle) throw noSuchVehicle(id);
				if (json) return output.print(cleanJson(vehicle));
				for (const [field, cell] of Object.entries(vehicleCells(vehicle))) {
					output.print(`${`${field}:`.padEnd(15)}${describeValue(cell)}`);
				}
			}),
		);

	const edit = parent
		.command("edit")
		.description("changes a vehicle, and prints each field that has another value")
		.argument("<id>", "the id of a vehicle", idOption)
		.option("--expect <version>", "refuses if it has another version than vehicles show --json");
	for (const field of vehicleFields) {
		edit.option(`${flagOf(field)} <text>`, "as in the file of an import");
	}
	edit.action((id: number, { expect, ...values }: EditFlags) => {
		if (Object.keys(values).length === 0) {
			throw new UsageError("Give what to change, such as --price 8995.");
		}
		return withDatabase(context, async ({ orm }) => {
			const author = authorOf(context, "vehicles edit");
			const edited = await editVehicle(orm, id, values, { author, expectedVersion: expect });
			reportEdit(edited, output, {
				missing: () => noSuchVehicle(id),
				unchanged: ({ name }) => `${id}: ${cleanLine(name)} has these values already`,
			});
		});
	});
}

function noSuchVehicle(id: number): CliError {
	return new CliError(`There is no vehicle ${id}. To see all vehicles, run nev vehicles list.`);
}
