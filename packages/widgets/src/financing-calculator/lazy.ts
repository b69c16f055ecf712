/*
 * The parts of the calculator that are fetched when they are needed, and not before. They reach
 * their places through the context: a chunk that fetched another which needs it would be a circle,
 * and then neither could carry the other's hash.
 */
export const loadResults = () => import("./results/index.js");
export const loadDetails = () => import("./details/index.js");
export const loadCatalogue = () => import("./catalogue.js");

/** How a calculator fetches what it shows later. */
export interface LazyModules {
	/** What shows the results. */
	readonly loadResults: typeof loadResults;
	/** What options open to. */
	readonly loadDetails: typeof loadDetails;
}
