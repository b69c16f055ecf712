import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { NevProvider } from "../provider/index.js";
import { apiOfScript } from "./script.js";
import { adoptStyles } from "./styles.js";
import { warnOnce } from "./warn-once.js";

/** What a widget sees of the element that it is drawn in. */
export interface WidgetHost {
	/** An attribute's text; undefined where it is absent or empty. */
	attribute(name: string): string | undefined;
	/** A property that the host has set. */
	property(name: string): unknown;
	/** Fires an event that bubbles out of every shadow root; false where the host has cancelled it. */
	emit(name: `nev:${string}`, detail?: unknown): boolean;
	/** Adds the styles of a part that has come later. */
	adoptStyles(styles: string): void;
}

/** A widget as an element. */
export interface WidgetDefinition {
	readonly tag: `nev-${string}`;
	/** The attributes that it follows, beside `api` and `lang`. */
	readonly attributes: readonly string[];
	/** The properties that it follows, beside `messages`. */
	readonly properties: readonly string[];
	readonly styles: string;
	/** True where it can do without an API, as things stand. */
	worksWithoutApi?(host: WidgetHost): boolean;
	render(host: WidgetHost): ReactNode;
}

// In Node there are no elements, and importing this must do no harm there.
const Base = globalThis.HTMLElement ?? class {};

/**
 * Makes a widget a custom element with a shadow root. It may be upgraded late, moved, and removed;
 * removed it leaves nothing behind, and put back it starts anew.
 */
export function defineWidget(definition: WidgetDefinition): void {
	if (typeof customElements === "undefined") return;
	if (customElements.get(definition.tag)) {
		warnOnce(`<${definition.tag}> is defined already. Load the widgets once.`);
		return;
	}
	customElements.define(definition.tag, createElementClass(definition));
}

function createElementClass(definition: WidgetDefinition): CustomElementConstructor {
	const properties = ["messages", ...definition.properties];

	class WidgetElement extends Base implements WidgetHost {
		static readonly observedAttributes = ["api", "lang", ...definition.attributes];

		#root: Root | undefined;
		#isDrawing = false;
		readonly #properties = new Map<string, unknown>();

		constructor() {
			super();
			for (const name of properties) this.#takeOver(name);
		}

		connectedCallback(): void {
			const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
			adoptStyles(shadow, definition.styles);
			if (!this.#root) {
				const mount = document.createElement("div");
				shadow.append(mount);
				this.#root = createRoot(mount);
			}
			this.#draw();
		}

		disconnectedCallback(): void {
			// An element that is moved is connected again before this runs.
			queueMicrotask(() => {
				if (this.isConnected) return;
				this.#root?.unmount();
				this.#root = undefined;
				this.shadowRoot?.replaceChildren();
			});
		}

		attributeChangedCallback(): void {
			this.#draw();
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

		/** Several changes at once are drawn once. */
		#draw(): void {
			if (!this.#root || this.#isDrawing) return;
			this.#isDrawing = true;
			queueMicrotask(() => {
				this.#isDrawing = false;
				this.#root?.render(
					<WidgetRoot key={apiOf(this, definition)} host={this} definition={definition} />,
				);
			});
		}

		/** A property that was set before the upgrade stands on the element itself and would hide ours. */
		#takeOver(name: string): void {
			const early = Object.getOwnPropertyDescriptor(this, name)?.value;
			Reflect.deleteProperty(this, name);
			if (early !== undefined) this.#properties.set(name, early);
			Object.defineProperty(this, name, {
				configurable: true,
				enumerable: true,
				get: () => this.#properties.get(name),
				set: (value: unknown) => {
					this.#properties.set(name, value);
					this.#draw();
				},
			});
		}
	}
	return WidgetElement;
}

interface WidgetInPageProps {
	host: WidgetHost & HTMLElement;
	definition: WidgetDefinition;
}

function WidgetRoot({ host, definition }: WidgetInPageProps) {
	return (
		<NevProvider api={apiOf(host, definition) ?? ""} credentials="omit" locale={localeOf(host)}>
			{definition.render(host)}
		</NevProvider>
	);
}

function apiOf(host: WidgetHost, definition: WidgetDefinition): string | undefined {
	const api = host.attribute("api") ?? apiOfScript();
	if (!api && !definition.worksWithoutApi?.(host)) {
		warnOnce(
			`<${definition.tag}> does not know its API. Give it one: <${definition.tag} api="https://…/api">.`,
		);
	}
	return api;
}

/** The element's language, or that of the page around it. */
function localeOf(host: HTMLElement): string {
	const around = host.closest("[lang]") ?? document.documentElement;
	const language = around.getAttribute("lang") || "en";
	try {
		return Intl.getCanonicalLocales(language)[0] ?? "en";
	} catch {
		warnOnce(`lang="${language}" is no language tag. Write one such as "en" or "es".`);
		return "en";
	}
}
