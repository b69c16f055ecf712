import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, waitFor, within } from "storybook/test";
import { collectAnnouncements } from "../../forms/stories/form-page.js";
import { verifyFirst } from "../../host-page/load-lazily.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { CalculatorContext } from "../calculator-context.js";
import { FinancingCalculator } from "../financing-calculator.js";
import { calculatorTranslations } from "../messages.js";
import { MatchBadge } from "../results/match-badge.js";
import { Calculated, pressInCards, withResultsFirst } from "./calculated.js";
import {
	calculateAtOnce,
	calculatorPage,
	expectDisclosed,
	expectNoSidewaysScrolling,
	withFragment,
} from "./calculator-page.js";

const meta = {
	title: "Widgets/Financing calculator/States/Results",
	component: FinancingCalculator,
	args: { onOffersChange: fn() },
	beforeEach: [withFragment(""), calculateAtOnce],
	decorators: [withResultsFirst],
	render: (args) => <Calculated {...args} />,
} satisfies Meta<typeof FinancingCalculator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With a deal in the page's address, from which its results are there. */
const byLink = {
	...meta,
	args: { ...meta.args, syncUrl: true },
	beforeEach: [withFragment("#financing=1"), calculateAtOnce],
	render: undefined,
};

/** A credit score of 700: two loans and cash, ranked. The first is recommended. */
export const Ranked: Story = {
	parameters: { docs: { story: { height: "560px" } } },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { restored, names, card } = calculatorPage(canvasElement);
		await restored();
		await expect(names()).toEqual(["Standard Loan", "Cash Purchase", "Fair-Credit Loan"]);
		await expect(canvas.getAllByText("Recommended")).toHaveLength(1);
		await expect(within(card("Standard Loan")).getByText("Recommended")).toBeVisible();
		const loan = within(card("Standard Loan"));
		await expect(loan.getByText("$162.07")).toBeVisible();
		await expect(loan.getByText("7.99%")).toBeVisible();
		await expect(
			loan.getByText("$10,724.29 total over 60 months, including $1,000 at signing"),
		).toBeVisible();
		await expectDisclosed(canvasElement);
	}),
};

/** The four grades of a match: shown as text and score, not only as a color. */
export const Grades: Story = {
	parameters: { docs: { story: { height: "240px" } } },
	render: () => {
		const messages = calculatorTranslations.en;
		const context = { messages, headingLevel: 3 } as CalculatorContext;
		return (
			<div className="nev-root nev-calculator">
				<CalculatorContext.Provider value={context}>
					{[92, 75, 55, 30].map((score) => (
						<MatchBadge key={score} score={score} />
					))}
				</CalculatorContext.Provider>
			</div>
		);
	},
	play: inTests(async ({ canvas }) => {
		for (const grade of Object.values(calculatorTranslations.en.grades))
			await expect(canvas.getByText(grade)).toBeVisible();
	}),
};

/** A deal of each grade. */
function match(fragment: string, name: string, label: string, color: string): Story {
	return {
		beforeEach: withFragment(`#financing=1&${fragment}`),
		play: async ({ canvasElement }) => {
			const { restored, card } = calculatorPage(canvasElement);
			await restored();
			const option = within(card(name));
			await expect(option.getByText(label)).toBeVisible();
			await expect(option.getByText(/^\d+ of 100$/)).toBeVisible();
			const shield = card(name).querySelector(".nev-match path") as Element;
			await expect(getComputedStyle(shield).fill).toBe(color);
			await expectDisclosed(canvasElement);
		},
	};
}

const Excellent = match("down=1000", "Standard Loan", "Excellent Match", "rgb(26, 122, 69)");
const Good = match("budget=180", "Fair-Credit Loan", "Good Match", "rgb(255, 210, 63)");
const Fair = match("budget=100", "Fair-Credit Loan", "Fair Match", "rgb(255, 157, 77)");
const Poor = match("budget=100&credit=600", "Fair-Credit Loan", "Poor Match", "rgb(179, 38, 30)");

