(() => {
	if (parent === window) return;
	const root = document.documentElement;
	const report = () => parent.postMessage({ type: "nev-height", height: root.offsetHeight }, "*");
	new ResizeObserver(report).observe(root);
	// The page around the frame asks once its own script has loaded.
	addEventListener("message", ({ source, data }) => {
		if (source === parent && data?.type === "nev-height") report();
	});
})();
