import data from "zipcodes/lib/codes.js";
import { xOfLongitude, yOfLatitude } from "../geometry/mercator.js";
import type { WaterIndex } from "../water/water-index.js";
import type { Place } from "./place.js";

/** Military mail, and states that are no longer territories. */
export const elsewhere: ReadonlySet<string> = new Set(["AA", "AE", "AP", "FM", "MH", "PW"]);

/**
 * The ZIP codes at the middle of their areas. Those of post office boxes all lie at their post
 * office; of the codes at one point only the first is kept.
 */
export function readZipCodes(water: WaterIndex): Place[] {
	const taken = new Set<string>();
	return Object.values(data.codes)
		.filter(({ country, state }) => country === "US" && !elsewhere.has(state))
		.filter(({ latitude, longitude }) => latitude && longitude)
		.sort((a, b) => (a.zip < b.zip ? -1 : 1))
		.filter(({ latitude, longitude }) => {
			const point = `${latitude},${longitude}`;
			const isFirst = !taken.has(point);
			taken.add(point);
			return isFirst;
		})
		.map(({ zip, latitude, longitude }): Place => {
			const [x, y] = [xOfLongitude(longitude), yOfLatitude(latitude)];
			return { x, y, kind: "postcode", name: zip, weight: 0 };
		})
		.filter(({ x, y }) => {
			const surface = water.surfaceAt(x, y);
			return surface === "land" || surface === "river";
		});
}
