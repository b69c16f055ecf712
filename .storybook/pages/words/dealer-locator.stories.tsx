import { readingTranslations } from "../../../packages/widgets/src/dealer-locator/messages.js";
import { listTranslations } from "../../../packages/widgets/src/dealer-search/messages.js";
import { mapTranslations } from "../../../packages/widgets/src/map/messages.js";
import { hoursTranslations } from "../../../packages/widgets/src/opening-hours/messages.js";
import { boundaryTranslations } from "../../../packages/widgets/src/widget/messages.js";
import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Dealer locator/Words", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage(
	"dealer-locator",
	{
		"Search and list": listTranslations,
		"Other readings of a search": readingTranslations,
		"Opening hours": hoursTranslations,
		Map: mapTranslations,
	},
	{
		"If it fails": boundaryTranslations,
	},
);
