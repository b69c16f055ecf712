import { leadKindLabels } from "@nev/contract/desk";
import { type Envelope, escapeHtml, type Mail, subjectOf } from "../mail/mail.js";
import { cleanLine } from "../text/clean.js";
import { sentence } from "../text/punctuation.js";
import { readableTime } from "../text/times.js";
import { describeConsent } from "./describe-consent.js";
import type { Lead, LeadDealership } from "./lead.js";
import { labelledTexts } from "./lead-texts.js";

type Row = readonly [label: string, value: string];

/**
 * A lead for a person to read: a table of the form's fields, and the message.
 *
 * @param acknowledge the address of the page where its dealer says that it has the lead
 */
export function leadMail(lead: Lead, envelope: Envelope, site: string, acknowledge?: string): Mail {
	const title = leadKindLabels[lead.kind];
	const about = lead.vehicleName ?? lead.subject ?? placeOf(lead);
	const rows = rowsOf(lead);
	const answer = sentence(`Answer this mail to write to ${cleanLine(lead.name)}`);
	const closing = `${sentence(`Sent through ${site}`)} ${answer}`;
	const haveIt = `Tell ${cleanLine(site)} that you have it`;
	return {
		...envelope,
		subject: subjectOf(`${title}: ${about} (${lead.name})`),
		replyTo: { name: cleanLine(lead.name), address: lead.email },
		text: [
			title,
			"",
			...rows.map(([label, value]) => `${label}: ${value}`),
			...(lead.message ? ["", lead.message] : []),
			...(acknowledge ? ["", `${haveIt}:`, acknowledge] : []),
			"",
			closing,
			"",
		].join("\n"),
		html: htmlDocument(
			title,
			`<table cellpadding="6">${rows.map(htmlRow).join("")}</table>`,
			// Outlook knows no `white-space`.
			lead.message ? `<p>${escapeHtml(lead.message).replace(/\r\n?|\n/g, "<br>")}</p>` : "",
			acknowledge ? `<p><a href="${escapeHtml(acknowledge)}">${escapeHtml(haveIt)}</a></p>` : "",
			`<p style="color:#52635a">${escapeHtml(closing)}</p>`,
		),
	};
}

function rowsOf(lead: Lead): Row[] {
	const rows: [string, string | undefined][] = [
		["Name", lead.name],
		["Email", lead.email],
		["Phone", lead.phone],
		...labelledTexts((name) => lead[name]),
		["Dealer", lead.dealership?.name],
		["Not mailed to the dealer", lead.notMailed && `because ${lead.notMailed}`],
		["Page", lead.page],
		["Consent to calls", lead.consent && describeConsent(lead.consent)],
		["Received", readableTime(lead.createdAt)],
		["Lead", String(lead.id)],
		["Waits for review", lead.waitsAs === undefined ? undefined : reviewHint(lead.waitsAs)],
	];
	// On one line each, or a value could forge further rows.
	return rows.flatMap(([label, value]) => (value ? [[label, cleanLine(value)]] : []));
}

const placeOf = ({ city, state }: Lead) => [city, state].filter(Boolean).join(", ");

const reviewHint = (id: number) =>
	`pnpm nev dealerships approve ${id}, or the desk (pnpm nev desk) under Dealers`;

function htmlRow([label, value]: Row): string {
	return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`;
}

function htmlDocument(title: string, ...blocks: string[]): string {
	return [
		'<!doctype html><html lang="en"><head><meta charset="utf-8">',
		`<title>${escapeHtml(title)}</title></head>`,
		'<body style="font-family:sans-serif;color:#10231b">',
		`<h1 style="font-size:20px">${escapeHtml(title)}</h1>`,
		...blocks,
		"</body></html>",
	].join("\n");
}

/** Tells a dealer that a lead, which it was mailed, is for another one now. */
export function handedOverMail(
	lead: Lead,
	former: LeadDealership,
	messageId: string,
	site: string,
): Mail {
	const about = lead.vehicleName ?? lead.subject;
	return {
		messageId,
		to: former.email,
		subject: subjectOf(`No longer yours: ${about ? `${about} (${lead.name})` : lead.name}`),
		text: [
			`The message of ${cleanLine(lead.name)}${about ? ` about ${cleanLine(about)}` : ""}, received ${readableTime(lead.createdAt)}, which we mailed to ${cleanLine(former.name)}, was handed to another dealer.`,
			"",
			"Please do not answer it any more.",
			"",
			`${sentence(`Sent through ${site}`)} Lead: ${lead.id}`,
			"",
		].join("\n"),
	};
}
