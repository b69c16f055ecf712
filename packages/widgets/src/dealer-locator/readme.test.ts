import { describeReadme, widgetReadme } from "../testing/widget-readme.js";
import { dealerLocatorWidget } from "./element.js";

describeReadme(widgetReadme(import.meta.url), {
	widget: dealerLocatorWidget,
	props: "DealerLocatorProps",
	events: "DealerLocatorEvents",
	sheets: ["../ui/tokens.css", "dealer-locator.css", "map/map.css"],
});
