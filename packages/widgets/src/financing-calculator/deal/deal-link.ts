import { creditScores, defaultFinancingProfile, financingTerms } from "@nev/financing";
import { type DealField, defaultDeal, type FinancingDeal, validateDeal } from "./financing-deal.js";

/** The version of the link's form; a link of another one is not read. */
const version = "1";

type Reader = (text: string) => FinancingDeal[DealField] | undefined;

/** A field's key in a link, and how its value is read; undefined where it is none. */
interface LinkedField {
	readonly field: DealField;
	readonly key: string;
	readonly read: Reader;
}

/** Digits with at most two decimals, which a double holds exactly enough to give them back. */
const amount: Reader = (text) => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined);

/** Percent, as the field takes it. */
const percent: Reader = (text) => (/^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined);

const oneOf =
	<Choice extends string | number>(...choices: readonly Choice[]) =>
	(text: string) =>
		choices.find((choice) => String(choice) === text);

const linkedFields: readonly LinkedField[] = [
	{ field: "vehiclePrice", key: "price", read: amount },
	{ field: "creditScore", key: "credit", read: oneOf(...creditScores) },
	{ field: "downPayment", key: "down", read: amount },
	{ field: "monthlyBudget", key: "budget", read: amount },
	{ field: "preferredTerm", key: "term", read: oneOf(...financingTerms) },
	{ field: "usage", key: "use", read: oneOf("personal", "business", "commercial") },
	{ field: "taxBenefit", key: "tax-benefit", read: (text) => text === "yes" },
	{ field: "tradeInAllowance", key: "trade-in", read: amount },
	{ field: "tradeInOwed", key: "owed", read: amount },
	{ field: "taxRate", key: "sales-tax", read: percent },
	{ field: "taxBase", key: "taxed", read: oneOf("price", "price-less-trade-in") },
	{ field: "registrationFees", key: "registration", read: amount },
	{ field: "dealerFees", key: "dealer-fees", read: amount },
	{ field: "chargesPaid", key: "charges", read: oneOf("financed", "at-signing") },
];

/**
 * A deal as an address's fragment, without `#`: `financing=1&price=8995&credit=700…`. A
 * trade-in, tax and fees stand in it where there are any.
 *
 * @param name tells the calculators of a page apart; the first one's is `financing`
 */
export function writeDealLink(deal: Partial<FinancingDeal>, name = "financing"): string {
	const pairs: [key: string, value: string][] = [[name, version]];
	for (const { field, key } of linkedFields) {
		const value = deal[field];
		const isExtra = !(field in defaultFinancingProfile);
		if (value === undefined || (isExtra && value === defaultDeal[field])) continue;
		pairs.push([key, typeof value === "boolean" ? (value ? "yes" : "no") : String(value)]);
	}
	return pairs.map(([key, value]) => `${key}=${value}`).join("&");
}

/** Whether a fragment, with or without `#`, was written by the calculator of this name. */
export function isDealLink(fragment: string, name = "financing"): boolean {
	// A version too: `#financing` alone is a place in somebody's page.
	return /^\d+$/.test(new URLSearchParams(fragment.replace(/^#/, "")).get(name) ?? "");
}

/**
 * The deal that a fragment holds; undefined where it holds none. What is missing or no valid answer
 * is taken from `start`.
 */
export function readDealLink(
	fragment: string,
	start: FinancingDeal = defaultDeal,
	name = "financing",
): FinancingDeal | undefined {
	const given = new URLSearchParams(fragment.replace(/^#/, ""));
	if (given.get(name) !== version) return undefined;
	const read = linkedFields.flatMap(({ field, key, read }) => {
		const value = read(given.get(key) ?? "");
		return given.has(key) && value !== undefined ? [[field, value]] : [];
	});
	const deal: FinancingDeal = { ...start, ...Object.fromEntries(read) };
	// The start is the host's, and may be no better.
	return [start, defaultDeal].reduce(withoutRefused, deal);
}

function withoutRefused(deal: FinancingDeal, other: FinancingDeal): FinancingDeal {
	const refused = validateDeal(deal).map(({ field }) => [field, other[field]]);
	return { ...deal, ...Object.fromEntries(refused) };
}
