import { formatPhone } from "@nev/contract";
import type { CompanyTextField } from "@nev/contract/desk";
import {
	contactDefaults,
	type Mailbox,
	mailboxes,
	mailboxList,
} from "../settings/company-settings.js";
import { emailAddress, telephone } from "../settings/setting-types.js";
import { type CompanyTexts, factDefaults, type Reading } from "./company-facts.js";

/** The company's name and how to reach it, as pages, mails and search engines have them. */
export interface Company {
	readonly name: string;
	readonly phone: string;
	readonly tollFreePhone: string;
	readonly email: string;
	/** The email address of each department. */
	readonly mailboxes: Readonly<Record<Mailbox, string>>;
}

/** What is stated of the company until its variables or an operator say it. */
export const companyDefaults: Readonly<Record<CompanyTextField, string>> = {
	...contactDefaults,
	...factDefaults,
};

export const readTelephone: Reading<string> = (text) => telephone.safeParse(text).data;

export const readEmailAddress: Reading<string> = (text) => emailAddress.safeParse(text).data;

export const readMailboxes: Reading<Partial<Company["mailboxes"]>> = (text) =>
	mailboxList.safeParse(text).data;

/** The list that `readMailboxes` reads. */
export function formatMailboxes(addresses: Partial<Company["mailboxes"]>): string {
	return Object.entries(addresses)
		.map((mailbox) => mailbox.join("="))
		.join(", ");
}

/** The company by what is stored. A text that cannot be read, which psql may have written, is the default. */
export function companyOf(stored: Partial<CompanyTexts> = {}): Company {
	const email = readEmailAddress(stored.email ?? "") ?? companyDefaults.email;
	const domain = email.slice(email.indexOf("@"));
	return {
		name: stored.name || companyDefaults.name,
		phone: formatPhone(readTelephone(stored.phone ?? "") ?? companyDefaults.phone),
		tollFreePhone: formatPhone(
			readTelephone(stored.tollFreePhone ?? "") ?? companyDefaults.tollFreePhone,
		),
		email,
		mailboxes: {
			...(Object.fromEntries(
				mailboxes.map((name) => [name, name + domain]),
			) as Company["mailboxes"]),
			...readMailboxes(stored.mailboxes ?? ""),
		},
	};
}
