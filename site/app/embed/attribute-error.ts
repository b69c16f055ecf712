import type { OfferedAttribute } from "./widget-catalog.js";

/** What to enter instead of a text that an attribute cannot have; undefined if it can have it. */
export function attributeError(
	{ name, type, choices }: OfferedAttribute,
	text: string,
): string | undefined {
	if (type === "boolean") return undefined;
	if (text.length > 200) return "Enter at most 200 characters.";
	if (type === "number" && !isPositive(Number(text))) {
		return "Enter a number greater than 0, without commas or units.";
	}
	if (Array.isArray(choices) && !choices.some(({ value }) => value === text)) {
		return "Choose one of the options.";
	}
	if (name === "zip" && !/^\d{5}$/.test(text)) return "Enter the five digits of a ZIP code.";
	if (/-(href|url)$/.test(name) && !isWebAddress(text)) {
		return "Enter a web address that starts with https://.";
	}
	if (name.endsWith("-phone") && text.replace(/\D/g, "").length < 10) {
		return "Enter a phone number with its area code.";
	}
	if (name === "vehicle-href" && !text.includes("{slug}")) {
		return "Enter {slug} where the vehicle's name goes.";
	}
	return undefined;
}

const isPositive = (number: number) => Number.isFinite(number) && number > 0;

/** Not a relative one: it would lead to this site in a frame, and "www.example.com" is one. */
const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#]\S*$/i.test(text);
