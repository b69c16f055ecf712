/** A widget that runs in an element. */
export interface ElementController {
	connect(): void;
	disconnect(): void;
	/** The page has set a property. */
	changeProperty(name: string): void;
	/** Focuses the first control for `nevFocus`, or waits for one. */
	focus(): void;
}

/** The options of a call of `focus()`, and what had the focus then. */
export interface FocusRequest extends FocusOptions {
	readonly from: Element | null;
}

/**
 * One of our elements. It is registered before its widget has loaded, so that it keeps properties
 * that the page sets early, and so that it is found wherever it is: in a shadow root, open or
 * closed, or moved there later.
 */
export interface ShellElement extends HTMLElement {
	/** The values of its properties. */
	readonly nevValues: Record<string, unknown>;
	/** Set once the widget has started. */
	nevController?: ElementController;
	/** Set while `focus()` waits for a control. */
	nevFocus?: FocusRequest | undefined;
}

/** The properties of our elements that are no attributes. Every element has all of them and ignores those it does not use. */
export const elementProperties = ["messages", "dealerships", "vehicles"] as const;

/** What observes the elements in the page whose widget has not started, such as the loader's viewport. */
export interface ElementObserver {
	observe(element: ShellElement): void;
	unobserve(element: ShellElement): void;
}

/** Registers an element. */
export function defineShell(tag: string, observer: ElementObserver): void {
	class Shell extends HTMLElement implements ShellElement {
		readonly nevValues: Record<string, unknown> = {};
		declare nevController?: ElementController;
		declare nevFocus?: FocusRequest;

		connectedCallback() {
			if (this.nevController) this.nevController.connect();
			else observer.observe(this);
		}

		disconnectedCallback() {
			if (this.nevController) this.nevController.disconnect();
			else observer.unobserve(this);
		}

		override focus(options?: FocusOptions) {
			this.nevFocus = { ...options, from: document.activeElement };
			if (this.nevController) this.nevController.focus();
			// It loads when it comes near the viewport.
			else this.scrollIntoView({ block: "nearest" });
		}
	}
	// Accessors with a setter, because frameworks look for one before they set a property.
	for (const name of elementProperties) {
		Object.defineProperty(Shell.prototype, name, {
			get(this: ShellElement) {
				return this.nevValues[name];
			},
			set(this: ShellElement, value: unknown) {
				this.nevValues[name] = value;
				this.nevController?.changeProperty(name);
			},
		});
	}
	customElements.define(tag, Shell);
}
