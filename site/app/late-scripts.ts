/*
 * Runs in the page before anything else of ours. It starts the page's scripts once the page has loaded
 * and painted and the browser is idle; at once if the visitor moves, presses or focuses something; and
 * after three seconds where something holds up the page or the tab is in the background. Until the
 * scripts have started it keeps the last button that was pressed, and whether a form was submitted
 * (`early-press.ts`). It requests scripts again that fail to load.
 */
import startScripts from "./start-scripts.js?raw";

const startFunction = startScripts.replace("export default ", "");

const preloadLinks = /<link rel="modulepreload" href="([^"<>]*)"[^<>]*>/g;

export interface LateScripts {
	html: string;
	/** The text of the module script that the page adds to itself, for its policy. */
	module?: string;
}

/**
 * Makes a rendered page start its scripts after its first paint, so that they do not compete with its
 * styles and pictures. The links that preload modules are removed, and the router's module script
 * becomes one that adds both later. A page without such a script is returned as it is.
 *
 * @param nonce the nonce that our own scripts have in the rendering
 */
export function startScriptsLate(html: string, nonce: string): LateScripts {
	const opening = `<script nonce="${nonce}" type="module" async="">`;
	const start = html.indexOf(opening);
	if (start < 0) return { html };
	const before = html.slice(0, start);
	const end = html.indexOf("</script>", start);
	const module = html.slice(start + opening.length, end);
	const addresses = [...before.matchAll(preloadLinks)].map(([, address]) => address);
	return {
		html: [
			before.replace(preloadLinks, ""),
			// Still one element in the same place, since React counts them.
			`<script nonce="${nonce}">(${startFunction})(${inScript(addresses)},${inScript(module)})`,
			html.slice(end),
		].join(""),
		module,
	};
}

/** A value as an expression that cannot end the script that it stands in. */
function inScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
