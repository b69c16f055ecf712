/// <reference path="./zipcode-to-timezone.d.ts" />
import { lookup } from "zipcode-to-timezone";

/** The zones of the territories, which the package lacks. */
const territories: Readonly<Record<string, string>> = {
	"American Samoa": "Pacific/Pago_Pago",
	Guam: "Pacific/Guam",
	"Northern Mariana Islands": "Pacific/Guam",
	"Puerto Rico": "America/Puerto_Rico",
	"U.S. Virgin Islands": "America/Puerto_Rico",
};

/**
 * The IANA name of a place's time zone, by the data of the `zipcode-to-timezone` package, which is wrong
 * for about 1 % of ZIP codes; null if it is unknown.
 */
export function timeZoneOf({ state, zipCode }: { state: string; zipCode: string }): string | null {
	return territories[state] ?? lookup(zipCode.slice(0, 5));
}
