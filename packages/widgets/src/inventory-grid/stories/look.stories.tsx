import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InventoryGrid } from "../inventory-grid.js";
import { french } from "./french.js";
import { asPage, expectNoSidewaysScrolling, gridPage, phone } from "./grid-page.js";
import { gt4 } from "./sample-vehicle.js";

const meta = {
	title: "InventoryGrid/Look",
	component: InventoryGrid,
	parameters: asPage,
	args: { limit: 6, canCompare: true },
} satisfies Meta<typeof InventoryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing overflows, and every target is large enough for touch. */
export const Light: Story = {
	play: async ({ canvasElement, userEvent }) => {
		const { ready, search, category, price, button } = gridPage(canvasElement, userEvent);
		await ready();
		await expectNoSidewaysScrolling(canvasElement);
		for (const target of [search(), category(), price(), button("Clear Filters")]) {
			await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
		}
	},
};

export const Dark: Story = { ...Light, globals: { colorScheme: "dark" } };
export const Desk: Story = { ...Light, globals: { width: "1200", viewport: { value: "desk" } } };
export const Phone: Story = { ...Light, globals: { width: "360", ...phone } };
export const Narrowest: Story = { ...Light, globals: { width: "280", ...phone } };

/** Very long words do not overflow. */
export const LongWords: Story = {
	args: {
		vehicles: [
			{
				...gt4,
				name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkswagen",
				range: "Chargoggagoggmanchauggagoggchaubunagungamaugg",
				features: ["Chargoggagoggmanchauggagoggchaubunagungamaugg"],
			},
		],
	},
	globals: { width: "280", ...phone },
	play: async ({ canvasElement }) => expectNoSidewaysScrolling(canvasElement),
};

/** All texts are Spanish, and prices are in dollars. */
export const Spanish: Story = {
	globals: { locale: "es", width: "280", ...phone },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { ready, count, type } = gridPage(canvasElement, userEvent);
		await ready();
		await expect(canvas.getByRole("region", { name: "Vehículos" })).toBeVisible();
		await expect(count()).toHaveTextContent("33 vehículos; disponibles: 30");
		await expect(canvas.getByRole("combobox", { name: "Categoría" })).toBeVisible();
		await expectNoSidewaysScrolling(canvasElement);
		await type("atlantis");
		await expect(canvas.getByText("No se encontraron vehículos")).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Ver todos los vehículos" })).toBeVisible();
	},
};

/** With all texts replaced, the grid is in the page's own language, and so are its numbers. */
export const French: Story = {
	args: { messages: french },
	globals: { locale: "fr-CA" },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { ready, count, type } = gridPage(canvasElement, userEvent);
		await ready();
		const grid = canvas.getByRole("region", { name: "Véhicules" });
		await expect(grid).toHaveAttribute("lang", "fr-CA");
		await expect(count()).toHaveTextContent("33 véhicules, dont 30 offerts");
		await expect(canvas.getAllByText(/^8\s995\s\$/)[0]).toBeVisible();
		// French counts 0 as one.
		await type("atlantis");
		await expect(count()).toHaveTextContent("0 véhicule offert");
		await expect(canvas.getByRole("button", { name: "Voir tous les véhicules" })).toBeVisible();
	},
};

/**
 * On a page in a language without translations, texts and formats are English. The layout follows the
 * page, and each English text is left to right.
 */
export const RightToLeftPage: Story = {
	globals: { locale: "ar" },
	render: (args) => (
		<div dir="rtl">
			<InventoryGrid {...args} />
		</div>
	),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { ready, count } = gridPage(canvasElement, userEvent);
		await ready();
		await expect(count()).toHaveTextContent("33 vehicles, 30 available");
		await expect(canvas.getAllByText("$8,995")[0]).toBeVisible();
		const grid = canvas.getByRole("region", { name: "Vehicles" });
		await expect(grid).toHaveAttribute("lang", "en");
		await expect(getComputedStyle(grid).direction).toBe("rtl");
		const heading = canvas.getByRole("heading", { name: "Classic 2" });
		await expect(getComputedStyle(heading).unicodeBidi).toBe("plaintext");
	},
};

/** The host page replaces one text. The others stay. */
export const CustomMessages: Story = {
	args: { messages: { searchLabel: "Find a cart" } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await gridPage(canvasElement, userEvent).ready();
		await expect(canvas.getByRole("searchbox", { name: "Find a cart" })).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Clear Filters" })).toBeVisible();
	},
};

/** In forced colors, cards and fields have a border. */
export const ForcedColors: Story = {
	parameters: { media: { forcedColors: "active" } },
	play: async ({ canvasElement, userEvent }) => {
		const { ready, search, category, cards } = gridPage(canvasElement, userEvent);
		await ready();
		for (const element of [search(), category(), cards()[0]]) {
			const style = getComputedStyle(element as Element);
			await expect(style.borderTopStyle).toBe("solid");
			await expect(style.borderTopColor).not.toBe(style.backgroundColor);
		}
	},
};
