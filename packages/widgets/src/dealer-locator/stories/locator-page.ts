import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

type User = StoryContext["userEvent"];

/** Queries for what a visitor sees or hears of a locator, in English. */
export function locatorPage(element: HTMLElement) {
	const page = within(element);
	const field = () => page.getByRole("combobox", { name: "Find a dealer" });
	const markers = () => [...element.querySelectorAll<HTMLElement>(".nev-marker")];

	return {
		field,
		/** Enters a text at once: of one that is typed slowly, the beginning is searched for too. */
		async enter(user: User, text: string): Promise<void> {
			await user.click(field());
			await user.paste(text);
		},
		/** The names on the cards, in order. */
		names: () => page.queryAllByRole("heading").map(({ textContent }) => textContent),
		card: (name: string) => page.getByRole("article", { name }),
		map: () => page.findByRole("region", { name: /^Map of dealers/ }),
		/** The markers of dealerships and clusters, including those outside of the visible map. */
		markers,
		/** Waits until the map shows more than a number of dealerships, clustered or not. */
		showsMoreThan: (count: number) =>
			waitFor(() =>
				expect(
					markers().reduce((sum, { textContent }) => sum + Number(textContent || 1), 0),
				).toBeGreaterThan(count),
			),
		/** Waits until the result line contains a text. */
		waitForResults: (text: string) =>
			waitFor(() => expect(element.querySelector(".nev-result-line")).toHaveTextContent(text)),
	};
}

/** A visitor who saves data: the map waits for a press. Drawing it takes most of a story's time. */
export function savingData(): () => void {
	Object.defineProperty(navigator, "connection", {
		configurable: true,
		value: { saveData: true },
	});
	return () => void Reflect.deleteProperty(navigator, "connection");
}

/** With the map, in a file of stories without it. */
export const withMap = { beforeEach: () => void Reflect.deleteProperty(navigator, "connection") };

/** Waits until the map has rendered its first markers. */
export async function renderedMap(element: HTMLElement) {
	const page = locatorPage(element);
	const map = await page.map();
	await waitFor(() => expect(page.markers()).not.toHaveLength(0));
	return { ...page, map, within: within(map) };
}

/** Moves the focus to an element in the tab order, for which a visitor may have to press Tab often. */
export async function tabTo(element: HTMLElement | null): Promise<void> {
	await expect(element).toHaveProperty("tabIndex", 0);
	element?.focus();
	await expect(element).toHaveFocus();
}

/** Whether an element is at least partly within another one's box. */
export function overlaps(frame: Element, element: Element): boolean {
	const outer = frame.getBoundingClientRect();
	const inner = element.getBoundingClientRect();
	return (
		inner.left < outer.right &&
		inner.right > outer.left &&
		inner.top < outer.bottom &&
		inner.bottom > outer.top
	);
}

/**
 * Waits for the map's picture to have a name. A search by role would look at hundreds of markers after
 * each change, which slows down the map.
 */
export function namedPicture(root: HTMLElement, name: RegExp): Promise<HTMLElement> {
	return waitFor(() => {
		const picture = root.querySelector<HTMLElement>(".nev-map-canvas");
		expect(picture).toHaveRole("img");
		expect(picture).toHaveAccessibleName(name);
		return picture as HTMLElement;
	});
}
