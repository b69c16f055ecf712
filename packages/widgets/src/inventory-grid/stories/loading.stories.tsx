import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { inTests } from "../../testing/in-tests.js";
import { InventoryGrid } from "../inventory-grid.js";
import { gridPage } from "./grid-page.js";
import { gt4 } from "./sample-vehicle.js";

/** The sources of the vehicles, and the loading and failed states. */
const meta = {
	title: "Widgets/Inventory grid/States/Loading",
	component: InventoryGrid,
	args: { onReady: fn(), onError: fn() },
} satisfies Meta<typeof InventoryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Six skeleton cards, and a status for screen readers. The filters can already be set. */
export const Loading: Story = {
	parameters: { api: { mode: "hangs" } },
	play: inTests(async ({ canvasElement, userEvent, args }) => {
		const { count, cards, type, search } = gridPage(canvasElement, userEvent);
		await expect(count()).toHaveTextContent("Loading vehicles…");
		await expect(canvasElement.querySelectorAll(".nev-skeleton")).toHaveLength(6);
		await expect(cards()).toHaveLength(0);
		await type("max");
		await expect(search()).toHaveValue("max");
		await expect(args.onReady).not.toHaveBeenCalled();
	}),
};

/** A failure is shown. A retry keeps the filters and moves the focus to the grid. */
export const Failed: Story = {
	args: { category: "8-seater" },
	parameters: { api: { mode: "fails" } },
	play: inTests(async ({ canvas, canvasElement, userEvent, args, loaded }) => {
		const { ready, press, grid, cards } = gridPage(canvasElement, userEvent);
		await expect(await canvas.findByRole("alert")).toHaveTextContent(
			"The vehicles could not be loadedPlease check your connection and try again.",
		);
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
		);
		loaded.api.mode = "responds";
		await press("Try again");
		await ready();
		await expect(grid()).toHaveFocus();
		await expect(cards()).toHaveLength(3);
		await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
	}),
};

/** The host page's own vehicles. No request is sent. */
export const OwnVehicles: Story = {
	args: {
		vehicles: [
			gt4,
			{ ...gt4, id: 2, slug: "custom", name: "Custom Cart", price: 4999.5, features: [] },
		],
		vehicleHref: "/carts/{slug}",
		onVehicleSelect: fn((_, event) => event.preventDefault()),
		headingLevel: 2,
	},
	play: inTests(async ({ canvas, canvasElement, userEvent, args, loaded }) => {
		const { cards, card } = gridPage(canvasElement, userEvent);
		await expect(cards()).toHaveLength(2);
		const customCard = card("Custom Cart");
		await expect(customCard.getByRole("heading", { level: 2 })).toBeVisible();
		await expect(customCard.getByText("$4,999.50")).toBeVisible();
		await expect(customCard.getByRole("link")).toHaveAttribute("href", "/carts/custom");
		await userEvent.click(customCard.getByRole("link"));
		await expect(args.onVehicleSelect).toHaveBeenCalledWith(
			expect.objectContaining({ slug: "custom" }),
			expect.anything(),
		);
		await expect(canvas.getAllByText("Lithium")).toHaveLength(1);
		await expect(loaded.api.requests).toEqual([]);
	}),
};

/** A page that writes its list anew in each render has changed nothing: no handler runs in a circle. */
export const VehiclesWrittenAnew: Story = {
	tags: ["regression"],
	args: { onResultsChange: fn() },
	render: function Host(args) {
		const [total, setTotal] = useState(1);
		return (
			<>
				<p>Found: {total}</p>
				<InventoryGrid
					{...args}
					vehicles={[{ ...gt4 }]}
					onResultsChange={(results) => {
						args.onResultsChange?.(results);
						setTotal(results.total);
					}}
				/>
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { category } = gridPage(canvasElement, userEvent);
		await userEvent.selectOptions(category(), "8-Seater");
		await expect(await canvas.findByText("Found: 0")).toBeVisible();
		await userEvent.selectOptions(category(), "All Categories");
		await expect(await canvas.findByText("Found: 1")).toBeVisible();
		await userEvent.tab();
		await expect(args.onResultsChange).toHaveBeenCalledTimes(2);
	},
};
