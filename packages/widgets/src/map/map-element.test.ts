import { expect, test, vi } from "vitest";
import type { WidgetHost } from "../elements/widget-definition.js";
import { mapElementProps } from "./map-element.js";

function gesturesOf(text: string) {
	const host = {
		attribute: (name) => (name === "gestures" ? text : undefined),
		hasAttribute: () => false,
		property: () => undefined,
		stored: () => undefined,
		derived: new Map(),
		emit: () => true,
		adoptStyles() {},
	} satisfies Omit<WidgetHost, "element">;
	return mapElementProps(host as unknown as WidgetHost).gestures;
}

test("unknown gestures are reported and ignored", () => {
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	expect(["greedy", "cooperative"].map(gesturesOf)).toEqual(["greedy", "cooperative"]);
	expect(report).not.toHaveBeenCalled();
	expect(gesturesOf("gredy")).toBeUndefined();
	expect(report).toHaveBeenCalledWith(
		'[nev-widgets] gestures="gredy" is not one of cooperative, greedy.',
	);
	report.mockRestore();
});
