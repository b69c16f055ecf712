import { type Query, queries, type Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useRef, useState } from "react";
import { useLoader } from "../data/index.js";

/** The vehicles that an inquiry may be about. */
export type VehicleChoice =
	/** One, that was given or asked for. */
	| { readonly status: "ready"; readonly vehicle: Vehicle }
	/** Any of the catalogue's, by the visitor's choice. */
	| { readonly status: "ready"; readonly vehicle: undefined; readonly vehicles: readonly Vehicle[] }
	| { readonly status: "loading" }
	| {
			readonly status: "failed";
			readonly error: Error;
			readonly retry: () => void;
			/** Lets the visitor choose another, where one was asked for. */
			readonly chooseAnother: (() => void) | undefined;
	  };

/** A choice that a form can be made of. */
export type ReadyChoice = Extract<VehicleChoice, { status: "ready" }>;

/** The latest choice that was ready, which stays while another loads and where that fails. */
export function useLatestReady(choice: VehicleChoice): ReadyChoice | undefined {
	const latest = useRef<ReadyChoice>(undefined);
	if (choice.status === "ready") latest.current = choice;
	return latest.current;
}

/** Loads what the form needs: nothing for a vehicle, one vehicle for a slug, or the catalogue. */
export function useVehicleChoice(wanted: string | Vehicle | undefined): VehicleChoice {
	useSignals();
	const loader = useLoader();
	const [givenUp, setGivenUp] = useState<string>();
	const slug = typeof wanted === "string" && wanted !== givenUp ? wanted : undefined;
	const isGiven = typeof wanted === "object";

	const lookup = useMemo(() => {
		if (isGiven) return undefined;
		const query: Query<Vehicle | Vehicle[]> = slug ? queries.vehicle(slug) : queries.vehicles();
		return { resource: loader.load(query), retry: () => loader.retry(query) };
	}, [loader, slug, isGiven]);

	if (typeof wanted === "object") return { status: "ready", vehicle: wanted };
	const state = lookup?.resource.value ?? { status: "loading" };
	if (state.status === "loading") return state;
	if (state.status === "failed") {
		return {
			status: "failed",
			error: state.error,
			retry: () => lookup?.retry(),
			chooseAnother: slug ? () => setGivenUp(slug) : undefined,
		};
	}
	return Array.isArray(state.data)
		? { status: "ready", vehicle: undefined, vehicles: state.data }
		: { status: "ready", vehicle: state.data };
}
