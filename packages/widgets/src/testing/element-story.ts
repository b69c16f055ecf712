import { expect, waitFor } from "storybook/test";
import type { WidgetDefinition } from "../elements/widget-definition.js";

/** Controls for the attributes of an element, which are texts. */
export const attributeControls = ({ attributes }: WidgetDefinition) =>
	Object.fromEntries(
		["api", ...Object.keys(attributes)].map((name) => [name, { control: "text" as const }]),
	);

/** Waits until there is something in an element's open shadow root, and returns its container. */
export function shownIn(canvas: HTMLElement, tag: string, selector: string): Promise<HTMLElement> {
	return waitFor(() => {
		const container = canvas.querySelector(tag)?.shadowRoot?.firstElementChild;
		expect(container?.querySelector(selector)).toBeInTheDocument();
		return container as HTMLElement;
	});
}

/** Removes an element, changes it, and puts it back. In the same task it would only be moved. */
export async function putBack(element: HTMLElement, change = () => {}): Promise<void> {
	const { parentElement } = element;
	element.remove();
	await Promise.resolve();
	change();
	parentElement?.append(element);
}
