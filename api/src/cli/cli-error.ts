/** What a command could not do; the message says so in a sentence, and what to do about it. */
export class CliError extends Error {
	override readonly name: string = "CliError";
}

/** A command that was written wrongly. */
export class UsageError extends CliError {
	override readonly name = "UsageError";
}

/** A command that has said all there is to say, and has failed all the same. */
export class ExitError extends Error {
	override readonly name = "ExitError";
}
