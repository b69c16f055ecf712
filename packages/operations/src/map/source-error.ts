import { OperatorError } from "@nev/api/operations";

/** A map that cannot be fetched from where the operator named it. */
export class SourceError extends OperatorError {
	override readonly name: string = "SourceError";
}

/** There is no map at an address. */
export class MissingSourceError extends SourceError {
	override readonly name = "MissingSourceError";
}

/** Another map has taken the place of the one that was read. */
export class SourceChangedError extends SourceError {
	override readonly name = "SourceChangedError";
}

/** The operator has pressed Ctrl+C. */
export class StoppedError extends OperatorError {
	override readonly name = "StoppedError";
}

/** @throws {StoppedError} after Ctrl+C */
export function throwIfStopped({ aborted }: AbortSignal): void {
	if (aborted) throw new StoppedError("Stopped. Nothing was changed.");
}
