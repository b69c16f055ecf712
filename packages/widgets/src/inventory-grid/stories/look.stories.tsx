import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTests } from "../../testing/in-tests.js";
import { expectNoSidewaysScrolling, phone } from "../../testing/story-page.js";
import { InventoryGrid } from "../inventory-grid.js";
import { french } from "./french.js";
import { gridPage } from "./grid-page.js";
import { gt4 } from "./sample-vehicle.js";

const meta = {
	title: "Widgets/Inventory grid/States/Look",
	component: InventoryGrid,
	args: { limit: 6, canCompare: true, canSort: true },
} satisfies Meta<typeof InventoryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing overflows, and every target is large enough for touch. */
export const Light: Story = {
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { ready, search, category, price, button } = gridPage(canvasElement, userEvent);
		await ready();
		await expectNoSidewaysScrolling(canvasElement);
		for (const target of [search(), category(), price(), button("Clear Filters")]) {
			await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
		}
	}),
};

export const Dark: Story = { ...Light, globals: { colorScheme: "dark" } };
export const Desk: Story = {
	...Light,
	tags: ["!autodocs"],
	globals: { width: "1200", viewport: { value: "desk" } },
};

/** A button opens the filters but for the search, so that the first vehicle is in view. */
export const Phone: Story = {
	globals: { width: "360", ...phone },
	play: inTests(async (context) => {
		const { canvasElement, userEvent } = context;
		const { ready, button, press, category, cards } = gridPage(canvasElement, userEvent);
		await ready();
		const filters = button("Filters");
		await expect(filters).toHaveAttribute("aria-expanded", "false");
		await expect(canvasElement.querySelector("select[name=category]")).not.toBeVisible();
		const [first] = cards();
		await expect(first?.getBoundingClientRect().top).toBeLessThan(240);
		const picture = first?.querySelector(".nev-vehicle-picture")?.getBoundingClientRect();
		const name = first?.querySelector("h3")?.getBoundingClientRect();
		await expect(picture?.right).toBeLessThanOrEqual(name?.left ?? 0);
		await press("Filters");
		await expect(filters).toHaveFocus();
		await expect(filters).toHaveAttribute("aria-expanded", "true");
		await Light.play?.(context);
		await expect(category()).toBeVisible();
	}),
};

/** Very long words do not overflow. */
export const LongWords: Story = {
	tags: ["regression"],
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
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { ready, count, type, press } = gridPage(canvasElement, userEvent);
		await ready();
		await expect(canvas.getByRole("region", { name: "Vehículos" })).toBeVisible();
		await press("Filtros");
		await expect(canvas.getByRole("combobox", { name: "Ordenar por" })).toHaveTextContent(
			"Menor precio primero",
		);
		await expect(count()).toHaveTextContent("33 vehículos; disponibles: 30");
		await expect(canvas.getByRole("combobox", { name: "Categoría" })).toBeVisible();
		await expectNoSidewaysScrolling(canvasElement);
		await type("atlantis");
		await expect(canvas.getByText("No se encontraron vehículos")).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Ver todos los vehículos" })).toBeVisible();
	}),
};

/** With all texts replaced, the grid is in the page's own language, and so are its numbers. */
export const French: Story = {
	tags: ["!autodocs"],
	args: { messages: french },
	globals: { locale: "fr-CA" },
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
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
	}),
};

/** In forced colors, cards and fields have a border. */
export const ForcedColors: Story = {
	tags: ["!autodocs"],
	parameters: { media: { forcedColors: "active" } },
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { ready, search, category, cards } = gridPage(canvasElement, userEvent);
		await ready();
		for (const element of [search(), category(), cards()[0]]) {
			const style = getComputedStyle(element as Element);
			await expect(style.borderTopStyle).toBe("solid");
			await expect(style.borderTopColor).not.toBe(style.backgroundColor);
		}
	}),
};
