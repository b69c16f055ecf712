import type { Vehicle } from "@nev/contract";
import type { FinancingOption } from "@nev/financing";
import type { FinancingDeal } from "@nev/widgets";
import { beforeExtras } from "@nev/widgets/internal";

const dollars = (amount: number) =>
	amount.toLocaleString("en-US", { style: "currency", currency: "USD" });

/** "2027-01-31" as "January 31, 2027". */
const formatDate = (day: string) =>
	new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * The message that Apply Now writes into the contact form.
 *
 * @param vehicle the one that was chosen, which is named only if the numbers are for its price
 */
export function financingSummary(
	option: FinancingOption,
	deal: FinancingDeal,
	vehicle?: Pick<Vehicle, "name" | "price">,
): string {
	const { name, type, apr, term, monthlyPayment, totalCost, balloonPayment, rate } = option;
	const price = `Vehicle price ${dollars(deal.vehiclePrice)}`;
	const named = vehicle?.price === deal.vehiclePrice ? `, for the ${vehicle.name}` : "";
	const request = `I would like to apply for: ${name}${named}.`;
	if (type === "cash") {
		const total = beforeExtras(option, deal) ? `, ${dollars(totalCost)} total` : "";
		return [request, `${price}, paid in cash${total}.`, ...extras(option, deal)].join("\n");
	}
	const balloon = balloonPayment ? ` and ${dollars(balloonPayment)} with the last payment` : "";
	const shownRate = type === "lease" ? `rate ${apr}%` : `${apr}% APR`;
	return [
		request,
		`${price}, ${dollars(deal.downPayment)} down, ${term} months, ${shownRate}, estimated at ${dollars(monthlyPayment)} a month${balloon}, ${dollars(totalCost)} total.`,
		...(rate?.conditions ? [`Conditions: ${rate.conditions}`] : []),
		...(rate?.endsOn ? [`Offered until ${formatDate(rate.endsOn)}.`] : []),
		...extras(option, deal),
		`Credit score about ${deal.creditScore}, ${deal.usage} use.`,
	].join("\n");
}

/** Trade-in, tax and fees, and whether the estimate includes them. Empty if there are none. */
function extras(option: FinancingOption, deal: FinancingDeal): string[] {
	const { type } = option;
	const { tradeInAllowance, tradeInOwed, taxRate, chargesPaid } = deal;
	const fees = deal.registrationFees + deal.dealerFees;
	const items = [
		(tradeInAllowance > 0 || tradeInOwed > 0) &&
			`a trade-in worth ${dollars(tradeInAllowance)}, of which ${dollars(tradeInOwed)} is still owed`,
		taxRate > 0 && `sales tax of ${taxRate}%`,
		fees > 0 && `fees of ${dollars(fees)}`,
	].filter((item) => item !== false);
	if (items.length === 0) return [];
	// Only with a loan can the visitor choose how to pay them.
	if (type === "loan" && (taxRate > 0 || fees > 0)) {
		const paid = chargesPaid === "financed" ? "added to the loan" : "paid at signing";
		items.push(`tax and fees ${paid}`);
	}
	const before = beforeExtras(option, deal);
	if (!before) return [`Not included: ${items.join("; ")}.`];
	const payment =
		type === "loan" ? `${dollars(before.monthlyPayment)} a month` : dollars(before.totalCost);
	return [`Included: ${items.join("; ")}. Before these: ${payment}.`];
}
