import { defaultFinancingProfile } from "@nev/financing";
import {
	type DealField,
	dealChoices,
	defaultDeal,
	type FinancingDeal,
	validateDeal,
} from "./financing-deal.js";

/** The version of the link's format. Links of another version are ignored. */
const version = "1";

/** Parses a value. Returns undefined if the text is not valid. */
type Parser = (text: string) => FinancingDeal[DealField] | undefined;

type LinkedField = readonly [field: DealField, key: string, parse: Parser];

/** US dollars with at most two decimals, which survive the conversion to a double and back. */
const readAmount: Parser = (text) =>
	/^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;

/** Percent with at most three decimals, as in the form's field. */
const readPercent: Parser = (text) =>
	/^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;

const oneOf =
	<Choice extends string | number>(choices: readonly Choice[]) =>
	(text: string) =>
		choices.find((choice) => String(choice) === text);

const readYesNo: Parser = (text) => (text === "yes" ? true : text === "no" ? false : undefined);

const linkedFields: readonly LinkedField[] = [
	["vehiclePrice", "price", readAmount],
	["creditScore", "credit", oneOf(dealChoices.creditScore)],
	["downPayment", "down", readAmount],
	["monthlyBudget", "budget", readAmount],
	["preferredTerm", "term", oneOf(dealChoices.preferredTerm)],
	["usage", "use", oneOf(dealChoices.usage)],
	["taxBenefit", "tax-benefit", readYesNo],
	["tradeInAllowance", "trade-in", readAmount],
	["tradeInOwed", "owed", readAmount],
	["taxRate", "sales-tax", readPercent],
	["taxBase", "taxed", oneOf(dealChoices.taxBase)],
	["registrationFees", "registration", readAmount],
	["dealerFees", "dealer-fees", readAmount],
	["chargesPaid", "charges", oneOf(dealChoices.chargesPaid)],
];

/**
 * Writes a deal as a URL fragment, without `#`: `financing=1&price=8995&credit=700…`. The fragment
 * includes a trade-in, tax and fees only if the deal has any.
 *
 * @param name the calculator's name, which tells the calculators on a page apart
 */
export function writeDealLink(deal: Partial<FinancingDeal>, name = "financing"): string {
	const pairs: [key: string, value: string][] = [[name, version]];
	for (const [field, key] of linkedFields) {
		const value = deal[field];
		const isExtra = !(field in defaultFinancingProfile);
		if (value === undefined || (isExtra && value === defaultDeal[field])) continue;
		pairs.push([key, typeof value === "boolean" ? (value ? "yes" : "no") : String(value)]);
	}
	return pairs.map(([key, value]) => `${key}=${value}`).join("&");
}

/** Whether the calculator of this name wrote the fragment, which may start with `#`. */
export function isDealLink(fragment: string, name = "financing"): boolean {
	// Requires a version, because `#financing` alone may be an anchor on the host's page.
	return /^\d+$/.test(new URLSearchParams(fragment.replace(/^#/, "")).get(name) ?? "");
}

/**
 * Reads the deal from a fragment. Returns undefined if the fragment has none, or one with a value that
 * cannot be read: others than the sender's figures must not look like theirs. A missing value comes from
 * `initialDeal`.
 */
export function readDealLink(
	fragment: string,
	initialDeal: FinancingDeal = defaultDeal,
	name = "financing",
): FinancingDeal | undefined {
	const params = new URLSearchParams(fragment.replace(/^#/, ""));
	if (params.get(name) !== version) return undefined;
	const values = linkedFields.flatMap(([field, key, parse]) => {
		const text = params.get(key);
		return text === null ? [] : [[field, parse(text)]];
	});
	// The initial deal has the host's price, which may be invalid.
	const deal = { ...replaceInvalid(initialDeal, defaultDeal), ...Object.fromEntries(values) };
	return values.some(([, value]) => value === undefined) || validateDeal(deal).length > 0
		? undefined
		: deal;
}

function replaceInvalid(deal: FinancingDeal, fallback: FinancingDeal): FinancingDeal {
	const replaced = validateDeal(deal).map(({ field }) => [field, fallback[field]]);
	return { ...deal, ...Object.fromEntries(replaced) };
}
