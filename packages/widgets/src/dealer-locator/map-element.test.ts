import { expect, test, vi } from "vitest";
import type { WidgetHost } from "../elements/widget-definition.js";
import { mapElementProps } from "./map-element.js";

function gesturesOf(text: string) {
	const host = {
		attribute: (name) => (name === "gesture-handling" ? text : undefined),
		hasAttribute: () => false,
		property: () => undefined,
		controllerRef() {},
		derived: new Map(),
		emit: () => true,
	} satisfies Omit<WidgetHost, "element">;
	return mapElementProps(host as unknown as WidgetHost).gestureHandling;
}

test("an unknown gesture handling is reported and ignored", () => {
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	expect(["greedy", "cooperative"].map(gesturesOf)).toEqual(["greedy", "cooperative"]);
	expect(report).not.toHaveBeenCalled();
	expect(gesturesOf("gredy")).toBeUndefined();
	expect(report).toHaveBeenCalledWith(
		'[nev-widgets] gesture-handling="gredy" is not one of cooperative, greedy.',
	);
	report.mockRestore();
});
