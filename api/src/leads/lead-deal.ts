import { describeDeal, type InquiryDeal, inquiryDealSchema, vehiclePath } from "@nev/contract";
import { htmlRows, htmlText } from "../mail/html-mail.js";
import { escapeHtml } from "../mail/mail.js";
import { cleanLine } from "../text/clean.js";
import type { Lead } from "./lead.js";
import type { StoredLead } from "./stored-lead.js";

/** Above a deal: its amounts are what the visitor typed, and what a page made of them. */
const dealTitle = "Worked out by the visitor in our calculator, checked by nobody";

/** The deal of a stored lead; undefined if the visitor has sent none. */
export function dealOf({ lead }: StoredLead): InquiryDeal | undefined {
	return inquiryDealSchema.safeParse(lead.payload.deal).data;
}

/** A deal in words, each on one line, or a value could forge further ones. */
export function dealRows(deal: InquiryDeal | undefined): [label: string, text: string][] {
	return deal ? describeDeal(deal).map(([label, text]) => [label, cleanLine(text)]) : [];
}

/** A deal on one line; empty without one. */
export function dealLine(deal: InquiryDeal | undefined): string {
	return dealRows(deal)
		.map(([label, text]) => `${label}: ${text}`)
		.join("; ");
}

/** The address that opens a lead's deal on its vehicle's page; undefined if any of them is unknown. */
export function dealLinkOf(
	{ deal, vehicle }: { readonly [Name in "deal" | "vehicle"]?: Lead[Name] | undefined },
	origin: string | undefined,
): string | undefined {
	if (!deal?.link || !vehicle || origin === undefined) return undefined;
	return `${origin}${vehiclePath(vehicle)}#${deal.link}`;
}

/** The lines of a mail about a deal; none without one. */
export function dealText({ deal, dealLink }: Lead): string[] {
	if (!deal) return [];
	const rows = dealRows(deal);
	const width = Math.max(...rows.map(([label]) => label.length)) + 2;
	return [
		`${dealTitle}:`,
		...rows.map(([label, text]) => `${label}:`.padEnd(width) + text),
		...(dealLink ? [dealLink] : []),
	];
}

/** The table of a mail about a deal; empty without one. */
export function dealHtml({ deal, dealLink }: Lead): string {
	if (!deal) return "";
	const rows = dealRows(deal).map(([label, text]) => [label, htmlText(text)] as const);
	const table = `<p>${dealTitle}:</p>${htmlRows(rows)}`;
	if (!dealLink) return table;
	return `${table}<p><a href="${escapeHtml(dealLink)}">See these numbers on the vehicle's page</a></p>`;
}

/** A deal as ADF 1.0 has it: `finance`, with a method and amounts. */
export function adfFinance({ type, downPayment, monthlyPayment, totalCost }: InquiryDeal) {
	const paid = [
		{ type: "downpayment", amount: downPayment },
		{ type: "monthly", amount: monthlyPayment },
	];
	return {
		method: type === "loan" ? "finance" : type,
		amounts: [...(type === "cash" ? [] : paid), { type: "total", amount: totalCost }],
	};
}

/**
 * A deal in the comments of ADF, which has no place for most of it. Also for a trade-in: as a vehicle, it
 * would need a year, a make and a model.
 */
export function dealComment({ deal, dealLink }: Lead): string | undefined {
	if (!deal) return undefined;
	return [`${dealTitle}: ${dealLine(deal)}`, dealLink].filter(Boolean).join("\n");
}
