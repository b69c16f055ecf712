import type { EmbedFile, NevWidgetsScript } from "../script.js";

/** Filled in by the build: the files that elements start with, and which of them each one needs. */
declare const FILES: EmbedFile[];
declare const ELEMENTS: Record<string, number[]>;
declare const VERSION: string;

/*
 * The script tag. Watches the page for our elements and fetches an element's code when it comes near
 * the viewport. Every file is fetched by a script element that carries its hash, since `import()`
 * takes none; what import() then gives is the module that the script element has fetched. A file
 * carries the hashes of those that it fetches later, so one hash, on this script, vouches for all.
 */
((script: HTMLScriptElement) => {
	const base = new URL(`../${VERSION}/`, script.src).href;
	const files = FILES;
	const elements = ELEMENTS;
	const fetched: Record<string, Promise<string>> = {};
	/** What a further attempt adds to the address, since a browser remembers that an address failed. */
	const failures: Record<string, string> = {};

	const fetchFile = ([name, integrity]: EmbedFile) =>
		(fetched[name] ??= new Promise((resolve, reject) => {
			const element = document.createElement("script");
			const url = `${base}${name}.js${failures[name] ?? ""}`;
			element.type = "module";
			element.crossOrigin = "";
			element.src = url;
			element.integrity = `sha256-${integrity}=`;
			element.nonce = script.nonce;
			element.onload = () => resolve(url);
			element.onerror = () => {
				delete fetched[name];
				failures[name] = `${failures[name] ?? ""}?`;
				element.remove();
				reject(Error(url));
			};
			document.head.append(element);
		}));

	const load = (wanted: readonly EmbedFile[]) =>
		Promise.all(wanted.map(fetchFile)).then(
			(urls) => import(/* @vite-ignore */ urls.at(-1) as string),
		);

	if (globalThis.nevWidgets) {
		// biome-ignore lint/suspicious/noConsole: tells the page's programmer
		console.warn("nev-widgets is on this page twice.");
		return;
	}
	globalThis.nevWidgets = { load, base } satisfies NevWidgetsScript;

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
