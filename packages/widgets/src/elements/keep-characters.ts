/**
 * Keeps the characters that a visitor types into a widget's fields from the page: outside of a shadow root
 * they seem typed into the element, and a page with single-key shortcuts would run these. Other keys, such as
 * Escape, Tab and those with Ctrl, Alt or the Command key, reach the page.
 *
 * It listens before everything in the document, because some pages listen for shortcuts in the capturing phase.
 */
export function keepCharacters(window: Window): void {
	for (const type of ["keydown", "keypress", "keyup"]) window.addEventListener(type, keep, true);
}

function keep(event: Event): void {
	const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
	const [field] = event.composedPath() as [Element];
	const isCharacter = [...key].length === 1 && !ctrlKey && !altKey && !metaKey;
	// A mark of an accent or a character of an input method is a part of one.
	const isPart = key === "Dead" || key === "Process";
	const { host } = field.getRootNode() as Partial<ShadowRoot>;
	const isOurs = host?.localName.startsWith("nev-") && field.matches("input,select,textarea");
	if (isOurs && (isCharacter || isPart)) event.stopImmediatePropagation();
}
