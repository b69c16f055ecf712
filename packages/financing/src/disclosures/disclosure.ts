import type { FinancingOption } from "../financing-option.js";

/** A term of an option that is visible to the visitor. */
export type ShownTerm =
	| "rate"
	| "downPayment"
	| "payment"
	| "numberOfPayments"
	| "periodOfRepayment"
	| "financeCharge"
	| "dueAtSigning";

/** The fields of an option that its disclosures state. */
export type DisclosedOption = Pick<
	FinancingOption,
	"id" | "type" | "apr" | "term" | "monthlyPayment" | "downPayment" | "rate" | "balloonPayment"
>;

type NoData = Record<never, never>;
/** Number of months, and US dollars a month. */
type PaymentsData = { readonly numberOfPayments: number; readonly monthlyPayment: number };

/** The data of each disclosure, for a widget that translates it. */
export interface DisclosureData {
	estimate: NoData;
	"lenders-estimate": NoData;
	"business-credit": NoData;
	"down-payment": { readonly downPayment: number };
	"terms-of-repayment": PaymentsData;
	"balloon-payment": { readonly balloonPayment: number };
	"annual-percentage-rate": { readonly apr: number };
	"fixed-rate": NoData;
	conditions: { readonly conditions: string };
	"ends-on": { readonly endsOn: string };
	lease: NoData;
	"due-at-signing": { readonly dueAtSigning: number };
	"lease-payments": PaymentsData;
	"security-deposit": NoData;
	"end-of-lease": NoData;
	"lease-rate": { readonly rate: number };
	"business-lease": NoData;
}

export type DisclosureCode = keyof DisclosureData;

/** A text to show, in English, with the data needed to translate it. */
export interface DisclosureOf<Code extends DisclosureCode> {
	/** Stable and unique in a list: `code`, or `optionId:code` for a disclosure about one option. */
	readonly id: string;
	/** The option that it must be shown with. Without one it applies to all options. */
	readonly optionId?: string;
	readonly code: Code;
	readonly text: string;
	readonly data: DisclosureData[Code];
}

/** A disclosure with any code. `code` discriminates the type of `data`. */
export type Disclosure = { [Code in DisclosureCode]: DisclosureOf<Code> }[DisclosureCode];

/** Creates a disclosure about one option. */
export function createDisclosure<Code extends DisclosureCode>(
	{ id }: DisclosedOption,
	code: Code,
	text: string,
	data: DisclosureData[Code],
): DisclosureOf<Code> {
	return { id: `${id}:${code}`, optionId: id, code, text, data };
}

/** Formats a rate for display, with all decimals that an APR may have: "4.99%", "6.745%". */
export function formatRate(rate: number): string {
	return `${rate.toLocaleString("en-US", { maximumFractionDigits: 3 })}%`;
}

/** "60 monthly payments", "1 monthly payment". */
export function formatPayments(count: number): string {
	return count === 1 ? "1 monthly payment" : `${count} monthly payments`;
}
