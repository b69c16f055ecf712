import type { EmbedFile, NevWidgetsScript } from "./script.js";

/** Constants of the build: the elements' initial files, and each element's indices into them. */
declare const FILES: EmbedFile[];
declare const ELEMENTS: Record<string, number[]>;
declare const VERSION: string;

/*
 * The script tag. It watches the page for our elements and loads an element's code when the element
 * comes near the viewport.
 *
 * Each file is loaded by a script element with an integrity hash and finds its imports in `chunks`.
 * `import` cannot do that: it takes no hash, and fetches a file that failed once more without one.
 * Files name the hashes of the files they load later, so a hash on this script covers them all.
 */
((script: HTMLScriptElement) => {
	const base = new URL(`../${VERSION}/`, script.src).href;
	const files = FILES;
	const elements = ELEMENTS;
	const requests: Record<string, Promise<unknown>> = {};
	/** Appended to the URL of a retry, so that it bypasses a cached failure. */
	const retrySuffixes: Record<string, string> = {};
	const chunks: NevWidgetsScript["chunks"] = {};

	const fetchFile = ([name, integrity]: EmbedFile) =>
		(requests[name] ??= new Promise((resolve, reject) => {
			const element = document.createElement("script");
			element.crossOrigin = "";
			element.src = `${base}${name}.js${retrySuffixes[name] ?? ""}`;
			element.integrity = `sha256-${integrity}=`;
			element.nonce = script.nonce;
			element.onload = resolve;
			element.onerror = () => {
				delete requests[name];
				retrySuffixes[name] = `${retrySuffixes[name] ?? ""}?`;
				element.remove();
				reject(Error(element.src));
			};
			document.head.append(element);
		}));

	/** Fetches files in parallel, then runs those that have not run, in order: imports come first. */
	const load = (names: readonly EmbedFile[]) =>
		Promise.all(names.map(fetchFile)).then(() => {
			let exported: unknown;
			for (const [name] of names) {
				const chunk = chunks[name];
				exported = chunks[name] = typeof chunk === "function" ? chunk() : (chunk as object);
			}
			return exported;
		});

	if (globalThis.nevWidgets) {
		// biome-ignore lint/suspicious/noConsole: the console is where a page's developer looks
		console.warn("nev-widgets is on this page twice.");
		return;
	}
	globalThis.nevWidgets = { load, base, chunks } satisfies NevWidgetsScript;

	const viewport = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				load(
					(elements[target.localName.slice(4)] as number[]).map(
						(index) => files[index] as EmbedFile,
					),
				).catch(() =>
					setTimeout(() => {
						// Observing it again retries. Until then the element stays observed: otherwise any
						// change of the page would observe it again and retry too early.
						viewport.unobserve(target);
						viewport.observe(target);
					}, 5000),
				);
			}
		},
		{ rootMargin: "300px" },
	);
	const observeElements = () => {
		for (const tag in elements) {
			for (const element of document.querySelectorAll(`nev-${tag}:not(:defined)`)) {
				viewport.observe(element);
			}
		}
	};
	new MutationObserver(observeElements).observe(document, { childList: true, subtree: true });
	observeElements();
})(
	// A module script has no `currentScript`, and some page builders make every script a module.
	(document.currentScript ??
		document.querySelector('script[src*="/nev-widgets.js"]')) as HTMLScriptElement,
);
