/** A list that cannot be imported as it is. The message says what is wrong and what to do. */
export class ImportError extends Error {
	override readonly name = "ImportError";
}
