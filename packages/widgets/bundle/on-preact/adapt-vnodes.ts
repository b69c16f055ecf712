import { Fragment, options } from "preact";
import { nativeProperties } from "./native-properties.js";
import { observer } from "./observer.js";

/**
 * Two things that React does and Preact leaves to others: elements take React's names for what the
 * browser calls otherwise, and a component is drawn again when a signal that it has read changes.
 */
export function adaptVnodes(): void {
	options.vnode = (vnode) => {
		const { type } = vnode;
		if (typeof type === "string") nativeProperties(type, vnode.props);
		// A text has no type, and Preact knows its own by the function itself.
		else if (type && type !== Fragment) vnode.type = observer(type);
	};
}
