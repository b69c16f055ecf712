import { useLazyModule } from "../hooks/index.js";
import { loadLazily } from "../host-page/load-lazily.js";
import type { LocalSourceModule } from "./use-locator.js";

/** Once it has loaded: an element that is put back goes on with its list at once. */
let loaded: LocalSourceModule | undefined;

async function loadLocalSource() {
	const module = await loadLazily("local-source", () => import("../dealer-search/local-source.js"));
	loaded = { status: "ready", module, retry() {} };
	return module;
}

/** Loads the code for a page's own list, if an element has one. The package has it with the component. */
export function useLocalSource(isNeeded: boolean): LocalSourceModule {
	const loading = useLazyModule(loadLocalSource, isNeeded);
	return loaded ?? loading;
}
