import { listTranslations } from "../../../packages/widgets/src/dealer-search/messages.js";
import { mapTranslations } from "../../../packages/widgets/src/map/messages.js";
import { hoursTranslations } from "../../../packages/widgets/src/opening-hours/messages.js";
import { boundaryTranslations } from "../../../packages/widgets/src/widget/messages.js";
import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Dealer map/Words", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage(
	"dealer-map",
	{
		Map: mapTranslations,
		"A selected dealer": listTranslations,
		"Opening hours": hoursTranslations,
	},
	{
		"If it fails": boundaryTranslations,
	},
);
