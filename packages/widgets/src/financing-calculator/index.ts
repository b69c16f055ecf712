export type { FinancingOption, FinancingRate } from "@nev/financing";
export type { FinancingApplication, FinancingCalculatorController } from "./controller.js";
export type { FinancingDeal } from "./deal/financing-deal.js";
export {
	FinancingCalculator,
	type FinancingCalculatorProps,
} from "./financing-calculator.js";
export type { FinancingCalculatorMessages } from "./messages.js";
