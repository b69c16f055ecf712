import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { collectAnnouncements } from "../../forms/stories/form-page.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { calculatingMs } from "../calculator-state.js";
import { FinancingCalculator } from "../financing-calculator.js";
import { Calculated } from "./calculated.js";
import { calculateAtOnce, calculatorPage, withFragment } from "./calculator-page.js";

const meta = {
	title: "Widgets/Financing calculator/States/Form",
	component: FinancingCalculator,
	args: { onReady: fn(), onError: fn(), onOffersChange: fn() },
	beforeEach: [withFragment(""), calculateAtOnce],
} satisfies Meta<typeof FinancingCalculator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The specification's profile, and no results. No request is sent. */
export const Idle: Story = {
	play: inTests(async ({ canvas, canvasElement, args, loaded }) => {
		const { field, cards } = calculatorPage(canvasElement);
		await expect(field("Vehicle price")).toHaveValue("8995");
		await expect(field("Down payment")).toHaveValue("1000");
		await expect(field("Monthly budget")).toHaveValue("300");
		const credit = canvas.getByRole("combobox", { name: "Credit score" });
		await expect(credit).toHaveValue("700");
		const textsOf = (select: HTMLElement) =>
			[...select.querySelectorAll("option")].map(({ text }) => text);
		await expect(textsOf(credit)).toEqual(["800", "750", "700", "650", "600", "550"]);
		const term = canvas.getByRole("combobox", { name: "Preferred term" });
		await expect(term).toHaveDisplayValue("60 months");
		await expect(textsOf(term)).toEqual([36, 48, 60, 72, 84].map((count) => `${count} months`));
		await expect(canvas.getByRole("radio", { name: "Personal" })).toBeChecked();
		await expect(canvas.getByRole("checkbox", { name: /tax benefit/ })).not.toBeChecked();
		await expect(canvas.getByText("Ways to pay")).toBeVisible();
		await canvas.findByText("From $162.07 a month");
		await expect(
			canvas.getAllByRole("listitem").map((item) => item.firstChild?.textContent),
		).toEqual([
			"Prime Loan",
			"Standard Loan",
			"Fair-Credit Loan",
			"Business Lease",
			"Cash Purchase",
		]);
		await expect(cards()).toEqual([]);
		await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
		await waitFor(() => expect(loaded.api.requests).toEqual(["rates"]));
	}),
};

/** The preview's payment is for a profile, and goes while the form says otherwise. */
const OtherProfile: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { fill } = calculatorPage(canvasElement);
		const credit = canvas.getByRole("combobox", { name: "Credit score" });
		const payment = () => canvas.queryByText("From $162.07 a month");
		await waitFor(() => expect(payment()).toBeVisible());
		await userEvent.selectOptions(credit, "600");
		await expect(payment()).toBeNull();
		await userEvent.selectOptions(credit, "700");
		await fill("Down payment", "3000");
		await expect(payment()).toBeNull();
		await fill("Down payment", "1000");
		await expect(payment()).toBeVisible();
	},
};

/** Ends the calculation, which waits for it, so that the story can look for as long as it takes. */
let release = () => {};

function holdCalculation() {
	const { setTimeout } = window;
	spyOn(window, "setTimeout").mockImplementation(((run: () => void, ms?: number) => {
		if (ms !== calculatingMs) return setTimeout(run, ms);
		release = run;
		return 0;
	}) as typeof setTimeout);
}

/** The button is inactive for 1500 ms, and so long there are skeletons. */
export const Calculating: Story = {
	beforeEach: holdCalculation,
	render: (args) => <Calculated {...args} />,
	play: inTests(async ({ canvas, canvasElement }) => {
		const { submit, cards } = calculatorPage(canvasElement);
		await waitFor(() => expect(submit()).toHaveTextContent("Calculating…"));
		await expect(submit()).toHaveAttribute("aria-disabled", "true");
		await expect(canvas.getAllByRole("status")[1]).toHaveTextContent("Calculating…");
		await expect(cards()).toEqual([]);
	}),
};

