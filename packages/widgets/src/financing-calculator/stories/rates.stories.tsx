import type { FinancingRate } from "@nev/financing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { inTests } from "../../testing/in-tests.js";
import { FinancingCalculator } from "../financing-calculator.js";
import { withResultsFirst } from "./calculated.js";
import {
	calculateAtOnce,
	calculatorPage,
	expectDisclosed,
	expectNoSidewaysScrolling,
	withFragment,
} from "./calculator-page.js";
import { balloonRate, promotionalRate, regularRate, sampleRates } from "./sample-rates.js";

/** The rates of a dealer's own lenders, in place of the calculator's examples. */
const meta = {
	title: "Widgets/Financing calculator/States/Rates",
	component: FinancingCalculator,
	args: { rates: [promotionalRate, ...sampleRates], onError: fn(), syncUrl: true },
	beforeEach: [withFragment("#financing=1"), calculateAtOnce],
} satisfies Meta<typeof FinancingCalculator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 0% for a time, with its conditions and its last day beside the terms. No loan or lease of ours. */
export const Promotion: Story = {
	play: inTests(async ({ canvas, canvasElement, loaded, userEvent }) => {
		const { restored, names, card } = calculatorPage(canvasElement);
		await restored();
		await expect(names()).toEqual([
			"0% APR loan from Ally",
			"6.74% APR loan from Desert Schools Credit Union",
			"Cash Purchase",
		]);
		const loan = within(card("0% APR loan from Ally"));
		await expect(loan.getByText("$133.25")).toBeVisible();
		const conditions = loan.getByText(/^On new 2027 models in stock/);
		await expect(conditions).toBeVisible();
		await expect(loan.getByText("Offered until January 31, 2099.")).toBeVisible();
		const { fontSize, color } = getComputedStyle(loan.getByText("0%"));
		// The last day has a line of its own.
		await expect(getComputedStyle(conditions)).toMatchObject({ fontSize, color, display: "block" });
		await expect(
			canvas.getByText(/^These results are estimates, not an offer of credit\. The rates/),
		).toBeVisible();
		await expectDisclosed(canvasElement);
		await expect(loaded.api.requests).toEqual([]);
		for (const name of names().slice(0, 2))
			await userEvent.click(within(card(name)).getByRole("checkbox"));
		const comparison = await canvas.findByRole("table", { name: "Side by side" });
		await expect(
			within(comparison)
				.getAllByRole("columnheader")
				.map(({ textContent }) => textContent),
		).toEqual(["0% APR loan from Ally", "6.74% APR loan from Desert Schools Credit Union"]);
		await expect(canvas.getAllByText("Offered until January 31, 2099.")).toHaveLength(2);
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

export const PromotionDark: Story = {
	tags: ["same-look"],
	globals: { colorScheme: "dark" },
	play: ({ canvasElement }) => calculatorPage(canvasElement).restored(),
};

/** Before a calculation, a lender whose only rate has ended is not among the ways to pay. */
export const EndedBeforeCalculating: Story = {
	args: { rates: [regularRate, { ...promotionalRate, endsOn: "2020-01-31" }] },
	beforeEach: withFragment(""),
	play: inTests(async ({ canvas }) => {
		await canvas.findByText("Desert Schools Credit Union");
		await expect(canvas.queryByText("Ally")).toBeNull();
	}),
};

/** Lower payments, and a balloon payment in the card's sum, its disclosures, the comparison and the schedule. */
export const Balloon: Story = {
	args: { rates: [{ ...balloonRate, apr: 4.99 }, regularRate] },
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { restored, card, names } = calculatorPage(canvasElement);
		await restored();
		// The best match is first, so that the page of documentation shows it.
		await expect(names()[0]).toBe("4.99% APR balloon loan from Sunbelt Finance");
		const name = "4.99% APR balloon loan from Sunbelt Finance";
		const loan = within(card(name));
		await expect(loan.getByText("$115.56")).toBeVisible();
		await expect(
			loan.getByText("and a balloon payment of $2,398.50 with the last payment"),
		).toBeVisible();
		await expect(
			loan.getByText("A balloon payment of $2,398.50, due with the last monthly payment."),
		).toBeVisible();
		await userEvent.click(loan.getByText("Where the money goes"));
		const table = await loan.findByRole("table", {
			name: `Payment schedule of the ${name}, in US dollars`,
		});
		await expect(within(table).getAllByRole("row")).toHaveLength(6);
		await expect(loan.getByText(/the last one is \$2,514\.\d\d\.$/)).toBeVisible();
		for (const each of [name, "6.74% APR loan from Desert Schools Credit Union"])
			await userEvent.click(within(card(each)).getByRole("checkbox"));
		const comparison = within(await canvas.findByRole("table", { name: "Side by side" }));
		await expect(comparison.getByRole("row", { name: /^Balloon payment/ })).toHaveTextContent(
			"$2,398.50",
		);
		await userEvent.click(canvas.getByText("What $300 a month buys"));
		const price = await canvas.findByText(/^4\.99% APR balloon loan from Sunbelt Finance: a price/);
		await expect(price).toHaveTextContent(
			/A balloon payment of \$[\d,.]+, due with the last monthly payment\./,
		);
	}),
};

/** No rate fits the score and the term: no loan of ours, but what would fit. */
export const NoneFits: Story = {
	args: { rates: [...sampleRates, { ...regularRate, minCreditScore: 550, term: 84 }] },
	beforeEach: withFragment("#financing=1&credit=600"),
	play: inTests(async ({ canvas, canvasElement }) => {
		const { restored, names } = calculatorPage(canvasElement);
		await restored();
		await expect(names()).toEqual(["Cash Purchase"]);
		await expect(
			await canvas.findByText(
				"None of the dealer's lenders has a rate for a credit score of 600 and 60 months. With this credit score there are rates for 84 months. For 60 months, rates start at a credit score of 660. Ask the dealer about other loans.",
			),
		).toBeVisible();
	}),
};

/** All have ended, and nobody sees others. */
export const Ended: Story = {
	args: { rates: [{ ...promotionalRate, endsOn: "2020-01-31" }] },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { restored, names } = calculatorPage(canvasElement);
		await restored();
		await expect(names()).toEqual(["Cash Purchase"]);
		await expect(
			await canvas.findByText(/^The dealer lists no lender's rates right now\./),
		).toBeVisible();
	}),
};

