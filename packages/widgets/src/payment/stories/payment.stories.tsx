import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import {
	balloonRate,
	promotionalRate,
	regularRate,
	sampleRates,
} from "../../financing-calculator/stories/sample-rates.js";
import { formatDollars } from "../../messages/index.js";
import { NevProvider } from "../../provider/index.js";
import { inTests } from "../../testing/in-tests.js";
import { expectNoSidewaysScrolling, phone } from "../../testing/story-page.js";
import { Payment } from "../payment.js";

/** What a vehicle costs a month, under its price. */
const meta = {
	title: "Widgets/Monthly payment/States",
	component: Payment,
	parameters: { docs: { story: { height: "160px" } } },
	args: { price: 8995, onReady: fn(), onError: fn() },
	render: (args) => (
		<p>
			<strong>{args.price ? formatDollars("en", args.price) : "Classic 4"}</strong>
			<br />
			<Payment {...args} />
		</p>
	),
} satisfies Meta<typeof Payment>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The paragraph has the page's words alone. */
const expectNothing = (canvasElement: HTMLElement) =>
	expect(canvasElement.querySelector("p")?.textContent).toBe(
		canvasElement.querySelector("strong")?.textContent,
	);

/** The page's developer reads the error in the console, where a story may not write otherwise. */
const logsError: Pick<Story, "beforeEach"> = {
	beforeEach: ({ loaded }) => loaded.console.release(),
};

const terms =
	"($10,724.29 total: $1,000 down, 60 months at 7.99% APR. Estimate for a credit score of 700.)";

/** A price of the page's own. The API advertises no rates, so it is an example. */
export const Price: Story = {
	play: inTests(async ({ canvas, canvasElement, args, loaded }) => {
		await expect(await canvas.findByText("from $162.07 a month")).toBeVisible();
		await expect(canvas.getByText(terms)).toBeVisible();
		await expect(canvas.queryByRole("link")).toBeNull();
		await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
		await expectNoSidewaysScrolling(canvasElement);
		await expect(loaded.api.requests).toEqual(["rates"]);
	}),
};

/** It links to a calculator, and the target is larger than its text. */
export const Linked: Story = {
	args: { calculatorHref: "#calculator" },
	play: inTests(async ({ canvas, userEvent }) => {
		const link = await canvas.findByRole("link", { name: "from $162.07 a month" });
		await expect(link).toHaveAttribute("href", "#calculator");
		await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
		await userEvent.tab();
		await expect(link).toHaveFocus();
	}),
};

export const Dark: Story = { ...Linked, globals: { colorScheme: "dark" } };

/** Within a sentence it has the sentence's font, size and color. */
export const Sentence: Story = {
	args: { calculatorHref: "#calculator" },
	render: (args) => (
		<p style={{ fontSize: "20px", color: "rgb(80, 0, 80)" }}>
			The Classic 4 is yours <Payment {...args} />, with delivery.
		</p>
	),
	play: inTests(async ({ canvas, canvasElement }) => {
		const { fontSize, color } = getComputedStyle(await canvas.findByRole("link"));
		await expect(fontSize).toBe("20px");
		await expect(color).toBe("rgb(80, 0, 80)");
		await expect(canvasElement).toHaveTextContent(`yours from $162.07 a month ${terms}, with`);
	}),
};

