import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { expectNoSidewaysScrolling, phone } from "../../testing/story-page.js";
import { InventoryGrid } from "../inventory-grid.js";
import { gridPage } from "./grid-page.js";
import { gt4 } from "./sample-vehicle.js";

/** The comparison of up to three vehicles. */
const meta = {
	title: "Widgets/Inventory grid/States/Comparison",
	component: InventoryGrid,
	args: { canCompare: true, defaultFilters: { search: "d6 max" } },
} satisfies Meta<typeof InventoryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

const OneChosen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { ready, compare } = gridPage(canvasElement, userEvent);
		await ready();
		await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
		const status = canvasElement.querySelector(".nev-comparison-hint");
		await expect(status).toHaveRole("status");
		await userEvent.click(compare("D6 Max GT4"));
		await expect(canvas.getByText("Choose one more to compare.")).toBe(status);
		await expect(status).toBeVisible();
		await expect(canvas.getByRole("columnheader", { name: /D6 Max GT4/ })).toBeVisible();
	},
};

const three = ["D6 Max GT4", "D6 Max GT6", "D6 Max XT4"];

const slugs = ["d6-max-gt4", "d6-max-gt6", "d6-max-xt4"];

/** With one vehicle, it says that another is needed. */
export const One: Story = {
	args: { comparedSlugs: slugs.slice(0, 1) },
	play: inTests(async ({ canvas }) => {
		await expect(await canvas.findByText("Choose one more to compare.")).toBeVisible();
		await expect(canvas.getByRole("columnheader", { name: /D6 Max GT4/ })).toBeVisible();
	}),
};

/** Three vehicles side by side. */
export const Three: Story = {
	args: { comparedSlugs: slugs },
	play: inTests(async ({ canvas, canvasElement }) => {
		await expect(await canvas.findAllByRole("columnheader")).toHaveLength(3);
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

/** A fourth vehicle cannot be added until one is removed. Its checkbox keeps the focus and says why. */
const ThreeChosen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { ready, compare, press, grid } = gridPage(canvasElement, userEvent);
		await ready();
		for (const name of three) await userEvent.click(compare(name));
		await expect(canvas.getAllByRole("columnheader")).toHaveLength(3);
		await userEvent.click(compare("D6 Max XT6"));
		await expect(compare("D6 Max XT6")).toHaveFocus();
		await expect(compare("D6 Max XT6")).not.toBeChecked();
		await expect(compare("D6 Max XT6")).toHaveAttribute("aria-disabled", "true");
		await expect(compare("D6 Max XT6")).toHaveAccessibleDescription(/Remove one/);
		await expect(compare("D6 Max GT4")).not.toHaveAccessibleDescription();
		const limits = canvas.getAllByText(
			"You can compare up to three vehicles. Remove one to add another.",
		);
		await expect(limits).toHaveLength(2);
		for (const limit of limits) await expect(limit).toBeVisible();
		const price = within(canvas.getByRole("row", { name: /^Starting price/ }));
		await expect(price.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
			"$13,295",
			"$15,195",
			"$14,695",
		]);
		await expectNoSidewaysScrolling(canvasElement);

		// At each of the three vehicles.
		const [, , show] = canvas.getAllByRole("button", { name: "See them side by side" });
		if (show) await userEvent.click(show);
		const comparison = canvas.getByRole("region", { name: "Side by side" });
		await expect(comparison).toHaveFocus();
		await waitFor(() =>
			expect(comparison.getBoundingClientRect().top).toBeLessThan(innerHeight / 2),
		);

		await press("Remove D6 Max GT6");
		await expect(canvas.getAllByRole("columnheader")).toHaveLength(2);
		await expect(grid()).toHaveFocus();
		await expect(compare("D6 Max GT6")).not.toBeChecked();
		await expect(compare("D6 Max XT6")).not.toHaveAttribute("aria-disabled", "true");
		// Nor once it is full again, by another vehicle.
		await userEvent.click(compare("D6 Max XT4 AWD"));
		await expect(compare("D6 Max XT6")).toHaveAttribute("aria-disabled", "true");
		await expect(canvas.getAllByText(/^You can compare up to three vehicles/)).toHaveLength(1);
	},
};

export const ThreeOnAPhone: Story = { ...Three, globals: { width: "280", ...phone } };
export const ThreeDark: Story = { ...Three, globals: { colorScheme: "dark" } };

/** By keyboard only: the space bar adds a vehicle, Enter clears the comparison. */
const Cleared: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { ready, compare, press, grid } = gridPage(canvasElement, userEvent);
		await ready();
		compare("D6 Max GT4").focus();
		await userEvent.keyboard(" ");
		await expect(compare("D6 Max GT4")).toBeChecked();
		await press("Clear the comparison");
		await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
		await expect(grid()).toHaveFocus();
	},
};

/** The page replaces its vehicles: the comparison has the new prices, and none that is gone. */
const ReplacedVehicles: Story = {
	render: function Host(args) {
		const gt6 = { ...gt4, id: 2, slug: "d6-max-gt6", name: "D6 Max GT6" };
		const [vehicles, setVehicles] = useState([gt4, gt6]);
		return (
			<>
				<button type="button" onClick={() => setVehicles([{ ...gt4, price: 12995 }])}>
					Replace
				</button>
				<InventoryGrid {...args} vehicles={vehicles} />
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { ready, compare, press } = gridPage(canvasElement, userEvent);
		await ready();
		for (const name of ["D6 Max GT4", "D6 Max GT6"]) await userEvent.click(compare(name));
		await expect(canvas.getAllByRole("columnheader")).toHaveLength(2);
		await press("Replace");
		await waitFor(() => expect(canvas.getAllByRole("columnheader")).toHaveLength(1));
		const price = within(canvas.getByRole("row", { name: /^Starting price/ }));
		await expect(price.getByRole("cell")).toHaveTextContent("$12,995");
	},
};

/** A page that controls the comparison, such as by its address, and takes no vehicle of 8 seats. */
const Controlled: Story = {
	args: { defaultFilters: {} },
	render: function Host(args) {
		const [slugs, setSlugs] = useState<readonly string[]>(["no-such-vehicle", "d6-max-gt4"]);
		return (
			<>
				<button type="button" onClick={() => setSlugs(["classic-4"])}>
					Compare from outside
				</button>
				<InventoryGrid
					{...args}
					comparedSlugs={slugs}
					onComparedChange={(compared) => {
						if (compared.some(({ category }) => category === "8-seater")) return;
						setSlugs(compared.map(({ slug }) => slug));
					}}
				/>
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { ready, compare, press } = gridPage(canvasElement, userEvent);
		await ready();
		await expect(compare("D6 Max GT4")).toBeChecked();
		await userEvent.click(compare("Classic 2"));
		await expect(canvas.getAllByRole("columnheader")).toHaveLength(2);
		await userEvent.click(compare("Carrier 8"));
		await waitFor(() => expect(compare("Carrier 8")).not.toBeChecked());
		await expect(canvas.getAllByRole("columnheader")).toHaveLength(2);
		await press("Compare from outside");
		await waitFor(() => expect(compare("Classic 4")).toBeChecked());
		await expect(canvas.getAllByRole("columnheader")).toHaveLength(1);
	},
};

/** By the visitor, who adds and removes, and by the page. */
export const Chosen: Story = {
	tags: ["regression"],
	play: playEach(meta, { OneChosen, ThreeChosen, Cleared, ReplacedVehicles, Controlled }),
};
