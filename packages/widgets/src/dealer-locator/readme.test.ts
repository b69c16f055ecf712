import { describePlaces, widgetReadme } from "../testing/widget-readme.js";
import { dealerPlaces } from "./dealer-template.js";

describePlaces(
	widgetReadme(import.meta.url),
	dealerPlaces({ latitude: null } as never, "", "google", undefined),
);
