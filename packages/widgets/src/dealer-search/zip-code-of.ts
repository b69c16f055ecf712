import type { Origin } from "@nev/contract";

/** The ZIP code that a search was for; undefined if it was for another place, or for none. */
export function zipCodeOf(origin: Pick<Origin, "label"> | undefined): string | undefined {
	return /^\d{5}\b/.exec(origin?.label ?? "")?.[0];
}
