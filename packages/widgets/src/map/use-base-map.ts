import type { VectorTileService } from "@nev/vector-map";
import { useEffect, useState } from "react";
import { useLazyModule } from "../hooks/index.js";
import { loadLazily } from "../host-page/load-lazily.js";
import type { BaseMap } from "./base-map.js";
import { readTileJson } from "./read-tile-json.js";

/** What a map shows below its markers: vector tiles, or the outlines of the states where there are none. */
export interface BaseMapLayers {
	/** Failed also without an address of tiles. */
	readonly status: "loading" | "ready" | "failed";
	/** Defined if the status is `ready`. */
	readonly tiles?: VectorTileService | undefined;
	/** Defined if the status is `failed` and its code has loaded. */
	readonly Outlines?: typeof BaseMap | undefined;
}

/** Loaded only where there are no vector tiles. */
const loadOutlines = () => loadLazily("base-map", () => import("./base-map.js"));

/** Reads the description of a vector tile service, and loads the outlines if it has none. */
export function useBaseMap(address: string | undefined): BaseMapLayers {
	const [service, setService] = useState<Pick<BaseMapLayers, "status" | "tiles">>({
		status: address === undefined ? "failed" : "loading",
	});
	const { module } = useLazyModule(loadOutlines, service.status === "failed");
	useEffect(() => {
		if (address === undefined) {
			setService({ status: "failed" });
			return;
		}
		const abort = new AbortController();
		setService({ status: "loading" });
		readTileJson(address, abort.signal).then(
			(tiles) => setService({ status: "ready", tiles }),
			() => {
				if (!abort.signal.aborted) setService({ status: "failed" });
			},
		);
		return () => abort.abort();
	}, [address]);
	return { ...service, Outlines: service.status === "failed" ? module?.BaseMap : undefined };
}
