import * as z from "zod/mini";
import { type ContactMessage, contactMessageSchema } from "./contact.js";
import { dealershipSchema, type NewDealership, newDealershipSchema } from "./dealership.js";
import {
	type ClustersQuery,
	clustersSchema,
	dealershipPageSchema,
	type NearQuery,
	nearbyDealershipsSchema,
	placeSchema,
	type SearchQuery,
} from "./dealership-search.js";
import { type Created, createdSchema, healthSchema } from "./error.js";
import { type VehicleInquiry, vehicleInquirySchema } from "./inquiry.js";
import { stateSchema } from "./state.js";
import { vehicleSchema } from "./vehicle.js";

/** Every path of the API, below its base address (`/api`), with its parameters in braces. */
export const paths = {
	vehicles: "vehicles",
	featuredVehicles: "vehicles/featured",
	vehicle: "vehicles/{slug}",
	states: "states",
	state: "states/{slug}",
	dealerships: "dealerships",
	dealershipsOfState: "dealerships/state/{stateName}",
	searchDealerships: "dealerships/search",
	nearbyDealerships: "dealerships/near",
	clusters: "dealerships/clusters",
	dealership: "dealerships/{id}",
	places: "places",
	vehicleInquiry: "vehicle-inquiry",
	contact: "contact",
	health: "health",
	image: "images/{name}",
	openapi: "openapi.json",
	docs: "docs",
} as const;

type Schema<Value> = z.ZodMiniType<Value, unknown>;

/** One readable resource: its key, whose segments joined by a slash are the path, and its shape. */
export interface Query<Value> {
	readonly key: readonly string[];
	readonly response: Schema<Value>;
}

/** One call that creates something. */
export interface Command<Body, Result> {
	readonly path: string;
	readonly body: Schema<Body>;
	readonly response: Schema<Result>;
}

type Parameters = Record<string, string | number | undefined>;

function query<Value>(
	path: string,
	response: Schema<Value>,
	parameters: Parameters = {},
	search: Parameters = {},
): Query<Value> {
	const key = path
		.split("/")
		.map((segment) =>
			segment.replace(/^\{(.+)\}$/, (_, name) => encodeURIComponent(parameters[name] ?? "")),
		);
	const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
	const last = key.length - 1;
	if (given.length > 0) {
		key[last] += `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
	}
	return { key, response };
}

const vehicles = z.array(vehicleSchema);
const states = z.array(stateSchema);
const dealerships = z.array(dealershipSchema);
const places = z.array(placeSchema);

/** The readable resources of the API. */
export const queries = {
	vehicles: () => query(paths.vehicles, vehicles),
	featuredVehicles: () => query(paths.featuredVehicles, vehicles),
	vehicle: (slug: string) => query(paths.vehicle, vehicleSchema, { slug }),
	states: () => query(paths.states, states),
	state: (slug: string) => query(paths.state, stateSchema, { slug }),
	dealerships: () => query(paths.dealerships, dealerships),
	dealershipsOfState: (stateName: string) =>
		query(paths.dealershipsOfState, dealerships, { stateName }),
	searchDealerships: (search: SearchQuery) =>
		query(paths.searchDealerships, dealershipPageSchema, {}, search),
	nearbyDealerships: (search: NearQuery) =>
		query(paths.nearbyDealerships, nearbyDealershipsSchema, {}, search),
	clusters: (search: ClustersQuery) =>
		query(paths.clusters, clustersSchema, {}, search as Parameters),
	dealership: (id: number) => query(paths.dealership, dealershipSchema, { id }),
	places: (q: string) => query(paths.places, places, {}, { q }),
	health: () => query(paths.health, healthSchema),
};

/** The calls of the API that create something. */
export const commands = {
	vehicleInquiry: {
		path: paths.vehicleInquiry,
		body: vehicleInquirySchema,
		response: createdSchema,
	} satisfies Command<VehicleInquiry, Created>,
	addDealership: {
		path: paths.dealerships,
		body: newDealershipSchema,
		response: createdSchema,
	} satisfies Command<NewDealership, Created>,
	contact: {
		path: paths.contact,
		body: contactMessageSchema,
		response: createdSchema,
	} satisfies Command<ContactMessage, Created>,
};
