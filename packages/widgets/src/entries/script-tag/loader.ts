import type { EmbedFiles, NevWidgetsScript } from "../../elements/script.js";
import { createShell, type ShellElement } from "../../elements/shell.js";

/**
 * Constants of the build: the files of each element and of each language's texts, these languages, and
 * the methods of each element.
 */
declare const FILES: Record<string, EmbedFiles>;
declare const LANGUAGES: readonly string[];
declare const METHODS: Readonly<Record<string, readonly string[]>>;
declare const VERSION: string;

/** What an element's file exports: a function for each of its elements, which starts its widget, and the files of its later parts. */
type Entry = Readonly<Record<string, (element: ShellElement) => void>> & {
	readonly default: Readonly<Record<string, EmbedFiles>>;
};

/*
 * The script tag. It registers the elements and loads an element's code when the element comes near
 * the viewport, or when the page calls a method or asks for `ready`. Until then, and if its code cannot
 * be had, the element shows its own children.
 *
 * The code is native modules. Each is first run by a script element with an integrity hash, because
 * `import` takes none; after that, imports find the checked module. A module runs only when those
 * that it imports have run: a browser fetches an import that has failed again, without its hash.
 */

// A module script has no `currentScript`, and some page builders make every script a module.
const script = (document.currentScript ??
	document.querySelector('[src*="nev-widgets.js"]')) as HTMLScriptElement;

if (!/nev-widgets\.js/.test(script?.src)) {
	// biome-ignore lint/suspicious/noConsole: the console is where a page's developer looks
	console.error("[nev-widgets] Load nev-widgets.js from its own address, not a copy.");
}
// A page that has several widgets may have the script tag as often: the first one counts. An element with
// this name as its id, such as the script itself, is a property of the window too.
else if (!self.nevWidgets?.load) {
	const base = new URL(`../${VERSION}`, script.src).href;
	const urlOf = (file: string) => `${base}/${file.replace(/[^\w-]/g, "")}.js`;
	const policy = self.trustedTypes?.createPolicy("nev", { createScriptURL: urlOf });
	/**
	 * After this many failures an element gives up. The pauses between them double, from 2 seconds.
	 * Zero once the page's policy or an integrity hash has refused a file: another attempt would end
	 * the same.
	 */
	let maxAttempts = 5;
	const running: Record<string, Promise<unknown> | undefined> = {};

	const insert = (tag: "link" | "script", integrity: string | undefined, properties: object) => {
		const element = document.createElement(tag);
		Object.assign(element, properties, {
			crossOrigin: "",
			integrity: `sha256-${integrity}=`,
			nonce: script.nonce,
		});
		document.head.append(element);
		return element;
	};

	const run = (name: string, integrity: string | undefined) => {
		const src = urlOf(name);
		running[name] ??= new Promise((resolve, reject) => {
			const element = insert("script", integrity, {
				type: "module",
				src: policy?.createScriptURL(name) ?? src,
				onload: resolve,
				onerror() {
					delete running[name];
					element.remove();
					// A file that has arrived and still failed has another hash.
					const entry: (PerformanceEntry & { responseStatus?: number }) | undefined = performance
						.getEntriesByName(src)
						.pop();
					if (entry?.responseStatus === 200) maxAttempts = 0;
					reject(Error(`${src} could not be loaded.`));
				},
			});
		});
		return running[name];
	};

	/** Fetches files in parallel and runs them in order. Resolves with the exports of the last one. */
	const runAll = async (files: EmbedFiles) => {
		let href = "";
		for (const name in files) {
			href = urlOf(name);
			if (!running[name]) insert("link", files[name], { rel: "preload", as: "script", href });
		}
		for (const name in files) await run(name, files[name]);
		return import(href);
	};

	const filesOf = FILES;
	const load: NevWidgetsScript["load"] = async (name) => runAll(filesOf[name] as EmbedFiles);
	self.nevWidgets = { load, base };

	const start = (element: ShellElement, attempt = 1) => {
		// The widget waits for them, and starts in English without them.
		for (const language of LANGUAGES)
			if (element.matches(`:lang(${language})`)) load(language).catch(() => {});
		load(element.localName).then(
			(entry) => {
				Object.assign(filesOf, (entry as Entry).default);
				(entry as Entry)[element.localName]?.(element);
			},
			(error) => {
				if (attempt === 1)
					// biome-ignore lint/suspicious/noConsole: as above
					console.error(`[nev-widgets] ${error.message} Is nev-widgets.js a copy?`);
				if (attempt < maxAttempts) {
					setTimeout(start, 1000 << attempt, element, attempt + 1);
					return;
				}
				// A call of the page, or its return to the document, starts it again.
				element.nevController = viewport;
				element.nevSettle[1](error);
				element.dispatchEvent(
					new CustomEvent("nev-error", { detail: error, bubbles: true, composed: true }),
				);
			},
		);
	};

	/** Starts an element: it is no longer observed, and later calls do not start it again. */
	const call = (element: ShellElement) => {
		viewport.unobserve(element);
		element.nevController = { observe() {}, unobserve() {} };
		start(element);
	};

	const viewport = Object.assign(
		new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries)
					if (isIntersecting) call(target as ShellElement);
			},
			{ rootMargin: "300px" },
		),
		{ call },
	);
	addEventListener("securitypolicyviolation", (event) => {
		if (event.blockedURI.startsWith(base)) maxAttempts = 0;
	});
	const methods = METHODS;
	for (const tag in methods)
		customElements.get(tag) ??
			customElements.define(tag, createShell(viewport, methods[tag] as string[]));
}
