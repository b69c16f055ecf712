export default function (addresses, code) {
	let isStarted = false;
	const start = () => {
		if (isStarted) return;
		isStarted = true;
		for (const href of addresses) {
			const link = document.createElement("link");
			document.head.append(Object.assign(link, { rel: "modulepreload", href }));
		}
		const script = document.createElement("script");
		document.head.append(Object.assign(script, { type: "module", text: code }));
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
