import { roundToCents } from "../money.js";
import type { CompleteExtras } from "./complete-extras.js";
import type { ChargePaid } from "./deal.js";

/** The part of the price that is exempt from sales tax, US dollars. */
export function untaxedAmount({ salesTax, tradeIn }: CompleteExtras): number {
	return salesTax.base === "price" ? 0 : tradeIn.allowance;
}

/** The sales tax, US dollars, rounded to cents. */
export function salesTaxOn(vehiclePrice: number, extras: CompleteExtras): number {
	const base = Math.max(0, vehiclePrice - untaxedAmount(extras));
	return roundToCents((base * extras.salesTax.rate) / 100);
}

/** Total of the tax and fees that are financed, or of those paid at signing, US dollars. */
export function chargesPaid(
	paid: ChargePaid,
	vehiclePrice: number,
	extras: CompleteExtras,
): number {
	const tax = extras.salesTax.paid === paid ? salesTaxOn(vehiclePrice, extras) : 0;
	return extras.fees.reduce((sum, fee) => (fee.paid === paid ? sum + fee.amount : sum), tax);
}

/**
 * The loan that the deal needs, US dollars rounded to cents. Negative if the down payment and the
 * trade-in exceed the price and the financed charges.
 */
export function loanNeeded(
	vehiclePrice: number,
	downPayment: number,
	extras: CompleteExtras,
): number {
	const { allowance, owed } = extras.tradeIn;
	const charges = chargesPaid("financed", vehiclePrice, extras);
	return roundToCents(vehiclePrice + charges + owed - allowance - downPayment);
}
