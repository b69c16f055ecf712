import type {
	Cluster,
	Dealership,
	DealershipPage,
	NearbyDealerships,
	Place,
	StateName,
} from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-react";
import type { AsyncState } from "../data/index.js";

/** Where a distance search starts: a ZIP code, or bare coordinates. */
export type SearchOrigin =
	| { readonly zip: string }
	| { readonly latitude: number; readonly longitude: number };

/** A search by text, in names, cities and states. */
export interface TextRequest {
	readonly q: string;
	readonly limit: number;
}

/** A search by distance. */
export interface NearRequest {
	readonly origin: SearchOrigin;
	readonly radiusMiles: number;
	readonly limit: number;
}

/** A section of the map, in degrees, and its zoom. */
export interface MapBounds {
	readonly west: number;
	readonly south: number;
	readonly east: number;
	readonly north: number;
	readonly zoom: number;
}

/** What was asked for, and how to ask again where it failed. */
export interface Lookup<Value> {
	readonly resource: ReadonlySignal<AsyncState<Value>>;
	retry(): void;
}

/** Where the locator's dealerships come from: the API, or a list of the host's own. */
export interface DealershipSource {
	byText(request: TextRequest): Lookup<DealershipPage>;
	byDistance(request: NearRequest): Lookup<NearbyDealerships>;
	byId(id: number): Lookup<Dealership>;
	/** What the map draws, of all that a text matches. */
	clusters(section: MapBounds, q: string): Promise<readonly Cluster[]>;
	/** Places that begin with what was typed. */
	places(typed: string): Promise<readonly Place[]>;
}

/** The part of a source's dealerships that the locator shows. */
export interface SourceScope {
	/** Only the dealerships of this state. */
	readonly state?: StateName | undefined;
}
