import { queries, type Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useRef, useState } from "react";
import { type LoadEvents, useLoadEvents, useLoader } from "../data/index.js";
import { type Lookup, lookUp } from "../loader/loader.js";
import { lookupOf } from "../loader/lookup-of.js";

/** The vehicles that an inquiry can be about. */
export type VehicleChoice =
	/** The host page's vehicle. */
	| { readonly status: "ready"; readonly vehicle: Vehicle }
	/** The visitor chooses one of the catalogue. */
	| { readonly status: "ready"; readonly vehicle: undefined; readonly vehicles: readonly Vehicle[] }
	| { readonly status: "loading" }
	| {
			readonly status: "failed";
			readonly error: Error;
			readonly retry: () => void;
			/** Loads the catalogue instead. Undefined if the catalogue failed to load. */
			readonly chooseAnother: (() => void) | undefined;
	  };

export type ReadyChoice = Extract<VehicleChoice, { status: "ready" }>;

/** The latest choice that was ready. It stays while another vehicle loads or fails to load. */
export function useLatestReady(choice: VehicleChoice): ReadyChoice | undefined {
	const latest = useRef<ReadyChoice>(undefined);
	if (choice.status === "ready") latest.current = choice;
	return latest.current;
}

/** Loads what the form needs: a vehicle by its slug, or the catalogue. A vehicle is used as it is. */
export function useVehicleChoice(
	vehicle: string | Vehicle | undefined,
	events: LoadEvents,
): VehicleChoice {
	useSignals();
	const loader = useLoader();
	/** The vehicle that could not be loaded, if the visitor has chosen to select another. */
	const [skipped, setSkipped] = useState<string | Vehicle>();
	const requested = vehicle === skipped ? undefined : vehicle;
	const { resource, retry } = useMemo((): Lookup<Vehicle | Vehicle[]> => {
		if (typeof requested === "object") return lookupOf({ status: "ready", data: requested });
		return requested
			? lookUp(loader, queries.vehicle(requested))
			: lookUp(loader, queries.vehicles());
	}, [loader, requested]);
	useLoadEvents(resource, events);

	const state = resource.value;
	if (state.status === "loading") return state;
	if (state.status === "failed") {
		return {
			...state,
			retry,
			chooseAnother: requested ? () => setSkipped(requested) : undefined,
		};
	}
	return Array.isArray(state.data)
		? { status: "ready", vehicle: undefined, vehicles: state.data }
		: { status: "ready", vehicle: state.data };
}
