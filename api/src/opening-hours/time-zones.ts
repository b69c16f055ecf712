/// <reference path="./zipcode-to-timezone.d.ts" />
import { isTimeZone } from "@nev/contract";
import { lookup } from "zipcode-to-timezone";

/** The zones of the territories, which the package lacks. */
const territories: Readonly<Record<string, string>> = {
	"American Samoa": "Pacific/Pago_Pago",
	Guam: "Pacific/Guam",
	"Northern Mariana Islands": "Pacific/Guam",
	"Puerto Rico": "America/Puerto_Rico",
	"U.S. Virgin Islands": "America/Puerto_Rico",
};

/** ZIP codes, and the first three digits of some, of which the package tells the zone of their neighbors. */
const corrections: Readonly<Record<string, string>> = {
	// The east of Alabama that keeps the time of Columbus, Georgia: Phenix City, Lanett and Valley.
	"America/New_York": "36854 36863 36867 36868 36869 36870 36877",
	"America/Chicago": [
		// Western Kentucky: Bowling Green, Owensboro and Paducah, and the counties to the east of them.
		"420 421 422 423 424 40111 40115 40140 40143 40144 40145 40146 40152 40153 40170 40171 40176",
		"40178 42602 42629 42713 42715 42720 42722 42741 42742 42743 42746 42753 42754 42755 42759",
		"42762 42765 42782",
		// Indiana by Lake Michigan and around Evansville.
		"463 464 476 477 47531 47536 47550 47552 47556 47579 47922 47951 47963 47964 47977 47978",
		// In North Dakota, the counties of Mandan and Beulah, and to the south of them.
		"58520 58523 58528 58538 58541 58545 58554 58563 58566 58568 58570 58571 58580",
	].join(" "),
	"America/Denver": "89883",
	"America/Boise": "97901 97902 97903 97906 97908 97909 97910 97911 97913 97914 97917 97918 97920",
	// Of Arizona, only the Navajo Nation has daylight saving time.
	"America/Phoenix": [
		"853 855 856 859 864 86021 86022 86024 86025 86029 86030 86032 86034 86036 86038 86039 86040",
		"86042 86043 86046 86047",
	].join(" "),
	"America/Adak": "99546 99547",
};

const corrected = new Map(
	Object.entries(corrections).flatMap(([timeZone, codes]) =>
		codes.split(" ").map((code) => [code, timeZone] as const),
	),
);

/**
 * The IANA name of a place's time zone, by the data of the `zipcode-to-timezone` package, and for a ZIP
 * code that is newer, by that of its neighbors; null if it is unknown.
 */
export function timeZoneOf({ state, zipCode }: { state: string; zipCode: string }): string | null {
	const zip = zipCode.slice(0, 5);
	return territories[state] ?? zoneOfZip(zip) ?? zoneOfNeighbor(zip);
}

/** The IANA name of a dealership's time zone: its own, or else that of its place; null if it is unknown. */
export function dealerTimeZone({
	timeZone,
	...place
}: {
	timeZone: string | null;
	state: string;
	zipCode: string;
}): string | null {
	return timeZone !== null && isTimeZone(timeZone) ? timeZone : timeZoneOf(place);
}

function zoneOfZip(zip: string): string | null {
	return corrected.get(zip) ?? corrected.get(zip.slice(0, 3)) ?? lookup(zip);
}

/** The zone of the next ZIP code with the same first three digits, which are those of an area. */
function zoneOfNeighbor(zip: string): string | null {
	for (let distance = 1; distance < 100; distance++) {
		for (const number of [Number(zip) - distance, Number(zip) + distance]) {
			const other = `${number}`.padStart(5, "0");
			const zone = other.startsWith(zip.slice(0, 3)) ? zoneOfZip(other) : null;
			if (zone) return zone;
		}
	}
	return null;
}
