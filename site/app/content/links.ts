import { telephoneLink } from "@nev/widgets/ui";
import type { Company, Mailbox } from "./company.js";

/** A department's mailbox as an inline link. */
export function mailboxLink({ mailboxes }: Company, mailbox: Mailbox): string {
	return mailLink(mailboxes[mailbox]);
}

/** An email address as an inline link. */
export function mailLink(address: string): string {
	return `[${address}](mailto:${address})`;
}

/** A telephone number as an inline link. */
export function phoneLink(phone: string): string {
	return `[${phone}](${telephoneLink(phone)})`;
}
