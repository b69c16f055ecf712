import type { FinancingProfile, InputIssueCode } from "@nev/financing";
import type { PluralMessage, Translations } from "../messages/index.js";
import type { DealField } from "./deal/financing-deal.js";
import type { DetailsMessages } from "./details/messages.js";
import { es } from "./messages.es.js";
import type { ResultsMessages } from "./results/messages.js";
import type { VehicleMessages } from "./vehicle/messages.js";

/** All texts of the financing calculator. Those of the results and the details are loaded later. */
export interface FinancingCalculatorMessages
	extends CalculatorFormMessages,
		ResultsMessages,
		DetailsMessages,
		VehicleMessages {}

/** The texts of the form and of the empty results. */
export interface CalculatorFormMessages {
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
	priceOf: string;
	otherPrice: string;
	usePrice: string;
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
}

const en: CalculatorFormMessages = {
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
	priceOf: "Price of the {name}",
	otherPrice: "The {name} costs {price}.",
	usePrice: "Use this price",
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
		"not-a-choice": "Choose one of the list",
	},
	resultsTitle: "Your options",
	idleTitle: "No results yet",
	idleHint:
		"Tell us about the purchase and press Get Recommendations. Nothing you enter leaves this page.",
};

export const calculatorTranslations: Translations<CalculatorFormMessages> = { en, es };
