import type { TitledText } from "./titled-text.js";

/** What a listed dealership gets (specification, section 2, /add-dealership). */
export const dealerBenefits: readonly TitledText[] = [
	{
		id: "quality-products",
		title: "Quality products",
		text: "Visitors see every model of the catalog, by seats and by use. Each comes with a picture, specifications and a stated range.",
	},
	{
		id: "marketing-support",
		title: "Marketing support",
		text: "Your dealership appears in the national finder and on its state's page, where buyers look first. Inquiries meant for you are passed on to you, and our widgets bring the same tools to your own site.",
	},
	{
		id: "training-and-support",
		title: "Training and support",
		text: "We help you set up your listing and the widgets, and answer questions about models and leads. When your address or hours change, one message to us is enough.",
	},
];
