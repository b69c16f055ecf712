import { startingPaymentTranslations } from "../../../packages/widgets/src/financing-calculator/starting-payment/messages.js";
import { paymentTranslations } from "../../../packages/widgets/src/payment/messages.js";
import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Monthly payment/Words", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage("payment", {
	"In a sentence": paymentTranslations,
	"Its terms": startingPaymentTranslations,
});
