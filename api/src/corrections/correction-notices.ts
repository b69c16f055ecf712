import type { Company } from "../company/company.js";
import type { Notice } from "../mail-queue/notices.js";
import type { dealerships } from "../storage/schema.js";
import { cleanLine } from "../text/clean.js";
import { sentence } from "../text/punctuation.js";
import { describeDifference, type ListingDifference } from "./listing-changes.js";

/** A dealership with its email address before the correction. */
interface Addressee {
	readonly name: string;
	readonly email: string;
}

const closing = ({ name, phone, mailboxes }: Company) =>
	`${name}\n${mailboxes.corrections}, ${phone}\n`;

const linesOf = (differences: readonly ListingDifference[]) =>
	// On one line each, or a value could forge further ones.
	differences.map((difference) => `  ${cleanLine(describeDifference(difference))}`).join("\n");

/** The mail with the link that opens the form. It is sent at once, and never stored. */
export function linkNotice(
	{ name, email }: Addressee,
	address: string,
	minutes: number,
	company: Company,
): Notice {
	return {
		to: email,
		subject: cleanLine(`Correct your listing: ${name}`),
		text: `${sentence(`Someone asked to correct the listing for ${cleanLine(name)}`)} If it was you, open this link. It works once, for ${minutes} minutes:

${address}

If it wasn't you, you don't need to do anything: no one can change your listing without this email.

${closing(company)}`,
	};
}

/** Tells the old address that leads go to another one. */
export function addressChangedNotice({ name, email }: Addressee, company: Company): Notice {
	return {
		to: email,
		subject: cleanLine(`Leads for ${name} now go to another address`),
		text: `The listing for ${cleanLine(name)} has a new email address, and its leads will be sent there from now on. It was changed with a link that was sent to this address.

If that wasn't you, write or call us. We can undo it.

${closing(company)}`,
	};
}

/** Tells the operator that a correction waits. */
export function waitingNotice(
	name: string,
	differences: readonly ListingDifference[],
	to: string,
): Notice {
	return {
		to,
		subject: cleanLine(`A correction is awaiting review: ${name}`),
		text: `${cleanLine(name)} has asked to correct its listing:

${linesOf(differences)}

To accept or decline it, open Corrections on the desk (pnpm nev desk).
`,
	};
}

/** A listing, as far as it says whether visitors see it. */
interface Listed {
	readonly visibility: (typeof dealerships.$inferSelect)["visibility"];
	readonly pausedUntil: string | null;
}

/** Tells the dealer that its correction is accepted, and whether visitors see it. */
export function acceptedNotice(
	{ name, email }: Addressee,
	listed: Listed,
	differences: readonly ListingDifference[],
	company: Company,
): Notice {
	return {
		to: email,
		subject: cleanLine(`Your listing has been corrected: ${name}`),
		text: `We reviewed your correction${acceptedText(listed)}:

${linesOf(differences)}

If you didn't ask for this, write or call us. We can undo it.

${closing(company)}`,
	};
}

function acceptedText({ visibility, pausedUntil }: Listed): string {
	if (visibility !== "visible") {
		return " and saved it. Your listing is not on our site at the moment, and will show it once it is";
	}
	return pausedUntil
		? ` and saved it. Your listing is paused until ${pausedUntil}, and will show it then`
		: ", and your listing now shows it";
}

/** Tells the dealer that its listing stays as it is. */
export function declinedNotice(
	{ name, email }: Addressee,
	reason: string | undefined,
	company: Company,
): Notice {
	return {
		to: email,
		subject: cleanLine(`Your correction was not accepted: ${name}`),
		text: `We reviewed your correction to the listing for ${cleanLine(name)} and left the listing as it is.
${reason ? `\n${reason.trim()}\n` : ""}
If you disagree, write or call us.

${closing(company)}`,
	};
}