/** A payment above the budget has the specification's warning. */
export const AboveBudget: Story = {
	tags: ["!autodocs"],
	args: { defaultDeal: { monthlyBudget: 150.5 } },
	play: inTests(async ({ canvasElement }) => {
		const { restored, card } = calculatorPage(canvasElement);
		await restored();
		const warning = "Monthly payment exceeds your stated budget of $150.50.";
		await expect(within(card("Standard Loan")).getByText(warning)).toBeVisible();
		await expect(within(card("Cash Purchase")).queryByText(warning)).not.toBeInTheDocument();
	}),
};

/** A lease has no annual percentage rate. The notice beside its rate is as prominent as the rate. */
export const Lease: Story = {
	parameters: { docs: { story: { height: "1000px" } } },
	args: { defaultDeal: { usage: "business" } },
	play: inTests(async ({ canvasElement }) => {
		const { restored, card } = calculatorPage(canvasElement);
		await restored();
		const lease = card("Business Lease");
		await expect(lease).not.toHaveTextContent(/annual percentage rate|APR|annual lease rate/i);
		const rate = within(lease).getByText(/^2\.5%/);
		const notice = within(rate).getByText(
			"This percentage may not measure the overall cost of financing this lease.",
		);
		const { fontSize, fontWeight, color } = getComputedStyle(rate);
		await expect(getComputedStyle(notice)).toMatchObject({ fontSize, fontWeight, color });
		// The rate is not more prominent than the other disclosures of the lease.
		const finePrint = within(lease).getByText(/^An extra charge may be imposed/);
		await expect(getComputedStyle(finePrint)).toMatchObject({ fontSize, fontWeight, color });
		await expect(within(lease).getByText("Total due at signing")).toBeVisible();
		await expectDisclosed(canvasElement);
	}),
};

/** While it is offline, the details cannot be loaded. A retry loads them, and the focus stays. */
export const Failing: Story = {
	tags: ["!autodocs"],
	beforeEach: () => {
		verifyFirst(async (part) => {
			if (part === "details") throw new Error("offline");
		});
		return () => verifyFirst(async () => {});
	},
	render: (args) => (
		<Calculated {...args} then={(_, results) => pressInCards(results, "summary")} />
	),
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { restored, card } = calculatorPage(canvasElement);
		await restored();
		const loan = within(card("Standard Loan"));
		const retry = await loan.findByRole("button", { name: "Try again" });
		await expect(loan.getByText(/This part could not be loaded/)).toBeVisible();
		verifyFirst(async () => {});
		await userEvent.click(retry);
		await expect(loan.getByText("Where the money goes")).toHaveFocus();
		await expect(await loan.findByRole("table")).toBeVisible();
	}),
};

/** After an edit, a notice says that the results are out of date. They stay until updated. */
export const OutOfDate: Story = {
	parameters: { docs: { story: { height: "420px" } } },
	render: (args) => (
		<Calculated {...args} then={(calculator) => calculator.setDeal({ vehiclePrice: 12000 })} />
	),
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { restored, fill, card } = calculatorPage(canvasElement);
		await restored();
		await expect(await canvas.findByText(/Your answers have changed/)).toBeVisible();
		await expect(within(card("Cash Purchase")).getByText("$8,995")).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Update" }));
		const title = canvas.getByRole("heading", { name: "Your options" });
		await expect(title).toHaveFocus();
		await waitFor(() => expect(canvas.queryByText("$12,000")).toBeVisible());
		await expect(canvas.queryByText(/Your answers have changed/)).not.toBeInTheDocument();
		await expect(title).toHaveFocus();

		// Results cannot be calculated from an invalid field, so the list of them takes the focus.
		const { field } = calculatorPage(canvasElement);
		await fill("Vehicle price", "10%");
		await userEvent.click(canvas.getByRole("button", { name: "Update" }));
		await waitFor(() =>
			expect(canvas.getByRole("group", { name: "Please check 1 field" })).toHaveFocus(),
		);
		await expect(field("Vehicle price")).toBeInvalid();
	}),
};

/** Enter in a field moves the focus to the options, unless the visitor types on. */
const ByEnter: Story = {
	beforeEach: withFragment(""),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, cards } = calculatorPage(canvasElement);
		await userEvent.type(field("Monthly budget"), "{Enter}");
		await waitFor(() => expect(cards()).toHaveLength(3));
		await expect(canvas.getByRole("heading", { name: "Your options" })).toHaveFocus();

		const budget = field("Monthly budget") as HTMLInputElement;
		await userEvent.click(budget);
		// In one task, which no options can interrupt.
		budget.form?.requestSubmit();
		fireEvent.input(budget, { target: { value: "3000" } });
		await expect(await canvas.findByText(/Your answers have changed/)).toBeVisible();
		await expect(budget).toHaveFocus();
	},
};

