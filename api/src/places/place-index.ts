import {
	type Gazetteer,
	type Place,
	type PlaceReading,
	placeKey,
	placeWords,
	type RegionName,
	readPlaces,
	regionAbbreviation,
	regionNames,
} from "@nev/contract";
import { type City, collectCities } from "./cities.js";
import { firstIndex } from "./first-index.js";
import { lazy } from "./lazy.js";
import type { Point } from "./miles-between.js";
import { readOwnZipCodes } from "./own-zip-codes.js";
import { createPointGrid } from "./point-grid.js";
import { createSimilarCities } from "./similar-cities.js";
import { readZipAreas, type ZipArea } from "./zip-codes.js";

const maxSuggestions = 8;

/** By size, the last city that may be meant by the name of a state. It has some 10,000 people. */
const lastNamedAsState = 4000;

/** Finds places by ZIP code, by name and by what people type. */
export interface PlaceIndex {
	/** The place of a five-digit ZIP code that is known. */
	byZip(zip: string): Place | undefined;
	/**
	 * The place of a five-digit ZIP code. Of one that is unknown it is that of the nearest code with the
	 * same first three digits, marked as approximate.
	 */
	locateZip(zip: string): Place | undefined;
	/** The place of the ZIP code nearest to a point; undefined if none is within about a hundred miles. */
	nearest(point: Point): Place | undefined;
	/** The largest city or county with a name in a state. */
	byCity(name: string, state: RegionName): Place | undefined;
	/** The place in what a person typed. */
	read(typed: string): PlaceReading | undefined;
	/**
	 * Up to eight places for what a person is typing: those that it names, and those that begin with it,
	 * the largest first. Without any, those with similar names.
	 */
	suggest(typed: string): Place[];
	/** Up to three cities whose names are nearly what a person typed, marked as similar, the likeliest first. */
	similar(typed: string): Place[];
}

let ownZipCodes: readonly ZipArea[] = [];
let shared: PlaceIndex | undefined;

/** The index. Building it takes some tenths of a second, so all users in a process share it. */
export function placeIndex(): PlaceIndex {
	shared ??= createPlaceIndex(ownZipCodes);
	return shared;
}

/**
 * Adds the operator's ZIP codes to the index of this process, from the file of the settings.
 *
 * @throws {StartError} if they cannot be used
 */
export function useOwnZipCodes(file: string | undefined): void {
	// Nothing has changed, and building the index takes a second.
	if (file === undefined && ownZipCodes.length === 0) return;
	ownZipCodes = file === undefined ? [] : readOwnZipCodes(file);
	shared = undefined;
}

