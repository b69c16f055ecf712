import { Command } from "commander";
import { addBackupCommands } from "./backup-commands.js";
import type { Context } from "./context.js";
import { addDealershipCommands } from "./dealerships/dealership-commands.js";
import { addDesk } from "./desk-command.js";
import { addLeadCommands } from "./leads/lead-commands.js";
import { addExports } from "./lists/export-lists.js";
import { addImportCompany } from "./lists/import-company.js";
import { addImportDealerships } from "./lists/import-dealerships.js";
import { addImportRates } from "./lists/import-rates.js";
import { addImportVehicles } from "./lists/import-vehicles.js";
import { addMapCommands } from "./map-commands.js";
import { addMigrate } from "./migrate-command.js";
import { addMovedCommands } from "./moved-commands.js";
import { addPeopleCommands } from "./people-commands.js";
import { addSeed } from "./seed-command.js";

/** Creates the commands of the cli. */
export function createProgram(context: Context): Command {
	const { output } = context;
	const program = new Command("nev")
		.description(
			"The operator's cli. It uses the database of DATABASE_URL, or else the one in DATA_DIR, whether or not the server runs.",
		)
		.exitOverride()
		.showHelpAfterError("Add --help to see the usage.")
		.configureOutput({
			writeOut: (text) => output.print(text.trimEnd()),
			writeErr: (text) => output.notify(text.trimEnd()),
			getOutHelpWidth: () => Math.min(output.columns, 100),
			getErrHelpWidth: () => Math.min(output.columns, 100),
		});
	addLeadCommands(program.command("leads").description("what visitors sent"), context);
	addDealershipCommands(
		program
			.command("dealerships")
			.description("who is listed, with which address, and how they get their leads"),
		context,
	);
	const imports = program.command("import").description("your own catalogue and dealers");
	addImportVehicles(imports, context);
	addImportDealerships(imports, context);
	addImportRates(imports, context);
	addImportCompany(imports, context);
	addExports(program.command("export").description("your lists as files"), context);
	addMapCommands(program.command("map").description("the file of your own map"), context);
	addPeopleCommands(
		program.command("people").description("what is stored about a person, and their wishes"),
		context,
	);
	addDesk(program, context);
	addSeed(program, context);
	addMigrate(program, context);
	addBackupCommands(program, context);
	addMovedCommands(program);
	return program;
}
