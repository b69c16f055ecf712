import type { Dealership } from "@nev/contract";
import type { ConsentRequest } from "@nev/widgets";

/**
 * Who asks for consent to calls: the dealer that is asked, or the company. Consent needs a number by which it is
 * withdrawn, and nobody answers that of an invented dealer.
 */
export function consentSeller(
	dealership: Dealership | undefined,
	company: { readonly name: string; readonly phone: string },
): ConsentRequest {
	const { name, phone } = dealership?.phone && !dealership.isSample ? dealership : company;
	return { seller: name, phone };
}
