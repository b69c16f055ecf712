import type { FinancingRate } from "@nev/financing";

/** What a page may choose of a payment, as a prop of its component and as a property of its element. */
export interface PaymentOptions {
	/** The vehicle's price in US dollars. Takes precedence over `vehicle`. */
	price?: number | undefined;
	/** The slug of a vehicle. The API supplies its price. */
	vehicle?: string | undefined;
	/**
	 * The rates of the dealer's lenders, or null while the page loads them: the payment is that of the lowest
	 * regular one. Default: those of the API; if it has none, an example.
	 */
	rates?: readonly FinancingRate[] | null | undefined;
	/** The page of a calculator for the vehicle, which the payment links to. Without it there is no link. */
	calculatorHref?: string | undefined;
}
