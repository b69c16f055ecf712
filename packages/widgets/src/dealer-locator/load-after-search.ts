import { loadLazily } from "../host-page/load-lazily.js";

/** Loads what is only needed once the visitor has searched. */
export const loadAfterSearch = () => loadLazily("after-search", () => import("./after-search.js"));
