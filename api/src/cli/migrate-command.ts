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
				async ({ appliedMigrations }) => {
					context.output.print(
						appliedMigrations.length > 0
							? `Applied ${appliedMigrations.join(", ")}.`
							: "The database has the schema of this version already.",
					);
				},
				{ migrates: true, creates: true },
			),
		);
}