/** A breakdown: a bar, a chart, a table by year and by month, and a copy for a spreadsheet. */
export const Breakdown: Story = {
	parameters: { docs: { story: { height: "1300px" } } },
	render: (args) => (
		<Calculated {...args} then={(_, results) => pressInCards(results, "summary")} />
	),
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { restored, card } = calculatorPage(canvasElement);
		await restored();
		const loan = within(card("Standard Loan"));
		const table = await loan.findByRole("table", { name: /Payment schedule of the Standard Loan/ });
		await expect(within(table).getAllByRole("row")).toHaveLength(6);
		await expect(within(table).getByRole("columnheader", { name: "Interest" })).toBeVisible();
		await expect(loan.getByRole("img", { name: /You start out owing \$7,995\./ })).toBeVisible();
		await expect(loan.getByText("$1,729.29")).toBeVisible();

		await userEvent.click(loan.getByRole("button", { name: "By month" }));
		await expect(loan.getAllByRole("row")).toHaveLength(61);

		const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
		await userEvent.click(loan.getByRole("button", { name: "Copy for a spreadsheet" }));
		await expect(await loan.findByText("Table copied")).toBeVisible();
		const copied = String(write.mock.calls[0]?.[0]);
		await expect(copied.split("\n")).toHaveLength(61);
		await expect(copied).toContain("Month\tPayment\tPrincipal\tInterest\tStill owed");
		await userEvent.click(loan.getByRole("button", { name: "By year" }));
		await expect(loan.queryByText("Table copied")).toBeNull();
		write.mockRestore();
	}),
};

/** Options side by side, with their disclosures below. */
export const Compared: Story = {
	parameters: { docs: { story: { height: "1400px" } } },
	args: { defaultDeal: { creditScore: 600 } },
	render: (args) => (
		<Calculated {...args} then={(_, results) => pressInCards(results, "[type=checkbox]", 2)} />
	),
	play: inTests(async ({ canvas, canvasElement }) => {
		await calculatorPage(canvasElement).restored();
		const table = await canvas.findByRole("table", { name: "Side by side" });
		await expect(within(table).getAllByRole("columnheader")).toHaveLength(2);
		await expectDisclosed(canvasElement);
	}),
};

/** At most three options can be chosen, and cleared. */
const ChosenToCompare: Story = {
	beforeEach: withFragment("#financing=1&use=business&credit=800"),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { restored, card } = calculatorPage(canvasElement);
		await restored();
		const compare = (name: string) => within(card(name)).getByRole("checkbox");
		const status = canvasElement.querySelector(".nev-compare-hint");
		await expect(status).toHaveRole("status");
		await userEvent.click(compare("Business Lease"));
		await expect(await canvas.findByText("Choose one more to compare.")).toBe(status);
		await expect(status).toBeVisible();
		await userEvent.click(compare("Prime Loan"));
		await userEvent.click(compare("Cash Purchase"));
		await userEvent.click(compare("Standard Loan"));
		await expect(compare("Standard Loan")).not.toBeChecked();
		await expect(compare("Standard Loan")).toHaveAttribute("aria-disabled", "true");
		await expect(compare("Standard Loan")).toHaveAccessibleDescription(
			/^You can compare up to three options/,
		);
		await expect(canvas.getByText(/^You can compare up to three options/)).toBeVisible();
		const table = canvas.getByRole("table", { name: "Side by side" });
		await expect(within(table).getAllByRole("columnheader")).toHaveLength(3);
		const [, payment, total] = within(table).getAllByRole("row");
		await expect(payment).toHaveAccessibleName(/^Monthly payment/);
		await expect(total).toHaveAccessibleName(/^Total cost/);
		const rate = within(table).getByRole("row", { name: /^Lease rate/ });
		await expect(rate).toHaveTextContent("This percentage may not measure the overall cost");
		const { fontSize, color } = getComputedStyle(within(table).getAllByRole("cell")[0] as Element);
		const [, inComparison] = canvas.getAllByText(/^This is a lease\./);
		await expect(getComputedStyle(inComparison as Element)).toMatchObject({ fontSize, color });
		const [toTable] = canvas.getAllByRole("button", { name: "See side by side" });
		await userEvent.click(toTable ?? table);
		await expect(canvas.getByRole("heading", { name: "Side by side" })).toHaveFocus();
		await userEvent.click(canvas.getByRole("button", { name: "Clear the comparison" }));
		await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
		await expect(canvas.getByRole("heading", { name: "Your options" })).toHaveFocus();
	},
};