/** By keyboard only: the button keeps the focus, then the focus moves to the results. */
const CalculatingByKeyboard: Story = {
	beforeEach: holdCalculation,
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { submit, cards } = calculatorPage(canvasElement);
		submit().focus();
		await userEvent.keyboard("{Enter}");
		await expect(submit()).toHaveAttribute("aria-disabled", "true");
		await expect(submit()).toHaveFocus();
		await expect(submit()).toHaveTextContent("Calculating…");
		await expect(canvas.getAllByRole("status")[1]).toHaveTextContent("Calculating…");
		await expect(cards()).toEqual([]);
		release();
		await waitFor(() => expect(cards().length).toBe(3));
		await waitFor(() =>
			expect(canvas.getByRole("heading", { name: "Your options" })).toHaveFocus(),
		);
		await expect(submit()).not.toHaveAttribute("aria-disabled", "true");
		await expect(
			canvas.getByText("3 options. Recommended: Standard Loan.", {
				selector: '[role="status"] > span',
			}),
		).toBeInTheDocument();
		await expect(args.onOffersChange).toHaveBeenCalledWith(
			expect.arrayContaining([expect.objectContaining({ id: "standard-loan" })]),
			expect.objectContaining({ vehiclePrice: 8995 }),
		);
	},
};

const issueList = (root: HTMLElement) => root.querySelector<HTMLElement>(".nev-issues");

/**
 * Submits an invalid number: expects an error at its field and in the summary, which takes the focus, and
 * the input kept. Each error is announced once.
 */
function invalid(label: string, text: string, message: string): Story {
	return {
		play: async ({ canvasElement, userEvent }) => {
			const { field, fill, submit, cards } = calculatorPage(canvasElement);
			await fill(label, text);
			const said = collectAnnouncements(canvasElement);
			await userEvent.click(submit());
			await waitFor(() => expect(issueList(canvasElement)).toHaveFocus());
			await expect(said().filter((announced) => announced.includes(message))).toHaveLength(1);
			await expect(field(label)).toBeInvalid();
			await expect(field(label)).toHaveAccessibleDescription(message);
			await expect(field(label)).toHaveValue(text);
			await expect(issueList(canvasElement)).toHaveAccessibleName("Please check 1 field");
			await expect(issueList(canvasElement)).toHaveAccessibleDescription(`${label}: ${message}`);
			await expect(cards()).toEqual([]);
			await expect(canvasElement).not.toHaveTextContent("NaN");
			await fill(label, "500");
			await expect(field(label)).toBeValid();
			await expect(issueList(canvasElement)).toBeEmptyDOMElement();
		},
	};
}

const Empty = invalid("Vehicle price", "", "Enter a number, such as 1,250.50");
const Zero = invalid("Vehicle price", "0", "Enter more than 0");
const TooLarge = invalid("Vehicle price", "9999999999", "Enter $1,000,000,000 or less");

/** An error at each field, and all of them in a list. Each entry of the list focuses its field. */
export const Invalid: Story = {
	args: { defaultDeal: { vehiclePrice: Number.NaN, downPayment: -1 } },
	render: (args) => <Calculated {...args} />,
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { field, submit } = calculatorPage(canvasElement);
		await waitFor(() => expect(field("Vehicle price")).toBeInvalid());
		await userEvent.click(submit());
		await expect(issueList(canvasElement)).toHaveAccessibleName("Please check 2 fields");
		await userEvent.click(canvas.getByRole("button", { name: "Down payment: Enter 0 or more" }));
		await expect(field("Down payment")).toHaveFocus();
	}),
};

/** Typing announces nothing. An error is announced when the visitor goes on to another field. */
const Typing: Story = {
	play: async ({ canvasElement, userEvent }) => {
		const { field, fill, submit } = calculatorPage(canvasElement);
		await fill("Vehicle price", "");
		await userEvent.click(submit());
		await waitFor(() => expect(issueList(canvasElement)).toHaveFocus());
		await userEvent.click(field("Vehicle price"));
		const said = collectAnnouncements(canvasElement);
		await userEvent.keyboard("12x345");
		await expect(field("Vehicle price")).toBeInvalid();
		await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}");
		await expect(field("Vehicle price")).toBeValid();
		await userEvent.keyboard("y");
		await expect(said()).toEqual([]);
		await userEvent.tab();
		const error = "Enter a number, such as 1,250.50";
		await waitFor(() => expect(said()).toContain(`Vehicle price: ${error}`));
		await expect(said().filter((text) => text.includes(error))).toHaveLength(1);
	},
};

