import { readDealershipId } from "../corrections/correction-paths.js";

/** Reads the id of a dealer from its address; undefined if there is none. */
export function readDealerId(slug: string): number | undefined {
	return readDealershipId(/^(\d+)(-.*)?$/.exec(slug)?.[1] ?? null);
}
