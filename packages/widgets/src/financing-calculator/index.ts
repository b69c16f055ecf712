export type { FinancingDeal } from "./deal/financing-deal.js";
export {
	FinancingCalculator,
	type FinancingCalculatorProps,
	type FinancingRecommendation,
} from "./financing-calculator.js";
export type { FinancingCalculatorMessages } from "./messages/calculator-messages.js";