/** The host page replaces some texts. The others stay, also in lazily loaded parts. */
const CustomMessages: Story = {
	args: { messages: { grades: { excellent: "Top pick" }, options: { cash: { name: "Pay now" } } } },
	beforeEach: withFragment("#financing=1&credit=800&budget=180"),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { restored, card } = calculatorPage(canvasElement);
		await restored();
		for (const name of ["Pay now", "Fair-Credit Loan"]) {
			await userEvent.click(within(card(name)).getByRole("checkbox"));
		}
		const table = await canvas.findByRole("table", { name: "Side by side" });
		await expect(within(table).getByRole("columnheader", { name: "Pay now" })).toBeVisible();
		const match = within(table).getByRole("row", { name: /^Match/ });
		await expect(match).toHaveTextContent(/Match, \d+ of 100/);
		await expect(canvas.getAllByText("Top pick").length).toBeGreaterThan(0);
		await expect(canvasElement).not.toHaveTextContent("undefined");
	},
};

/**
 * With a trade-in, tax and fees, their payment is the payment: on the card and in its disclosures, the
 * schedule and the price for the budget. The specification's own stands beside it.
 */
export const WholeDeal: Story = {
	tags: ["!autodocs"],
	args: {
		defaultDeal: {
			...{ tradeInAllowance: 2000, tradeInOwed: 2500, dealerFees: 150 },
			...{ taxRate: 6, taxBase: "price-less-trade-in" },
		},
	},
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { restored, card, field } = calculatorPage(canvasElement);
		await restored();
		// The section with them is open.
		await expect(field("Trade-in value")).toBeVisible();
		const loan = within(card("Standard Loan"));
		await expect(loan.getByText("$183.76")).toBeVisible();
		await expect(loan.getByText("$162.07 before trade-in, tax and fees")).toBeVisible();
		await expect(loan.getByText(/^Annual percentage rate \(APR\): 7\.99%/)).toBeVisible();
		await expect(loan.getByText("60 monthly payments of $183.76.")).toBeVisible();
		// The trade-in is worth less than its debt, and charges are not part of the down payment.
		await expect(loan.getByText("Down payment: $1,000.")).toBeVisible();
		await userEvent.click(loan.getByText("Where the money goes"));
		await expect(
			await loan.findByRole("img", { name: /You start out owing \$9,064\.70\./ }),
		).toBeVisible();
		const deal = within(
			await loan.findByRole("region", { name: "With your trade-in, tax and fees: Standard Loan" }),
		);
		await expect(deal.getByText("$9,064.70")).toBeVisible();
		await userEvent.click(canvas.getByText("What $300 a month buys"));
		const price = await canvas.findByText(/^Standard Loan: a price of up to \$/);
		await expect(price).toHaveTextContent(/7\.99%\. Total cost: \$19,000\.$/);
		await expect(
			canvas.getByText("With your trade-in, tax and fees", {
				selector: ".nev-breakdown-content > p",
			}),
		).toBeVisible();
	}),
};

/** A budget that pays for less than a loan says so. */
const SmallBudget: Story = {
	beforeEach: withFragment("#financing=1&budget=100"),
	play: async ({ canvas, canvasElement, userEvent }) => {
		await calculatorPage(canvasElement).restored();
		await userEvent.click(canvas.getByText("What $100 a month buys"));
		const price = await canvas.findByText(/^Standard Loan: a price of up to \$5,933,/);
		await expect(price).toHaveTextContent(
			/Loans run from \$5,000 to \$20,000\. Ask your lender about \$4,933\.$/,
		);
	},
};

