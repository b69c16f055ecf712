import { milesBetween, type PlaceIndex } from "@nev/api/operations";
import type { Dealer, DealerValues, PlaceCheck } from "@nev/contract/desk";
import { maxMilesFromZip } from "../../imports/dealerships/coordinates.js";

type Place = Pick<DealerValues, "zipCode" | "latitude" | "longitude"> & { readonly state: string };

/** What is doubtful about a dealer's ZIP code, state and coordinates. */
export function placeDoubts(
	{ zipCode, state, latitude, longitude }: Place,
	places: Pick<PlaceIndex, "byZip">,
): Dealer["doubts"] {
	// In a form that is not filled in yet.
	if (zipCode === "") return [];
	const place = places.byZip(zipCode.slice(0, 5));
	if (!place) return ["unknown-zip"];
	const isFar =
		latitude !== null &&
		longitude !== null &&
		milesBetween({ latitude, longitude }, place) > maxMilesFromZip;
	return [
		...(state === "" || place.state === state ? [] : (["zip-in-other-state"] as const)),
		...(isFar ? (["far-from-zip"] as const) : []),
	];
}

/** What is known of a place that is not saved yet. */
export function checkPlace(place: Place, places: Pick<PlaceIndex, "byZip">): PlaceCheck {
	const zip = places.byZip(place.zipCode.slice(0, 5));
	return {
		doubts: placeDoubts(place, places),
		zip: zip ? { latitude: zip.latitude, longitude: zip.longitude } : null,
	};
}
