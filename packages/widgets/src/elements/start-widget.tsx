import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { LoaderSeed } from "../data/seed.js";
import { loadLazily } from "../lazy/index.js";
import {
	NevProvider,
	PersistenceProvider,
	type PersistentStore,
	warnOnce,
} from "../provider/index.js";
import { HasSlots } from "../ui/slot.js";
import { WidgetBoundary } from "../widget/index.js";
import {
	type AttributeType,
	adoptEarlyProperties,
	defineProperties,
	isOn,
} from "./element-interface.js";
import { scriptApiUrl } from "./script-tag/script.js";
import type { ElementProperty, ShellElement } from "./shell.js";
import { adoptStyles } from "./styles.js";

/** The custom element, as the widget inside it sees it. */
export interface WidgetHost {
	readonly element: HTMLElement;
	/** An attribute's text, trimmed; undefined if it is absent or empty. */
	attribute(name: string): string | undefined;
	/** Whether an attribute without a value is present. "false" is what some frameworks write for none. */
	hasAttribute(name: string): boolean;
	/** A property set by the host page, or written by it as JSON. */
	property(name: ElementProperty): unknown;
	/** What the widget has stored with `usePersistentState`, by key. */
	stored(key: string): unknown;
	/** What the value of a property was parsed to. Cleared when the page sets a property again. */
	readonly derived: Map<unknown, unknown>;
	/**
	 * Dispatches the bubbling, composed event `nev-…`, and `nev:…` beside it through version 1.
	 * Returns false if the host page cancelled either.
	 */
	emit(name: string, detail?: unknown, options?: { cancelable?: boolean }): boolean;
	/** Adds the styles of a part that is loaded later. */
	adoptStyles(styles: string): void;
}

/** A widget as a custom element. */
export interface WidgetDefinition {
	readonly tag: `nev-${string}`;
	/** The observed attributes, besides `lang` and those of every widget, and the types of their properties. */
	readonly attributes: Readonly<Record<string, AttributeType>>;
	/** The observed properties, besides `messages`. Each may also be an attribute, as JSON. */
	readonly properties: readonly ElementProperty[];
	readonly styles: string;
	/** The element's methods, besides `reset`. */
	methods?(host: WidgetHost): Record<string, (parameter: never) => void>;
	/** True if the widget needs no API with its current properties. Default: it always needs one. */
	worksWithoutApi?(host: WidgetHost): boolean;
	/** Called in a component, so it may use hooks. */
	render(host: WidgetHost): ReactNode;
}

/** The attributes of every widget that are properties only because of us: `lang` is HTML's own. */
const sharedAttributes = { api: String, src: String, "heading-level": Number };

/**
 * Starts a widget in its element. The element may be moved, also to another document, and removed.
 * Removing it unmounts the widget and leaves nothing in the page; inserted again, it goes on with
 * the state that it had.
 *
 * @param fetchTexts fetches the texts of a locale's language where they are not always here
 */
