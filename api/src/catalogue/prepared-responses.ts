import { type Dealership, paths, type State, type Vehicle } from "@nev/contract";
import { type PreparedResponse, prepareJson, prepareResponse } from "./prepared-response.js";

/** The answers that are the same for everybody, by their path below the API's base address. */
export interface PreparedResponses {
	/** Undefined where there is no such answer. Prepared at the first request and then kept. */
	get(path: string): PreparedResponse | Promise<PreparedResponse> | undefined;
}

interface Contents {
	vehicles: readonly Vehicle[];
	states: readonly State[];
	dealerships: readonly Dealership[];
	images: ReadonlyMap<string, string>;
}

type Maker = () => Promise<PreparedResponse>;

export function createPreparedResponses({
	vehicles,
	states,
	dealerships,
	images,
}: Contents): PreparedResponses {
	const makers = new Map<string, Maker>();
	const json = (path: string, value: () => unknown) => makers.set(path, () => prepareJson(value()));

	json(paths.vehicles, () => vehicles);
	for (const vehicle of vehicles) json(`${paths.vehicles}/${vehicle.slug}`, () => vehicle);
	// After the vehicles, so that none of them can take the place of the list.
	json(paths.featuredVehicles, () => vehicles.filter(({ isFeatured }) => isFeatured));
	json(paths.states, () => states);
	json(paths.dealerships, () => dealerships);
	for (const state of states) {
		json(`${paths.states}/${state.slug}`, () => state);
		json(`${paths.dealerships}/state/${state.name.toLowerCase()}`, () =>
			dealerships.filter((dealership) => dealership.state === state.name),
		);
	}
	for (const [name, svg] of images) {
		makers.set(`images/${name}`, () => prepareResponse(svg, "image/svg+xml; charset=utf-8"));
	}

	const ready = new Map<string, PreparedResponse | Promise<PreparedResponse>>();
	return {
		get(path) {
			const known = ready.get(path);
			if (known) return known;
			const making = makers.get(path)?.();
			if (!making) return undefined;
			ready.set(path, making);
			making.then(
				(body) => ready.set(path, body),
				() => ready.delete(path),
			);
			return making;
		},
	};
}