export const Spanish: Story = {
	args: { calculatorHref: "#calculator" },
	globals: { locale: "es", width: "280", ...phone },
	play: inTests(async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole("link", { name: "desde $162.07 al mes" })).toBeVisible();
		await expect(canvas.getByText(/\(\$10,724.29 en total: /)).toBeVisible();
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

/** No loan is made for the price: nothing is shown. */
export const NoLoan: Story = {
	args: { price: 5995 },
	play: inTests(async ({ canvasElement, args }) => {
		await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
		await expectNothing(canvasElement);
	}),
};

/** The API supplies the price. The small print says that it is sample data. */
export const Vehicle: Story = {
	args: { price: undefined, vehicle: "classic-4" },
	parameters: { api: { isSample: true } },
	play: inTests(async ({ canvas, args, loaded }) => {
		await expect(await canvas.findByText(/^from \$\d+\.\d\d a month$/)).toBeVisible();
		await expect(canvas.getByText(/Sample data: fictional vehicles and prices\./)).toBeVisible();
		await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
		await expect([...loaded.api.requests].sort()).toEqual(["rates", "vehicles"]);
	}),
};

/** Until the price is known nothing is shown, and nothing moves the text below. */
export const Loading: Story = {
	args: { price: undefined, vehicle: "classic-4" },
	parameters: { api: { mode: "hangs" } },
	play: inTests(async ({ canvasElement, args }) => {
		await expectNothing(canvasElement);
		await expect(args.onReady).not.toHaveBeenCalled();
	}),
};

/** The list cannot be loaded: nothing is shown, and the page is told. */
export const Failed: Story = {
	args: { price: undefined, vehicle: "classic-4" },
	parameters: { api: { mode: "fails" } },
	...logsError,
	play: inTests(async ({ canvasElement, args }) => {
		await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
		await expectNothing(canvasElement);
	}),
};

/** There is no such vehicle: the page is told, and so is its developer. */
export const UnknownVehicle: Story = {
	args: { price: undefined, vehicle: "no-such-cart" },
	...logsError,
	play: inTests(async ({ canvasElement, args }) => {
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(new Error('There is no vehicle "no-such-cart".')),
		);
		await expectNothing(canvasElement);
	}),
};

/** At the lowest regular rate that the API advertises. It names the lender. */
export const AdvertisedRates: Story = {
	parameters: { api: { rates: [promotionalRate, balloonRate, ...sampleRates] } },
	play: inTests(async ({ canvas, loaded }) => {
		await expect(await canvas.findByText("from $157.33 a month")).toBeVisible();
		await expect(
			canvas.getByText(/60 months at 6\.74% APR from Desert Schools Credit Union\./),
		).toBeVisible();
		await expect(loaded.api.requests).toEqual(["rates"]);
	}),
};

/** At a rate of the page's own. It sends no request. */
export const OwnRates: Story = {
	tags: ["same-look"],
	args: { rates: [regularRate] },
	play: async ({ canvas, loaded }) => {
		await expect(await canvas.findByText("from $157.33 a month")).toBeVisible();
		await expect(loaded.api.requests).toEqual([]);
	},
};

/** Only a promotion is offered: nothing is shown, and no example either. */
export const NoRegularRate: Story = {
	tags: ["same-look"],
	args: { rates: [promotionalRate] },
	play: NoLoan.play as NonNullable<Story["play"]>,
};

/** The rates cannot be loaded: nothing is shown that may be untrue, and the page is told. */
export const RatesFail: Story = {
	tags: ["same-look"],
	...logsError,
	parameters: { api: { mode: "fails" } },
	play: Failed.play as NonNullable<Story["play"]>,
};

const slugs = ["classic-4", "d6-max-gt4", "forester-4"];
const numbers = Array.from({ length: 20 }, (_, index) => index);

/** Twenty of them under one provider ask once for the vehicles and once for the rates. */
export const Many: Story = {
	render: () => (
		<NevProvider api="/api">
			{numbers.map((number) => (
				<span key={number}>
					<Payment vehicle={slugs[number % 3]} />
					<br />
				</span>
			))}
		</NevProvider>
	),
	play: inTests(async ({ canvas, loaded }) => {
		await waitFor(() => expect(canvas.getAllByText(/^from /)).toHaveLength(20));
		await expect([...loaded.api.requests].sort()).toEqual(["rates", "vehicles"]);
	}),
};

/** A page that has no API says so. */
export const WithoutApi: Story = {
	tags: ["regression"],
	render: (args) => (
		<NevProvider api="">
			<Payment {...args} />
		</NevProvider>
	),
	play: async ({ canvas, loaded }) => {
		await expect(await canvas.findByText("from $162.07 a month")).toBeVisible();
		await expect(loaded.api.requests).toEqual([]);
	},
};
