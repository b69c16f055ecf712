import { roundToCents } from "../money/round-to-cents.js";
import type { CompleteExtras } from "./checked-deal.js";
import type { ChargePaid } from "./deal.js";

/** The part of the price that is not taxed, US dollars. */
export function untaxedPart({ salesTax, tradeIn }: CompleteExtras): number {
	return salesTax.base === "price" ? 0 : tradeIn.allowance;
}

/** US dollars, rounded to the cent. */
export function salesTaxOn(vehiclePrice: number, extras: CompleteExtras): number {
	const base = Math.max(0, vehiclePrice - untaxedPart(extras));
	return roundToCents((base * extras.salesTax.rate) / 100);
}

/** The tax and the fees that are paid in one of the two ways, US dollars. */
export function chargesPaid(
	paid: ChargePaid,
	vehiclePrice: number,
	extras: CompleteExtras,
): number {
	const tax = extras.salesTax.paid === paid ? salesTaxOn(vehiclePrice, extras) : 0;
	return extras.fees.reduce((sum, fee) => (fee.paid === paid ? sum + fee.amount : sum), tax);
}

/**
 * What the loan must bring, US dollars rounded to the cent; negative where the down payment and the
 * trade-in bring more than is asked.
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
