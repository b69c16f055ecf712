import { describeReadme, widgetReadme } from "../testing/widget-readme.js";
import { dealerLocatorWidget } from "./element.js";

describeReadme(widgetReadme(import.meta.url), {
	widget: dealerLocatorWidget,
	component: ["dealer-locator.tsx", "DealerLocatorProps"],
	events: 4,
	sheets: ["../ui/tokens.css", "dealer-locator.css", "map/map.css"],
});