export function startWidget(
	element: ShellElement,
	definition: WidgetDefinition,
	fetchTexts: (locale: string) => Promise<unknown> = async () => {},
): void {
	// It has started before.
	if ("reset" in element) return;
	// Two calls: inlined here, the class's accessors would hold on to this element.
	defineProperties(element, sharedAttributes);
	defineProperties(element, definition.attributes);
	adoptEarlyProperties(element);
	const styles = [definition.styles];
	const derived = new Map<unknown, unknown>();
	const [listName = ""] = definition.properties;
	/** The properties that the page has written as JSON; undefined until they have been read. */
	let json: Record<string, unknown> | undefined = {};
	let jsonSource = "";
	let store: PersistentStore = new Map();
	let storedApi: string | undefined;
	/** What a server has rendered the widget from. Used until the widget starts over. */
	let seed: LoaderSeed | undefined;
	let generation = 0;
	let root: Root | undefined;
	let container: HTMLElement | undefined;
	let isRenderPending = false;
	/** The page's language, and the one that the widget is in: the page's, once its texts are here. */
	let pageLocale: string | undefined;
	let locale: string | undefined;

	const host: WidgetHost = {
		element,
		derived,
		attribute: (name) => element.getAttribute(name)?.trim() || undefined,
		hasAttribute: (name) => isOn(element, name),
		property: (name) => element[name] ?? json?.[name],
		stored: (key) => store.get(key),
		emit: (name, detail, { cancelable = true } = {}) =>
			["nev-", "nev:"].every((prefix) =>
				element.dispatchEvent(
					new CustomEvent(prefix + name, {
						detail,
						bubbles: true,
						composed: true,
						cancelable,
					}),
				),
			),
		adoptStyles(added) {
			if (!styles.includes(added)) styles.push(added);
			adoptAll();
		},
	};

	/** Reads the page's JSON again if it has changed. */
	async function readJson(): Promise<void> {
		const script = element.querySelector(':scope>[type="application/json"]');
		const source = [element.getAttribute("src"), script?.textContent].join("");
		if (source === jsonSource) return;
		jsonSource = source;
		json = undefined;
		let read: Record<string, unknown>;
		try {
			const module = await loadLazily("read-json", () => import("./read-json.js"));
			read = await module.readJson(element, script, listName);
		} catch (error) {
			// The page has a list of its own, so never show another one.
			read = { [listName]: [] };
			host.emit("error", error);
		}
		if (source !== jsonSource) return;
		json = read;
		scheduleRender();
	}

	function startOver(): void {
		store = new Map();
		generation += 1;
	}

	function adoptAll(): void {
		const { shadowRoot } = element;
		if (shadowRoot) for (const text of styles) adoptStyles(shadowRoot, text);
	}

	/** Several changes in one task render once. */
	function scheduleRender(): void {
		if (isRenderPending) return;
		isRenderPending = true;
		queueMicrotask(() => {
			isRenderPending = false;
			followLanguage();
			if (!locale || !json) return;
			const api = apiOf(host, definition);
			if (api !== storedApi) startOver();
			storedApi = api;
			const { shadowRoot: shadow } = element;
			if (container && container.parentNode !== shadow) shadow?.replaceChildren(container);
			root?.render(
				<PersistenceProvider key={generation} value={store}>
					<NevProvider
						api={api ?? ""}
						seed={generation < 2 ? seed : undefined}
						credentials="omit"
						locale={locale}
					>
						<HasSlots value={true}>
							<WidgetBoundary
								fallback={<slot />}
								onError={(error) => void host.emit("error", error)}
							>
								<Content render={() => definition.render(host)} />
							</WidgetBoundary>
						</HasSlots>
					</NevProvider>
				</PersistenceProvider>,
			);
		});
	}

	/** Follows the page's language. If its texts cannot be had, the widget stays in the one before it. */
	async function followLanguage(): Promise<void> {
		const wanted = localeOf(element);
		if (wanted === pageLocale) return;
		pageLocale = wanted;
		const next = await fetchTexts(wanted).then(
			() => wanted,
			() => locale ?? "en",
		);
		if (wanted !== pageLocale) return;
		locale = next;
		scheduleRender();
	}

	/** Focuses the first control, unless one has the focus, and returns the one that has it. */
	function focusFirst(options: FocusOptions | undefined): HTMLElement | null {
		const shadow = element.shadowRoot as ShadowRoot;
		for (const control of shadow.querySelectorAll<HTMLElement>(':not([tabindex="-1"])')) {
			// Only a control takes it.
			if (!shadow.activeElement) control.focus(options);
		}
		return shadow.activeElement as HTMLElement | null;
	}

	/** Hands the element's focus on to its first control, once there is one, unless it has moved on. */
	function focusControl(): void {
		newContent.disconnect();
		const { nevFocus: request, shadowRoot: shadow } = element;
		const { activeElement } = element.getRootNode() as Document | ShadowRoot;
		if (!request || !shadow) return;
		const control = activeElement === element && focusFirst(request[0]);
		if (activeElement === element && !control) {
			newContent.observe(shadow, { childList: true, subtree: true });
			return;
		}
		// Browsers leave out all controls of an element with a negative one. Chromium takes the focus here.
		if (element.tabIndex < 0) element.removeAttribute("tabindex");
		if (control) control.focus(request[0]);
	}
	const newContent = new MutationObserver(focusControl);

	const changes = new MutationObserver(() => {
		readJson();
		scheduleRender();
	});

	const { focus: takeFocus } = element;
	Object.assign(element, definition.methods?.(host), {
		focus(options?: FocusOptions) {
			if (element.shadowRoot && focusFirst(options)) return;
			takeFocus.call(element, options);
			focusControl();
		},
		reset() {
			startOver();
			scheduleRender();
		},
	});

	element.nevController = {
		observe() {
			const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
			if (!root) {
				container = element.ownerDocument.createElement("div");
				try {
					seed = JSON.parse(shadow.querySelector("script")?.textContent ?? "");
				} catch {
					// Nothing was rendered, or its data was changed on the way: the widget loads it.
				}
				// What a server has rendered stays until the widget comes, whose texts may have to be fetched.
				if (!shadow.firstElementChild) shadow.append(container);
				root = createRoot(container);
				changes.observe(element, {
					// Its script with JSON may not have been parsed yet.
					childList: true,
					attributeFilter: [
						"lang",
						...Object.keys(sharedAttributes),
						...Object.keys(definition.attributes),
						...definition.properties,
					],
				});
				readJson();
				focusControl();
			}
			adoptAll();
			// The page's language. Observing the same document twice has no effect.
			changes.observe(element.ownerDocument.documentElement, { attributeFilter: ["lang"] });
			scheduleRender();
		},
		unobserve() {
			// An element that is only moved is connected again before this microtask runs.
			queueMicrotask(() => {
				if (element.isConnected) return;
				changes.disconnect();
				root?.unmount();
				root = undefined;
				container?.remove();
			});
		},
		changeProperty() {
			derived.clear();
			scheduleRender();
		},
	};
	if (element.isConnected) element.nevController.observe(element);
}

/**
 * Renders within the boundary, which catches only what its children throw. The function is another one
 * each time: `@preact/signals` does not render a component again whose properties are the same.
 */
function Content({ render }: { render: () => ReactNode }) {
	return render();
}

function apiOf(host: WidgetHost, definition: WidgetDefinition): string | undefined {
	const api = host.attribute("api") ?? scriptApiUrl();
	if (!api && !definition.worksWithoutApi?.(host)) {
		warnOnce(`<${definition.tag}> needs an API: <${definition.tag} api="https://…/api">.`);
	}
	return api;
}

/** The language of the element, or of the page around it, also across shadow roots. */
function localeOf(element: Element): string {
	for (let current: Element | undefined = element; current; ) {
		const language = current.closest("[lang]")?.getAttribute("lang");
		if (language) return language;
		current = (current.getRootNode() as Partial<ShadowRoot>).host;
	}
	return "en";
}
