import { describeReadme, widgetReadme } from "../testing/widget-readme.js";
import { financingCalculatorWidget } from "./element.js";

describeReadme(widgetReadme(import.meta.url), {
	widget: financingCalculatorWidget,
	component: ["financing-calculator.tsx", "FinancingCalculatorProps"],
	events: 4,
	sheets: ["../ui/tokens.css"],
});
