import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { PersistentStore } from "../hooks/index.js";
import type { WidgetController } from "../hooks/widget-controller.js";
import type { LoaderSeed } from "../loader/seed.js";
import { delegateFocus } from "./control-focus.js";
import { ElementContent } from "./element-content.js";
import { adoptEarlyProperties, defineProperties, defineState, isOn } from "./element-interface.js";
import { keepCharacters } from "./keep-characters.js";
import { loadPageContent } from "./load-page-content.js";
import { dropCalls, runCalls } from "./method-calls.js";
import { createJsonReader } from "./page-json.js";
import { createLanguageFollower, observeLanguage, unobserveLanguage } from "./page-language.js";
import { apiOf } from "./script.js";
import type { ShellElement } from "./shell.js";
import { createElementStyles } from "./styles.js";
import type { WidgetDefinition, WidgetHost } from "./widget-definition.js";

/** The attributes of every widget that are properties only because of us: `lang` is HTML's own. */
const sharedAttributes = { api: String, src: String, "heading-level": Number, label: String };

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
	if (element.nevController.call) return;
	// Two calls: inlined here, the class's accessors would hold on to this element.
	defineProperties(element, sharedAttributes);
	defineProperties(element, definition.attributes);
	defineState(element, definition.state);
	adoptEarlyProperties(element);
	const styles = createElementStyles(element, definition.styles);
	const derived = new Map<unknown, unknown>();
	let store: PersistentStore = new Map();
	let storedApi: string | undefined;
	/** What a server has rendered the widget from. Used until the widget starts over. */
	let seed: LoaderSeed | undefined;
	let generation = 0;
	let root: Root | undefined;
	let container: HTMLElement | undefined;
	let isRenderPending = false;
	/** Whether the page has changed something since it called a method: effects of that may be pending. */
	let hasChanged = false;
	/** What the page reads and tells: undefined before the widget is there, and while it starts over. */
	let controller: (WidgetController & Record<string, unknown>) | undefined;
	/** The same, but only while its component is mounted, so that it can do what is called. */
	let mounted: typeof controller | null;
	/** The language that the widget is in; undefined until its texts are here. */
	let locale: string | undefined;

	const host: WidgetHost = {
		element,
		derived,
		attribute: (name) => element.getAttribute(name)?.trim() || undefined,
		hasAttribute: (name) => isOn(element, name),
		property: (name) => (element[name] === undefined ? json?.[name] : element[name]),
		controllerRef(next) {
			mounted = next as typeof mounted;
			// An element out of the document keeps its state, and so its controller.
			if (!next) return;
			const isPutBack = controller;
			controller = next as typeof controller;
			next.ready.then(element.nevSettle[0]);
			// At the start, call before the effects, which then load what the calls ask for. When the element
			// is put back, call after them, because they follow attributes.
			if (isPutBack) queueMicrotask(call);
			else callMethods();
		},
		emit(name, detail, options) {
			if (name === "error" && root && !(mounted && json)) dropCalls(element, subjectMethod);
			// The widget has a height of its own now: see `reserve.css`.
			if (name === "ready" || name === "error") styles.add(":host{--nev-room:0}");
			return element.dispatchEvent(
				new CustomEvent(`nev-${name}`, { detail, bubbles: true, composed: true, ...options }),
			);
		},
	};

	/** The properties that the page has written as JSON; undefined until they have been read. */
	let json: Record<string, unknown> | undefined = {};
	const { subjectMethod } = definition;
	const [listName = ""] = definition.properties;
	const readJson = createJsonReader(
		element,
		listName,
		(properties) => {
			json = properties;
			if (!json) dropCalls(element, subjectMethod);
			scheduleRender();
			if (json) call();
		},
		(error) => host.emit("error", error),
	);
	const followLanguage = createLanguageFollower(element, fetchTexts, (next) => {
		locale = next;
		scheduleRender();
	});
	const focusControl = delegateFocus(element);

	function reset(): void {
		startOver();
		store.set("isReset", true);
		scheduleRender();
	}

	/** Runs the methods that the page has called, after the effects of its earlier changes. */
	function call(): void {
		if (!root || !element.nevCalls[0]) return;
		if (changes.takeRecords()[0] || hasChanged) {
			hasChanged = false;
			// Rendering may drop calls about what the page has replaced. The latest call came after that.
			const latest = element.nevCalls.pop();
			flushSync(render);
			if (latest) element.nevCalls.push(latest);
		}
		callMethods();
	}

	/** They wait while the widget starts and while the element is out of the document. */
	function callMethods(): void {
		runCalls(element, (name) => root && json && (name === "reset" ? reset : mounted?.[name]));
	}

	function startOver(): void {
		controller = undefined;
		mounted = undefined;
		store = new Map();
		generation += 1;
	}

	function render(): void {
		readJson();
		followLanguage();
		if (!locale || !json) return;
		const api = apiOf(host, definition);
		if (api !== storedApi) startOver();
		storedApi = api;
		const { shadowRoot: shadow } = element;
		if (container && container.parentNode !== shadow) shadow?.replaceChildren(container);
		root?.render(
			<ElementContent
				key={generation}
				host={host}
				render={() => definition.render(host)}
				store={store}
				adoptStyles={styles.add}
				api={api ?? ""}
				seed={generation < 2 ? seed : undefined}
				locale={locale}
			/>,
		);
	}

	/** Several changes in one task render once. */
	function scheduleRender(): void {
		hasChanged = true;
		if (isRenderPending) return;
		isRenderPending = true;
		queueMicrotask(() => {
			isRenderPending = false;
			render();
		});
	}

	const changes = new MutationObserver(scheduleRender);

	element.nevController = {
		observe() {
			const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
			if (!root) {
				keepCharacters(element.ownerDocument.defaultView ?? window);
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
						...Object.keys(sharedAttributes),
						...Object.keys(definition.attributes),
						...definition.properties,
					],
				});
				focusControl();
			}
			styles.adopt();
			observeLanguage(element, followLanguage);
			scheduleRender();
		},
		unobserve() {
			// An element that is only moved is connected again before this microtask runs.
			queueMicrotask(() => {
				if (element.isConnected) return;
				changes.disconnect();
				unobserveLanguage(followLanguage);
				root?.unmount();
				root = undefined;
				container?.remove();
			});
		},
		changeProperty(name) {
			// A list is read again even if it is the same one: the page may have changed it.
			if (name !== "messages") derived.clear();
			scheduleRender();
		},
		call,
		get state() {
			return controller;
		},
	};
	if (element.isConnected) element.nevController.observe(element);
	checkLater(element);
}

/** Reports an element that has the rest of its page inside it, once the page has been parsed. */
function checkLater(element: ShellElement): void {
	const { ownerDocument } = element;
	const check = () =>
		element.firstElementChild &&
		!element.nextElementSibling &&
		loadPageContent().then(
			({ checkChildren }) => checkChildren(element),
			() => {},
		);
	if (ownerDocument.readyState !== "loading") check();
	// Its children may still come.
	else ownerDocument.addEventListener("DOMContentLoaded", check, { once: true });
}
