import { isDeepStrictEqual } from "node:util";
import {
	type Dealership,
	type FinancingRate,
	type Health,
	parseRegion,
	type State,
	type Vehicle,
} from "@nev/contract";
import { type Company, companyOf } from "../company/company.js";
import { type CompanyFacts, companyFactsOf } from "../company/company-facts.js";
import { offeredRates } from "../company/company-rates.js";
import type { StoredCompany } from "../company/stored-company.js";
import { createDealershipIndex, type DealershipIndex } from "./dealership-index.js";
import type { DealershipRows } from "./dealership-rows.js";
import { imageOrigins } from "./image-origins.js";
import type { Picture, StateRow } from "./read-catalogue.js";

/** The vehicles at one moment. The same object until one of them, or a picture, changes. */
export interface VehicleData {
	readonly vehicles: readonly Vehicle[];
	readonly featuredVehicles: readonly Vehicle[];
	readonly vehicleBySlug: ReadonlyMap<string, Vehicle>;
	/** By name. */
	readonly images: ReadonlyMap<string, Picture>;
}

/** The dealerships at one moment. The same object until one of them changes. */
export interface DealershipData {
	readonly dealershipIndex: DealershipIndex;
	/** Whether visitors see invented dealerships. */
	readonly hasSamples: boolean;
	/** The dealerships of a state by its name, code or slug. Undefined if there is no such state. */
	dealershipsOfState(state: string): readonly Dealership[] | undefined;
}

/** The states with their numbers of dealerships. The same object until one of these changes. */
export interface StateData {
	readonly states: readonly State[];
	readonly stateBySlug: ReadonlyMap<string, State>;
}

/** What every page shows of the catalogue and the company, or allows in its policy. The same object until it changes. */
export interface Summary {
	/** Whether visitors see sample data. */
	readonly sampleData: Health["sampleData"];
	/** What texts and links say of the vehicles is computed from these, one for each vehicle. */
	readonly offers: readonly Pick<Vehicle, "slug" | "name" | "price" | "range" | "isFeatured">[];
	readonly company: Company;
	/** What else pages state of the company. */
	readonly companyFacts: CompanyFacts;
	/** The rates of lenders that are offered today. Null if the company has none at all, also none that have ended. */
	readonly rates: readonly FinancingRate[] | null;
	/** The other servers that vehicle pictures are loaded from. */
	readonly imageOrigins: readonly string[];
}

/** The datasets that are read from the database. */
export interface CatalogueData {
	readonly vehicles: VehicleData;
	readonly dealerships: DealershipData;
	readonly states: StateData;
	readonly summary: Summary;
}

/** The catalogue at one moment, with its indexes. Nothing in it changes. */
export interface Snapshot extends VehicleData, DealershipData, StateData, Summary {
	/** Rises with every reading of the database, in this process. */
	readonly version: number;
	readonly data: CatalogueData;
}

export function createVehicleData(
	vehicles: readonly Vehicle[],
	images: readonly Picture[],
): VehicleData {
	return {
		vehicles,
		featuredVehicles: vehicles.filter(({ isFeatured }) => isFeatured),
		vehicleBySlug: new Map(vehicles.map((vehicle) => [vehicle.slug, vehicle])),
		images: new Map(images.map((picture) => [picture.name, picture])),
	};
}

export function createDealershipData(
	stateRows: readonly StateRow[],
	rows: DealershipRows,
): DealershipData {
	const index = createDealershipIndex(rows);
	const stateNames = new Set(stateRows.map(({ name }) => name));
	return {
		dealershipIndex: index,
		hasSamples: rows.sampleCount > 0,
		dealershipsOfState(state) {
			const name = parseRegion(state);
			return name && stateNames.has(name) ? index.ofState(name) : undefined;
		},
	};
}

function createStateData(stateRows: readonly StateRow[], index: DealershipIndex): StateData {
	const states = stateRows.map((state) => ({
		...state,
		dealerCount: index.countOfState(state.name),
	}));
	return { states, stateBySlug: new Map(states.map((state) => [state.slug, state])) };
}

/** @param previous the snapshot before, whose states and summary are kept if they are the same */
export function createSnapshot(
	vehicles: VehicleData,
	dealerships: DealershipData,
	stateRows: readonly StateRow[],
	company: StoredCompany | undefined,
	version: number,
	previous?: Snapshot,
): Snapshot {
	const data = {
		vehicles,
		dealerships,
		states: sameOrNew(
			createStateData(stateRows, dealerships.dealershipIndex),
			previous?.data.states,
		),
		summary: sameOrNew(
			{
				sampleData: {
					dealerships: dealerships.hasSamples,
					vehicles: vehicles.vehicles.some(({ isSample }) => isSample),
				},
				offers: vehicles.vehicles.map(({ slug, name, price, range, isFeatured }) => ({
					slug,
					name,
					price,
					range,
					isFeatured,
				})),
				company: companyOf(company),
				companyFacts: companyFactsOf(company),
				rates: offeredRates(company),
				imageOrigins: imageOrigins(vehicles.vehicles),
			},
			previous?.data.summary,
		),
	};
	return { ...vehicles, ...dealerships, ...data.states, ...data.summary, data, version };
}

function sameOrNew<Value>(value: Value, previous: Value | undefined): Value {
	return previous !== undefined && isDeepStrictEqual(value, previous) ? previous : value;
}
