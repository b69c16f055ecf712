export default function (addresses, code) {
	let isStarted = false;
	const start = () => {
		if (isStarted) return;
		isStarted = true;
		const append = (name, properties) =>
			document.head.append(Object.assign(document.createElement(name), properties));
		// A task for each: together they keep a slow phone busy for 50 ms.
		for (const href of addresses) setTimeout(append, 0, "link", { rel: "modulepreload", href });
		setTimeout(append, 0, "script", { type: "module", text: code });
	};
	const startWhenIdle = () => {
		if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1000 });
		else start();
	};
	const startAfterPaint = () => requestAnimationFrame(startWhenIdle);
	if (document.readyState === "complete") startAfterPaint();
	else addEventListener("load", startAfterPaint);
	setTimeout(start, 3000);
	for (const type of ["pointerover", "pointerdown", "keydown", "focusin"]) {
		addEventListener(type, start, { capture: true, once: true, passive: true });
	}
	window.nevEarlyPress = (event) => {
		window.nevEarlyPress.button = event.target.closest(
			"button[type=button], form[method=dialog] button",
		);
	};
	addEventListener("click", window.nevEarlyPress);
}
