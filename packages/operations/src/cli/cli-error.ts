import { OperatorError } from "@nev/api/operations";

/** A failure of a command that the operator can correct. */
export class CliError extends OperatorError {
	override readonly name: string = "CliError";
}

/** A command with invalid arguments. */
export class UsageError extends CliError {
	override readonly name = "UsageError";
}

/** A command that failed, or has left something out, after it printed all that there is to report. */
export class ExitError extends Error {
	override readonly name = "ExitError";

	readonly outcome: "failure" | "doneWithNotes";

	constructor(outcome: ExitError["outcome"] = "failure") {
		super();
		this.outcome = outcome;
	}
}
