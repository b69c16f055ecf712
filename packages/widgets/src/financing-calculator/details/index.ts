export { Breakdown } from "./breakdown.js";
export { BudgetPrices } from "./budget-prices.js";
export { Comparison } from "./comparison.js";
