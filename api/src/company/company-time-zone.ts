import { isTimeZone } from "@nev/contract";
import { factDefaults } from "./company-facts.js";

/** Zones by what people call them: the letters before `ST`, `DT` and `T`, and a word of the name. */
const zones = [
	["e", "eastern", "America/New_York"],
	["c", "central", "America/Chicago"],
	["m", "mountain", "America/Denver"],
	["", "arizona", "America/Phoenix"],
	["p", "pacific", "America/Los_Angeles"],
	["ak", "alaska", "America/Anchorage"],
	["h", "hawaii", "Pacific/Honolulu"],
	["a", "atlantic", "America/Puerto_Rico"],
] as const;

/** The IANA name of the zone that the company states for its hours, such as EST; New York's if it is unknown. */
export function companyTimeZone(stated: string | null | undefined): string {
	const text = stated ?? factDefaults.supportTimeZone;
	if (text.includes("/") && isTimeZone(text)) return text;
	const [, letters] = /^(\w{1,2}?)[sd]?t$/i.exec(text) ?? [];
	const lower = text.toLowerCase();
	const zone = zones.find(
		([short, word]) => lower.includes(word) || short === letters?.toLowerCase(),
	);
	return zone?.[2] ?? "America/New_York";
}
