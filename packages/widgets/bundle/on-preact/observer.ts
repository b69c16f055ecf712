import { effect } from "@preact/signals-core";
import type { Component, ComponentType, FunctionComponent } from "preact";

const observers = new WeakMap<ComponentType, ComponentType>();

/** Wraps a component so that it renders again when a signal read in its last render changes. */
export function observer(type: ComponentType): ComponentType {
	const cached = observers.get(type);
	if (cached) return cached;
	const wrapper = createObserver(type as FunctionComponent);
	observers.set(type, wrapper);
	observers.set(wrapper, wrapper);
	return wrapper;
}

function createObserver(type: FunctionComponent): FunctionComponent {
	return function (this: Component & { unsubscribe?: () => void }, properties, context) {
		this.unsubscribe?.();
		// Assigned once: a context provider wraps `componentWillUnmount` in a function of its own.
		this.componentWillUnmount ??= () => this.unsubscribe?.();
		let isRendering = true;
		let output: ReturnType<FunctionComponent>;
		this.unsubscribe = effect(() => {
			// The effect's second run: a signal has changed. `forceUpdate`, because Preact skips a
			// requested render if a state was changed and changed back, and this effect is used up.
			if (!isRendering) return this.forceUpdate();
			isRendering = false;
			output = type.call(this, properties, context);
		});
		return output;
	};
}
