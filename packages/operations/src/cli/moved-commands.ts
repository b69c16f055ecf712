import type { Command } from "commander";
import { UsageError } from "./cli-error.js";

/** The commands of earlier versions, with where in the desk that is done now. */
const movedCommands: Readonly<Record<string, string>> = {
	changes: "Changes",
	company: "Company",
	"dealerships corrections": "Corrections",
	"dealerships duplicates": "Dealers, and there Likely duplicates",
	"dealerships format": "the dealer",
	"dealerships history": "the dealer",
	"dealerships reject": "Dealers",
	"dealerships unhide": "Dealers",
	insight: "Insight",
	"leads discard": "the lead, or Leads for several",
	"leads hand-over": "the lead, or Leads for several",
	"leads note": "the lead",
	"leads release": "the lead, or Leads for several",
	"leads resend": "the lead, or Leads for several",
	notices: "Health, and from there the mails",
	"people do-not-contact": "People",
	"people find": "People",
	vehicles: "Vehicles",
};

/** Lets commands that moved to the desk say so, whatever follows their names. */
export function addMovedCommands(program: Command): void {
	for (const [name, place] of Object.entries(movedCommands)) {
		let command = program;
		for (const word of name.split(" ")) {
			command =
				command.commands.find((known) => known.name() === word) ??
				command.command(word, { hidden: true });
		}
		command
			.description(`in the desk now: run nev desk, and open ${place}`)
			.helpOption(false)
			.allowUnknownOption()
			.allowExcessArguments()
			.action(() => {
				throw new UsageError(`nev ${name} is in the desk now: run nev desk, and open ${place}.`);
			});
	}
}
