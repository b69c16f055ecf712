import type { Command } from "commander";
import { UsageError } from "./cli-error.js";

/** The commands of earlier versions, with where the desk does the same now. */
const movedCommands: Readonly<Record<string, string>> = {
	changes: "Changes",
	company: "Company",
	"dealerships corrections": "Corrections",
	"dealerships duplicates": "Dealers, Likely duplicates",
	"dealerships format": "the dealer's page",
	"dealerships history": "the dealer's page",
	"dealerships reject": "Dealers",
	"dealerships unhide": "Dealers",
	insight: "Insight",
	vehicles: "Vehicles",
};

/** Makes each say where its work is done now, whatever follows its name. */
export function addMovedCommands(program: Command): void {
	for (const [name, place] of Object.entries(movedCommands)) {
		let command = program;
		for (const word of name.split(" ")) {
			command =
				command.commands.find((known) => known.name() === word) ??
				command.command(word, { hidden: true });
		}
		command
			.helpOption(false)
			.allowUnknownOption()
			.allowExcessArguments()
			.action(() => {
				throw new UsageError(
					`The command ${name} is gone: run nev desk, which has it under ${place}.`,
				);
			});
	}
}
