import type { Facts } from "../facts.js";
import {
	formatChoices,
	formatLoanAprs,
	formatModels,
	formatPrices,
	loanSource,
} from "../figures.js";
import type { Financing } from "../financing.js";
import type { FaqEntry, FaqTopic } from "./faq-topic.js";

/** What an NEV costs, and the ways to pay for it. */
export function priceAndFinancing(facts: Facts, financing: Financing): FaqTopic {
	const { price, payments, modelCount, upkeep } = facts;
	const source = loanSource(financing);
	const compared =
		source === "lenders"
			? "loans and a cash purchase"
			: "loans, a cash purchase and, for a business, a lease";
	const lease: FaqEntry = {
		id: "lease",
		question: "When does a lease make sense?",
		answer:
			"Mostly for a business that wants lower payments and plans to replace the vehicle at the end. The calculator shows a lease when you choose business use or check the tax benefit box. The rate it shows for a lease is not an APR and may not measure the whole cost of financing the lease. Ask your tax advisor what you can deduct.",
	};
	return {
		id: "price-and-financing",
		title: "Price and financing",
		items: [
			{
				id: "price",
				question: "What does an NEV cost?",
				answer: `Starting prices ${formatPrices(price)} across ${formatModels(modelCount)}. Seats, battery and body make most of the difference. You can filter the [inventory](/inventory) by price, and your dealer sets the final figure.`,
			},
			{
				id: "msrp",
				question: "What is in the starting price, and what is not?",
				answer: `The price on a vehicle's page is the manufacturer's suggested retail price of the model. Taxes, title and registration, freight, dealer fees and accessories are extra and vary by dealer and state. We verify our prices ${upkeep.prices}. Ask the dealer for a written out-the-door price before you sign.`,
			},
			{
				id: "payments",
				question: "How can I pay?",
				answer: `By ${formatChoices(payments)}. You pay the dealer, never this website, and we never ask for a card number here. A dealer may limit how much goes on a card, so ask first.`,
			},
			{
				id: "financing",
				question: "Can I finance an NEV?",
				answer:
					source === "none"
						? "Ask your dealer, who knows which lenders make loans for an NEV. The [financing calculator](/financing) has no lender's rates right now, and shows what a cash purchase costs. The lender decides on approval and terms."
						: `Yes. The [financing calculator](/financing) puts ${compared} side by side. Its loans have ${formatLoanAprs(financing)}, depending on your credit score, and a term that you choose. The results are estimates, not an offer of credit. The lender decides on approval and final terms.`,
			},
			{
				id: "calculator-and-credit",
				question: "Does the calculator affect my credit score?",
				answer:
					"No. It runs in your browser, asks for no name and no Social Security number, and contacts no credit bureau. You pick the credit score that fits you best and it does the arithmetic. A lender will check your credit only when you apply, and with your permission.",
			},
			...(source === "examples" ? [lease] : []),
			{
				id: "incentives",
				question: "Are there tax credits or rebates?",
				answer:
					"Sometimes, but many programs leave out low-speed vehicles and the rules change often. Your state's energy office, your electric utility and a tax advisor know what applies today. Don't count on an incentive until one of them has confirmed it for your exact model.",
			},
		],
	};
}
