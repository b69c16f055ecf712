/* Reports to the tag manager what is selected and sent in parts of a page that work without React. */
import { pushEvent } from "../data-layer.js";

document.addEventListener("click", ({ target }) => {
	if (!(target instanceof Element)) return;
	const link = target.closest(".vehicle-grid a")?.getAttribute("href");
	const [, vehicle] = link?.split("/inventory/") ?? [];
	if (vehicle) pushEvent({ event: "nev:vehicle-select", vehicle });
});
document.addEventListener("nev-selected-change", ({ detail }) => {
	if (detail) pushEvent({ event: "nev:dealer-select", dealership: detail.id });
});
document.addEventListener("nev-submit", ({ detail: { vehicle } }) => {
	pushEvent({ event: "nev:lead-submit", form: "inquiry", vehicle });
});
