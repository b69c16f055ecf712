import { dialedNumber, formatPhone } from "@nev/contract";
import { leadKindLabels } from "@nev/contract/desk";
import type { Company } from "../company/company.js";
import {
	htmlButton,
	htmlMail,
	htmlQuote,
	htmlRows,
	htmlSmall,
	htmlText,
} from "../mail/html-mail.js";
import { type Envelope, escapeHtml, type Mail, subjectOf } from "../mail/mail.js";
import { cleanLine, cleanLines, quotedLines } from "../text/clean.js";
import { sentence } from "../text/punctuation.js";
import { readableTime } from "../text/times.js";
import { consentRows } from "./describe-consent.js";
import type { Lead, LeadDealership } from "./lead.js";
import { dealHtml, dealText } from "./lead-deal.js";
import { leadTextNames, leadTexts } from "./lead-texts.js";
import { routeRows } from "./route-rows.js";

type Row = readonly [label: string, value: string];

/** What the button of a dealer's mail does. */
const purpose =
	"Opens a page where you can tell us that you have the lead, or that it isn't for you.";

/** Who reads the mail of a lead. */
export interface LeadReader {
	/** The company's name, also for a dealer. */
	readonly company: string;
	/** The zone of the reader's clock. UTC if it is unknown. */
	readonly timeZone?: string | null | undefined;
	/** It is the dealership that the lead is for, and not the company. */
	readonly isDealer?: boolean;
	/** The address of the page where that dealership says that it has the lead. */
	readonly acknowledge?: string | undefined;
}

/**
 * A lead for a person to read on a phone: first the message, who sent it and how to call, then what it is about
 * and one button, and below what few need.
 */
export function leadMail(lead: Lead, envelope: Envelope, reader: LeadReader): Mail {
	const { company, acknowledge } = reader;
	const title = leadKindLabels[lead.kind];
	const about = lead.vehicleName ?? lead.subject ?? placeOf(lead);
	const name = cleanLine(lead.name);
	const phone = formatPhone(cleanLine(lead.phone));
	const email = cleanLine(lead.email);
	const message = cleanLines(lead.message ?? "");
	const givenBack = lead.givenBack ? cleanLine(`Given back ${lead.givenBack}`) : "";
	const main = mainRows(lead, reader);
	const more = moreRows(lead, reader);
	const answer = sentence(`Reply to this email to write to ${name}`);
	const closing = `${sentence(`Sent through ${cleanLine(company)}`)} ${answer}`;
	return {
		...envelope,
		subject: subjectOf(`${title}: ${about} (${lead.name})`),
		replyTo: { name, address: lead.email },
		text: [
			...(givenBack ? [givenBack, ""] : []),
			...(message ? [...quotedLines(message), ""] : []),
			...textRows([["Name", name], ["Phone", phone], ["Email", email], ...main]),
			...(acknowledge ? ["", "I have it:", acknowledge, purpose] : []),
			"",
			...(lead.deal ? [...dealText(lead), ""] : []),
			...textRows(more),
			"",
			closing,
			"",
		].join("\n"),
		html: htmlMail(
			title,
			givenBack && `<p><b>${htmlText(givenBack)}</b></p>`,
			message && htmlQuote(message),
			htmlPerson(name, phone, email),
			htmlRows(main.map(([label, value]) => [label, htmlText(value)])),
			acknowledge ? `${htmlButton("I have it", acknowledge)}${purpose}` : "",
			dealHtml(lead),
			htmlSmall(
				htmlRows(more.map(([label, value]) => [label, htmlText(value)])),
				`<p>${htmlText(closing)}</p>`,
			),
		),
	};
}

/** What the lead is about, when it came, and what is to be done. */
function mainRows(lead: Lead, { timeZone }: LeadReader): Row[] {
	return rowsOf([
		...leadTextNames
			.filter((name) => name !== "message" && name !== "campaign")
			.map((name): [string, string | undefined] => [leadTexts[name], lead[name]]),
		["Received", readableTime(lead.createdAt, timeZone)],
		["Dealer", lead.dealership?.name],
		...routeRows(lead),
		["Waits for review", lead.waitsAs === undefined ? undefined : reviewHint(lead.waitsAs)],
	]);
}

/** The evidence of the consent, and what tells leads apart. */
function moreRows(lead: Lead, { company, isDealer }: LeadReader): Row[] {
	return rowsOf([
		...consentRows(lead, isDealer ? undefined : company),
		[leadTexts.campaign, lead.campaign],
		["Page", lead.page && pageOf(lead.page)],
		["Lead", String(lead.id)],
	]);
}

/** On one line each, or a value could forge further rows. */
function rowsOf(rows: readonly (readonly [string, string | undefined])[]): Row[] {
	return rows.flatMap(([label, value]) => (value ? [[label, cleanLine(value)]] : []));
}

const textRows = (rows: readonly Row[]) => rows.map(([label, value]) => `${label}: ${value}`);

const placeOf = ({ city, state }: Lead) => [city, state].filter(Boolean).join(", ");

/** The host and the path of a page, without its query: the campaign is told apart, and an advertisement's is long. */
function pageOf(page: string): string {
	const { host, pathname } = URL.canParse(page) ? new URL(page) : { host: "", pathname: page };
	return host + pathname;
}

const reviewHint = (id: number) =>
	`pnpm nev dealerships approve ${id}, or the desk (pnpm nev desk) under Dealers`;

function htmlPerson(name: string, phone: string, email: string): string {
	const dialed = dialedNumber(phone);
	const call = dialed ? `<a href="tel:${dialed}">${htmlText(phone)}</a>` : htmlText(phone);
	const write = `<a href="mailto:${escapeHtml(encodeURI(email.toWellFormed()))}">${htmlText(email)}</a>`;
	return `<p style="font-size:18px;line-height:1.8;margin:0 0 8px"><b>${htmlText(name)}</b><br>${call}<br>${write}</p>`;
}

/** Tells a dealer that a lead, which it was mailed, is for another one now, and what to do. */
export function handedOverMail(
	lead: Lead,
	former: Pick<LeadDealership, "name" | "email" | "timeZone">,
	messageId: string,
	company: Pick<Company, "name" | "email" | "phone">,
): Mail {
	const about = lead.vehicleName ?? lead.subject;
	const name = cleanLine(lead.name);
	return {
		messageId,
		to: former.email,
		subject: subjectOf(`No longer yours: ${about ? `${about} (${lead.name})` : lead.name}`),
		replyTo: { name: company.name, address: company.email },
		text: `The message from ${name}${about ? ` about ${cleanLine(about)}` : ""}, received ${readableTime(lead.createdAt, former.timeZone)} and sent to ${cleanLine(former.name)}, has been given to another dealer.

${sentence(`Please do not call or write to ${name} anymore`)} If you already have, reply to this email or call ${company.phone} so we can tell the other dealer.

${company.name}
${company.email}, ${company.phone}
Lead: ${lead.id}
`,
	};
}
