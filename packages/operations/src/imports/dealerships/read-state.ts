import { parseRegion, type RegionName, readRegion } from "@nev/contract";

/** The capital is in the District, whatever its name says. */
const capital = /^wash(ington)? d ?c$/;

/**
 * Reads a state as lists have it: `Fla.`, `US-FL`, `FL - Florida`, `Washington DC`. Undefined for a text
 * that names none, or two.
 */
export function readState(text: string): RegionName | undefined {
	const plain = parseRegion(text);
	if (plain) return plain;
	const words = text
		.normalize("NFD")
		.toLowerCase()
		.replaceAll(/[\u0300-\u036f.]/g, "")
		.split(/[^a-z]+/)
		.filter((word) => word !== "");
	const named = words.length > 1 ? words.filter((word) => !/^usa?$/.test(word)) : words;
	const name = named.join(" ");
	if (capital.test(name)) return "District of Columbia";
	const whole = readRegion(name);
	if (whole) return whole;
	const halves = named.map((_, index) => [
		readRegion(named.slice(0, index).join(" ")),
		readRegion(named.slice(index).join(" ")),
	]);
	return halves.find(([before, after]) => before !== undefined && before === after)?.[0];
}
