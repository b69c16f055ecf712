import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { PersistenceProvider, type PersistentStore } from "../hooks/index.js";
import type { WidgetController } from "../hooks/widget-controller.js";
import { callHandler, warnOnce } from "../host-page/index.js";
import { loadLazily } from "../lazy/index.js";
import type { LoaderSeed } from "../loader/seed.js";
import { NevProvider } from "../provider/index.js";
import { HasSlots } from "../ui/slot.js";
import { WidgetBoundary } from "../widget/index.js";
import { delegateFocus } from "./control-focus.js";
import { adoptEarlyProperties, defineProperties, defineState, isOn } from "./element-interface.js";
import { keepCharacters } from "./keep-characters.js";
import { createJsonReader } from "./page-json.js";
import { createLanguageFollower, observeLanguage, unobserveLanguage } from "./page-language.js";
import { scriptApiUrl } from "./script.js";
import type { ShellElement } from "./shell.js";
import { adoptStyles } from "./styles.js";
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
	const styles = [definition.styles];
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
			if (name === "error" && root && !(mounted && json)) cancelCalls();
			return element.dispatchEvent(
				new CustomEvent(`nev-${name}`, { detail, bubbles: true, composed: true, ...options }),
			);
		},
		adoptStyles(added) {
			if (!styles.includes(added)) styles.push(added);
			adoptAll();
		},
	};

	/** The properties that the page has written as JSON; undefined until they have been read. */
	let json: Record<string, unknown> | undefined = {};
	const [listName = ""] = definition.properties;
	const readJson = createJsonReader(
		element,
		listName,
		(properties) => {
			json = properties;
			if (!json) cancelCalls();
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

	/** Drops calls about a subject that the page has replaced, or that cannot be loaded. */
	function cancelCalls(): void {
		element.nevCalls = element.nevCalls.filter(([name]) => name !== definition.subjectMethod);
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

	/** Runs them in order. They wait while the widget starts and while the element is out of the document. */
	function callMethods(): void {
		if (!root || !json) return;
		const { nevCalls } = element;
		// A reset drops the calls before it.
		nevCalls.splice(
			0,
			nevCalls.findIndex(([name]) => name === "reset"),
		);
		const [name = "", parameters = []] = nevCalls[0] ?? [];
		const method = name === "reset" ? reset : mounted?.[name];
		if (typeof method !== "function") return;
		nevCalls.shift();
		// The call may be an old one, made before the widget was there: its error must not end the widget.
		callHandler(() => method(...parameters));
		callMethods();
	}

	function startOver(): void {
		controller = undefined;
		mounted = undefined;
		store = new Map();
		generation += 1;
	}

	function adoptAll(): void {
		const { shadowRoot } = element;
		if (shadowRoot) for (const text of styles) adoptStyles(shadowRoot, text);
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
							onError={(error) => {
								// React writes a caught error to the console, Preact does not.
								// biome-ignore lint/suspicious/noConsole: the console is where a page's developer looks
								console.error(error);
								host.emit("error", error);
							}}
						>
							<Content render={() => definition.render(host) as ReactNode} />
						</WidgetBoundary>
					</HasSlots>
				</NevProvider>
			</PersistenceProvider>,
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
			adoptAll();
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
	const { ownerDocument } = element;
	// An element that hides its page has the rest of what is around it inside.
	const check = () =>
		element.firstElementChild &&
		!element.nextElementSibling &&
		loadLazily("check-children", () => import("./check-children.js")).then(
			({ checkChildren }) => checkChildren(element),
			() => {},
		);
	if (ownerDocument.readyState !== "loading") check();
	// Its children may still come.
	else ownerDocument.addEventListener("DOMContentLoaded", check, { once: true });
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
