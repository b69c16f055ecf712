import type { EmbedFile, NevWidgetsScript } from "./script.js";
import { createShell, type ShellElement } from "./shell.js";

/** Constants of the build: each element's file, and the core with the file of the Spanish texts. */
declare const ELEMENTS: Readonly<Record<string, EmbedFile>>;
declare const SPANISH: NevWidgetsScript["es"];
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

// A module script has no `currentScript`, and some page builders make every script a module.
const script = (document.currentScript ??
	document.querySelector('[src*="nev-widgets.js"]')) as HTMLScriptElement;

// A page that has several widgets may have the script tag as often: the first one counts.
if (!self.nevWidgets) {
	const base = new URL(`../${VERSION}`, script.src).href;
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
			return `${base}/${file.replace(/[^\w-]/g, "")}.js${suffix}`;
		},
	};
	const policy = self.trustedTypes?.createPolicy("nev", rules) ?? rules;

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
				const entry: (PerformanceEntry & { responseStatus?: number }) | undefined = performance
					.getEntriesByName(element.src)
					.pop();
				if (entry?.responseStatus === 200) maxAttempts = 0;
				reject(Error(`${element.src} could not be loaded.`));
			};
			// The build names each file by its hash in the same way.
			element.src = policy.createScriptURL(`${name}-${integrity.slice(0, 6)}`) as string;
			document.head.append(element);
		}));

	/** Fetches files in parallel, then runs those that have not run, in order: imports come first. */
	const load: NevWidgetsScript["load"] = (names) =>
		Promise.all(names.map(fetchFile)).then(() =>
			names
				.map(([name]) => (nevWidgets[name] = nevWidgets[name]?.call?.() ?? nevWidgets[name]))
				.pop(),
		);

	const elements = ELEMENTS;
	const shared: NevWidgetsScript = { load, base, es: SPANISH };
	const nevWidgets = shared as NevWidgetsScript & Files;
	self.nevWidgets = nevWidgets;

	const start = (element: ShellElement, attempt = 1) => {
		load([
			...(element.matches(":lang(es)") ? nevWidgets.es : [nevWidgets.es[0]]),
			elements[element.localName] as EmbedFile,
		]).then(
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
			for (const entry of entries) {
				if (!entry.isIntersecting) continue;
				viewport.unobserve(entry.target);
				start(entry.target as ShellElement);
			}
		},
		{ rootMargin: "300px" },
	);
	addEventListener("securitypolicyviolation", (event) => {
		if (event.blockedURI.startsWith(base)) maxAttempts = 0;
	});
	for (const tag in elements)
		customElements.get(tag) ?? customElements.define(tag, createShell(viewport));
}
