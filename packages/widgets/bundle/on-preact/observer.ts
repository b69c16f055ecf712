import { effect } from "@preact/signals-core";
import type { Component, ComponentType, FunctionComponent } from "preact";

const known = new WeakMap<ComponentType, ComponentType>();

/** The component, drawn again whenever a signal changes that it has read while it was drawn. */
export function observer(type: ComponentType): ComponentType {
	const same = known.get(type);
	if (same) return same;
	const follower = followerOf(type as FunctionComponent);
	known.set(type, follower);
	known.set(follower, follower);
	return follower;
}

function followerOf(type: FunctionComponent): FunctionComponent {
	return function (this: Component & { stopFollowing?: () => void }, properties, context) {
		this.stopFollowing?.();
		// Once: a context hangs its own end on it.
		this.componentWillUnmount ??= () => this.stopFollowing?.();
		let isDrawing = true;
		let drawn: ReturnType<FunctionComponent>;
		this.stopFollowing = effect(() => {
			// The second time it is because one of the signals has changed. Preact may skip a drawing
			// that is only asked for, where a state was changed and changed back, and it would be the last.
			if (!isDrawing) return this.forceUpdate();
			isDrawing = false;
			drawn = type.call(this, properties, context);
		});
		return drawn;
	};
}
