import {
	type Disclosure,
	disclosures,
	type FinancingOption,
	recommendFinancing,
	type ShownTerm,
} from "@nev/widgets/financing";
import { formatDollars } from "../packages/widgets/src/messages/index.js";

/* The financing rules write their English with numbers. Here it is with placeholders, as other languages have it. */

const rate = { lender: "{lender}", minCreditScore: 611, maxCreditScore: 822, term: 48, apr: 5.43 };
const rates = [rate, { ...rate, balloonPercent: 30, endsOn: "2027-01-31" }];
const profile = {
	...{ vehiclePrice: 9876, downPayment: 1234, monthlyBudget: 300, preferredTerm: 48 },
	...({ creditScore: 800, usage: "business", taxBenefit: false } as const),
};
const examples = recommendFinancing(profile);
const ofLenders = recommendFinancing(profile, rates);

/** A text with a placeholder for each number in it. */
const replaceNumbers = (text: string, numbers: Readonly<Record<string, string>>) =>
	Object.entries(numbers).reduce(
		(replaced, [number, name]) => replaced.replaceAll(number, `{${name}}`),
		text,
	);

const withoutNumbers = (text: string) =>
	replaceNumbers(text, { "5.43%": "rate", 611: "minCreditScore", 822: "maxCreditScore" });

/** Only loans of a lender have numbers in their texts. Their provider is the lender. */
function optionEntry({ id, name, provider, features, bestFor, rate }: FinancingOption) {
	if (!rate) return [id, { name, provider, features, bestFor }] as const;
	return [
		rate.balloonPercent ? "balloon-loan" : "lender-loan",
		{
			name: withoutNumbers(name),
			features,
			bestFor: bestFor.map(withoutNumbers),
		},
	] as const;
}

function disclosureEntry({ code, data, text }: Disclosure) {
	const numbers = Object.entries<string | number>(data).map(([name, value]) => {
		if (name === "endsOn") return ["January 31, 2027", name];
		if (name === "numberOfPayments") return [`${value} monthly payments`, "payments"];
		if (name === "apr" || name === "rate") return [`${value}%`, name];
		return [formatDollars("en-US", Number(value)), name];
	});
	return [code, replaceNumbers(text, Object.fromEntries(numbers))] as const;
}

const allTerms: readonly ShownTerm[] = ["rate", "payment"];

const disclosuresOf = (options: readonly FinancingOption[]) =>
	disclosures(options, {
		usage: profile.usage,
		terms: Object.fromEntries(options.map(({ id }) => [id, allTerms])),
	});

/** The calculator's texts in English that are in the rules, under the names of its `messages`. */
export const financingWords = {
	options: Object.fromEntries([...examples, ...ofLenders].map(optionEntry)),
	disclosureTexts: Object.fromEntries(
		[...disclosuresOf(examples), ...disclosuresOf(ofLenders)].map(disclosureEntry),
	),
};
