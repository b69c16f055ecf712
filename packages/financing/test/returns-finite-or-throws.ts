import { InvalidInputError } from "../src/input/invalid-input-error.js";

/** Whether a call returns only finite numbers, at any depth, or throws an InvalidInputError. */
export function returnsFiniteOrThrows(call: () => unknown): boolean {
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
