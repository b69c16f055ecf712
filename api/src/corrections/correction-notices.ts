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
		text: `${sentence(`Somebody asked to correct the listing of ${cleanLine(name)}`)} If it was you, open this address, which works once and for ${minutes} minutes:

${address}

If it was not you, there is nothing to do: without this mail nobody can change your listing.

${closing(company)}`,
	};
}

/** Tells the old address that leads go to another one. */
export function addressChangedNotice({ name, email }: Addressee, company: Company): Notice {
	return {
		to: email,
		subject: cleanLine(`Leads for ${name} go to another address`),
		text: `The listing of ${cleanLine(name)} has another email address from now on, and its leads are mailed there. It was changed with a link that was mailed to this address.

If that was not you, write to us or call us. We can take it back.

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
		subject: cleanLine(`A correction waits for review: ${name}`),
		text: `${cleanLine(name)} asks to correct its listing:

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
		subject: cleanLine(`Your listing is corrected: ${name}`),
		text: `We have reviewed your correction${acceptedText(listed)}:

${linesOf(differences)}

If you did not ask for this, write to us or call us. We can take it back.

${closing(company)}`,
	};
}

function acceptedText({ visibility, pausedUntil }: Listed): string {
	if (visibility !== "visible") {
		return " and saved it. Your listing is not on our site at present, and shows it once it is";
	}
	return pausedUntil
		? ` and saved it. Your listing is paused until ${pausedUntil}, and shows it then`
		: ", and your listing shows it now";
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
		text: `We have reviewed your correction of the listing of ${cleanLine(name)}, and left the listing as it is.
${reason ? `\n${reason.trim()}\n` : ""}
If you do not agree, write to us or call us.

${closing(company)}`,
	};
}
