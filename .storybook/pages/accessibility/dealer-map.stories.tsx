import { DealerMap } from "@nev/widgets";
import { expect, fireEvent, waitFor } from "storybook/test";
import {
	locatorPage,
	renderedMap,
	tabTo,
} from "../../../packages/widgets/src/dealer-locator/stories/locator-page.js";
import { accessibilityPage } from "../accessibility-page.js";

const meta = { title: "Widgets/Dealer map/Accessibility", tags: ["!autodocs"] };
export default meta;

export const Accessibility = accessibilityPage("dealer-map", {
	widget: <DealerMap zip="33164" />,
	roles: [
		{ role: "region", name: /^Map of dealers/, what: "The map. `label` names it otherwise." },
		{ role: "button", name: /\w/, what: "A marker of a dealer or of several, in one tab stop." },
	],
	keys: [
		{
			keys: ["Arrows"],
			where: "The map",
			what: "Move the map.",
			async check(root) {
				const { markers } = await renderedMap(root);
				await waitFor(() => expect(markers().length).toBeGreaterThan(1));
				const map = root.querySelector<HTMLElement>(".leaflet-container");
				await tabTo(map);
				const pane = root.querySelector<HTMLElement>(".leaflet-map-pane");
				const before = pane?.style.transform;
				// Leaflet reads `keyCode`, which user does not set.
				await fireEvent.keyDown(map as HTMLElement, { key: "ArrowUp", keyCode: 38 });
				await waitFor(() => expect(pane?.style.transform).not.toBe(before));
			},
		},
		{
			keys: ["Arrows"],
			where: "The markers",
			what: "Move between the markers, which are one tab stop.",
			async check(root, user) {
				const { markers } = locatorPage(root);
				await user.tab();
				const first = document.activeElement;
				await user.keyboard("{ArrowRight}");
				await expect(markers()).toContain(document.activeElement);
				await expect(document.activeElement).not.toBe(first);
			},
		},
	],
	announcements: [
		{
			when: "A dealer is selected with Enter",
			says: "Selected: ",
			by: "status",
			async check(_root, user) {
				for (let step = 0; step < 20; step += 1) {
					if (document.activeElement?.matches(".nev-marker-dealer")) break;
					await user.keyboard("{ArrowDown}");
				}
				await user.keyboard("{Enter}");
			},
		},
	],
});
