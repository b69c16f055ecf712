import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTests } from "../../testing/in-tests.js";
import { StartingPayment } from "../starting-payment/starting-payment.js";
import { expectNoSidewaysScrolling } from "./calculator-page.js";
import { sampleRates } from "./sample-rates.js";

const meta = {
	title: "UI parts/Starting payment",
	parameters: { docs: { story: { inline: true } } },
	component: StartingPayment,
	args: { price: 8995, href: "#calculator" },
	decorators: [
		(Story) => (
			<div className="nev-root">
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof StartingPayment>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The payment, with the total and what it assumes. Its link leads to the calculator. */
export const Linked: Story = {
	play: inTests(async ({ canvas, canvasElement }) => {
		const link = canvas.getByRole("link", { name: "From $162.07 a month" });
		await expect(link).toHaveAttribute("href", "#calculator");
		await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
		await expect(
			canvas.getByText(
				"$10,724.29 total: $1,000 down, 60 months at 7.99% APR. Estimate for a credit score of 700.",
			),
		).toBeVisible();
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

export const Dark: Story = { ...Linked, globals: { colorScheme: "dark" } };

export const Spanish: Story = {
	globals: { locale: "es", width: "280", viewport: { value: "phone" } },
	play: inTests(async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole("link", { name: "Desde $162.07 al mes" })).toBeVisible();
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

/** Without a calculator to lead to. */
export const WithoutLink: Story = {
	args: { href: undefined },
	play: inTests(async ({ canvas }) => {
		await expect(canvas.getByText("From $162.07 a month")).toBeVisible();
		await expect(canvas.queryByRole("link")).toBeNull();
	}),
};

/** The price less the down payment is not enough for a loan. */
export const NoLoan: Story = {
	args: { price: 5995 },
	play: inTests(async ({ canvasElement }) => {
		await expect(canvasElement).not.toHaveTextContent(/month/);
	}),
};

/** At a rate of the dealer's own, it says whose it is. */
export const OfLender: Story = {
	args: { rates: sampleRates },
	play: inTests(async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole("link", { name: "From $157.33 a month" })).toBeVisible();
		await expect(
			canvas.getByText(
				"$10,439.90 total: $1,000 down, 60 months at 6.74% APR from Desert Schools Credit Union. Estimate for a credit score of 700.",
			),
		).toBeVisible();
		await expectNoSidewaysScrolling(canvasElement);
	}),
};
