/** The key in the tab's session storage, and the event that tells the window of another ZIP code. */
export const zipCodeKey = "nev-zip-code";

declare global {
	interface WindowEventMap {
		[zipCodeKey]: CustomEvent<string | null>;
	}
}

/** The ZIP code that the visitor gave last (`keep-zip-code.ts`). */
export function readZipCode(): string | undefined {
	try {
		return sessionStorage.getItem(zipCodeKey) ?? undefined;
	} catch {
		// The browser keeps nothing for this site.
		return undefined;
	}
}
