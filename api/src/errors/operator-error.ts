/** A failure that the operator can correct. The message says what is wrong and what to do. */
export class OperatorError extends Error {
	override readonly name: string = "OperatorError";
}

/** A failure to start that the operator can correct. */
export class StartError extends OperatorError {
	override readonly name: string = "StartError";
}
