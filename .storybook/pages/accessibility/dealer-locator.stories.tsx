import { DealerLocator } from "@nev/widgets";
import { expect, waitFor, within } from "storybook/test";
import {
	locatorPage,
	renderedMap,
	tabTo,
} from "../../../packages/widgets/src/dealer-locator/stories/locator-page.js";
import { accessibilityPage, type User } from "../accessibility-page.js";

const meta = { title: "Widgets/Dealer locator/Accessibility", tags: ["!autodocs"] };
export default meta;

async function suggest(root: HTMLElement, user: User, text: string): Promise<void> {
	const { field } = locatorPage(root);
	await user.clear(field());
	await user.type(field(), text);
	await within(root).findByRole("listbox");
}

export const Accessibility = accessibilityPage("dealer-locator", {
	widget: <DealerLocator zip="33164" />,
	roles: [
		{ role: "region", name: "Dealer locator", what: "The widget. `label` names it otherwise." },
		{ role: "search", name: "Dealer locator", what: "The search form." },
		{ role: "combobox", name: "Find a dealer", what: "The field, with a list of places." },
		{ role: "combobox", name: "Within", what: "The radius of the search." },
		{ role: "article", name: /\w/, what: "A dealer, with a heading of level `heading-level`." },
		{ role: "region", name: /^Map of dealers/, what: "The map." },
		{ role: "button", name: /\w/, what: "A marker of a dealer or of several, in one tab stop." },
	],
	keys: [
		{
			keys: ["Down", "Up"],
			where: "Search field",
			what: "Move through the places. The focus stays in the field.",
			async check(root, user) {
				await suggest(root, user, "mia");
				await user.keyboard("{ArrowDown}");
				await expect(within(root).getByRole("option", { selected: true })).toBeVisible();
				await expect(locatorPage(root).field()).toHaveFocus();
			},
		},
		{
			keys: ["Enter"],
			where: "Search field",
			what: "Chooses the place, or searches for the text.",
			async check(root, user) {
				await user.keyboard("{Enter}");
				await locatorPage(root).waitForResults("within 50 mi of Miami, Florida");
				await expect(locatorPage(root).field()).toHaveValue("Miami, Florida");
			},
		},
		{
			keys: ["Escape"],
			where: "Search field",
			what: "Closes the places and keeps the text.",
			async check(root, user) {
				await suggest(root, user, "orl");
				await user.keyboard("{Escape}");
				await expect(within(root).queryByRole("listbox")).not.toBeInTheDocument();
				await expect(locatorPage(root).field()).toHaveValue("orl");
			},
		},
		{
			keys: ["Arrows"],
			where: "Markers on the map",
			what: "Move between the markers, which are one tab stop.",
			async check(root, user) {
				const { enter, field, waitForResults } = locatorPage(root);
				await user.clear(field());
				await enter(user, "33164");
				await waitForResults("33164 Miami, Florida");
				const { map, markers } = await renderedMap(root);
				await waitFor(() => expect(markers().length).toBeGreaterThan(1));
				await tabTo(map);
				await user.tab();
				const first = document.activeElement;
				await user.keyboard("{ArrowRight}");
				await expect(markers()).toContain(document.activeElement);
				await expect(document.activeElement).not.toBe(first);
			},
		},
		{
			keys: ["Enter"],
			where: "A dealer's marker",
			what: "Selects the dealer and moves the focus to its card.",
			async check(root, user) {
				for (let step = 0; step < 20; step += 1) {
					if (document.activeElement?.matches(".nev-marker-dealer")) break;
					await user.keyboard("{ArrowDown}");
				}
				const name = document.activeElement?.getAttribute("aria-label") ?? "";
				await user.keyboard("{Enter}");
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
