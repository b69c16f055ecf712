import { correctionPath } from "@nev/contract";

/** The page that the mailed link opens. Its token is in the query, which no log of ours holds. */
export const openPath = `${correctionPath}/open`;

/** The form, which opens by the button on that page. */
export const formPath = `${correctionPath}/form`;

/** What the page for links says after a form: a link was asked for, or what became of a correction. */
export const outcomes = ["sent", "live", "waiting", "withdrawn"] as const;

export type Outcome = (typeof outcomes)[number];

/** The address of the page where the dealer of a listing asks for a link. */
export function requestAddress(dealershipId: number | undefined, done?: Outcome): string {
	const parameters = new URLSearchParams({
		...(dealershipId !== undefined && { dealership: String(dealershipId) }),
		...(done && { done }),
	});
	// Without `size`, which the oldest browsers of `browsers.json` lack.
	const query = parameters.toString();
	return query ? `${correctionPath}?${query}` : correctionPath;
}

/** Larger numbers are no ids of PostgreSQL. */
const maxId = 2 ** 31 - 1;

/** Reads an id from an address or a form; undefined if it is none. */
export function readDealershipId(text: FormDataEntryValue | null): number | undefined {
	const id = typeof text === "string" && /^\d{1,10}$/.test(text) ? Number(text) : 0;
	return id >= 1 && id <= maxId ? id : undefined;
}

export function readOutcome(text: string | null): Outcome | undefined {
	return outcomes.find((outcome) => outcome === text);
}
