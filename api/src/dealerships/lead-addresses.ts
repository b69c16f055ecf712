import { isSameAddress, type LeadAddress, type LeadFormat } from "@nev/contract/desk";
import type { StoredDealership } from "./stored-dealership.js";

/** Where a lead is mailed. */
export interface MailedAddress {
	/** As a mail stores it: null for the email address that its recipient has when it is sent. */
	readonly to: string | null;
	readonly format: LeadFormat;
}

/** The further addresses of a dealership that may be mailed, as far as that is known. */
export function furtherAddresses({
	email,
	leadAddresses = [],
	declinedAddresses = [],
}: Pick<StoredDealership, "email"> &
	Partial<Pick<StoredDealership, "leadAddresses" | "declinedAddresses">>): LeadAddress[] {
	return leadAddresses.filter(
		(further) =>
			// Its email address may have become the same since.
			!isSameAddress(further.email, email) && !declinedAddresses.includes(further.email),
	);
}

/** The addresses of a dealership that may be mailed, its email address first. */
export function mailedAddresses(dealership: StoredDealership): MailedAddress[] {
	const { email, leadFormat, isDoNotContact } = dealership;
	return [
		...(email === "" || isDoNotContact ? [] : [{ to: null, format: leadFormat }]),
		...furtherAddresses(dealership).map((further) => ({
			to: further.email,
			format: further.format,
		})),
	];
}
