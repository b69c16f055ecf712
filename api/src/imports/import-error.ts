import { OperatorError } from "../operator-error.js";

/** A list that cannot be imported as it is. */
export class ImportError extends OperatorError {
	override readonly name = "ImportError";
}
