import { warnOnce } from "../host-page/warn-once.js";
import { createShell } from "./shell.js";
import { startWidget } from "./start-widget.js";
import type { WidgetDefinition } from "./widget-definition.js";

/** Registers a widget as a custom element that starts at once. Has no effect on a server. */
export function defineWidget(definition: WidgetDefinition): void {
	if (typeof customElements === "undefined") return;
	const { tag, methods } = definition;
	if (customElements.get(tag)) {
		warnOnce(`<${tag}> is already defined. Load the widgets only once.`);
		return;
	}
	const shell = createShell(
		{ observe: (element) => startWidget(element, definition), unobserve() {} },
		methods,
	);
	customElements.define(tag, shell);
}
