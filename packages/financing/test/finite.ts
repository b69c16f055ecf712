import { InvalidInputError } from "../src/input/invalid-input-error.js";

/** Whether a call answers with finite numbers only, however deep, or refuses with a typed error. */
export function answersOrRefuses(call: () => unknown): boolean {
	try {
		return hasFiniteNumbers(call());
	} catch (error) {
		if (error instanceof InvalidInputError && error.issues.length > 0) return true;
		throw error;
	}
}

function hasFiniteNumbers(value: unknown): boolean {
	if (typeof value === "number") return Number.isFinite(value);
	if (typeof value === "string") return !/NaN|Infinity|∞/.test(value);
	if (typeof value === "object" && value !== null)
		return Object.values(value).every(hasFiniteNumbers);
	return true;
}
