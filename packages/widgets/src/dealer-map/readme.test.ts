import { describeReadme, widgetReadme } from "../testing/widget-readme.js";
import { dealerMapWidget } from "./element.js";

describeReadme(widgetReadme(import.meta.url), {
	widget: dealerMapWidget,
	props: "DealerMapProps",
	events: "DealerMapEvents",
});
