/* Gives each frame of ours on a page the height of the widget in it. */
((origin) => {
	const isOurs = (frame) => frame.src.startsWith(`${origin}/embed/frame/`);
	addEventListener("message", (event) => {
		if (event.origin !== origin || event.data?.type !== "nev-height") return;
		for (const frame of document.querySelectorAll("iframe")) {
			if (frame.contentWindow !== event.source || !isOurs(frame)) continue;
			frame.style.height = `${Number(event.data.height)}px`;
		}
	});
	// Frames that have reported their height already.
	for (const frame of document.querySelectorAll("iframe")) {
		if (isOurs(frame)) frame.contentWindow.postMessage({ type: "nev-height" }, "*");
	}
})(
	// A module script has no `currentScript`, and some page builders make every script a module.
	new URL((document.currentScript ?? document.querySelector('[src*="/embed/frame.js"]')).src)
		.origin,
);