/** The section with the trade-in is closed, also with an error in it. The list of the errors opens it. */
export const Details: Story = {
	args: { defaultDeal: { taxRate: 101 } },
	render: (args) => <Calculated {...args} />,
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { field } = calculatorPage(canvasElement);
		const open = await canvas.findByRole("button", { name: /^Sales tax/ });
		const section = canvas.getByText("Trade-in, tax and fees").closest("details");
		await expect(section).not.toHaveAttribute("open");
		await userEvent.click(open);
		await expect(section).toHaveAttribute("open");
		await expect(field("Sales tax")).toHaveFocus();
	}),
};

/** The visitor opens it, makes an error, and closes it. */
const DetailsClosed: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, fill, submit } = calculatorPage(canvasElement);
		const summary = canvas.getByText("Trade-in, tax and fees");
		await expect(summary.closest("details")).not.toHaveAttribute("open");
		await userEvent.click(summary);
		await fill("Sales tax", "101");
		await userEvent.click(summary);
		await userEvent.click(submit());
		await waitFor(() => expect(issueList(canvasElement)).toHaveFocus());
		await userEvent.click(canvas.getByRole("button", { name: /^Sales tax/ }));
		await expect(summary.closest("details")).toHaveAttribute("open");
		await expect(field("Sales tax")).toHaveFocus();
		await expect(field("Sales tax")).toHaveAccessibleDescription("Enter 100% or less");
	},
};

/** The API supplies the price of a vehicle. */
export const VehiclePrice: Story = {
	tags: ["!autodocs"],
	args: { vehicle: "d6-max-gt4" },
	play: inTests(async ({ canvas, canvasElement, args }) => {
		const { field } = calculatorPage(canvasElement);
		await expect(await canvas.findByText("Price of the D6 Max GT4")).toBeVisible();
		await waitFor(() => expect(field("Vehicle price")).not.toHaveValue("8995"));
		await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
	}),
};

export const VehicleLoading: Story = {
	args: { vehicle: "d6-max-gt4" },
	parameters: { api: { mode: "hangs" } },
	play: inTests(async ({ canvas, canvasElement, args }) => {
		await expect(await canvas.findByText("Loading the price…")).toBeVisible();
		await expect(calculatorPage(canvasElement).field("Vehicle price")).toBeEnabled();
		await expect(args.onReady).not.toHaveBeenCalled();
	}),
};

/** If the vehicle cannot be loaded, the calculator still works. */
export const VehicleFailed: Story = {
	args: { vehicle: "d6-max-gt4" },
	parameters: { api: { mode: "fails" } },
	play: inTests(async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		const { recommend, names, field } = calculatorPage(canvasElement);
		const retry = await canvas.findByRole("button", { name: "Try again" });
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
		);
		await recommend();
		await expect(names()).toContain("Cash Purchase");
		loaded.api.mode = "responds";
		await userEvent.click(retry);
		await expect(field("Vehicle price")).toHaveFocus();
		// The price that was calculated with stays, and the hint shows the vehicle's price.
		await expect(await canvas.findByText("The D6 Max GT4 costs $13,295.")).toBeVisible();
		await expect(field("Vehicle price")).toHaveValue("8995");
		await userEvent.click(canvas.getByRole("button", { name: "Use this price" }));
		await expect(field("Vehicle price")).toHaveValue("13295");
		await expect(field("Vehicle price")).toHaveFocus();
		await expect(canvas.getByText("Price of the D6 Max GT4")).toBeVisible();
	}),
};

/** The host page's price takes precedence over the vehicle's, which is not asked for. */
const HostPrice: Story = {
	args: { price: 12_995.5, vehicle: "d6-max-gt4" },
	play: async ({ canvasElement, loaded }) => {
		await expect(calculatorPage(canvasElement).field("Vehicle price")).toHaveValue("12995.50");
		await waitFor(() => expect(loaded.api.requests).toEqual(["rates"]));
	},
};

/** What is typed, what is wrong with it, and how it is announced. */
export const Filled: Story = {
	tags: ["regression", "same-look"],
	play: playEach(meta, {
		OtherProfile,
		Empty,
		Zero,
		TooLarge,
		Typing,
		DetailsClosed,
		CalculatingByKeyboard,
		HostPrice,
	}),
};
