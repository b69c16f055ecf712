/** What observes the elements in a page: the loader's viewport, or a widget its own element. */
export interface ElementObserver {
	observe(element: ShellElement): void;
	unobserve(element: ShellElement): void;
}

/** What had the focus at a call of `focus()`, and its options. */
export type FocusRequest = readonly [from: Element | null, options: FocusOptions | undefined];

/**
 * One of our elements. It is registered before its widget has loaded, so that it keeps properties
 * that the page sets early, and so that it is found wherever it is: in a shadow root, open or
 * closed, or moved there later.
 */
export interface ShellElement extends HTMLElement {
	/** What is told when the element is inserted or removed: the widget, once it has started. */
	nevController: ElementObserver;
	/** A call of `focus()` before the widget has started. */
	nevFocus?: FocusRequest | undefined;
}

/** A property of our elements that is no attribute. Every element has all of them and ignores those it does not use. */
export type ElementProperty = "messages" | "dealerships" | "vehicles";

type EarlyProperties = Partial<Record<ElementProperty, unknown>>;

/** Makes the class of an element. Each element needs a class of its own. */
export const createShell = (observer: ElementObserver) =>
	class extends HTMLElement implements ShellElement {
		nevController = observer;
		declare nevFocus?: FocusRequest;
		// Frameworks set a property only if the element has one of that name. The page may have set it
		// before the element was registered.
		messages = (this as EarlyProperties).messages;
		dealerships = (this as EarlyProperties).dealerships;
		vehicles = (this as EarlyProperties).vehicles;

		connectedCallback() {
			this.nevController.observe(this);
		}

		disconnectedCallback() {
			this.nevController.unobserve(this);
		}

		override focus(options?: FocusOptions) {
			this.nevFocus = [document.activeElement, options];
			// It loads when it comes near the viewport.
			this.scrollIntoView({ block: "nearest" });
		}
	};
