export default function (addresses, code) {
	let isStarted = false;
	let retryDelay = 500;
	const append = (name, properties) =>
		document.head.append(Object.assign(document.createElement(name), properties));
	const appendModule = () => append("script", { type: "module", text: code, onerror: retry });
	// One file that failed to load would leave the page without scripts. A second module runs nothing twice.
	const retry = () => {
		retryDelay *= 2;
		if (window.nevEarlyPress) setTimeout(appendModule, retryDelay);
	};
	const start = () => {
		if (isStarted) return;
		isStarted = true;
		// A task for each: together they keep a slow phone busy for 50 ms.
		for (const href of addresses) setTimeout(append, 0, "link", { rel: "modulepreload", href });
		setTimeout(appendModule, 0);
		// The module imports its last file by a promise.
		addEventListener("unhandledrejection", retry);
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
	addEventListener("submit", ({ target }) => {
		if (window.nevEarlyPress && target.method !== "dialog") window.nevEarlyPress.isSubmitted = true;
	});
}
