import { expect, waitFor } from "storybook/test";
import {
	renderedMap,
	tabTo,
} from "../../../packages/widgets/src/dealer-locator/stories/locator-page.js";
import type { RoleRow, User } from "../accessibility-page.js";
import { atRest } from "./at-rest.js";

/** What both widgets with a map have on it. */
export const mapRoles: readonly RoleRow[] = [
	{
		role: "link",
		name: /^(GeoNames|CC BY|GSHHG|U\.S\. Census|Natural Earth)/,
		what: "A credit of the map's data.",
	},
	{ role: "button", name: "Zoom in", what: "Shows less of the map, larger." },
	{ role: "button", name: "Zoom out", what: "Shows more of the map, smaller." },
	{
		role: "button",
		name: /\w/,
		selector: ".nev-marker",
		what: "A marker of a dealer or of several, in one tab stop.",
	},
];

/** Checks that a key moves the map while the map has the focus. */
export async function movesMap(root: HTMLElement, press: () => Promise<void>): Promise<void> {
	const { markers } = await renderedMap(root);
	await waitFor(() => expect(markers().length).toBeGreaterThan(1));
	await tabTo(root.querySelector<HTMLElement>(".leaflet-container"));
	const pane = root.querySelector<HTMLElement>(".leaflet-map-pane");
	const before = pane?.style.transform;
	await press();
	await waitFor(() => expect(pane?.style.transform).not.toBe(before));
}

/** Checks that a key zooms the map, which its scale shows, while the map has the focus. */
export async function zoomsMap(root: HTMLElement, press: () => Promise<void>): Promise<void> {
	const { markers } = await renderedMap(root);
	await atRest(markers);
	await tabTo(root.querySelector<HTMLElement>(".leaflet-container"));
	const scale = root.querySelector(".nev-map-scale");
	const before = scale?.textContent;
	await press();
	await waitFor(() => expect(scale?.textContent).not.toBe(before));
}

/** Moves the focus from a marker to that of a dealer. */
export async function focusDealer(user: User): Promise<void> {
	for (let step = 0; step < 20; step += 1) {
		if (document.activeElement?.matches(".nev-marker-dealer")) break;
		await user.keyboard("{ArrowDown}");
	}
}

/** Checks that a key moves the focus from the markers' tab stop to another one of them. */
export async function movesBetweenMarkers(
	root: HTMLElement,
	user: User,
	press: () => Promise<void>,
): Promise<void> {
	const { markers } = await renderedMap(root);
	await atRest(markers);
	await tabTo(root.querySelector<HTMLElement>(".leaflet-container"));
	await user.tab();
	const first = document.activeElement;
	await expect(markers()).toContain(first);
	await press();
	await expect(markers()).toContain(document.activeElement);
	await expect(document.activeElement).not.toBe(first);
}
