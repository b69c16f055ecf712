import type { Loader, Resources } from "../../src/data/loader.js";
import type { DataSource } from "../../src/provider/index.js";

/*
 * Replaces `src/data/from-server.ts` in the script tag, which renders in browsers only. The seed of an
 * element is the resources of a loader as they are, all of them ready.
 */
export const resourcesOf = ({ seed }: DataSource) => seed as Resources | undefined;
export const useHydratedLoader = (loader: Loader): Loader => loader;
