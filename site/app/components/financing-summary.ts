import type { FinancingOption } from "@nev/financing";
import type { FinancingDeal } from "@nev/widgets";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/**
 * What a visitor who presses Apply Now asks for, in words for the contact form.
 *
 * @param vehicle its name, where the calculator was about one
 */
export function financingSummary(
	option: FinancingOption,
	deal: FinancingDeal,
	vehicle?: string,
): string {
	const { name, type, apr, term, monthlyPayment, downPayment } = option;
	const price = `Vehicle price ${dollars.format(deal.vehiclePrice)}`;
	const asked = `I would like to apply for: ${name}${vehicle ? `, for the ${vehicle}` : ""}.`;
	if (type === "cash")
		return [asked, `${price}, paid in cash.`, ...extras(option, deal)].join("\n");
	const rate = type === "lease" ? `rate ${apr}%` : `${apr}% APR`;
	return [
		asked,
		`${price}, ${dollars.format(downPayment)} down, ${term} months, ${rate}, estimated at ${dollars.format(monthlyPayment)} a month.`,
		...extras(option, deal),
		`Credit score about ${deal.creditScore}, ${deal.usage} use.`,
	].join("\n");
}

/** A trade-in, tax and fees, which the estimate leaves out; nothing where there are none. */
function extras({ type }: FinancingOption, deal: FinancingDeal): string[] {
	const { tradeInAllowance, tradeInOwed, taxRate, chargesPaid } = deal;
	const fees = deal.registrationFees + deal.dealerFees;
	const paid = chargesPaid === "financed" ? "added to the loan" : "paid at signing";
	const parts = [
		(tradeInAllowance > 0 || tradeInOwed > 0) &&
			`a trade-in worth ${dollars.format(tradeInAllowance)}, of which ${dollars.format(tradeInOwed)} is still owed`,
		taxRate > 0 && `sales tax of ${taxRate}%`,
		fees > 0 && `fees of ${dollars.format(fees)}`,
	].filter((part) => part !== false);
	if (parts.length === 0) return [];
	// Only a loan leaves a choice.
	if (type === "loan" && (taxRate > 0 || fees > 0)) parts.push(`tax and fees ${paid}`);
	return [`Beside the price: ${parts.join("; ")}.`];
}
