import type { DisclosureCode, FinancingOption, MatchGrade } from "@nev/financing";
import type { PluralMessage, Translations } from "../../messages/index.js";
import { es } from "./messages.es.js";

/** The translated texts of an option. A missing one is shown in English, as in the rules. */
export type OptionTexts = Partial<
	Pick<FinancingOption, "name" | "provider" | "features" | "bestFor">
>;

/** The texts of the recommended options. */
export interface ResultsMessages {
	resultsFor: string;
	announced: PluralMessage;
	outOfDate: string;
	update: string;
	recommended: string;
	grades: Record<MatchGrade, string>;
	score: string;
	aMonth: string;
	once: string;
	leavesOut: string;
	apr: string;
	leaseRate: string;
	term: string;
	payments: PluralMessage;
	downPayment: string;
	dueAtSigning: string;
	totalCost: string;
	features: string;
	bestFor: string;
	budgetWarning: string;
	apply: string;
	applyName: string;
	applyHint: string;
	compare: string;
	compareName: string;
	compareHint: string;
	compareLimit: string;
	showComparison: string;
	breakdown: string;
	budgetTitle: string;
	copyLink: string;
	linkCopied: string;
	linkHint: string;
	copyByHand: string;
	print: string;
	/** Translated disclosures. A missing one is shown in English, as in the rules. */
	disclosureTexts: Partial<Record<DisclosureCode, string>>;
	/** The translated texts of the options, by option id. */
	options: Readonly<Record<string, OptionTexts>>;
}

const en: ResultsMessages = {
	resultsFor: "{price} with {down} down, {term}",
	announced: {
		one: "{count} option. Recommended: {name}.",
		other: "{count} options. Recommended: {name}.",
	},
	outOfDate: "Your answers have changed. These options are for the earlier ones.",
	update: "Update",
	recommended: "Recommended",
	grades: {
		excellent: "Excellent Match",
		good: "Good Match",
		fair: "Fair Match",
		poor: "Poor Match",
	},
	score: "{score} of 100",
	aMonth: "a month",
	once: "paid once",
	leavesOut: "Before trade-in, tax and fees",
	apr: "Annual percentage rate (APR)",
	leaseRate: "Lease rate",
	term: "Term",
	payments: { one: "{count} monthly payment", other: "{count} monthly payments" },
	downPayment: "Down payment",
	dueAtSigning: "Total due at signing",
	totalCost: "Total cost",
	features: "Features",
	bestFor: "Best for",
	budgetWarning: "Monthly payment exceeds your stated budget of {amount}.",
	apply: "Apply Now",
	applyName: "Apply Now: {name}",
	applyHint: "To apply, take this deal to your dealer: copy the link or print it below.",
	compare: "Compare",
	compareName: "Compare {name}",
	compareHint: "Choose one more to compare.",
	compareLimit: "Three options are the most. Take one out to add another.",
	showComparison: "See side by side",
	breakdown: "Where the money goes",
	budgetTitle: "What {amount} a month buys",
	copyLink: "Copy link",
	linkCopied: "Link copied",
	linkHint: "The link holds these answers after its # sign, which no server sees.",
	copyByHand: "Your browser does not let us copy. Copy it from here:",
	print: "Print",
	disclosureTexts: {},
	options: {},
};

export const resultsTranslations: Translations<ResultsMessages> = { en, es };
