/** Closes the other items in browsers that ignore the `name` of `details`. */
export function openOneOfEach(): void {
	document.addEventListener("toggle", closeOthers, { capture: true });
}

function closeOthers({ target: opened }: Event): void {
	if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
	for (const item of document.querySelectorAll<HTMLDetailsElement>("details[name]")) {
		if (item !== opened && item.getAttribute("name") === opened.getAttribute("name")) {
			item.open = false;
		}
	}
}
