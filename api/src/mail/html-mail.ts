import { escapeHtml } from "./mail.js";

/** The longest piece of a word without a place to break it, in characters as people see them. */
const maxPiece = 20;

/** No content makes a table wider than the screen. */
const table = "table-layout:fixed;word-wrap:break-word;word-break:break-word";

/** In line with what is above the table. */
const cell = "padding:4px 8px 4px 0;font-weight:normal";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text as HTML, in which long words break on a narrow screen, in Outlook too, which knows no `white-space`. */
export function htmlText(text: string): string {
	return text
		.split(/(\r\n?|\n|\s)/)
		.map((word) => (/^[\r\n]/.test(word) ? "<br>" : breakable(word)))
		.join("");
}

function breakable(word: string): string {
	if (word.length <= maxPiece) return escapeHtml(word);
	// An address breaks between its parts, if these are short enough.
	return word
		.split(/(?<=[/.@])/)
		.flatMap(piecesOf)
		.map(escapeHtml)
		.join("<wbr>");
}

function piecesOf(word: string): string[] {
	const characters = Array.from(graphemes.segment(word), ({ segment }) => segment);
	return Array.from({ length: Math.ceil(characters.length / maxPiece) }, (_, index) =>
		characters.slice(index * maxPiece, (index + 1) * maxPiece).join(""),
	);
}

/** A row of a table: its label as text, and its value as HTML. */
export type HtmlRow = readonly [label: string, value: string];

/** Labels with their values. */
export function htmlRows(rows: readonly HtmlRow[]): string {
	const cells = rows.map(
		([label, value]) =>
			`<tr><th width="34%" align="left" valign="top" style="${cell}">${htmlText(label)}</th><td valign="top" style="${cell}">${value}</td></tr>`,
	);
	return `<table width="100%" cellspacing="0" style="${table}">${cells.join("")}</table>`;
}

/** What a visitor wrote. */
export function htmlQuote(text: string): string {
	return `<p style="margin:0 0 16px;padding-left:12px;border-left:4px solid #2e9e6b">${htmlText(text)}</p>`;
}

/** The one thing to press. Outlook pads cells, not links. */
export function htmlButton(label: string, address: string): string {
	const link = `<a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 28px;color:#ffffff;font-weight:bold;text-decoration:none">${htmlText(label)}</a>`;
	return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:16px 0 4px"><tr><td bgcolor="#0b6b46" style="border-radius:6px">${link}</td></tr></table>`;
}

/** What few readers need. */
export function htmlSmall(...blocks: string[]): string {
	return `<div style="font-size:13px;margin-top:24px">${blocks.join("\n")}</div>`;
}

/**
 * A mail as HTML. It sets no color of text or background, so that mail programs show it in their own, light or
 * dark, and need not invert any.
 */
export function htmlMail(title: string, ...blocks: string[]): string {
	return [
		'<!doctype html><html lang="en"><head><meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width">',
		'<meta name="color-scheme" content="light dark">',
		'<meta name="supported-color-schemes" content="light dark">',
		`<title>${escapeHtml(title)}</title>`,
		// In a table, Outlook does not inherit the font.
		"<style>td,th{font-family:Arial,Helvetica,sans-serif}</style></head>",
		'<body style="margin:0;font:16px/1.5 Arial,Helvetica,sans-serif">',
		`<table role="presentation" width="100%" cellpadding="16" cellspacing="0" style="max-width:600px;${table}"><tr><td>`,
		...blocks.filter(Boolean),
		"</td></tr></table></body></html>",
	].join("\n");
}
