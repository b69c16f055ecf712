import type { Translations } from "../../messages/index.js";
import { financingDetailsTexts } from "../../messages/languages.js";

/** The texts of an option's breakdown, of the comparison and of the prices for the budget. */
export interface DetailsMessages {
	comparison: string;
	clearComparison: string;
	monthlyPayment: string;
	match: string;
	moneyTitle: string;
	principal: string;
	interest: string;
	leasePayments: string;
	price: string;
	balanceTitle: string;
	balanceSummary: string;
	schedule: string;
	scheduleCaption: string;
	leaseCaption: string;
	year: string;
	month: string;
	payment: string;
	balance: string;
	paidSoFar: string;
	byYear: string;
	byMonth: string;
	copyTable: string;
	tableCopied: string;
	roundingNote: string;
	cashNote: string;
	dealTitle: string;
	salesTax: string;
	fees: string;
	tradeIn: string;
	amountFinanced: string;
	balloonPayment: string;
	ratesFailed: string;
	ratesUnreadable: string;
	budgetPrice: string;
	budgetNone: string;
}

const en: DetailsMessages = {
	comparison: "Side by side",
	clearComparison: "Clear the comparison",
	monthlyPayment: "Monthly payment",
	match: "Match",
	moneyTitle: "Total cost by part",
	principal: "Principal",
	interest: "Interest",
	leasePayments: "Lease payments",
	price: "Price",
	balanceTitle: "What you still owe",
	balanceSummary:
		"You start out owing {start}. Half is paid off after {half}, all of it after {end}.",
	schedule: "Payment schedule",
	scheduleCaption: "Payment schedule of the {name}, in US dollars",
	leaseCaption: "Payments of the {name}, in US dollars",
	year: "Year",
	month: "Month",
	payment: "Payment",
	balance: "Still owed",
	paidSoFar: "Paid so far",
	byYear: "By year",
	byMonth: "By month",
	copyTable: "Copy for a spreadsheet",
	tableCopied: "Table copied",
	roundingNote: "In whole cents the payments come to {total}; the last one is {last}.",
	cashNote: "You pay once. Nothing is borrowed, and there is no interest.",
	dealTitle: "With your trade-in, tax and fees",
	salesTax: "Sales tax",
	fees: "Fees",
	tradeIn: "Trade-in, less what is owed",
	amountFinanced: "Amount financed",
	balloonPayment: "Balloon payment",
	ratesFailed: "The lenders' rates could not be loaded, so no loans are shown.",
	ratesUnreadable: "No loans can be shown right now. Ask the dealer about them.",
	budgetPrice:
		"{name}: a price of up to {price}, with {down} down and {payments} of {amount} at an annual percentage rate (APR) of {rate}. Total cost: {total}.",
	budgetNone: "{name}: no price fits, because what you owe and the fees use it all.",
};

export const detailsTranslations: Translations<DetailsMessages> = { en, ...financingDetailsTexts };
