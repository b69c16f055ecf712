(() => {
	if (parent === window) return;
	const root = document.documentElement;
	const isWidget = ({ localName }) => localName.startsWith("nev-");
	const widget = [...document.body.querySelectorAll("*")].find(isWidget);
	let isReady = false;
	const update = () => {
		// A frame in a hidden tab has no size. Nothing starts in it, and it keeps the height that it had.
		if (!root.clientWidth || !root.offsetHeight) return;
		// At once: the page's `loading` has decided when, and inside a frame an element is near only once it is in view.
		widget.ready?.catch(() => {});
		// A map that fills the frame would shrink each time by the border that the page's height may include.
		if (!isReady || root.offsetHeight === innerHeight) return;
		parent.postMessage({ type: "nev-height", height: root.offsetHeight }, "*");
	};
	// Out of view no size is observed, and a widget goes on rendering when it is ready.
	const content = new MutationObserver(update);
	// Until then the frame keeps the height that its page gives it, in place of that of a link.
	for (const name of ["nev-ready", "nev-error"])
		root.addEventListener(name, () => {
			isReady = true;
			const { shadowRoot } = widget;
			if (shadowRoot) content.observe(shadowRoot, { childList: true, subtree: true });
			// The event comes before the content is rendered.
			setTimeout(update);
		});
	customElements.whenDefined(widget.localName).then(update);
	new ResizeObserver(update).observe(root);
	// The page around the frame asks once its own script has loaded.
	addEventListener("message", ({ source, data }) => {
		if (source === parent && data?.type === "nev-height") update();
	});
})();
