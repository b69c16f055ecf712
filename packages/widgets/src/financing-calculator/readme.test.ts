import { describeReadme, widgetReadme } from "../testing/widget-readme.js";
import { financingCalculatorWidget } from "./element.js";

describeReadme(widgetReadme(import.meta.url), {
	widget: financingCalculatorWidget,
	props: "FinancingCalculatorProps",
	events: "FinancingCalculatorEvents",
	sheets: ["../ui/tokens.css"],
});
