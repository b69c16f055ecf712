/** Closes the other items in browsers that ignore `name`: before Chrome 120, Safari 17.2, Firefox 130. */
export function openOneOfEach(): void {
	if ("name" in HTMLDetailsElement.prototype) return;
	const handleToggle = ({ target: opened }: Event): void => {
		if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
		for (const item of document.querySelectorAll<HTMLDetailsElement>("details[name]")) {
			if (item !== opened && item.getAttribute("name") === opened.getAttribute("name")) {
				item.open = false;
			}
		}
	};
	document.addEventListener("toggle", handleToggle, { capture: true });
}
