import { useEffect, useState } from "react";
import { readTileJson, type VectorTileService } from "./tile-json.js";

/** A vector tile service that loads. It also counts as failed without an address. */
export type LoadedVectorTileService =
	| { readonly status: "loading" | "failed"; readonly tiles?: never }
	| { readonly status: "ready"; readonly tiles: VectorTileService };

/** Reads the description of a vector tile service. */
export function useVectorTileService(address: string | undefined): LoadedVectorTileService {
	const [state, setState] = useState<LoadedVectorTileService>({
		status: address === undefined ? "failed" : "loading",
	});
	useEffect(() => {
		if (address === undefined) {
			setState({ status: "failed" });
			return;
		}
		const abort = new AbortController();
		setState({ status: "loading" });
		readTileJson(address, abort.signal).then(
			(tiles) => setState({ status: "ready", tiles }),
			() => {
				if (!abort.signal.aborted) setState({ status: "failed" });
			},
		);
		return () => abort.abort();
	}, [address]);
	return state;
}
