import { describePlaces, describeReadme, widgetReadme } from "../testing/widget-readme.js";
import { dealerPlaces } from "./dealer-template.js";
import { dealerLocatorWidget } from "./element.js";

const readme = widgetReadme(import.meta.url);

describeReadme(readme, {
	widget: dealerLocatorWidget,
	props: "DealerLocatorProps",
	events: "DealerLocatorEvents",
	sheets: ["../ui/tokens.css", "dealer-locator.css", "../map/map.css"],
});

describePlaces(readme, dealerPlaces({ latitude: null } as never, "", undefined));
