import type {
	DisclosureCode,
	FinancingOption,
	FinancingProfile,
	InputIssueCode,
	MatchGrade,
} from "@nev/financing";
import type { PluralMessage, Translations } from "../messages/index.js";
import { financingCalculatorTexts } from "../messages/languages.js";
import type { DealField } from "./deal/financing-deal.js";
import type { DetailsMessages } from "./details/messages.js";
import type { RatesMessages } from "./rates/messages.js";
import type { StartingPaymentMessages } from "./starting-payment/messages.js";
import type { VehicleMessages } from "./vehicle/messages.js";

/** All texts of the financing calculator. Those of the details, of rates and of the vehicle are loaded later. */
export interface FinancingCalculatorMessages
	extends CalculatorMessages,
		DetailsMessages,
		RatesMessages,
		StartingPaymentMessages,
		VehicleMessages {}

/** The translated texts of an option. A missing one is shown in English, as in the rules. */
export type OptionTexts = Partial<
	Pick<FinancingOption, "name" | "provider" | "features" | "bestFor">
>;

/** The texts of the form and of the results. */
export interface CalculatorMessages {
	regionLabel: string;
	formTitle: string;
	fields: Record<DealField, string>;
	usages: Record<FinancingProfile["usage"], string>;
	taxBases: Record<"price" | "price-less-trade-in", string>;
	charges: Record<"financed" | "at-signing", string>;
	months: PluralMessage;
	details: string;
	detailsHint: string;
	submit: string;
	calculating: string;
	withoutScripts: string;
	priceLoading: string;
	priceFailed: string;
	retry: string;
	partLoading: string;
	partFailed: string;
	summary: PluralMessage;
	issues: Record<InputIssueCode, string>;
	resultsTitle: string;
	idleTitle: string;
	idleHint: string;
	resultsFor: string;
	announced: PluralMessage;
	outOfDate: string;
	update: string;
	recommended: string;
	grades: Record<MatchGrade, string>;
	score: string;
	aMonth: string;
	once: string;
	cashBack: string;
	totalOverTerm: string;
	balloon: string;
	beforeExtras: string;
	leavesOut: string;
	apr: string;
	leaseRate: string;
	term: string;
	payments: PluralMessage;
	downPayment: string;
	downWithTradeIn: string;
	dueAtSigning: string;
	totalCost: string;
	features: string;
	bestFor: string;
	budgetWarning: string;
	otherLoanAmount: string;
	apply: string;
	applyName: string;
	applyHint: string;
	compare: string;
	compareName: string;
	compareHint: string;
	compareLimit: string;
	showComparison: string;
	breakdown: string;
	budgetTitle: string;
	copyLink: string;
	linkCopied: string;
	linkHint: string;
	copyByHand: string;
	print: string;
	/** Translated disclosures. A missing one is shown in English, as in the rules. */
	disclosureTexts: Partial<Record<DisclosureCode, string>>;
	/**
	 * The translated texts of the options, by option id. Those of a dealer's own rates are `lender-loan` and
	 * `balloon-loan`, with `{lender}`, `{rate}`, `{minCreditScore}` and `{maxCreditScore}`.
	 */
	options: Readonly<Record<string, OptionTexts>>;
}

const en: CalculatorMessages = {
	regionLabel: "Financing calculator",
	formTitle: "Your profile",
	fields: {
		vehiclePrice: "Vehicle price",
		creditScore: "Credit score",
		downPayment: "Down payment",
		monthlyBudget: "Monthly budget",
		preferredTerm: "Preferred term",
		usage: "Use",
		taxBenefit: "I can use a tax benefit",
		tradeInAllowance: "Trade-in value",
		tradeInOwed: "Still owed on the trade-in",
		taxRate: "Sales tax",
		taxBase: "Tax is charged on",
		registrationFees: "Title and registration",
		dealerFees: "Documents and delivery",
		chargesPaid: "Tax and fees are",
	},
	usages: { personal: "Personal", business: "Business", commercial: "Commercial" },
	taxBases: { price: "the whole price", "price-less-trade-in": "the price less the trade-in" },
	charges: { financed: "added to the loan", "at-signing": "paid at signing" },
	months: { one: "{count} month", other: "{count} months" },
	details: "Trade-in, tax and fees",
	detailsHint: "They change what you finance. Options are ranked by the vehicle's price alone.",
	submit: "Get Recommendations",
	calculating: "Calculating…",
	withoutScripts: "The calculator needs JavaScript.",
	priceLoading: "Loading the price…",
	priceFailed: "The price could not be loaded. Enter it here, or try again.",
	retry: "Try again",
	partLoading: "Loading…",
	partFailed: "This part could not be loaded. If trying again does not help, reload the page.",
	summary: { one: "Please check {count} field", other: "Please check {count} fields" },
	issues: {
		"not-a-number": "Enter a number, such as {example}",
		negative: "Enter 0 or more",
		zero: "Enter more than 0",
		"not-whole": "Enter a whole number",
		"too-small": "Enter {limit} or more",
		"too-large": "Enter {limit} or less",
		"not-a-choice": "Choose one from the list",
	},
	resultsTitle: "Your options",
	idleTitle: "Ways to pay",
	idleHint:
		"Tell us about the purchase and press Get Recommendations. Nothing you enter leaves this page.",
	resultsFor: "{price} with {down} down, {term}",
	announced: {
		one: "{count} option. Recommended: {name}.",
		other: "{count} options. Recommended: {name}.",
	},
	outOfDate: "Your answers have changed. These options are for the earlier ones.",
	update: "Update",
	recommended: "Recommended",
	grades: {
		excellent: "Excellent Match",
		good: "Good Match",
		fair: "Fair Match",
		poor: "Poor Match",
	},
	score: "{score} of 100",
	aMonth: "a month",
	once: "paid once",
	cashBack: "Back to you",
	totalOverTerm: "{total} total over {term}, including {down} at signing",
	balloon: "and a balloon payment of {amount} with the last payment",
	beforeExtras: "{amount} before trade-in, tax and fees",
	leavesOut: "Before trade-in, tax and fees",
	apr: "Annual percentage rate (APR)",
	leaseRate: "Lease rate",
	term: "Term",
	payments: { one: "{count} monthly payment", other: "{count} monthly payments" },
	downPayment: "Down payment",
	downWithTradeIn: "Down payment with trade-in",
	dueAtSigning: "Total due at signing",
	totalCost: "Total cost",
	features: "Features",
	bestFor: "Best for",
	budgetWarning: "Monthly payment exceeds your stated budget of {amount}.",
	otherLoanAmount: "Loans run from {least} to {most}. Ask your lender about {amount}.",
	apply: "Apply Now",
	applyName: "Apply Now: {name}",
	applyHint: "To apply, take this deal to your dealer: copy the link or print it below.",
	compare: "Compare",
	compareName: "Compare {name}",
	compareHint: "Choose one more to compare.",
	compareLimit: "You can compare up to three options. Remove one to add another.",
	showComparison: "See side by side",
	breakdown: "Where the money goes",
	budgetTitle: "What {amount} a month buys",
	copyLink: "Copy link",
	linkCopied: "Link copied",
	linkHint: "The link keeps these answers after its # sign, which is never sent to a server.",
	copyByHand: "Your browser didn't let us copy. Copy it from here:",
	print: "Print",
	disclosureTexts: {},
	options: {},
};

export const calculatorTranslations: Translations<CalculatorMessages> = {
	en,
	...financingCalculatorTexts,
};
