/*
 * What the pages do with the visitor's ZIP code: boxes show the nearest dealer, the home page puts the visitor's state
 * first, and forms are filled in with it. Loaded once there is one (`load-place.ts`).
 */
import { mayKeep } from "../page/privacy.js";
import { keepZipCode } from "./keep-zip-code.js";
import { readZipCode, zipCodeKey } from "./kept-zip-code.js";
import { PlaceBox } from "./place-box-element.js";
import { showVisitorState } from "./visitor-state.js";

forgetAfterOptOut();
followZipCode(readZipCode());
addEventListener(zipCodeKey, ({ detail }) => followZipCode(detail));
// A page that the browser has kept for Back may be older than the ZIP code, or than an opt-out.
addEventListener("pageshow", ({ persisted }) => {
	if (!persisted) return;
	forgetAfterOptOut();
	dispatchEvent(new CustomEvent(zipCodeKey, { detail: readZipCode() }));
});
document.addEventListener("input", (event) => void keepTypedZipCode(event));
customElements.define("place-box", PlaceBox);

function followZipCode(zipCode: string | null | undefined): void {
	// The form of a dealer's page has no React to pass it.
	const form = document.querySelector("nev-inquiry-form");
	if (zipCode) form?.setAttribute("zip-code", zipCode);
	else form?.removeAttribute("zip-code");
	void showVisitorState(zipCode ?? undefined);
}

/** The visitor may have opted out since a page was loaded. */
function forgetAfterOptOut(): void {
	if (!mayKeep()) keepZipCode(undefined);
}

/**
 * Keeps the ZIP code of a form that a visitor fills in, also inside an element, if a look-up finds it. A dealer's
 * form has the dealership's.
 */
async function keepTypedZipCode(event: Event): Promise<void> {
	const [field] = event.composedPath() as HTMLInputElement[];
	if (field?.name !== "zipCode" || !field.closest(".nev-inquiry, .nev-contact-form")) return;
	const [zipCode] = /^\d{5}/.exec(field.value) ?? [];
	if (!zipCode) return;
	try {
		const { surroundingsOf } = await import("./nearest-dealer.js");
		const surroundings = await surroundingsOf(zipCode, false);
		// The visitor may have typed on.
		if (surroundings && field.value.startsWith(zipCode)) keepZipCode(zipCode);
	} catch {
		// The one before stays.
	}
}
