import type { Dealer, DealerValues } from "@nev/contract/desk";
import { milesBetween } from "../../places/miles-between.js";
import type { PlaceIndex } from "../../places/place-index.js";

/** Coordinates farther from the centre of the ZIP code are doubtful, as in an import. In miles. */
const maxMilesFromZip = 50;

/** What is doubtful about a dealer's ZIP code, state and coordinates. */
export function placeDoubts(
	{ zipCode, state, latitude, longitude }: DealerValues,
	places: Pick<PlaceIndex, "byZip">,
): Dealer["doubts"] {
	const place = places.byZip(zipCode.slice(0, 5));
	if (!place) return ["unknown-zip"];
	const isFar =
		latitude !== null &&
		longitude !== null &&
		milesBetween({ latitude, longitude }, place) > maxMilesFromZip;
	return [
		...(place.state === state ? [] : (["zip-in-other-state"] as const)),
		...(isFar ? (["far-from-zip"] as const) : []),
	];
}
