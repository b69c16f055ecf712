import { newerSchemaError } from "@nev/api/operations";
import type { Command } from "commander";
import type { Context } from "./context.js";
import { withDatabase } from "./with-database.js";

/** `nev migrate` */
export function addMigrate(program: Command, context: Context): void {
	program
		.command("migrate")
		.description("gives the database the schema of this version; make a backup first")
		.action(() =>
			withDatabase(
				context,
				async ({ schemaBefore: { missing, newer } }) => {
					if (newer > 0) throw newerSchemaError(newer);
					context.output.print(
						missing.length > 0
							? `Applied ${missing.join(", ")}.`
							: "The database has the schema of this version already.",
					);
				},
				{ migrates: true, creates: true },
			),
		);
}
