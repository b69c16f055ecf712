import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { NevProvider } from "../provider/index.js";
import { scriptApiUrl } from "./script.js";
import { adoptStyles } from "./styles.js";
import { warnOnce } from "./warn-once.js";

/** The custom element, as the widget inside it sees it. */
export interface WidgetHost {
	/** An attribute's text, trimmed; undefined if it is absent or empty. */
	attribute(name: string): string | undefined;
	/** A property set by the host page. */
	property(name: string): unknown;
	/** Dispatches a bubbling, composed event; false if the host page cancelled it. */
	emit(name: `nev:${string}`, detail?: unknown): boolean;
	/** Adds the styles of a part that is loaded later. */
	adoptStyles(styles: string): void;
}

/** A widget as a custom element. */
export interface WidgetDefinition {
	readonly tag: `nev-${string}`;
	/** The observed attributes, besides `api` and `lang`. */
	readonly attributes: readonly string[];
	/** The observed properties, besides `messages`. */
	readonly properties: readonly string[];
	readonly styles: string;
	/** True if the widget needs no API with its current properties. Default: it always needs one. */
	worksWithoutApi?(host: WidgetHost): boolean;
	render(host: WidgetHost): ReactNode;
}

// Node has no HTMLElement, and importing this module there must not throw.
const BaseElement = globalThis.HTMLElement ?? class {};

/**
 * Registers a widget as a custom element with a shadow root. The element may be upgraded late, moved
 * and removed. Removing it unmounts the widget; inserting it again starts over.
 */
export function defineWidget(definition: WidgetDefinition): void {
	if (typeof customElements === "undefined") return;
	if (customElements.get(definition.tag)) {
		warnOnce(`<${definition.tag}> is already defined. Load the widgets only once.`);
		return;
	}
	customElements.define(definition.tag, createElementClass(definition));
}

function createElementClass(definition: WidgetDefinition): CustomElementConstructor {
	const properties = ["messages", ...definition.properties];

	class WidgetElement extends BaseElement implements WidgetHost {
		static readonly observedAttributes = ["api", "lang", ...definition.attributes];

		#root: Root | undefined;
		#isRenderPending = false;
		readonly #properties = new Map<string, unknown>();

		constructor() {
			super();
			for (const name of properties) this.#defineProperty(name);
		}

		connectedCallback(): void {
			const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
			adoptStyles(shadow, definition.styles);
			if (!this.#root) {
				const container = document.createElement("div");
				shadow.append(container);
				this.#root = createRoot(container);
			}
			this.#scheduleRender();
		}

		disconnectedCallback(): void {
			// An element that is only moved is connected again before this microtask runs.
			queueMicrotask(() => {
				if (this.isConnected) return;
				this.#root?.unmount();
				this.#root = undefined;
				this.shadowRoot?.replaceChildren();
			});
		}

		attributeChangedCallback(): void {
			this.#scheduleRender();
		}

		attribute(name: string): string | undefined {
			return this.getAttribute(name)?.trim() || undefined;
		}

		property(name: string): unknown {
			return this.#properties.get(name);
		}

		emit(name: `nev:${string}`, detail?: unknown): boolean {
			return this.dispatchEvent(
				new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
			);
		}

		adoptStyles(styles: string): void {
			if (this.shadowRoot) adoptStyles(this.shadowRoot, styles);
		}

		/** Several changes in one task render once. */
		#scheduleRender(): void {
			if (!this.#root || this.#isRenderPending) return;
			this.#isRenderPending = true;
			queueMicrotask(() => {
				this.#isRenderPending = false;
				this.#root?.render(
					<WidgetRoot key={apiOf(this, definition)} host={this} definition={definition} />,
				);
			});
		}

		/** A property set before the upgrade is an own property and would hide the accessor. */
		#defineProperty(name: string): void {
			const { value: early } = Object.getOwnPropertyDescriptor(this, name) ?? {};
			Reflect.deleteProperty(this, name);
			if (early !== undefined) this.#properties.set(name, early);
			Object.defineProperty(this, name, {
				configurable: true,
				enumerable: true,
				get: () => this.#properties.get(name),
				set: (value: unknown) => {
					this.#properties.set(name, value);
					this.#scheduleRender();
				},
			});
		}
	}
	return WidgetElement;
}

interface WidgetRootProps {
	host: WidgetHost & HTMLElement;
	definition: WidgetDefinition;
}

function WidgetRoot({ host, definition }: WidgetRootProps) {
	return (
		<NevProvider api={apiOf(host, definition) ?? ""} credentials="omit" locale={localeOf(host)}>
			{definition.render(host)}
		</NevProvider>
	);
}

function apiOf(host: WidgetHost, definition: WidgetDefinition): string | undefined {
	const api = host.attribute("api") ?? scriptApiUrl();
	if (!api && !definition.worksWithoutApi?.(host)) {
		warnOnce(`<${definition.tag}> needs an API: <${definition.tag} api="https://…/api">.`);
	}
	return api;
}

/** The language of the element, or of the page around it. */
function localeOf(host: HTMLElement): string {
	const element = host.closest("[lang]") ?? document.documentElement;
	const language = element.getAttribute("lang") || "en";
	try {
		return Intl.getCanonicalLocales(language)[0] ?? "en";
	} catch {
		warnOnce(`lang="${language}" is not a language tag. Use one such as "en" or "es".`);
		return "en";
	}
}
