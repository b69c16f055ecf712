import type { EmbedFile, NevWidgetsScript } from "./script.js";
import { createShell, type ShellElement } from "./shell.js";

/** Constants of the build: each element's initial files, and the files with the Spanish texts. */
declare const ELEMENTS: Record<string, EmbedFile[]>;
declare const SPANISH: EmbedFile[];
declare const VERSION: string;

/** Each file by its name: its request, then its function, then, when that has run, its exports. */
type Files = Record<string, { call?(): object; then?: unknown } | undefined>;

/*
 * The script tag. It registers the elements and loads an element's code when the element comes near
 * the viewport. Until then, and if its code cannot be had, the element shows its own children.
 *
 * Each file is loaded by a script element with an integrity hash and finds its imports in `nevWidgets`.
 * `import` cannot do that: it takes no hash, and fetches a file that failed once more without one.
 * Files name the hashes of the files they load later, so a hash on this script covers them all.
 */
((script: HTMLScriptElement) => {
	if (window.nevWidgets) {
		// biome-ignore lint/suspicious/noConsole: the console is where a page's developer looks
		console.warn("nev-widgets is loaded twice");
		return;
	}
	const base = new URL(`../${VERSION}/`, script.src).href;
	/** Appended to the URL of a retry, so that it bypasses a cached failure. */
	let suffix = "";
	/**
	 * After this many failures an element gives up. The pauses between them double, from 2 seconds.
	 * Zero once the page's policy or an integrity hash has refused a file: another attempt would end
	 * the same.
	 */
	let maxAttempts = 5;
	const rules = {
		createScriptURL(file: string) {
			return base + file.replace(/[^\w.?-]/g, "");
		},
	};
	const policy = window.trustedTypes?.createPolicy("nev", rules) ?? rules;

	const fetchFile = ([name, integrity]: EmbedFile) =>
		(nevWidgets[name] ??= new Promise((resolve, reject) => {
			const element = document.createElement("script");
			element.crossOrigin = "";
			element.integrity = `sha256-${integrity}=`;
			element.nonce = script.nonce;
			element.onload = resolve;
			element.onerror = () => {
				delete nevWidgets[name];
				element.remove();
				// A file that has arrived and still failed has another hash.
				const entries = performance.getEntriesByName(element.src) as { responseStatus?: number }[];
				if (entries.some((entry) => entry.responseStatus === 200)) maxAttempts = 0;
				reject(Error(`${element.src} could not be loaded.`));
			};
			// The build names each file by its hash in the same way.
			const file = `${name}-${integrity.slice(0, 6)}.js${suffix}`;
			element.src = policy.createScriptURL(file) as string;
			document.head.append(element);
		}));

	/** Fetches files in parallel, then runs those that have not run, in order: imports come first. */
	const load: NevWidgetsScript["load"] = (names) =>
		Promise.all(names.map(fetchFile)).then(() =>
			names
				.map(([name]) => (nevWidgets[name] = nevWidgets[name]?.call?.() ?? nevWidgets[name]))
				.pop(),
		);

	const shared: NevWidgetsScript = { load, base, es: SPANISH, elements: ELEMENTS };
	const nevWidgets = shared as NevWidgetsScript & Files;
	window.nevWidgets = nevWidgets;

	const start = (element: ShellElement, attempt = 1) => {
		const files = nevWidgets.elements[element.localName] as EmbedFile[];
		load(element.matches(":lang(es)") ? [...nevWidgets.es, ...files] : files).then(
			(exported) => (exported as { start(element: ShellElement): void }).start(element),
			(error) => {
				if (attempt < maxAttempts) {
					suffix = `?${attempt}`;
					setTimeout(start, 1000 << attempt, element, attempt + 1);
					return;
				}
				for (const type of ["nev-error", "nev:error"]) {
					element.dispatchEvent(
						new CustomEvent(type, { detail: error, bubbles: true, composed: true }),
					);
				}
			},
		);
	};

	const viewport = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				viewport.unobserve(target);
				start(target as ShellElement);
			}
		},
		{ rootMargin: "300px" },
	);
	addEventListener("securitypolicyviolation", ({ blockedURI }) => {
		if (blockedURI.startsWith(base)) maxAttempts = 0;
	});
	for (const tag in nevWidgets.elements)
		customElements.get(tag) ?? customElements.define(tag, createShell(viewport));
})(
	// A module script has no `currentScript`, and some page builders make every script a module.
	(document.currentScript ??
		document.querySelector('[src*="/nev-widgets.js"]')) as HTMLScriptElement,
);
