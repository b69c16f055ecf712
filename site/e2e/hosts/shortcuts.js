// A page with single-key shortcuts, as many have: s and / go to its search, j to the next item. Some listen
// before the elements that the keys are for.
for (const capture of [true, false]) document.addEventListener("keydown", runShortcut, { capture });

function runShortcut(event) {
	document.documentElement.dataset.keys = `${document.documentElement.dataset.keys ?? ""} ${event.key}`;
	if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
		return;
	const isShortcut =
		["s", "/", "j", "?"].includes(event.key) || (event.ctrlKey && event.key === "k");
	if (!isShortcut) return;
	event.preventDefault();
	document.querySelector("#site-search")?.focus();
}
