/**
 * The honeypot is filled in, and the sender can ask its visitor to press the button again: a browser's autofill may
 * have filled it in.
 */
export class PressAgainError extends Error {
	override readonly name = "PressAgainError";
}
