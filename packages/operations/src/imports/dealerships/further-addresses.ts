import { isSameAddress, type LeadAddress, maxLeadAddresses } from "@nev/contract/desk";
import type { RowNote } from "../import-report.js";
import type { CheckedEmail } from "./email-cell.js";

/**
 * The addresses of a row that leads are mailed to besides its email address: those of their own column, and the
 * others of the email cell.
 */
export function checkFurtherAddresses(
	{ email, others }: CheckedEmail,
	listed: readonly LeadAddress[],
): { readonly addresses: readonly LeadAddress[]; readonly notes: readonly RowNote[] } {
	const found = [...listed, ...others.map((other) => ({ email: other, format: "mail" as const }))];
	const all = found.filter(
		(one, index) =>
			!isSameAddress(one.email, email) &&
			found.findIndex((other) => isSameAddress(other.email, one.email)) === index,
	);
	const left = all.slice(maxLeadAddresses).map((address) => address.email);
	const several = "several email addresses";
	const tooMany = `more than ${maxLeadAddresses + 1} email addresses`;
	return {
		addresses: all.slice(0, maxLeadAddresses),
		notes: [
			...(others.length > 0
				? [{ kind: "mended" as const, text: `${several}: each gets the leads`, cause: several }]
				: []),
			...(left.length > 0
				? [
						{
							kind: "dropped" as const,
							text: `${tooMany}: ${left.join(", ")} left out`,
							cause: tooMany,
						},
					]
				: []),
		],
	};
}
