/** A failure to start that the operator can correct. The message says what is wrong and what to do. */
export class StartError extends Error {
	override readonly name: string = "StartError";
}
