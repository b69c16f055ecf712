import * as z from "zod/mini";
import { described } from "./field-descriptions.js";
import { honeypotName } from "./form-payload.js";
import { singleLineMaxLength } from "./text-fields.js";

/** More than a solved challenge has. */
const proofMaxLength = 2000;

/**
 * Hidden fields that help to recognise bots. All are optional, and no value makes a submission
 * invalid: a suspicious lead is stored and held for the operator.
 */
export const spamSignalFields = {
	/** Value of the honeypot. Bots fill it in. */
	[honeypotName]: described(
		z.catch(
			z.optional(
				z.pipe(
					z.string(),
					z.transform((text) => text.slice(0, singleLineMaxLength)),
				),
			),
			undefined,
		),
		"A honeypot. Leave it out: forms hide this field from people, so a value marks the sender as a bot. The lead is kept and held for the operator, unless the sender can ask its visitor: see `pressedAgain`. Only the first 200 characters are stored.",
	),
	/** Milliseconds from the form's first display to its submission. */
	fillTime: described(
		z.catch(z.optional(z.number()), undefined),
		"Milliseconds from the form's first display to its submission. Less than anybody needs marks the sender as a bot. The lead is kept and held for the operator, unless it proves itself: see `proof`. Leave it out if you cannot measure it; anything but a number counts as left out.",
	),
	/** Empty, or the solution of a challenge. */
	proof: described(
		z.catch(z.optional(z.string().check(z.maxLength(proofMaxLength))), undefined),
		'Empty if the sender can solve a challenge. If this lead looks doubtful, the answer is then 428 with a `challenge`. Send the same body with the same idempotency key again, and as its proof base64 of `{"challenge": …, "solution": {"counter": …, "derivedKey": …}}` (ALTCHA, proof of work version 2), before the challenge expires: at most 2,000 characters, which is more than a solved challenge has. Left out, or without an idempotency key, a doubtful lead is kept and held for the operator.',
	),
	/** False: the visitor can be asked to press the button again. True: they were, and did. */
	pressedAgain: described(
		z.catch(z.optional(z.boolean()), undefined),
		"False if you can ask your visitor. If the honeypot is filled in, as by a browser's autofill, nothing is stored then, and the answer is 428 with the code `press-again-required`. Ask them to press the button again, and send the same body with the same idempotency key, without the honeypot and with true here. Left out, a lead with a filled honeypot is kept and held for the operator.",
	),
};

/** The values of {@link spamSignalFields}. */
export interface SpamSignals {
	website?: string | undefined;
	fillTime?: number | undefined;
	proof?: string | undefined;
	pressedAgain?: boolean | undefined;
}
