import type { FinancingOption } from "@nev/financing";
import type { FinancingDeal } from "@nev/widgets";

const dollars = (amount: number) =>
	amount.toLocaleString("en-US", { style: "currency", currency: "USD" });

/**
 * The message that Apply Now writes into the contact form.
 *
 * @param vehicle its name, if the calculator was opened for a vehicle
 */
export function financingSummary(
	option: FinancingOption,
	deal: FinancingDeal,
	vehicle?: string,
): string {
	const { name, type, apr, term, monthlyPayment, totalCost, downPayment } = option;
	const price = `Vehicle price ${dollars(deal.vehiclePrice)}`;
	const request = `I would like to apply for: ${name}${vehicle ? `, for the ${vehicle}` : ""}.`;
	if (type === "cash")
		return [request, `${price}, paid in cash.`, ...extras(option, deal)].join("\n");
	const rate = type === "lease" ? `rate ${apr}%` : `${apr}% APR`;
	return [
		request,
		`${price}, ${dollars(downPayment)} down, ${term} months, ${rate}, estimated at ${dollars(monthlyPayment)} a month, ${dollars(totalCost)} total.`,
		...extras(option, deal),
		`Credit score about ${deal.creditScore}, ${deal.usage} use.`,
	].join("\n");
}

/** Trade-in, tax and fees, which are not part of the estimate. Empty if there are none. */
function extras({ type }: FinancingOption, deal: FinancingDeal): string[] {
	const { tradeInAllowance, tradeInOwed, taxRate, chargesPaid } = deal;
	const fees = deal.registrationFees + deal.dealerFees;
	const payment = chargesPaid === "financed" ? "added to the loan" : "paid at signing";
	const items = [
		(tradeInAllowance > 0 || tradeInOwed > 0) &&
			`a trade-in worth ${dollars(tradeInAllowance)}, of which ${dollars(tradeInOwed)} is still owed`,
		taxRate > 0 && `sales tax of ${taxRate}%`,
		fees > 0 && `fees of ${dollars(fees)}`,
	].filter((item) => item !== false);
	if (items.length === 0) return [];
	// Only with a loan can the visitor choose how to pay them.
	if (type === "loan" && (taxRate > 0 || fees > 0)) items.push(`tax and fees ${payment}`);
	return [`Beside the price: ${items.join("; ")}.`];
}
