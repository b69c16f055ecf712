import type { FinancingOption } from "../financing-option.js";

/** A term of an option that a visitor can see. */
export type ShownTerm =
	| "rate"
	| "downPayment"
	| "payment"
	| "numberOfPayments"
	| "periodOfRepayment"
	| "financeCharge"
	| "dueAtSigning";

/** The figures of an option that its disclosures state. */
export type DisclosedOption = Pick<
	FinancingOption,
	"id" | "type" | "apr" | "term" | "monthlyPayment" | "downPayment"
>;

type NoData = Record<never, never>;
/** Months and US dollars a month. */
type PaymentsData = { readonly numberOfPayments: number; readonly monthlyPayment: number };

/** What each disclosure states, for a widget that words it in another language. */
export interface DisclosureData {
	estimate: NoData;
	"business-credit": NoData;
	"down-payment": { readonly downPayment: number };
	"terms-of-repayment": PaymentsData;
	"annual-percentage-rate": { readonly apr: number };
	"fixed-rate": NoData;
	lease: NoData;
	"due-at-signing": { readonly dueAtSigning: number };
	"lease-payments": PaymentsData;
	"security-deposit": NoData;
	"end-of-lease": NoData;
	"lease-rate": { readonly rate: number };
	"business-lease": NoData;
}

export type DisclosureCode = keyof DisclosureData;

/** One text to show, in English, with what it takes to say it in another language. */
export interface DisclosureOf<Code extends DisclosureCode> {
	/** Stable and unique in a list: the code, after the option's id where it belongs to one. */
	readonly id: string;
	/** The option it must stand with; without one it holds for all. */
	readonly optionId?: string;
	readonly code: Code;
	readonly text: string;
	readonly data: DisclosureData[Code];
}

/** A disclosure of any code: `code` tells the shape of `data`. */
export type Disclosure = { [Code in DisclosureCode]: DisclosureOf<Code> }[DisclosureCode];

/** A disclosure that belongs to one option. */
export function disclosureOf<Code extends DisclosureCode>(
	{ id }: DisclosedOption,
	code: Code,
	text: string,
	data: DisclosureData[Code],
): DisclosureOf<Code> {
	return { id: `${id}:${code}`, optionId: id, code, text, data };
}

/** A rate in words of the screen: 4.99%. */
export function formatRate(rate: number): string {
	return `${rate.toLocaleString("en-US", { maximumFractionDigits: 2 })}%`;
}

/** "60 monthly payments", "1 monthly payment". */
export function formatPayments(count: number): string {
	return count === 1 ? "1 monthly payment" : `${count} monthly payments`;
}
