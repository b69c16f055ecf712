/*
 * Runs in the page before anything else of ours. It starts the page's scripts once the page has loaded
 * and painted and the browser is idle; at once if the visitor moves, presses or focuses something; and
 * after three seconds where something holds up the page or the tab is in the background. Until the
 * scripts have started it keeps the last button that was pressed, and whether a form was submitted
 * (`early-press.ts`). It requests scripts again that fail to load.
 */
(() => {
	const page = JSON.parse(document.getElementById("page-start").textContent);
	try {
		// Where the visitor goes back by several pages, the browser does not know the position.
		const positions = JSON.parse(sessionStorage.getItem("nev-scroll-positions"));
		scrollTo(0, positions[history.state.key] ?? scrollY);
	} catch {
		// There is none, or the browser stores nothing.
	}
	let isStarted = false;
	let retryDelay = 500;
	const load = async () => {
		try {
			// Only the development server has it, and wants it to be the first.
			if (page.refresh) await import(page.refresh);
			const { start } = await import(page.entry);
			await start(page);
		} catch (error) {
			// One file that failed to load would leave the page without scripts.
			retryDelay *= 2;
			if (window.nevEarlyPress) setTimeout(load, retryDelay);
			else reportError(error);
		}
	};
	const preload = (href) =>
		document.head.append(
			Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
		);
	const start = () => {
		if (isStarted) return;
		isStarted = true;
		// A task for each: together they keep a slow phone busy for 50 ms.
		for (const href of page.preloads) setTimeout(preload, 0, href);
		setTimeout(load, 0);
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
	addEventListener("submit", ({ target, defaultPrevented }) => {
		if (window.nevEarlyPress && target.method !== "dialog" && !defaultPrevented)
			window.nevEarlyPress.isSubmitted = true;
	});
})();
