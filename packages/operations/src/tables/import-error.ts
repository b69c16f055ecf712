import { OperatorError } from "@nev/api/operations";

/** A list that cannot be imported as it is. */
export class ImportError extends OperatorError {
	override readonly name = "ImportError";
}
