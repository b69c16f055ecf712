import { startingPaymentTranslations } from "../../../packages/widgets/src/financing-calculator/starting-payment/messages.js";
import { vehicleTranslations } from "../../../packages/widgets/src/financing-calculator/vehicle/messages.js";
import { paymentTranslations } from "../../../packages/widgets/src/payment/messages.js";
import { boundaryTranslations } from "../../../packages/widgets/src/widget/messages.js";
import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Monthly payment/Words", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage(
	"payment",
	{
		"In a sentence": paymentTranslations,
		"Its terms": startingPaymentTranslations,
	},
	{
		"Price of a vehicle": vehicleTranslations,
		"If it fails": boundaryTranslations,
	},
);
