/** What stops the start and is the operator's to mend; the message says what and how. */
export class StartError extends Error {
	override readonly name: string = "StartError";
}
