/** What observes the elements in the page whose widget has not started, such as the loader's viewport. */
export interface ElementObserver {
	observe(element: ShellElement): void;
	unobserve(element: ShellElement): void;
}

/** A widget that runs in an element. It observes only this element, whenever it is in a page. */
export interface ElementController extends ElementObserver {
	/** The page has set a property. */
	changeProperty(): void;
	/** Focuses the first control for `nevFocus`, or waits for one. */
	focus(): void;
}

/** What had the focus at a call of `focus()`, and its options. */
export type FocusRequest = readonly [from: Element | null, options: FocusOptions | undefined];

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

/** Registers an element. */
export function defineShell(tag: string, observer: ElementObserver): void {
	class Shell extends HTMLElement implements ShellElement {
		readonly nevValues: Record<string, unknown> = {};
		declare nevController?: ElementController;
		declare nevFocus?: FocusRequest;

		connectedCallback() {
			(this.nevController ?? observer).observe(this);
		}

		disconnectedCallback() {
			(this.nevController ?? observer).unobserve(this);
		}

		override focus(options?: FocusOptions) {
			this.nevFocus = [document.activeElement, options];
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
				this.nevController?.changeProperty();
			},
		});
	}
	customElements.define(tag, Shell);
}
