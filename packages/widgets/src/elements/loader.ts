import type { EmbedFile, NevWidgetsScript } from "./script.js";
import { defineShell, type ShellElement } from "./shell.js";

/** Constants of the build: the elements' initial files, and each element's indices into them. */
declare const FILES: EmbedFile[];
declare const ELEMENTS: Record<string, number[]>;
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
	if (globalThis.nevWidgets) {
		// biome-ignore lint/suspicious/noConsole: the console is where a page's developer looks
		console.warn("nev-widgets is on this page twice.");
		return;
	}
	const base = new URL(`../${VERSION}/`, script.src).href;
	const files = FILES;
	const elements = ELEMENTS;
	const requests: Record<string, Promise<unknown>> = {};
	/** Appended to the URL of a retry, so that it bypasses a cached failure. */
	let suffix = "";
	/** Files that the page's policy or an integrity hash has refused: another attempt would be, too. */
	let isRefused = false;
	const chunks: NevWidgetsScript["chunks"] = {};
	const policy = globalThis.trustedTypes?.createPolicy("nev", {
		createScriptURL: (file) => {
			if (/[^\w.?-]/.test(file)) throw Error(file);
			return base + file;
		},
	});

	const fetchFile = ([name, integrity]: EmbedFile) =>
		(requests[name] ??= new Promise((resolve, reject) => {
			const element = document.createElement("script");
			const file = `${name}.js${suffix}`;
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
			element.src = (policy ? policy.createScriptURL(file) : base + file) as string;
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

	globalThis.nevWidgets = { load, base, chunks } satisfies NevWidgetsScript;

	const start = (element: ShellElement, attempt = 1) => {
		const indices = elements[element.localName.slice(4)] as number[];
		load(indices.map((index) => files[index] as EmbedFile)).then(
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
	for (const name in elements) {
		const tag = `nev-${name}`;
		if (!customElements.get(tag)) {
			defineShell(
				tag,
				(element) => viewport.observe(element),
				(element) => viewport.unobserve(element),
			);
		}
	}
})(
	// A module script has no `currentScript`, and some page builders make every script a module.
	(document.currentScript ??
		document.querySelector('script[src*="/nev-widgets.js"]')) as HTMLScriptElement,
);
