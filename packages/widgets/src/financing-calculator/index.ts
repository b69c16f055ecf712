export type { FinancingDeal } from "./deal/financing-deal.js";
export {
	FinancingCalculator,
	type FinancingCalculatorProps,
} from "./financing-calculator.js";
export type { FinancingRecommendation } from "./financing-recommendation.js";
export type { FinancingCalculatorMessages } from "./messages.js";
