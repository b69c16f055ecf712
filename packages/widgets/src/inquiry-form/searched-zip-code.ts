import { useEffect, useState } from "react";
import type { LocatorResults } from "../dealer-search/locator-results.js";
import { zipCodeOf } from "../dealer-search/zip-code-of.js";

const locatorTag = "nev-dealer-locator";

/**
 * The ZIP code of the last search in a locator on the same page. It is not stored. After a search for something else,
 * the ZIP code that the page has set.
 */
export function useSearchedZipCode(ofPage: string | undefined): string | undefined {
	const [searched, setSearched] = useState<string>();
	useEffect(() => {
		function follow(results: Partial<LocatorResults> | undefined): void {
			// Other elements have results too.
			if (results?.dealerships && results.status === "ready")
				setSearched(zipCodeOf(results.near?.origin));
		}
		const handleChange = ({ detail }: Event & { detail?: unknown }) => follow(Object(detail));
		follow(document.querySelector<HTMLElement & { results?: LocatorResults }>(locatorTag)?.results);
		document.addEventListener("nev-results-change", handleChange);
		return () => document.removeEventListener("nev-results-change", handleChange);
	}, []);
	return searched ?? ofPage;
}
