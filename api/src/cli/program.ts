import { Command } from "commander";
import type { Context } from "./context.js";
import { addDealershipCommands } from "./dealerships/dealership-commands.js";
import { addImportDealerships } from "./import-dealerships/command.js";
import { addImportVehicles } from "./import-vehicles/command.js";
import { addLeadCommands } from "./leads/lead-commands.js";
import { addSeed } from "./seed-command.js";

/** The commands of the cli; each is added with what it needs of its surroundings. */
export function createProgram(context: Context): Command {
	const { output } = context;
	const program = new Command("nev")
		.description(
			"The operator's cli. It works on the database of DATABASE_URL, or else on the one in DATA_DIR, whether the server runs or not.",
		)
		.exitOverride()
		.showHelpAfterError("Add --help to see how it is written.")
		.configureOutput({
			writeOut: (text) => output.print(text.trimEnd()),
			writeErr: (text) => output.tell(text.trimEnd()),
			getOutHelpWidth: () => Math.min(output.columns, 100),
			getErrHelpWidth: () => Math.min(output.columns, 100),
		});
	addLeadCommands(program.command("leads").description("what visitors have sent"), context);
	addDealershipCommands(
		program.command("dealerships").description("who sees a dealership, and how it gets its leads"),
		context,
	);
	const imports = program.command("import").description("your own catalogue and dealers");
	addImportVehicles(imports, context);
	addImportDealerships(imports, context);
	addSeed(program, context);
	return program;
}
