import type { EmbedFile, NevWidgetsScript } from "./script.js";
import { defineShell, type ShellElement } from "./shell.js";

/** Constants of the build: each element's initial files, and the files with the Spanish texts. */
declare const ELEMENTS: Record<string, EmbedFile[]>;
declare const SPANISH: EmbedFile[];
declare const VERSION: string;

/** After this many failures an element gives up. The pauses between them double, from 2 seconds. */
const maxAttempts = 5;

/*
 * The script tag. It registers the elements and loads an element's code when the element comes near
 * the viewport. Until then, and if its code cannot be had, the element shows its own children.
 *
 * Each file is loaded by a script element with an integrity hash and finds its imports in `chunks`.
 * `import` cannot do that: it takes no hash, and fetches a file that failed once more without one.
 * Files name the hashes of the files they load later, so a hash on this script covers them all.
 */
((script: HTMLScriptElement) => {
	if (window.nevWidgets) {
		// biome-ignore lint/suspicious/noConsole: the console is where a page's developer looks
		console.warn("nev-widgets is on this page twice.");
		return;
	}
	const base = new URL(`../${VERSION}/`, script.src).href;
	const elements = ELEMENTS;
	const spanish = SPANISH;
	const requests: Record<string, Promise<unknown>> = {};
	/** Appended to the URL of a retry, so that it bypasses a cached failure. */
	let suffix = "";
	/** Files that the page's policy or an integrity hash has refused: another attempt would be, too. */
	let isRefused = false;
	const chunks: NevWidgetsScript["chunks"] = {};
	const exports: NevWidgetsScript["exports"] = {};
	const rules = {
		createScriptURL(file: string) {
			if (/[^\w.?-]/.test(file)) throw Error(file);
			return base + file;
		},
	};
	const policy = window.trustedTypes?.createPolicy("nev", rules) ?? rules;

	const fetchFile = ([name, integrity]: EmbedFile) =>
		(requests[name] ??= new Promise((resolve, reject) => {
			const element = document.createElement("script");
			element.crossOrigin = "";
			element.integrity = `sha256-${integrity}=`;
			element.nonce = script.nonce;
			element.onload = resolve;
			element.onerror = () => {
				delete requests[name];
				element.remove();
				// A file that has arrived and still failed has another hash.
				isRefused ||= performance
					.getEntriesByName(element.src)
					.some((entry) => (entry as { responseStatus?: number }).responseStatus === 200);
				reject(Error(`${element.src} could not be loaded.`));
			};
			// The build names each file by its hash in the same way.
			const file = `${name}-${integrity.replace(/\W/g, "").slice(0, 6)}.js`;
			element.src = policy.createScriptURL(file + suffix) as string;
			document.head.append(element);
		}));

	/** Fetches files in parallel, then runs those that have not run, in order: imports come first. */
	const load = (names: readonly EmbedFile[]) =>
		Promise.all(names.map(fetchFile)).then(() => {
			let exported: unknown;
			for (const [name] of names) exported = exports[name] ??= chunks[name]?.() as object;
			return exported;
		});

	window.nevWidgets = { load, base, chunks, exports, spanish } satisfies NevWidgetsScript;

	const start = (element: ShellElement, attempt = 1) => {
		const files = elements[element.localName] as EmbedFile[];
		load(element.matches(":lang(es)") ? [...spanish, ...files] : files).then(
			(exported) => (exported as { start(element: ShellElement): void }).start(element),
			(error) => {
				if (attempt < maxAttempts && !isRefused) {
					setTimeout(() => {
						suffix = `?${attempt}`;
						start(element, attempt + 1);
					}, 1000 << attempt);
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
	document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
		isRefused ||= blockedURI.startsWith(base);
	});
	for (const tag in elements) if (!customElements.get(tag)) defineShell(tag, viewport);
})(
	// A module script has no `currentScript`, and some page builders make every script a module.
	(document.currentScript ??
		document.querySelector('[src*="/nev-widgets.js"]')) as HTMLScriptElement,
);
