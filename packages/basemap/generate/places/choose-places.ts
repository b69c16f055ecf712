import { Labels } from "./labels.js";
import type { Place } from "./place.js";

/** A place and the tile zooms that show it. */
export type ChosenPlace = Place & { readonly minZoom: number; readonly maxZoom: number };

/** Maps enlarge the tiles of zoom 10 and then have room for more labels: two zooms more are computed. */
const lastZoom = 12;

type Rule = {
	kind: Place["kind"];
	minZoom: number;
	maxZoom: number;
	/** The least gap to other labels, in pixels. */
	around: number;
	/** Whether places that never have room appear one zoom after the last. */
	isAlwaysShown?: boolean;
};

/** Labels of areas do not compete with those of towns: a map styles them differently, or omits them. */
const areaRules: Rule[] = [
	{ kind: "country", minZoom: 1, maxZoom: 5, around: 40 },
	{ kind: "region", minZoom: 2, maxZoom: 7, around: 4 },
	{ kind: "county", minZoom: 7, maxZoom: lastZoom, around: 110 },
];

/** In order of priority: a neighbourhood never displaces a locality. */
const pointRules: Rule[] = [
	{ kind: "locality", minZoom: 2, maxZoom: lastZoom, around: 8 },
	{ kind: "neighbourhood", minZoom: 8, maxZoom: lastZoom, around: 12 },
	{ kind: "postcode", minZoom: 9, maxZoom: lastZoom + 1, around: 20, isAlwaysShown: true },
];

/** The least weight of a locality, by zoom. */
const leastWeights = [
	8_000_000, 4_000_000, 1_200_000, 400_000, 100_000, 30_000, 16_000, 14_000, 0, 0, 0, 0, 0,
];
/** A locality with no label near it needs only this share of the weight. */
const alone = { share: 0.05, around: 48 } as const;

/** Chooses the first zoom of each place, so that labels do not collide. Places without room are dropped. */
export function choosePlaces(places: readonly Place[]): ChosenPlace[] {
	return [...areaRules.flatMap((rule) => choose(places, [rule])), ...choose(places, pointRules)];
}

type Candidate = { place: Place; rule: Rule; rank: number; minZoom?: number };

function choose(places: readonly Place[], rules: readonly Rule[]): ChosenPlace[] {
	const candidates: Candidate[] = rules
		.flatMap((rule) =>
			places
				.filter(({ kind }) => kind === rule.kind)
				.sort(byWeight)
				.map((place) => ({ place, rule })),
		)
		.map((candidate, rank) => ({ ...candidate, rank }));
	for (let zoom = 0; zoom <= lastZoom; zoom++) chooseAt(zoom, candidates);
	return candidates.flatMap(({ place, rule, minZoom }) => {
		const first = minZoom ?? (rule.isAlwaysShown ? lastZoom + 1 : undefined);
		return first === undefined ? [] : [{ ...place, minZoom: first, maxZoom: rule.maxZoom }];
	});
}

/** Chooses the places that a zoom adds to those of the zooms before. */
function chooseAt(zoom: number, candidates: readonly Candidate[]): void {
	const labels = new Labels(zoom);
	const waiting: Candidate[] = [];
	for (const candidate of candidates) {
		const { place, rule, rank, minZoom } = candidate;
		if (minZoom !== undefined) labels.add(place, rank);
		else if (zoom >= rule.minZoom && zoom <= rule.maxZoom) waiting.push(candidate);
	}
	const take = (candidate: Candidate, around: number) => {
		const { place, rank } = candidate;
		if (candidate.minZoom !== undefined || !labels.hasRoom(place, rank, around)) return;
		labels.add(place, rank);
		candidate.minZoom = zoom;
	};
	for (const candidate of waiting) {
		if (candidate.place.weight >= leastWeightOf(candidate, zoom))
			take(candidate, candidate.rule.around);
	}
	for (const candidate of waiting) {
		if (candidate.place.weight >= leastWeightOf(candidate, zoom) * alone.share) {
			take(candidate, alone.around);
		}
	}
}

function leastWeightOf({ place }: Candidate, zoom: number): number {
	return place.kind === "locality" ? (leastWeights[zoom] ?? 0) : -Infinity;
}

function byWeight(a: Place, b: Place): number {
	return b.weight - a.weight || compare(a.name, b.name) || a.x - b.x || a.y - b.y;
}

/** Compares by code units: the same on every machine, unlike `localeCompare`. */
export function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
