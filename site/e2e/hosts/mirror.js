/* A dealer's own script: it tells beside the locator what the locator shows, and has three buttons. */
const locator = document.querySelector("nev-dealer-locator");

function show(id, text) {
	document.getElementById(id).textContent = text;
}

function mirror() {
	const { status, search, results, selected, center, zoom } = locator;
	show("status", status);
	show("search", JSON.stringify(search));
	show("count", results.total);
	show("chosen", selected ? `${selected.name}, ${selected.phone}` : "nobody");
	show(
		"map",
		center ? `${center.latitude.toFixed(1)}, ${center.longitude.toFixed(1)} at ${zoom}` : "not yet",
	);
}

for (const name of ["search", "results", "status", "selected", "bounds"]) {
	locator.addEventListener(`nev-${name}-change`, mirror);
}

const press = (id, act) => document.getElementById(id).addEventListener("click", act);
press("first", () => locator.select(locator.results.dealerships[0].id));
press("fit", () => locator.fitTo(locator.results.dealerships));
press("over", () => locator.reset());

// Before the widget is there: it is defined by the loader, and searches this first.
customElements.whenDefined("nev-dealer-locator").then(() => {
	locator.setSearch({ zip: "33164" });
});
customElements
	.whenDefined("nev-dealer-locator")
	.then(() => locator.ready)
	.then(mirror);
