import { DealerLocator } from "@nev/widgets";
import { expect, waitFor, within } from "storybook/test";
import { locatorPage } from "../../../packages/widgets/src/dealer-locator/stories/locator-page.js";
import { accessibilityPage, type User } from "../accessibility-page.js";
import { atRest } from "./at-rest.js";
import { focusDealer, mapRoles, movesBetweenMarkers, movesMap, zoomsMap } from "./map-rows.js";

const meta = { title: "Widgets/Dealer locator", tags: ["!autodocs"] };
export default meta;

async function suggest(root: HTMLElement, user: User, text: string): Promise<void> {
	const { field } = locatorPage(root);
	await user.clear(field());
	await user.type(field(), text);
	await within(root).findByRole("listbox");
	await atRest(() => within(root).queryAllByRole("option"));
}

/** Searches around Miami again, whatever was searched for and however the map was moved. */
async function showMiami(root: HTMLElement, user: User): Promise<void> {
	const { enter, field, waitForResults } = locatorPage(root);
	await user.clear(field());
	await enter(user, "33164");
	await waitForResults("33164 Miami, Florida");
}

export const Accessibility = accessibilityPage("dealer-locator", {
	widget: <DealerLocator zip="33164" />,
	roles: [
		{ role: "region", name: "Dealer locator", what: "The widget. `label` names it otherwise." },
		{ role: "search", name: "Dealer locator", what: "The search form." },
		{ role: "combobox", name: "Find a dealer", what: "The field, with a list of places." },
		{ role: "button", name: "Clear the search", what: "Empties the field." },
		{ role: "button", name: "Search", what: "Searches for the text." },
		{ role: "button", name: "Use my location", what: "Searches around the visitor." },
		{ role: "combobox", name: "Within", what: "The radius of the search." },
		{
			role: "article",
			name: /\w/,
			headingLevel: 3,
			what: "A dealer, with a heading of level `heading-level`.",
		},
		{ role: "link", name: /^Call /, what: "Calls a dealer." },
		{
			role: "link",
			name: /^\(\d/,
			what: "The number to call, as text. It is not in the tab order: Call is.",
		},
		{ role: "link", name: /@/, what: "Writes an email to a dealer." },
		{ role: "link", name: /^Directions to /, what: "Opens directions in a new tab." },
		{
			role: "button",
			name: /^(Open|Closed|By appointment)/,
			selector: "summary",
			what: "A disclosure: whether the dealer is open, and the hours of the week.",
		},
		{ role: "button", name: /^Show .+ on the map$/, what: "Selects a dealer." },
		{ role: "region", name: /^Map of dealers/, what: "The map." },
		...mapRoles,
	],
	keys: [
		{
			keys: ["Down", "Up"],
			where: "Search field",
			what: "Move through the places. The focus stays in the field.",
			async check(root, user, key, press) {
				await suggest(root, user, "mia");
				await press();
				await waitFor(() => {
					const options = within(root).getAllByRole("option");
					const selected = key === "Down" ? options[0] : options.at(-1);
					expect(selected).toHaveAttribute("aria-selected", "true");
				});
				await expect(locatorPage(root).field()).toHaveFocus();
			},
		},
		{
			keys: ["Enter"],
			where: "Search field",
			what: "Chooses the place, or searches for the text.",
			async check(root, user, _, press) {
				await suggest(root, user, "mia");
				await user.keyboard("{ArrowDown}");
				await press();
				await locatorPage(root).waitForResults("within 50 mi of Miami, Florida");
				await expect(locatorPage(root).field()).toHaveValue("Miami, Florida");
			},
		},
		{
			keys: ["Escape"],
			where: "Search field",
			what: "Closes the places and keeps the text.",
			async check(root, user, _, press) {
				await suggest(root, user, "orl");
				await press();
				await expect(within(root).queryByRole("listbox")).not.toBeInTheDocument();
				await expect(locatorPage(root).field()).toHaveValue("orl");
			},
		},
		{
			keys: ["Left", "Right", "Up", "Down"],
			where: "The map",
			what: "Move the map.",
			async check(root, user, key, press) {
				if (key === "Left") await showMiami(root, user);
				await movesMap(root, press);
			},
		},
		{
			keys: ["+", "-"],
			where: "The map",
			what: "Zoom the map in and out.",
			async check(root, user, key, press) {
				if (key === "+") await showMiami(root, user);
				await zoomsMap(root, press);
			},
		},
		{
			keys: ["Left", "Right", "Up", "Down"],
			where: "Markers on the map",
			what: "Move between the markers, which are one tab stop.",
			async check(root, user, _, press) {
				await showMiami(root, user);
				await movesBetweenMarkers(root, user, press);
			},
		},
		{
			keys: ["Enter"],
			where: "A dealer's marker",
			what: "Selects the dealer and moves the focus to its card.",
			async check(root, user, _, press) {
				await focusDealer(user);
				const name = document.activeElement?.getAttribute("aria-label") ?? "";
				await press();
				await waitFor(() =>
					expect(locatorPage(root).card(name)).toContainElement(
						document.activeElement as HTMLElement,
					),
				);
			},
		},
	],
	announcements: [
		{
			when: "Places are suggested",
			says: "1 place. Use the arrow keys to choose it.",
			by: "status",
			check: (root, user) => suggest(root, user, "mia"),
		},
		{
			when: "A search has results",
			says: "5 dealers within 50 mi of 33164 Miami, Florida",
			by: "status",
			async check(root, user) {
				await user.clear(locatorPage(root).field());
				await locatorPage(root).enter(user, "33164");
			},
		},
		{
			when: "A dealer is selected",
			says: "Selected: ",
			by: "status",
			async check(root, user) {
				const [show] = await within(root).findAllByRole("button", { name: /on the map$/ });
				await user.click(show as HTMLElement);
			},
		},
		{
			when: "The ZIP code is unknown",
			says: "We couldn't find this ZIP code. Check its five digits, or search by city.",
			by: "alert",
			async check(root, user) {
				await user.clear(locatorPage(root).field());
				await locatorPage(root).enter(user, "00000");
			},
		},
	],
});
