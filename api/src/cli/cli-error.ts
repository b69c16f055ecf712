/** A failure that the operator can correct. The message says what is wrong and what to do. */
export class CliError extends Error {
	override readonly name: string = "CliError";
}

/** A command with invalid arguments. */
export class UsageError extends CliError {
	override readonly name = "UsageError";
}

/** A command that failed after it printed all that there is to report. */
export class ExitError extends Error {
	override readonly name = "ExitError";
}
