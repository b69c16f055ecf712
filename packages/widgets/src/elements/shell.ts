/** A widget that runs in an element. */
export interface ElementController {
	connect(): void;
	disconnect(): void;
	/** The page has set a property. */
	changeProperty(name: string): void;
}

/**
 * One of our elements. It is registered before its widget has loaded, so that it keeps properties
 * that the page sets early, and so that it is found wherever it is: in a shadow root, open or
 * closed, or moved there later.
 */
export interface ShellElement extends HTMLElement {
	/** The values of its properties. */
	nevValues?: Record<string, unknown>;
	/** Set once the widget has started. */
	nevController?: ElementController;
}

/** The properties of our elements. Every element has all of them and ignores those it does not use. */
export const elementProperties = ["messages", "dealerships", "vehicles"] as const;

/**
 * Registers an element. `wake` and `sleep` are called when it is inserted and removed, until its
 * widget has started.
 */
export function defineShell(
	tag: string,
	wake: (element: ShellElement) => void,
	sleep?: (element: ShellElement) => void,
): void {
	class Shell extends HTMLElement implements ShellElement {
		declare nevValues?: Record<string, unknown>;
		declare nevController?: ElementController;

		connectedCallback() {
			if (this.nevController) this.nevController.connect();
			else wake(this);
		}

		disconnectedCallback() {
			if (this.nevController) this.nevController.disconnect();
			else sleep?.(this);
		}

		constructor() {
			super();
			for (const name of elementProperties) {
				// A property that was set before the registration is an own one and hides the accessor.
				const value = (this as Record<string, unknown>)[name];
				if (Reflect.deleteProperty(this, name) && value !== undefined)
					Reflect.set(this, name, value);
			}
		}
	}
	for (const name of elementProperties) {
		Object.defineProperty(Shell.prototype, name, {
			enumerable: true,
			get(this: ShellElement) {
				return this.nevValues?.[name];
			},
			set(this: ShellElement, value: unknown) {
				this.nevValues ??= {};
				this.nevValues[name] = value;
				this.nevController?.changeProperty(name);
			},
		});
	}
	customElements.define(tag, Shell);
}
