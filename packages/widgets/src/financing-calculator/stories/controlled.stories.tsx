import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { playEach } from "../../testing/play-each.js";
import type { FinancingCalculatorController } from "../controller.js";
import { defaultDeal } from "../deal/financing-deal.js";
import { FinancingCalculator } from "../financing-calculator.js";
import { calculateAtOnce, calculatorPage, withFragment } from "./calculator-page.js";

const meta = {
	title: "Regressions/Financing calculator/Controlled",
	tags: ["regression", "same-look", "!autodocs"],
	component: FinancingCalculator,
	args: { onReady: fn(), onError: fn(), onOffersChange: fn() },
	beforeEach: [withFragment(""), calculateAtOnce],
} satisfies Meta<typeof FinancingCalculator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page that controls the deal and passes on what it likes: no down payment. */
const ByThePage: Story = {
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

/** The page's own deal counts before the price that the page or the vehicle has, also when it is shown again. */
const PriceOfTheDeal: Story = {
	args: { onDealChange: fn(), price: 9995 },
	render: function Host({ price, ...args }) {
		const [deal, setDeal] = useState({ ...defaultDeal, vehiclePrice: 12000 });
		const [tab, setTab] = useState(1);
		return (
			<>
				<button type="button" onClick={() => setTab(tab + 1)}>
					Next tab
				</button>
				<button type="button" onClick={() => setDeal({ ...deal, vehiclePrice: 8000 + tab })}>
					Next deal
				</button>
				<FinancingCalculator
					key={tab}
					{...args}
					// Also another price than before, at the same time.
					price={price && (20_000 - deal.vehiclePrice || price)}
					deal={deal}
					onDealChange={(next) => {
						args.onDealChange?.(next);
						setDeal(next);
					}}
				/>
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { field } = calculatorPage(canvasElement);
		await waitFor(() => expect(args.onReady).toHaveBeenCalled());
		await expect(field("Vehicle price")).toHaveValue("12000");
		await expect(args.onDealChange).not.toHaveBeenCalled();
		await userEvent.clear(field("Vehicle price"));
		await userEvent.type(field("Vehicle price"), "7777");
		await userEvent.click(canvas.getByRole("button", { name: "Next tab" }));
		await waitFor(() => expect(args.onReady).toHaveBeenCalledTimes(2));
		await expect(field("Vehicle price")).toHaveValue("7777");
		await userEvent.clear(field("Vehicle price"));
		await userEvent.click(canvas.getByRole("button", { name: "Next tab" }));
		await waitFor(() => expect(args.onReady).toHaveBeenCalledTimes(3));
		await expect(field("Vehicle price")).toHaveValue("");
		await userEvent.click(canvas.getByRole("button", { name: "Next deal" }));
		await waitFor(() => expect(field("Vehicle price")).toHaveValue("8003"));
	},
};

/** What a page tells the calculator once, when it is there, stays also in React's strict mode. */
const ToldOnce: Story = {
	render: function Host(args) {
		const calculator = useRef<FinancingCalculatorController>(null);
		const isTold = useRef(false);
		useEffect(() => {
			if (isTold.current) return;
			isTold.current = true;
			calculator.current?.setDeal({ downPayment: 4321 });
			calculator.current?.recommend();
		}, []);
		return <FinancingCalculator {...args} ref={calculator} />;
	},
	play: async ({ canvasElement, args }) => {
		const { field } = calculatorPage(canvasElement);
		await waitFor(() => expect(args.onReady).toHaveBeenCalled());
		await expect(field("Down payment")).toHaveValue("4321");
		await waitFor(() => expect(args.onOffersChange).toHaveBeenCalled());
	},
};

/** The page and the deal. */
export const Controlled: Story = {
	play: playEach(meta, { ByThePage, PriceOfTheDeal, ToldOnce }),
};
