/**
 * US dollars in words of the screen, always en-US, with cents only where there are any.
 *
 * @example
 * formatDollars(1300); // "$1,300"
 * formatDollars(162.1); // "$162.10"
 */
export function formatDollars(amount: number): string {
	const cents = Number.isInteger(amount) ? 0 : 2;
	return amount.toLocaleString("en-US", {
		style: "currency",
		currency: "USD",
		minimumFractionDigits: cents,
		maximumFractionDigits: cents,
	});
}
