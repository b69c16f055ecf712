import { detailsTranslations } from "../../../packages/widgets/src/financing-calculator/details/messages.js";
import { calculatorTranslations } from "../../../packages/widgets/src/financing-calculator/messages.js";
import { vehicleTranslations } from "../../../packages/widgets/src/financing-calculator/vehicle/messages.js";
import { boundaryTranslations } from "../../../packages/widgets/src/widget/messages.js";
import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Financing calculator/Words", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage(
	"financing-calculator",
	{
		"Form and options": calculatorTranslations,
		"Price of a vehicle": vehicleTranslations,
		Breakdown: detailsTranslations,
	},
	{
		"If it fails": boundaryTranslations,
	},
);
