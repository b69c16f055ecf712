/* Reports to the tag manager what is selected and sent in parts of a page that work without React. */
import type { ContactKind } from "@nev/widgets";
import { pushEvent } from "../data-layer.js";

function reportPress({ target, button }: MouseEvent): void {
	// The middle button opens a link in a tab. Others open a menu, or go back.
	if (!(target instanceof Element) || button > 1) return;
	const address = target.closest(".vehicle-grid a")?.getAttribute("href");
	const vehicle = address?.split("/inventory/")[1];
	if (vehicle) pushEvent({ event: "nev:vehicle-select", vehicle });
	// A card or a row of a dealer, which React may have rendered: the elements' own links are in their shadow roots.
	const link = target.closest<HTMLElement>("[data-contact]");
	const kind = link?.dataset.contact as ContactKind | undefined;
	const dealer = link?.closest<HTMLElement>("[data-dealer]")?.dataset.dealer;
	if (kind && dealer) pushEvent({ event: "nev:contact", kind, dealership: Number(dealer) });
}
document.addEventListener("click", reportPress);
document.addEventListener("auxclick", reportPress);
document.addEventListener("nev-contact", ({ detail: { kind, dealership } }) => {
	pushEvent({ event: "nev:contact", kind, ...(dealership && { dealership: dealership.id }) });
});
document.addEventListener("nev-selected-change", ({ detail }) => {
	if (detail) pushEvent({ event: "nev:dealer-select", dealership: detail.id });
});
document.addEventListener("nev-submit", ({ detail: { vehicle } }) => {
	pushEvent({ event: "nev:lead-submit", form: "inquiry", vehicle });
});
