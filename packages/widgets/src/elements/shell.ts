/** What observes the elements in a page: the loader's viewport, or a widget its own element. */
export interface ElementObserver {
	observe(element: ShellElement): void;
	unobserve(element: ShellElement): void;
	/** The page has set a property. */
	changeProperty?(name: ElementProperty): void;
	/** The page has called methods, which wait in `nevCalls`, or has asked for `ready`. */
	call?(element: ShellElement): void;
	/** What the page reads of the widget. */
	readonly state?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * One of our elements. It is registered before its widget has loaded, so that it keeps properties
 * that the page sets early, and so that it is found wherever it is: in a shadow root, open or
 * closed, or moved there later.
 */
export interface ShellElement extends HTMLElement, Record<ElementProperty, unknown> {
	/** What is told when the element is inserted, removed or changed: the widget, once it has started. */
	nevController: ElementObserver;
	/** The parameter of the last call of `focus()` that no control got at once. */
	nevFocus?: readonly [options: FocusOptions | undefined];
	/** The calls of methods that the widget has not done yet, the first one first. */
	nevCalls: [method: string, parameters: readonly unknown[]][];
	/** Resolves and rejects `ready`. */
	nevSettle: [resolve: () => void, reject: (error: unknown) => void];
	readonly ready: Promise<void>;
}

/** The properties of our elements that are no attributes. Every element has all of them and ignores those it does not use. */
export type ElementProperty = "messages" | "dealerships" | "vehicles" | "rates";

/**
 * Makes the class of an element. Each element needs a class of its own.
 *
 * @param methods what the page may call: done once the widget has started
 */
export const createShell = (
	observer: ElementObserver,
	methods: readonly string[],
): (new () => ShellElement) => {
	// Accessors of the class, because Svelte sets a property only if it finds a setter. In full, because
	// that makes a smaller file than a loop, and so do properties that are not private.
	class Shell extends HTMLElement implements ShellElement {
		nevController = observer;
		nevCalls: ShellElement["nevCalls"] = [];
		declare nevSettle: ShellElement["nevSettle"];
		nevReady = new Promise<void>((...settle) => {
			this.nevSettle = settle;
		});
		declare nevFocus?: readonly [options: FocusOptions | undefined];
		declare nevMessages: unknown;
		declare nevDealerships: unknown;
		declare nevVehicles: unknown;
		declare nevRates: unknown;

		constructor() {
			super();
			// A page that has not asked for it hears of a failure by `nev-error`.
			this.nevReady.catch(() => {});
		}

		// Who waits for the widget wants it now, wherever it is in the page.
		get ready() {
			this.nevController.call?.(this);
			return this.nevReady;
		}

		get messages() {
			return this.nevMessages;
		}

		set messages(value) {
			this.nevMessages = value;
			this.nevController.changeProperty?.("messages");
		}

		get dealerships() {
			return this.nevDealerships;
		}

		set dealerships(value) {
			this.nevDealerships = value;
			this.nevController.changeProperty?.("dealerships");
		}

		get vehicles() {
			return this.nevVehicles;
		}

		set vehicles(value) {
			this.nevVehicles = value;
			this.nevController.changeProperty?.("vehicles");
		}

		get rates() {
			return this.nevRates;
		}

		set rates(value) {
			this.nevRates = value;
			this.nevController.changeProperty?.("rates");
		}

		connectedCallback() {
			this.nevController.observe(this);
		}

		disconnectedCallback() {
			this.nevController.unobserve(this);
		}

		override focus(options?: FocusOptions) {
			this.nevFocus = [options];
			// Its controls may not have loaded yet. With the focus it comes into view, where it loads. This
			// writes the number that the page has given it, or -1.
			this.tabIndex += 0;
			super.focus(options);
		}
	}
	for (const name of ["reset", ...methods]) {
		Object.assign(Shell.prototype, {
			[name](this: Shell, ...parameters: unknown[]) {
				this.nevCalls.push([name, parameters]);
				this.nevController.call?.(this);
			},
		});
	}
	return Shell;
};
