import { dealFieldTranslations } from "../../../packages/widgets/src/inquiry-form/deal/messages.js";
import { inquiryFormTranslations } from "../../../packages/widgets/src/inquiry-form/messages.js";
import { boundaryTranslations } from "../../../packages/widgets/src/widget/messages.js";
import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Inquiry form/Words", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage(
	"inquiry-form",
	{
		Form: inquiryFormTranslations,
		"Numbers from the calculator": dealFieldTranslations,
	},
	{
		"If it fails": boundaryTranslations,
	},
);
