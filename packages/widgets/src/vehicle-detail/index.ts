export { type VehicleDetailMessages, vehicleDetailTranslations } from "./messages.js";
export { SpecCards, type SpecCardsProps } from "./spec-cards.js";
export { VehicleSummary, type VehicleSummaryProps } from "./vehicle-summary.js";
