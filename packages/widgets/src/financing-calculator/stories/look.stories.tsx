import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inTests } from "../../testing/in-tests.js";
import { FinancingCalculator } from "../financing-calculator.js";
import { Calculated } from "./calculated.js";
import {
	calculateAtOnce,
	calculatorPage,
	expectDisclosed,
	expectNoSidewaysScrolling,
} from "./calculator-page.js";

const meta = {
	title: "Widgets/Financing calculator/States/Look",
	component: FinancingCalculator,
	args: {
		defaultDeal: { usage: "business", creditScore: 800, monthlyBudget: 180, taxRate: 6.25 },
	},
	beforeEach: calculateAtOnce,
	render: (args) => <Calculated {...args} />,
} satisfies Meta<typeof FinancingCalculator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Also with everything open, only the tables scroll sideways. */
export const Light: Story = {
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { restored, card } = calculatorPage(canvasElement);
		await restored();
		for (const name of ["Prime Loan", "Business Lease", "Cash Purchase"]) {
			const option = within(card(name));
			await userEvent.click(option.getByText("Where the money goes"));
			await userEvent.click(option.getByRole("checkbox"));
			await expect(await option.findByText("Total cost by part")).toBeVisible();
		}
		await within(canvasElement).findByRole("table", { name: "Side by side" });
		await expectDisclosed(canvasElement);
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

export const Dark: Story = { ...Light, globals: { colorScheme: "dark" } };

export const Phone: Story = {
	...Light,
	globals: { width: "360", viewport: { value: "phone" } },
};

/** In forced colors, the grades and the parts of a bar are still distinguishable. */
export const ForcedColors: Story = {
	...Light,
	tags: ["!autodocs"],
	parameters: { media: { forcedColors: "active" } },
};

export const Spanish: Story = {
	globals: { locale: "es", width: "280", viewport: { value: "phone" } },
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { restored, names, card } = calculatorPage(canvasElement);
		await restored();
		await expect(names()).toContain("Arrendamiento para negocios");
		const loan = within(card("Préstamo preferente"));
		await expect(loan.getByText(/^Tasa de porcentaje anual \(APR\): 4\.99\s?%\./)).toBeVisible();
		await userEvent.click(loan.getByText("A dónde va el dinero"));
		await expect(await loan.findByRole("table", { name: /^Calendario de pagos/ })).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Copiar enlace" })).toBeVisible();
		await expectDisclosed(canvasElement);
		await expectNoSidewaysScrolling(canvasElement);
	}),
};
