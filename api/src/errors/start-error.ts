import { OperatorError } from "./operator-error.js";

/** A failure to start that the operator can correct. */
export class StartError extends OperatorError {
	override readonly name: string = "StartError";
}
