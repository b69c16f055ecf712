/** A name on the map, below a marker. Screen readers read it elsewhere. */
export function createMapName(name: string): HTMLElement {
	const element = document.createElement("b");
	element.className = "nev-map-name";
	element.ariaHidden = "true";
	element.textContent = name;
	return element;
}
