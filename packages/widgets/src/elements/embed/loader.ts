import type { EmbedFile, NevWidgetsScript } from "../script.js";

/** Filled in by the build: the files that elements start with, and which of them each one needs. */
declare const FILES: EmbedFile[];
declare const ELEMENTS: Record<string, number[]>;
declare const VERSION: string;

/*
 * The script tag. Watches the page for our elements and fetches an element's code when it comes near
 * the viewport. Every file is fetched by a script element that carries its hash, and takes what it
 * imports from here: the browser's own `import` would fetch a file that could not be had at first
 * once more, and without its hash. A file carries the hashes of those that it fetches later, so one
 * hash, on this script, vouches for all.
 */
((script: HTMLScriptElement) => {
	const base = new URL(`../${VERSION}/`, script.src).href;
	const files = FILES;
	const elements = ELEMENTS;
	const fetched: Record<string, Promise<unknown>> = {};
	/** What a further attempt adds to the address, past whatever a cache holds of the first one. */
	const failures: Record<string, string> = {};
	const chunks: NevWidgetsScript["chunks"] = {};

	const fetchFile = ([name, integrity]: EmbedFile) =>
		(fetched[name] ??= new Promise((resolve, reject) => {
			const element = document.createElement("script");
			element.crossOrigin = "";
			element.src = `${base}${name}.js${failures[name] ?? ""}`;
			element.integrity = `sha256-${integrity}=`;
			element.nonce = script.nonce;
			element.onload = resolve;
			element.onerror = () => {
				delete fetched[name];
				failures[name] = `${failures[name] ?? ""}?`;
				element.remove();
				reject(Error(element.src));
			};
			document.head.append(element);
		}));

	/** Runs what has not run yet, in the order given: those that a file imports stand before it. */
	const load = (wanted: readonly EmbedFile[]) =>
		Promise.all(wanted.map(fetchFile)).then(() => {
			let last: unknown;
			for (const [name] of wanted) {
				const chunk = chunks[name];
				last = chunks[name] = typeof chunk === "function" ? chunk() : (chunk as object);
			}
			return last;
		});

	if (globalThis.nevWidgets) {
		// biome-ignore lint/suspicious/noConsole: tells the page's programmer
		console.warn("nev-widgets is on this page twice.");
		return;
	}
	globalThis.nevWidgets = { load, base, chunks } satisfies NevWidgetsScript;

	const near = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				load(
					(elements[target.localName.slice(4)] as number[]).map(
						(index) => files[index] as EmbedFile,
					),
				).catch(() =>
					setTimeout(() => {
						// Until then it stays observed, or any change of the page would end the wait.
						near.unobserve(target);
						near.observe(target);
					}, 5000),
				);
			}
		},
		{ rootMargin: "300px" },
	);
	const look = () => {
		for (const tag in elements) {
			for (const element of document.querySelectorAll(`nev-${tag}:not(:defined)`)) {
				near.observe(element);
			}
		}
	};
	new MutationObserver(look).observe(document, { childList: true, subtree: true });
	look();
})(
	// A page's builder may have made it a module, which is nobody's current script.
	(document.currentScript ??
		document.querySelector('script[src*="/nev-widgets.js"]')) as HTMLScriptElement,
);
