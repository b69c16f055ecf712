/** What observes the elements in a page: the loader's viewport, or a widget its own element. */
export interface ElementObserver {
	observe(element: ShellElement): void;
	unobserve(element: ShellElement): void;
	/** The page has set a property. */
	changeProperty?(): void;
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
	/** What is told when the element is inserted, removed or changed: the widget, once it has started. */
	nevController: ElementObserver;
	/** A call of `focus()` before the widget has started. */
	nevFocus?: FocusRequest | undefined;
}

/** The properties of our elements that are no attributes. Every element has all of them and ignores those it does not use. */
const elementProperties = ["messages", "dealerships", "vehicles"] as const;

export type ElementProperty = (typeof elementProperties)[number];

/** Makes the class of an element. Each element needs a class of its own. */
export function createShell(observer: ElementObserver) {
	class Shell extends HTMLElement implements ShellElement {
		readonly nevValues: Record<string, unknown> = {};
		nevController = observer;
		declare nevFocus?: FocusRequest;

		connectedCallback() {
			this.nevController.observe(this);
		}

		disconnectedCallback() {
			this.nevController.unobserve(this);
		}

		override focus(options?: FocusOptions) {
			this.nevFocus = [document.activeElement, options];
			// It loads when it comes near the viewport.
			if (!options?.preventScroll) this.scrollIntoView({ block: "nearest" });
		}
	}
	// Accessors of the class, because Svelte sets a property only if it finds a setter.
	for (const name of elementProperties) {
		Object.defineProperty(Shell.prototype, name, {
			get(this: ShellElement) {
				return this.nevValues[name];
			},
			set(this: ShellElement, value: unknown) {
				this.nevValues[name] = value;
				this.nevController.changeProperty?.();
			},
		});
	}
	return Shell;
}
