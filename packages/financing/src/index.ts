export { budgetToPrice, validBudgetToPrice } from "./deal/budget-to-price.js";
export type {
	Budget,
	ChargePaid,
	Deal,
	DealExtras,
	Fee,
	SalesTax,
	TaxBase,
	TradeIn,
} from "./deal/deal.js";
export { dealFigures } from "./deal/deal-figures.js";
export { type DealFigures, validDealFigures } from "./deal/valid-deal-figures.js";
export type {
	DisclosedOption,
	Disclosure,
	DisclosureCode,
	DisclosureData,
	DisclosureOf,
	ShownTerm,
} from "./disclosures/disclosure.js";
export { disclosures } from "./disclosures/disclosures.js";
export { exampleDisclosures, type ShownTerms } from "./disclosures/example-disclosures.js";
export type { FinancingOption } from "./financing-option.js";
export {
	creditScores,
	defaultFinancingProfile,
	type FinancingProfile,
	type FinancingUsage,
	financingTerms,
	validateProfile,
} from "./financing-profile.js";
export { formatDollars } from "./format-dollars.js";
export { formatNumber } from "./format-number.js";
export {
	type InputIssue,
	type InputIssueCode,
	InvalidInputError,
} from "./input/invalid-input-error.js";
export { amountRule, taxRateRule, validateNumbers } from "./input/number-rules.js";
export {
	type AmortisationSchedule,
	amortisationSchedule,
	type ScheduleMonth,
	type ScheduleYear,
	validSchedule,
} from "./loan/amortisation-schedule.js";
export { monthlyPayment } from "./loan/monthly-payment.js";
export { type BudgetWarning, budgetWarning, exceedsBudget } from "./match/budget-warning.js";
export {
	type MatchGrade,
	type MatchLabel,
	matchLabel,
	validMatchLabel,
} from "./match/match-label.js";
export {
	isLoanAmount,
	loanAmounts,
	type StartingPayment,
	startingPayment,
} from "./options/starting-payment.js";
export { currentRates } from "./rates/current-rates.js";
export { type FinancingRate, fitsRate } from "./rates/financing-rate.js";
export { type NearestRates, nearestRates } from "./rates/nearest-rates.js";
export { recommendExamples } from "./recommend-examples.js";
export { recommendFinancing } from "./recommend-financing.js";
