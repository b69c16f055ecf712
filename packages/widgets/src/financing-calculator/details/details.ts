export { Breakdown } from "./breakdown.js";
export { BudgetPrices } from "./budget-prices.js";
export { default as styles } from "./details.css?inline";
export { OptionComparison } from "./option-comparison.js";
export { RatesNotice } from "./rates-notice.js";