/** A trade-in with equity counts as a down payment. In the comparison a lease says that it leaves it out. */
const TradeIn: Story = {
	beforeEach: withFragment(
		"#financing=1&use=business&trade-in=3000&sales-tax=6&charges=at-signing",
	),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { restored, card } = calculatorPage(canvasElement);
		await restored();
		const loan = within(card("Standard Loan"));
		await expect(loan.getByText("Down payment with trade-in")).toBeVisible();
		await expect(loan.getByText("Down payment: $4,000.")).toBeVisible();
		await expect(loan.getByText(/, including \$1,539\.70 at signing$/)).toBeVisible();
		// 4,995 is less than a loan.
		await expect(
			loan.getByText("Loans run from $5,000 to $20,000. Ask your lender about $4,995."),
		).toBeVisible();
		const lease = within(card("Business Lease"));
		await expect(lease.getByText("Before trade-in, tax and fees")).toBeVisible();
		await expect(lease.queryByText(/^Loans run from/)).toBeNull();
		for (const name of ["Standard Loan", "Business Lease", "Cash Purchase"])
			await userEvent.click(within(card(name)).getByRole("checkbox"));
		const table = within(await canvas.findByRole("table", { name: "Side by side" }));
		const cells = (name: string) =>
			within(table.getByRole("row", { name: new RegExp(`^${name}`) }))
				.getAllByRole("cell")
				.map(({ textContent }) => textContent);
		await expect(cells("Monthly payment")).toEqual([
			"$108.69 before trade-in, tax and fees",
			"$101.26",
			"–",
		]);
		await expect(cells("Before trade-in")).toEqual(["–", "$162.07", "–"]);
		await expect(cells("Total due at signing")).toEqual(["$1,000", "$1,539.70", "$6,534.70"]);
		await userEvent.click(within(card("Business Lease")).getByRole("checkbox"));
		await expect(cells("Down payment with trade-in")).toEqual(["$4,000", "–"]);
	},
};

/** If a trade-in pays for everything, no loan is offered, and cash says what is paid back. */
export const NothingFinanced: Story = {
	tags: ["!autodocs"],
	args: { defaultDeal: { tradeInAllowance: 20_000, tradeInOwed: 500 } },
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { restored, names, card } = calculatorPage(canvasElement);
		await restored();
		await expect(names()).toEqual(["Cash Purchase"]);
		const cash = within(card("Cash Purchase"));
		await expect(cash.getByText("Back to you $10,505")).toBeVisible();
		await expect(cash.getByText("$8,995 before trade-in, tax and fees")).toBeVisible();
		await userEvent.click(cash.getByText("Where the money goes"));
		const deal = await cash.findByRole("region", { name: /^With your trade-in/ });
		await expect(deal).toHaveTextContent("Back to you$10,505");
		await expect(cash.getByText(/^You pay once/)).toBeVisible();
		// The budget pays for a dearer vehicle, by a loan.
		await userEvent.click(canvas.getByText("What $300 a month buys"));
		await expect(await canvas.findByText(/^Standard Loan: a price of up to \$/)).toBeVisible();
	}),
};

/** The largest valid numbers. */
const LargestNumbers: Story = {
	beforeEach: withFragment(
		"#financing=1&price=1000000000&down=1&budget=1000000000&use=business&trade-in=1&owed=1000000000&sales-tax=100&registration=1000000000&dealer-fees=1000000000",
	),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { restored, cards } = calculatorPage(canvasElement);
		await restored();
		for (const card of cards()) {
			await userEvent.click(within(card).getByText("Where the money goes"));
			await expect(await within(card).findByText("Total cost by part")).toBeVisible();
		}
		await expect(canvas.getAllByRole("region", { name: /^With your trade-in/ })).toHaveLength(3);
		await expect(cards()).toHaveLength(4);
		await expect(canvasElement).not.toHaveTextContent(/NaN|∞/);
		await expectNoSidewaysScrolling(canvasElement);
	},
};

/** Back, forward or a link show the results of another deal, and screen readers say so, though in the same words. */
const AnotherFragment: Story = {
	play: async ({ canvasElement, canvas }) => {
		const { restored } = calculatorPage(canvasElement);
		await restored();
		const announcements = collectAnnouncements(canvasElement);
		location.hash = "#financing=1&price=9500";
		await canvas.findByText(/^\$9,500 with/);
		await waitFor(() =>
			expect(announcements()).toEqual(["3 options. Recommended: Standard Loan."]),
		);
	},
};

