import { defineWidget } from "../elements/define-widget.js";
import { financingCalculatorWidget } from "./element.js";

export type { FinancingOption, FinancingRate } from "@nev/financing";
export type { FinancingApplication } from "./controller.js";
export type { FinancingDeal } from "./deal/financing-deal.js";
export type { FinancingCalculatorEvents, NevFinancingCalculatorElement } from "./element.js";
export type { FinancingCalculatorMessages } from "./messages.js";

defineWidget(financingCalculatorWidget);
