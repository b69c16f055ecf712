import { createLocalSource } from "../dealer-search/local-source.js";
import type { LocalSourceModule } from "./use-locator.js";

/** The code for a page's own list, without loading: a server renders the component with it. */
export const localSourceModule: LocalSourceModule = {
	status: "ready",
	module: { createLocalSource },
	retry() {},
};