/** The page's own fragment is not replaced. The link can still be copied. */
const PageFragment: Story = {
	beforeEach: withFragment("#dealers"),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { recommend } = calculatorPage(canvasElement);
		await recommend();
		await expect(location.hash).toBe("#dealers");
		const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
		await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
		await expect(await canvas.findByText("Link copied")).toBeVisible();
		const link = new URL(String(write.mock.calls[0]?.[0]));
		await expect(link.hash).toContain("#financing=1&price=8995&");
		await expect(link.search).toBe(location.search);
		location.hash = "#financing=1&price=12000";
		// It is not the link to what is shown now.
		await waitFor(() => expect(canvas.queryByText("Link copied")).toBeNull());
		write.mockRestore();
	},
};

/** If the browser refuses access to the clipboard, the link can be copied by hand. */
const ClipboardRefused: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await calculatorPage(canvasElement).restored();
		const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
		await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
		const field = await canvas.findByRole<HTMLTextAreaElement>("textbox", { name: /copy/i });
		await expect(field.value).toContain("#financing=1&price=8995");
		await waitFor(() => expect(field.selectionEnd).toBe(field.value.length));
		write.mockRestore();
	},
};

/** Apply Now calls the host page's handler. If that returns true, a hint says how to apply. */
const Apply: Story = {
	args: { onApply: fn(() => true) },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await calculatorPage(canvasElement).restored();
		await userEvent.click(canvas.getByRole("button", { name: "Apply Now: Standard Loan" }));
		await expect(args.onApply).toHaveBeenCalledWith({
			offer: expect.objectContaining({ id: "standard-loan", monthlyPayment: 162.07 }),
			deal: expect.objectContaining({ vehiclePrice: 8995 }),
		});
		await expect(await canvas.findByText(/take this deal to your dealer/)).toBeVisible();
	},
};

/** With `applyUrl`, Apply Now is a link with the option and the rounded terms in its fragment. */
const ApplyLink: Story = {
	args: { applyUrl: "/apply", onApply: fn(() => false) },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await calculatorPage(canvasElement).restored();
		const link = canvas.getByRole("link", { name: "Apply Now: Standard Loan" });
		await expect(link).toHaveAttribute(
			"href",
			"/apply#financing=1&price=8995&down=1000&term=60&option=standard-loan",
		);
		await userEvent.click(link);
		await expect(args.onApply).toHaveBeenCalledOnce();
	},
};

/** Two calculators on a page each have their own deal. */
const TwoOnAPage: Story = {
	beforeEach: withFragment("#financing-2=1&price=15000"),
	render: (args) => (
		<>
			<FinancingCalculator {...args} messages={{ regionLabel: "First calculator" }} />
			<FinancingCalculator {...args} messages={{ regionLabel: "Second calculator" }} />
		</>
	),
	play: async ({ canvas }) => {
		const first = calculatorPage(canvas.getByRole("region", { name: "First calculator" }));
		const second = calculatorPage(canvas.getByRole("region", { name: "Second calculator" }));
		await second.restored();
		await expect(second.field("Vehicle price")).toHaveValue("15000");
		await expect(first.cards()).toEqual([]);
		await first.recommend();
		await expect(location.hash).toContain("#financing-2=1&price=15000");
	},
};

/** Deals of each grade. */
export const Matches: Story = {
	tags: ["regression", "same-look"],
	play: playEach(byLink, { Excellent, Good, Fair, Poor }),
};

/** Small, large and compared deals, and what the page and the keyboard do. */
export const Deals: Story = {
	tags: ["regression"],
	play: playEach(byLink, {
		ByEnter,
		SmallBudget,
		LargestNumbers,
		CustomMessages,
		ChosenToCompare,
		TradeIn,
	}),
};

/** A deal in the address, and how it is copied. */
export const Links: Story = {
	tags: ["regression"],
	play: playEach(byLink, { AnotherFragment, PageFragment, TwoOnAPage, ClipboardRefused }),
};

/** By the page, and by its link. */
export const Applying: Story = {
	tags: ["regression"],
	play: playEach(byLink, { ApplyLink, Apply }),
};
