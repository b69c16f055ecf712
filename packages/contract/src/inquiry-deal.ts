import * as z from "zod/mini";
import { lastDay, rateLimits } from "./financing-rate.js";
import { singleLine } from "./text-fields.js";

/** US dollars. The limits are the calculator's own, and those of what it computes. */
const amount = z.number().check(z.minimum(0), z.maximum(1e9));
const computedAmount = z.number().check(z.minimum(0), z.maximum(1e12));

/** Percent. */
const percent = (max: number) => z.number().check(z.minimum(0), z.maximum(max));

/** The fragment of a link to a deal, as the calculator writes it. */
const fragment = z
	.string()
	.check(z.maxLength(500), z.regex(/^financing=1(&[a-z-]+=[a-z0-9.-]+)*$/));

/**
 * What a visitor has worked out in the financing calculator and sends with an inquiry. Nobody has checked
 * it: it is the visitor's own. Amounts in US dollars.
 */
export const inquiryDealSchema = z.object({
	/** The way to pay, by the name that the visitor saw. */
	program: singleLine(1, "The way to pay is missing"),
	type: z.enum(["loan", "lease", "cash"]),
	/** Who lends, if it is a rate of a lender that is named. */
	lender: z.exactOptional(singleLine(1, "The lender is missing")),
	/** Whom the lender's rate is for, and the last day on which it is offered, as the visitor saw them. */
	conditions: z.exactOptional(singleLine(1, "The conditions are missing", rateLimits.conditions)),
	endsOn: z.exactOptional(lastDay),
	vehiclePrice: amount,
	downPayment: amount,
	/** Percent a year; of a lease, whose rate is no APR; 0 for cash. */
	apr: percent(1000),
	/** Months; 0 for cash. */
	term: z.int().check(z.minimum(0), z.maximum(600)),
	/** With trade-in, tax and fees, unless it is a lease; 0 for cash. */
	monthlyPayment: computedAmount,
	/** Due with the last payment, in addition to it. */
	balloonPayment: z.exactOptional(computedAmount),
	/** All payments and the down payment. */
	totalCost: computedAmount,
	/** The dealer's credit for it, and what is still owed on it. */
	tradeIn: z.exactOptional(z.object({ allowance: amount, owed: amount })),
	/** Sales tax in percent, and of what. */
	taxRate: z.exactOptional(percent(100)),
	taxBase: z.exactOptional(z.enum(["price", "price-less-trade-in"])),
	fees: z.exactOptional(computedAmount),
	/** Whether tax and fees are financed or paid at signing. */
	chargesPaid: z.exactOptional(z.enum(["financed", "at-signing"])),
	creditScore: z.exactOptional(z.int().check(z.minimum(0), z.maximum(1000))),
	usage: z.exactOptional(z.enum(["personal", "business", "commercial"])),
	taxBenefit: z.exactOptional(z.boolean()),
	/** Opens the same deal behind the `#` of its vehicle's page. */
	link: z.exactOptional(fragment),
});

export type InquiryDeal = z.infer<typeof inquiryDealSchema>;

/** A deal in words: what the visitor sees before it is sent, and what mails and operators see. */
export function describeDeal(deal: InquiryDeal): [label: string, text: string][] {
	const { type, term, apr, tradeIn, taxRate, fees, creditScore, usage } = deal;
	const isCash = type === "cash";
	const charges = Boolean(taxRate || fees);
	const rate = type === "lease" ? `rate ${apr}%` : `${apr}% APR`;
	const leavesOut =
		type === "lease" && (tradeIn || charges) ? ", before trade-in, tax and fees" : "";
	const base = deal.taxBase === "price-less-trade-in" ? "price less the trade-in" : "price";
	const rows: [label: string, text: string | false | 0 | undefined][] = [
		["Way to pay", deal.program],
		[
			"Monthly payment",
			deal.monthlyPayment > 0 && `${dollars(deal.monthlyPayment)} for ${months(term)}, ${rate}`,
		],
		["Lender", deal.lender],
		["Conditions", deal.conditions],
		["Offered until", deal.endsOn && formatDate(deal.endsOn)],
		[
			"Balloon payment",
			deal.balloonPayment && `${dollars(deal.balloonPayment)} with the last payment`,
		],
		["Total cost", dollars(deal.totalCost) + leavesOut],
		["Vehicle price", dollars(deal.vehiclePrice)],
		[type === "lease" ? "Due at signing" : "Down payment", !isCash && dollars(deal.downPayment)],
		[
			"Trade-in",
			tradeIn && `worth ${dollars(tradeIn.allowance)}, ${dollars(tradeIn.owed)} still owed`,
		],
		["Sales tax", Boolean(taxRate) && `${taxRate}% of the ${base}`],
		["Fees", Boolean(fees) && dollars(fees ?? 0)],
		["Tax and fees", type === "loan" && charges && deal.chargesPaid && paid[deal.chargesPaid]],
		["Credit score", creditScore !== undefined && `about ${creditScore}`],
		["Use", usage && (deal.taxBenefit ? `${usage}, with a tax benefit` : usage)],
	];
	return rows.flatMap(([label, text]) => (text ? [[label, text]] : []));
}

const paid = { financed: "added to the loan", "at-signing": "paid at signing" } as const;

const months = (term: number) => (term === 1 ? "1 month" : `${term} months`);

/** "2027-01-31" as "January 31, 2027". */
const formatDate = (day: string) =>
	new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** With cents only if there are any. */
const dollars = (amount: number) =>
	amount.toLocaleString("en-US", {
		style: "currency",
		currency: "USD",
		minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
	});