/** Rates that are wrong are left out, and the console says which and why. */
export const SomeWrong: Story = {
	args: {
		rates: [{ ...regularRate, apr: "4.99%" } as unknown as FinancingRate, regularRate],
	},
	beforeEach: () => {
		const report = spyOn(console, "error").mockReturnValue();
		return () => report.mockRestore();
	},
	play: inTests(async ({ canvasElement, args }) => {
		const { restored, names } = calculatorPage(canvasElement);
		await restored();
		await expect(names()).toEqual([
			"6.74% APR loan from Desert Schools Credit Union",
			"Cash Purchase",
		]);
		await expect(args.onError).not.toHaveBeenCalled();
	}),
};

/** None of the rates can be read: no loan at all, and the page hears of it. */
export const AllWrong: Story = {
	args: { rates: [{ lender: "Ally" } as unknown as FinancingRate] },
	beforeEach: () => {
		const report = spyOn(console, "error").mockReturnValue();
		return () => report.mockRestore();
	},
	play: inTests(async ({ canvas, canvasElement, args }) => {
		const { restored, names } = calculatorPage(canvasElement);
		await restored();
		await expect(names()).toEqual(["Cash Purchase"]);
		await expect(await canvas.findByRole("alert")).toHaveTextContent(
			"No loans can be shown right now. Ask the dealer about them.",
		);
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(new Error("None of the rates can be read.")),
		);
	}),
};

/** While the page loads its rates, the results wait. */
export const Waiting: Story = {
	args: { rates: null },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { cards } = calculatorPage(canvasElement);
		await expect(
			await canvas.findByText("Calculating…", { selector: ".nev-results-for" }),
		).toBeVisible();
		await expect(cards()).toEqual([]);
		await expect(canvasElement).not.toHaveTextContent("Prime Loan");
	}),
};

/** The rates that the API advertises. */
export const FromApi: Story = {
	name: "From the API",
	args: { rates: undefined },
	parameters: { api: { rates: sampleRates } },
	beforeEach: withFragment(""),
	play: inTests(async ({ canvas, canvasElement, loaded }) => {
		const { recommend, names } = calculatorPage(canvasElement);
		await expect(await canvas.findByText("From $157.33 a month")).toBeVisible();
		await expect(canvasElement).not.toHaveTextContent("Prime Loan");
		await recommend();
		await expect(names()).toEqual([
			"6.74% APR loan from Desert Schools Credit Union",
			"Cash Purchase",
		]);
		await expect(loaded.api.requests).toEqual(["rates"]);
	}),
};

/** If they cannot be loaded, no loan is shown. A retry shows them, and the focus stays in the results. */
export const ApiFails: Story = {
	name: "API fails",
	args: { rates: undefined },
	parameters: { api: { mode: "fails", rates: sampleRates } },
	play: inTests(async ({ canvas, canvasElement, loaded, userEvent, args }) => {
		const { restored, names } = calculatorPage(canvasElement);
		await restored();
		await expect(names()).toEqual(["Cash Purchase"]);
		await expect(await canvas.findByRole("alert")).toHaveTextContent(
			"The lenders' rates could not be loaded, so no loans are shown.",
		);
		await expect(args.onError).toHaveBeenCalledOnce();
		loaded.api.mode = "responds";
		await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
		await expect(canvas.getByRole("heading", { name: "Your options" })).toHaveFocus();
		await waitFor(() => expect(names()).toHaveLength(2));
		await expect(canvas.queryByRole("alert")).toBeNull();
	}),
};

/** In Spanish, on a phone. The conditions are the dealer's own words. */
export const Spanish: Story = {
	args: { rates: [promotionalRate, balloonRate, regularRate] },
	decorators: [withResultsFirst],
	globals: { locale: "es", width: "360", viewport: { value: "phone" } },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { restored, names } = calculatorPage(canvasElement);
		await restored();
		await expect(names()).toEqual([
			"Préstamo de Ally al 0% APR",
			"Préstamo de Desert Schools Credit Union al 6.74% APR",
			"Compra al contado",
			"Préstamo con pago global de Sunbelt Finance al 8.49% APR",
		]);
		await expect(canvas.getByText("Disponible hasta el 31 de enero de 2099.")).toBeVisible();
		await expectNoSidewaysScrolling(canvasElement);
	}),
};
