/** The key in the tab's session storage. */
const zipCodeKey = "nev-zip-code";

/** The kept ZIP code. */
export function readZipCode(): string | undefined {
	try {
		return sessionStorage.getItem(zipCodeKey) ?? undefined;
	} catch {
		// The browser keeps nothing for this site.
		return undefined;
	}
}

/** Keeps the ZIP code of the visitor's last search for a dealer, for a form on a later page. Without one, forgets it. */
export function keepZipCode(zipCode: string | undefined): void {
	try {
		if (zipCode) sessionStorage.setItem(zipCodeKey, zipCode);
		else sessionStorage.removeItem(zipCodeKey);
	} catch {
		// As above.
	}
}

/** Passes the kept ZIP code to the form of a dealer's page, which has no React to do it. */
export function passZipCode(): void {
	const zipCode = readZipCode();
	if (zipCode) document.querySelector("nev-inquiry-form")?.setAttribute("zip-code", zipCode);
}
