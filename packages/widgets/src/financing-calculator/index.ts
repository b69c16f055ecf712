export type { FinancingDeal, FinancingRecommendation } from "./deal/financing-deal.js";
export {
	FinancingCalculator,
	type FinancingCalculatorProps,
} from "./financing-calculator.js";
export type { FinancingCalculatorMessages } from "./messages.js";
