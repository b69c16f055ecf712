import type { Dealership } from "@nev/contract";
import { readDealershipId } from "../corrections/correction-paths.js";

/** The longest part of a name in an address, in characters. */
const maxNameLength = 60;

/** A dealer as its address has it: `7-gulf-carts`. The id finds it, and the name is for people. */
export function dealerSlug({ id, name }: Pick<Dealership, "id" | "name">): string {
	const words = name
		.normalize("NFKD")
		.replace(/[\u0300-\u036f'’]/g, "")
		.toLowerCase()
		.slice(0, maxNameLength)
		.split(/[^a-z0-9]+/);
	return [id, ...words.filter(Boolean)].join("-");
}

/** The address of a dealer's page. */
export function dealerPath(dealership: Pick<Dealership, "id" | "name">): string {
	return `/dealerships/${dealerSlug(dealership)}`;
}

/** Reads the id of a dealer from its address; undefined if there is none. */
export function readDealerId(slug: string): number | undefined {
	return readDealershipId(/^(\d+)(-.*)?$/.exec(slug)?.[1] ?? null);
}
