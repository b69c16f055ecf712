import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { defaultDeal } from "../deal/financing-deal.js";
import { FinancingCalculator } from "../financing-calculator.js";
import { calculatorPage, withFragment } from "./calculator-page.js";

const meta = {
	title: "FinancingCalculator/Controlled",
	tags: ["same-look"],
	component: FinancingCalculator,
	args: { onReady: fn(), onError: fn(), onOffersChange: fn() },
	beforeEach: withFragment(""),
} satisfies Meta<typeof FinancingCalculator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page that controls the deal and passes on what it likes: no down payment. */
export const ByThePage: Story = {
	args: { onDealChange: fn() },
	render: function Host(args) {
		const [deal, setDeal] = useState(defaultDeal);
		return (
			<>
				<button type="button" onClick={() => setDeal({ ...deal, vehiclePrice: 12000 })}>
					12,000
				</button>
				<FinancingCalculator
					{...args}
					deal={deal}
					onDealChange={(next) => {
						args.onDealChange?.(next);
						if (next.downPayment === deal.downPayment) setDeal(next);
					}}
				/>
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { field } = calculatorPage(canvasElement);
		await userEvent.clear(field("Vehicle price"));
		// What is typed stays as it is, also while it is no number or not yet the whole one.
		await userEvent.type(field("Vehicle price"), "9,500.");
		await expect(field("Vehicle price")).toHaveValue("9,500.");
		await expect(args.onDealChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ vehiclePrice: 9500 }),
		);
		const before = (field("Down payment") as HTMLInputElement).value;
		await userEvent.type(field("Down payment"), "5");
		await waitFor(() => expect(field("Down payment")).toHaveValue(before));
		await expect(field("Vehicle price")).toHaveValue("9,500.");
		const { calls } = mocked(args.onDealChange as () => void).mock;
		const told = calls.length;
		await userEvent.click(canvas.getByRole("button", { name: "12,000" }));
		await waitFor(() => expect(field("Vehicle price")).toHaveValue("12000"));
		await expect(calls).toHaveLength(told);
	},
};

/** A page without TypeScript may pass a few fields: the others are what they are without it. */
export const SomeFields: Story = {
	args: { deal: JSON.parse('{ "vehiclePrice": 12000 }') },
	play: async ({ canvasElement }) => {
		const { field } = calculatorPage(canvasElement);
		await expect(field("Vehicle price")).toHaveValue("12000");
		await expect(field("Down payment")).toHaveValue(`${defaultDeal.downPayment}`);
	},
};
