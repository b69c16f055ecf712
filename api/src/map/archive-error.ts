/** An archive that cannot be used. */
export class ArchiveError extends Error {
	override readonly name: string = "ArchiveError";
	/** A clause such as `it is empty`. */
	readonly problem: string;
	/** What to do, such as `Copy it again`. */
	readonly remedy: string;

	constructor(problem: string, remedy: string, options?: ErrorOptions) {
		super(`${problem}. ${remedy}.`, options);
		this.problem = problem;
		this.remedy = remedy;
	}
}

/** A file that was changed after it was opened, so that what is known of it is no longer true. */
export class ArchiveChangedError extends ArchiveError {
	override readonly name = "ArchiveChangedError";

	constructor() {
		super("it was changed while it was read", "Try again");
	}
}
