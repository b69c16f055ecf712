import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { LoaderSeed } from "../data/seed.js";
import {
	NevProvider,
	PersistenceProvider,
	type PersistentStore,
	warnOnce,
} from "../provider/index.js";
import { HasSlots } from "../ui/slot.js";
import { WidgetBoundary } from "../widget/index.js";
import { delegateFocus } from "./control-focus.js";
import { adoptEarlyProperties, defineProperties, isOn } from "./element-interface.js";
import { createJsonReader } from "./page-json.js";
import { createLanguageFollower } from "./page-language.js";
import { scriptApiUrl } from "./script.js";
import type { ShellElement } from "./shell.js";
import { adoptStyles } from "./styles.js";
import type { WidgetDefinition, WidgetHost } from "./widget-definition.js";

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
	let store: PersistentStore = new Map();
	let storedApi: string | undefined;
	/** What a server has rendered the widget from. Used until the widget starts over. */
	let seed: LoaderSeed | undefined;
	let generation = 0;
	let root: Root | undefined;
	let container: HTMLElement | undefined;
	let isRenderPending = false;
	/** The language that the widget is in; undefined until its texts are here. */
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

	/** The properties that the page has written as JSON; undefined until they have been read. */
	let json: Record<string, unknown> | undefined = {};
	const [listName = ""] = definition.properties;
	const readJson = createJsonReader(
		element,
		listName,
		(properties) => {
			json = properties;
			scheduleRender();
		},
		(error) => host.emit("error", error),
	);
	const followLanguage = createLanguageFollower(element, fetchTexts, (next) => {
		locale = next;
		scheduleRender();
	});
	const focusControl = delegateFocus(element);

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
								<Content render={() => definition.render(host) as ReactNode} />
							</WidgetBoundary>
						</HasSlots>
					</NevProvider>
				</PersistenceProvider>,
			);
		});
	}

	const changes = new MutationObserver(() => {
		readJson();
		scheduleRender();
	});

	Object.assign(element, definition.methods?.(host), {
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
