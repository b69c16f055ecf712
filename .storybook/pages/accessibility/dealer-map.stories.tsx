import { DealerMap } from "@nev/widgets";
import { expect, waitFor } from "storybook/test";
import { accessibilityPage } from "../accessibility-page.js";
import { focusDealer, mapRoles, movesBetweenMarkers, movesMap, zoomsMap } from "./map-rows.js";

const meta = { title: "Widgets/Dealer map", tags: ["!autodocs"] };
export default meta;

export const Accessibility = accessibilityPage("dealer-map", {
	widget: <DealerMap zip="33164" />,
	roles: [
		{ role: "region", name: /^Map of dealers/, what: "The widget. `label` names it otherwise." },
		{ role: "group", name: "Map of dealers", what: "The map, which the arrow keys move." },
		...mapRoles,
	],
	keys: [
		{
			keys: ["Left", "Right", "Up", "Down"],
			where: "The map",
			what: "Move the map.",
			check: (root, _user, _key, press) => movesMap(root, press),
		},
		{
			keys: ["+", "-"],
			where: "The map",
			what: "Zoom the map in and out.",
			check: (root, _user, _key, press) => zoomsMap(root, press),
		},
		{
			keys: ["Left", "Right", "Up", "Down"],
			where: "The markers",
			what: "Move between the markers, which are one tab stop.",
			check: (root, user, _, press) => movesBetweenMarkers(root, user, press),
		},
		{
			keys: ["Enter"],
			where: "A dealer's marker",
			what: "Selects the dealer and moves the focus to its card below the map.",
			async check(root, user, _, press) {
				await focusDealer(user);
				await press();
				await waitFor(() =>
					expect(root.querySelector(".nev-dealer-card")).toContainElement(
						document.activeElement as HTMLElement,
					),
				);
			},
		},
	],
	announcements: [
		{
			when: "A dealer is selected with Enter",
			says: "Selected: ",
			by: "status",
			async check(_root, user) {
				await focusDealer(user);
				await user.keyboard("{Enter}");
			},
		},
	],
});