function createPlaceIndex(own: readonly ZipArea[]): PlaceIndex {
	const areas = readZipAreas(own);
	const areaByZip = new Map(areas.map((area) => [area.zip, area]));
	const cities = collectCities(areas);
	const byKey = [...cities].sort((a, b) => compare(a.key, b.key) || a.rank - b.rank);
	const cityNames = new Map(cities.map(({ key, state, place }) => [`${key} ${state}`, place.city]));
	const states = regionNames.map((name) => stateOf(name, areas));
	const stateKeys = new Set(regionNames.map(keyOf));
	const similar = createSimilarCities(cities);
	const grid = lazy(() => createPointGrid(areas));

	const gazetteer: Gazetteer = {
		byZip: locateZip,
		region: (name) => states.find(({ state }) => state === name),
		named(key, region) {
			// Who types "Kansas" does not mean the hamlet in Alabama, but may mean New York by "New York".
			const isState = !region && stateKeys.has(key);
			return citiesBetween(key, `${key}\0`)
				.filter(({ state }) => !region || state === region)
				.filter(({ rank }) => !isState || rank <= lastNamedAsState)
				.map(({ place }) => place);
		},
	};

	function placeOf({ zip, city, ...area }: ZipArea): Place {
		const name = cityNames.get(`${keyOf(city)} ${area.state}`) ?? city;
		const label = `${zip}${name && ` ${name}`}, ${area.state}`;
		return { label, city: name, zip, ...area };
	}

	function byZip(zip: string): Place | undefined {
		const area = areaByZip.get(zip);
		return area && placeOf(area);
	}

	function locateZip(zip: string): Place | undefined {
		const known = byZip(zip);
		if (known || !/^\d{5}$/.test(zip)) return known;
		const next = firstIndex(areas, (area) => area.zip > zip);
		const [nearest] = [areas[next - 1], areas[next]]
			.filter((area) => area?.zip.slice(0, 3) === zip.slice(0, 3))
			.sort((a, b) => distance(a) - distance(b));
		function distance(area: ZipArea | undefined): number {
			return Math.abs(Number(area?.zip) - Number(zip));
		}
		if (!nearest) return undefined;
		const { state, latitude, longitude } = nearest;
		const label = `${zip}, ${state}`;
		return { label, city: "", state, zip, latitude, longitude, approximate: true };
	}

	function zipsStartingWith(digits: string): Place[] {
		const start = firstIndex(areas, ({ zip }) => zip >= digits);
		return areas
			.slice(start, start + maxSuggestions)
			.filter(({ zip }) => zip.startsWith(digits))
			.map(placeOf);
	}

	/** The cities whose keys are at or after the first text, and before the second. */
	function citiesBetween(first: string, end: string): City[] {
		return byKey.slice(
			firstIndex(byKey, ({ key }) => key >= first),
			firstIndex(byKey, ({ key }) => key >= end),
		);
	}

	/** The states and cities that begin with a text, which may end with the beginning of a state. */
	function startingWith(typed: string): Place[] {
		const words = placeWords(typed);
		const key = placeKey(words);
		if (key === "") return [];
		const matches = citiesBetween(key, `${key}\uffff`);
		for (let end = 1; end < words.length; end += 1) {
			const name = placeKey(words.slice(0, end));
			const region = placeKey(words.slice(end));
			matches.push(
				...citiesBetween(name, `${name}\0`).filter(({ state }) => startsRegion(region, state)),
			);
		}
		return [
			...states.filter(({ state }) => startsRegion(key, state)),
			...matches
				.sort((a, b) => Number(a.isCounty) - Number(b.isCounty) || a.rank - b.rank)
				.map(({ place }) => place),
		];
	}

	return {
		byZip,
		locateZip,
		nearest(point) {
			const area = grid().nearest(point);
			return area && placeOf(area);
		},
		byCity: (name, state) => gazetteer.named(keyOf(name), state)[0],
		read: (typed) => readPlaces(typed, gazetteer),
		suggest(typed) {
			const text = typed.trim();
			const [, digits] = /^(\d+)(?:-\d*)?$/.exec(text) ?? [];
			if (digits) return zipsStartingWith(digits);
			const reading = readPlaces(text, gazetteer);
			const [place, ...others] = reading?.places ?? [];
			// A state beside a city that is unknown, or misspelled.
			const isStateAlone = place?.city === "" && !place.zip && !reading?.isCertain;
			const named = place ? [...(isStateAlone ? similar(text) : []), place, ...others] : [];
			const lastSegment = text.slice(text.lastIndexOf(",") + 1);
			const found = new Set([
				...(reading?.isCertain ? named : []),
				...startingWith(text),
				...named,
				...(named.length > 0 || lastSegment === text ? [] : startingWith(lastSegment)),
			]);
			const places = [...found].slice(0, maxSuggestions);
			return places.length > 0 ? places : similar(text);
		},
		similar,
	};
}

/** A state as a place: at the middle of its ZIP codes. */
function stateOf(name: RegionName, areas: readonly ZipArea[]): Place {
	const own = areas.filter(({ state }) => state === name);
	const mean = (coordinate: (area: ZipArea) => number) =>
		own.reduce((sum, area) => sum + coordinate(area), 0) / own.length;
	return {
		label: name,
		city: "",
		state: name,
		latitude: mean(({ latitude }) => latitude),
		longitude: mean(({ longitude }) => longitude),
	};
}

const keyOf = (name: string) => placeKey(placeWords(name));

function startsRegion(key: string, state: string): boolean {
	return (
		keyOf(state).startsWith(key) ||
		regionAbbreviation(state)?.toLowerCase().startsWith(key) === true
	);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}
