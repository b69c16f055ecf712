import type { Loader } from "../../src/data/index.js";

/* Replaces `src/data/from-server.ts` in the script tag, which renders in browsers only. */
export const resourcesOf = () => undefined;
export const useHydratedLoader = (loader: Loader): Loader => loader;
