import type { Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import { useLazyModule } from "../hooks/index.js";
import { useNev } from "../provider/index.js";
import { loadCatalogue } from "./lazy.js";

/** A vehicle of the catalogue, where one is asked for. */
export interface VehicleState {
	readonly status: "none" | "loading" | "ready" | "failed";
	readonly vehicle?: Vehicle;
	readonly error?: Error;
	retry(): void;
}

/** Loads a vehicle, and the code that reads it; without a slug neither. */
export function useVehicle(slug: string | undefined): VehicleState {
	useSignals();
	const { source } = useNev();
	const catalogue = useLazyModule(loadCatalogue, slug !== undefined);
	const { module } = catalogue;
	const asked = useMemo(() => {
		if (!module || slug === undefined) return undefined;
		const query = module.vehicleQuery(slug);
		const loader = module.loaderOf(source);
		return { resource: loader.load(query), retry: () => loader.retry(query) };
	}, [module, slug, source]);
	if (slug === undefined) return { status: "none", retry() {} };
	if (catalogue.status === "failed") return { status: "failed", retry: catalogue.retry };
	const loaded = asked?.resource.value;
	if (!asked || !loaded || loaded.status === "loading") return { status: "loading", retry() {} };
	const { retry } = asked;
	return loaded.status === "ready"
		? { status: "ready", vehicle: loaded.data, retry }
		: { status: "failed", error: loaded.error, retry };
}
