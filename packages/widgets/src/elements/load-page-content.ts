import { loadLazily } from "../host-page/load-lazily.js";

/** Loads what reads, and checks, what a page has written into an element. */
export const loadPageContent = () => loadLazily("page-content", () => import("./page-content.js"));
