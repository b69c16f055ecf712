export { vehicleDetailTranslations } from "./messages.js";
export { SpecCards, type SpecCardsProps } from "./spec-cards.js";
export { VehicleSummary } from "./vehicle-summary.js";
