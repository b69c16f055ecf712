import type { Facts } from "../facts.js";
import {
	formatDollars,
	formatLenders,
	formatLoanRates,
	formatPrices,
	loanSource,
} from "../figures.js";
import type { Financing } from "../financing.js";

/** A short text under a title: a benefit, a note, a step. */
export interface TitledText {
	readonly id: string;
	readonly title: string;
	/** May contain inline links (`parseInlineLinks`). */
	readonly text: string;
}

/** The contact page's notes on support (specification, section 2). */
export function contactNotes({ replyHours }: Facts): TitledText[] {
	return [
		{
			id: "dedicated-team",
			title: "Dedicated team",
			text: "Your message goes to people who work with these vehicles every day, and they'll answer it themselves.",
		},
		{
			id: "response-guarantee",
			title: `${replyHours}-hour response guarantee`,
			text: `You'll hear from us within ${replyHours} hours. If it's urgent, call.`,
		},
	];
}

/** Where the company is active (specification, section 2, /contact). */
export function serviceArea({ stateCount }: Facts): string {
	return `All ${stateCount} states`;
}

/** What a listed dealership gets (specification, section 2, /add-dealership). */
export const dealerBenefits: readonly TitledText[] = [
	{
		id: "quality-products",
		title: "Quality products",
		text: "Visitors see every model in the catalog, by seats and by use, each with a picture, specifications and range.",
	},
	{
		id: "marketing-support",
		title: "Marketing support",
		text: "Your dealership appears in the national finder and on its state's page, where buyers look first. Inquiries meant for you are passed on to you, and our widgets bring the same tools to your own site.",
	},
	{
		id: "training-and-support",
		title: "Training and support",
		text: "We help you set up your listing and the widgets, and answer questions about models and leads. When your address or hours change, just let us know.",
	},
];

const businessLease: TitledText = {
	id: "lease",
	title: "A business lease",
	text: "For business use, or where a tax benefit matters to you. You pay for the use of the vehicle and give it back at the end, or agree on something else with your dealer.",
};

/** Notes on the kinds of financing, below the calculator. */
export function financingNotes({ price, loanAmount }: Facts, financing: Financing): TitledText[] {
	return [
		{
			id: "loan",
			title: "A loan",
			text: {
				none: "The calculator has no lender's rates right now. Ask your dealer which lenders make loans for an NEV, and on what terms.",
				lenders: `You own the vehicle from the first day. The rates are those of ${formatLenders(financing)}. Which of them you get depends on your credit score, the term and the lender's approval.`,
				examples: `You own the vehicle from the first day. Loans run from ${formatDollars(loanAmount.least)} to ${formatDollars(loanAmount.most)}. The estimates are made at an annual percentage rate of ${formatLoanRates(financing)}, which follows your credit score.`,
			}[loanSource(financing)],
		},
		...(loanSource(financing) === "examples" ? [businessLease] : []),
		{
			id: "cash",
			title: "Cash",
			text: `No interest and no application. Starting prices ${formatPrices(price)}, before tax, title and delivery.`,
		},
	];
}

/** The three cards on the page of the United States (specification, section 2, /usa). */
export function valuePropositions({ stateCount, vehicle, upkeep }: Facts): TitledText[] {
	return [
		{
			id: "one-network",
			title: "One place for every dealer",
			text: `Search all ${stateCount} states by ZIP code, city or name. The nearest dealers come first, with their true distance.`,
		},
		{
			id: "honest-figures",
			title: "Figures you can compare",
			text: `Every model lists its price, range and seats the same way. We verify prices ${upkeep.prices} and dealer data ${upkeep.dealers}.`,
		},
		{
			id: "made-for-your-streets",
			title: "Made for local streets",
			text: `Street legal where posted limits are ${vehicle.postedLimit} mph or lower. That covers many everyday errands.`,
		},
	];
}
