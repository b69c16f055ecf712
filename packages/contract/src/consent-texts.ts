import { singleLineMaxLength } from "./text-fields.js";

/**
 * The texts with which the inquiry form has asked for consent, oldest first. Stored consents name them
 * by version: a new wording gets a new version, and none is ever changed or removed.
 */
export const consentTexts = [
	{
		version: "en-1",
		text: "I agree that {seller}, {phone}, may call and text me about my inquiry, also by automated means, at the phone number I give above. Consent is not a condition of purchase.",
	},
	{
		version: "es-1",
		text: "Acepto que {seller}, {phone}, me llame y me envíe mensajes de texto sobre mi consulta, también por medios automatizados, al número de teléfono que indico arriba. El consentimiento no es condición de compra.",
	},
] as const;

/**
 * The version of our text that somebody agreed to; undefined if the words are not ours, as on a page
 * that asks in its own. The names of a seller and its number take the place of the placeholders.
 */
export function consentVersionOf(agreed: string): string | undefined {
	return consentTexts.find(({ text }) => namesIn(text, agreed) !== undefined)?.version;
}

/**
 * The seller that a consent names, with its phone number; undefined if the text is not one of `consentTexts`.
 *
 * @example consentSellerOf(text); // "Gulf Coast Carts, (239) 555-0142"
 */
export function consentSellerOf(agreed: string): string | undefined {
	return consentTexts.map(({ text }) => namesIn(text, agreed)).find(Boolean);
}

/** What takes the place of the placeholders, and what is between them. Undefined: it is not this text. */
function namesIn(template: string, text: string): string | undefined {
	const [start = "", between = "", end = ""] = template.split(/\{seller\}|\{phone\}/);
	if (!text.startsWith(start) || !text.endsWith(end)) return undefined;
	const filled = text.slice(start.length, -end.length);
	const names = filled.split(between);
	const isFilled =
		names.length >= 2 &&
		names.every((name) => name.trim() !== "") &&
		names.every((name) => name.length <= singleLineMaxLength && !/\n/.test(name));
	return isFilled ? filled : undefined;
}
