import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { InventoryGrid } from "../inventory-grid.js";
import type { VehicleFilters } from "../vehicle-filters.js";
import { gridPage } from "./grid-page.js";

/** The filters. Each change takes effect immediately. */
const meta = {
	title: "Widgets/Inventory grid/States/Filters",
	component: InventoryGrid,
	args: { onReady: fn(), onFiltersChange: fn() },
} satisfies Meta<typeof InventoryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All vehicles. There is no filter to clear. */
export const All: Story = {
	play: inTests(async ({ canvasElement, userEvent, args, loaded }) => {
		const { ready, cards, count, button, card } = gridPage(canvasElement, userEvent);
		await ready();
		await expect(cards()).toHaveLength(33);
		await expect(count()).toHaveTextContent("33 vehicles, 30 available");
		await expect(button("Clear Filters")).toHaveAttribute("aria-disabled", "true");
		const gt4 = card("D6 Max GT4");
		await expect(gt4.getByText("$13,295")).toBeVisible();
		await expect(gt4.getByText("70 miles")).toBeVisible();
		await expect(gt4.getByRole("link")).toHaveAttribute(
			"href",
			expect.stringMatching(/\/inventory\/d6-max-gt4$/),
		);
		await expect(card("Forester 6").getByText("Not available at the moment")).toBeVisible();
		await expect(loaded.api.requests).toEqual(["vehicles"]);
		await waitFor(() => expect(args.onReady).toHaveBeenCalled());
		await expect(args.onFiltersChange).not.toHaveBeenCalled();
	}),
};

/** The initial category is in its field, and can be changed. */
export const ByCategory: Story = {
	args: { category: "8-seater" },
	play: inTests(async ({ canvasElement, userEvent, args }) => {
		const { ready, cards, category, count } = gridPage(canvasElement, userEvent);
		await ready();
		await expect(category()).toHaveValue("8-seater");
		await expect(cards()).toHaveLength(3);
		await userEvent.selectOptions(category(), "4x4 AWD");
		await expect(count()).toHaveTextContent(`${cards().length} vehicles available`);
		for (const card of cards()) await expect(card).toHaveTextContent("AWD");
		await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ category: "4x4-awd" }),
		);
	}),
};

/** Filters combine. One button clears all three, and keeps the focus. */
const SeveralAndCleared: Story = {
	play: async ({ canvasElement, userEvent, args }) => {
		const page = gridPage(canvasElement, userEvent);
		const { ready, type, category, price, cards, press, search, button } = page;
		await ready();
		await type("d6 max");
		await userEvent.selectOptions(category(), "6-Seater");
		await userEvent.selectOptions(price(), "$15,000 and more");
		await expect(cards()).toHaveLength(2);
		await press("Clear Filters");
		await expect(cards()).toHaveLength(33);
		for (const field of [search(), category(), price()]) await expect(field).toHaveValue("");
		await expect(button("Clear Filters")).toHaveAttribute("aria-disabled", "true");
		await expect(button("Clear Filters")).toHaveFocus();
		await expect(args.onFiltersChange).toHaveBeenLastCalledWith({});
	},
};

/** The order is announced, and stays when the filters are cleared. */
const Sorted: Story = {
	args: { canSort: true },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { ready, cards, sort, search, type, press } = gridPage(canvasElement, userEvent);
		await ready();
		const status = canvas.getByText("Default order", { selector: "[role=status]" });
		await userEvent.selectOptions(sort(), "Highest price first");
		await expect(status).toHaveTextContent("Highest price first");
		await expect(cards()[0]).toHaveAccessibleName("D6 Max XT4 AWD");
		await userEvent.selectOptions(sort(), "Longest range first");
		await expect(cards()[0]).toHaveAccessibleName("Carrier 8 Plus");
		await type("forester");
		await press("Clear Filters");
		await expect(search()).toHaveValue("");
		await expect(sort()).toHaveValue("range");
		await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ sort: "range" });
		await userEvent.selectOptions(sort(), "Default order");
		await expect(cards()[0]).toHaveAccessibleName("Classic 2");
	},
};

/** From an empty list, one button shows all vehicles. The focus moves to the grid. */
export const NothingFound: Story = {
	args: { defaultFilters: { search: "atlantis", price: "under-10k" } },
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { cards, count, press, grid } = gridPage(canvasElement, userEvent);
		await expect(await canvas.findByText("No vehicles found")).toBeVisible();
		await expect(
			canvas.getByText("Try adjusting your search criteria or browse all available vehicles."),
		).toBeVisible();
		await expect(count()).toHaveTextContent("0 vehicles available");
		await press("View All Vehicles");
		await expect(cards()).toHaveLength(33);
		await expect(grid()).toHaveFocus();
	}),
};

/** A page that controls the filters and passes on what it likes: a search, but no category. */
const Controlled: Story = {
	render: function Host(args) {
		const [filters, setFilters] = useState<VehicleFilters>({});
		return (
			<>
				<button type="button" onClick={() => setFilters({ search: "d6 max" })}>
					Search from outside
				</button>
				<InventoryGrid
					{...args}
					filters={filters}
					onFiltersChange={(next) => {
						args.onFiltersChange?.(next);
						if (!next.category) setFilters(next);
					}}
				/>
			</>
		);
	},
	play: async ({ canvasElement, userEvent, args }) => {
		const page = gridPage(canvasElement, userEvent);
		const { ready, type, search, category, press, cards } = page;
		await ready();
		await type("gt4");
		await expect(search()).toHaveValue("gt4");
		await expect(cards()).toHaveLength(2);
		await expect(args.onFiltersChange).toHaveBeenCalledTimes(3);
		await userEvent.selectOptions(category(), "8-Seater");
		await expect(args.onFiltersChange).toHaveBeenCalledTimes(4);
		await waitFor(() => expect(category()).toHaveValue(""));
		await expect(cards()).toHaveLength(2);
		// What the page changes itself is not told to it.
		await press("Search from outside");
		await waitFor(() => expect(search()).toHaveValue("d6 max"));
		await expect(args.onFiltersChange).toHaveBeenCalledTimes(4);
	},
};

/** Several filters, an order, and a page that controls them. */
export const Filtered: Story = {
	tags: ["regression"],
	play: playEach(meta, { SeveralAndCleared, Sorted, Controlled }),
};
