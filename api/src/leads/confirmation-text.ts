import { type consentTexts, formatPhone } from "@nev/contract";
import type { Company } from "../company/company.js";
import type { MailText } from "../mail/mail.js";
import type { Settings } from "../settings/settings.js";
import type { dealerships } from "../storage/schema.js";
import { cleanLine } from "../text/clean.js";

type LanguageOf<Version> = Version extends `${infer Language}-${number}` ? Language : never;

/** The languages in which visitors are asked for their consent. */
type ConfirmationLanguage = LanguageOf<(typeof consentTexts)[number]["version"]>;

/** A dealer, and how it is reached. */
type ConfirmedDealer = Pick<
	typeof dealerships.$inferSelect,
	"name" | "phone" | "address" | "city" | "state" | "zipCode" | "openingHours"
>;

/** What a lead is about, in words of the database: never in the visitor's, who may be mailing a stranger. */
interface ConfirmedLead {
	/** The name of a vehicle of the catalogue. */
	readonly vehicle?: string | null;
	/** A dealership that an operator has approved. */
	readonly dealer?: ConfirmedDealer | null;
}

/** What the company promises on the page that thanks (specification, section 2, /thank-you). */
const replyHours = 24;

interface Words {
	readonly subject: string;
	readonly thanks: string;
	readonly vehicle: string;
	/** Of a dealer, with its telephone number, its address and its hours. */
	readonly dealer: readonly [name: string, phone: string, address: string, hours: string];
	/** Opening hours as they are stored, such as `Mon-Fri 8 AM-6 PM`. */
	readonly hours: (stored: string) => string;
	readonly next: string;
	readonly steps: readonly string[];
	readonly call: (phone: string) => string;
	readonly erase: (mailbox: string) => string;
	readonly mistaken: string;
}

/** The words of stored opening hours in Spanish. Names of holidays stay. */
const spanishHours: Readonly<Record<string, string>> = {
	...{ Mon: "lun", Tue: "mar", Wed: "mié", Thu: "jue", Fri: "vie", Sat: "sáb", Sun: "dom" },
	...{ Jan: "ene", Apr: "abr", Aug: "ago", Sep: "sept", Dec: "dic", Daily: "a diario" },
	...{ holidays: "festivos", closed: "cerrado", by: "con", appointment: "cita", hours: "horas" },
};

const words: Readonly<Record<ConfirmationLanguage, Words>> = {
	en: {
		subject: "We received your message",
		thanks: "Thank you. Your message has been received.",
		vehicle: "Vehicle",
		dealer: ["Dealer", "Phone", "Address", "Hours"],
		hours: (stored) => stored,
		next: "Here's what happens next:",
		steps: [
			"We'll review your message.",
			`Someone will get back to you within ${replyHours} hours, by phone or email.`,
			"You'll get detailed information.",
		],
		call: (phone) => `If you'd rather not wait, call ${phone} or reply to this email.`,
		erase: (mailbox) =>
			`To find out what we store about you, or to have it deleted, write to ${mailbox}. Your rights are here:`,
		mistaken:
			"If you didn't send us a message, someone else entered your address, and you don't need to do anything.",
	},
	es: {
		subject: "Recibimos su mensaje",
		thanks: "Gracias. Recibimos su mensaje.",
		vehicle: "Vehículo",
		dealer: ["Concesionario", "Teléfono", "Dirección", "Horario"],
		hours: (stored) => stored.replace(/[a-z]+/gi, (word) => spanishHours[word] ?? word),
		next: "Estos son los próximos pasos:",
		steps: [
			"Revisaremos su mensaje.",
			`Una persona de nuestro equipo se comunicará con usted en un plazo de ${replyHours} horas, por teléfono o correo electrónico.`,
			"Recibirá información detallada.",
		],
		call: (phone) => `Si no quiere esperar, llame al ${phone} o responda a este correo.`,
		erase: (mailbox) =>
			`Para saber qué datos suyos guardamos, o para que los borremos, escriba a ${mailbox}. Sus derechos están aquí (en inglés):`,
		mistaken:
			"Si usted no nos envió ningún mensaje, otra persona escribió su dirección de correo y no tiene que hacer nada.",
	},
};

export type ConfirmationSettings = Pick<Settings, "confirmsLeads" | "mail" | "publicUrl">;

/** Writes a confirmation. An answer to it goes to the company. */
export type WriteConfirmation = (
	company: Company,
	/** Of the consent that came with the lead, which tells its language. Without, it is English. */
	consentVersion: string | null | undefined,
	lead?: ConfirmedLead,
) => MailText;

/**
 * How a visitor is told that their inquiry or message has arrived, and what happens next. Undefined: they are
 * not, because the settings say so, or there is no mail server, or no address of the site.
 */
export function confirmationWriter({
	confirmsLeads,
	mail,
	publicUrl,
}: ConfirmationSettings): WriteConfirmation | undefined {
	if (!confirmsLeads || !mail.smtpUrl || !publicUrl) return undefined;
	return ({ name, phone, email, mailboxes }, consentVersion, { vehicle, dealer } = {}) => {
		const text = words[languageOf(consentVersion)];
		const about = [
			...(vehicle ? [`${text.vehicle}: ${cleanLine(vehicle)}`] : []),
			...(dealer ? describeDealer(dealer, text) : []),
		];
		return {
			subject: text.subject,
			replyTo: { name, address: email },
			text: `${[text.thanks, ...(about.length > 0 ? ["", ...about] : [])].join("\n")}

${text.next}

${text.steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}

${text.call(dealer?.phone ? formatPhone(dealer.phone) : phone)}

${text.erase(mailboxes.privacy)}

${publicUrl}/privacy-policy#your-rights

${text.mistaken}

${name}
${email}, ${phone}
`,
		};
	};
}

/** What is known of a dealer, each on a line. */
function describeDealer(dealer: ConfirmedDealer, { dealer: labels, hours }: Words): string[] {
	const { name, phone, address, city, state, zipCode, openingHours } = dealer;
	const place = `${address}, ${city}, ${state} ${zipCode}`;
	const facts = [name, formatPhone(phone), place, openingHours && hours(openingHours)];
	return labels.flatMap((label, index) => {
		const fact = facts[index];
		return fact ? [`${label}: ${cleanLine(fact)}`] : [];
	});
}

function languageOf(consentVersion: string | null | undefined): ConfirmationLanguage {
	const language = consentVersion?.split("-")[0] ?? "";
	return Object.hasOwn(words, language) ? (language as ConfirmationLanguage) : "en";
}
