import { InventoryGrid } from "@nev/widgets";
import { expect, within } from "storybook/test";
import { gridPage } from "../../../packages/widgets/src/inventory-grid/stories/grid-page.js";
import { accessibilityPage } from "../accessibility-page.js";

const meta = { title: "Widgets/Inventory grid", tags: ["!autodocs"] };
export default meta;

export const Accessibility = accessibilityPage("inventory-grid", {
	widget: <InventoryGrid limit={6} canCompare canSort />,
	roles: [
		{ role: "region", name: "Vehicles", what: "The widget. `label` names it otherwise." },
		{ role: "searchbox", name: "Search vehicles", what: "Filters by name while it is typed." },
		{ role: "combobox", name: "Category", what: "A filter." },
		{ role: "combobox", name: "Price", what: "A filter." },
		{ role: "combobox", name: "Sort by", what: "The order, with `can-sort`." },
		{
			role: "article",
			name: /\w/,
			headingLevel: 3,
			what: "A vehicle, with a heading of level `heading-level`.",
		},
		{
			role: "link",
			name: /\w/,
			selector: "article a[href]",
			what: "The vehicle's name, which opens its page.",
		},
		{ role: "button", name: "Clear Filters", what: "Clears all filters. Stays in the tab order." },
		{ role: "checkbox", name: /^Compare /, what: "Adds a vehicle to the comparison." },
	],
	keys: [
		{
			keys: ["Enter"],
			where: "Clear Filters",
			what: "Clears all filters. The focus stays on the button.",
			async check(root, user, _, press) {
				const { ready, type, search, button } = gridPage(root, user);
				await ready();
				await type("max");
				button("Clear Filters").focus();
				await press();
				await expect(search()).toHaveValue("");
				await expect(button("Clear Filters")).toHaveFocus();
			},
		},
		{
			keys: ["Space"],
			where: "Compare",
			what: "Adds the vehicle to the comparison, up to three, or removes it.",
			async check(root, _user, _key, press) {
				const box = within(root).getAllByRole("checkbox")[0] as HTMLElement;
				box.focus();
				await press();
				await expect(box).toBeChecked();
			},
		},
	],
	announcements: [
		{
			when: "A vehicle is compared",
			says: "Choose one more to compare.",
			by: "status",
			check: async () => {},
		},
		{
			when: "The filters change",
			says: "0 vehicles available",
			by: "status",
			check: (root, user) => gridPage(root, user).type("zeppelin"),
		},
	],
});
