/*
 * What the pages do with the visitor's ZIP code: boxes show the nearest dealer, the home page puts the visitor's state
 * first, and forms are filled in with it. Loaded once there is one (`load-place.ts`).
 */
import { mayKeep } from "../page/privacy.js";
import { keepZipCode } from "./keep-zip-code.js";
import { readZipCode, zipCodeKey } from "./kept-zip-code.js";
import { PlaceBox } from "./place-box-element.js";
import { showVisitorState } from "./visitor-state.js";

// The visitor may have opted out since.
if (!mayKeep()) keepZipCode(undefined);
followZipCode(readZipCode());
addEventListener(zipCodeKey, ({ detail }) => followZipCode(detail));
// A page that the browser has kept for Back may be older than the ZIP code.
addEventListener("pageshow", ({ persisted }) => {
	if (persisted) dispatchEvent(new CustomEvent(zipCodeKey, { detail: readZipCode() }));
});
document.addEventListener("input", keepTypedZipCode);
customElements.define("place-box", PlaceBox);

function followZipCode(zipCode: string | null | undefined): void {
	if (!zipCode) return;
	// The form of a dealer's page has no React to pass it.
	document.querySelector("nev-inquiry-form")?.setAttribute("zip-code", zipCode);
	void showVisitorState(zipCode);
}

/** Keeps the ZIP code of a form that a visitor fills in, also inside an element. A dealer's form has the dealership's. */
function keepTypedZipCode(event: Event): void {
	const [field] = event.composedPath() as HTMLInputElement[];
	if (field?.name !== "zipCode" || !field.closest(".nev-inquiry, .nev-contact-form")) return;
	const [zipCode] = /^\d{5}/.exec(field.value) ?? [];
	if (zipCode) keepZipCode(zipCode);
}
