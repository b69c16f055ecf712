import { randomUUID } from "node:crypto";
import {
	adfMail,
	type Company,
	createMailer,
	dealerTimeZone,
	type Lead,
	type LeadDealership,
	leadMail,
	type Mail,
	type MailObstacle,
	mailedAddresses,
	mailObstacle,
	messageIdOf,
	type Orm,
	readContact,
	readDealership,
	type Settings,
	sentence,
} from "@nev/api/operations";
import type { LeadAddress } from "@nev/contract/desk";

/** What became of a test lead. */
export type SentTestLead =
	/** There is no mail server in the settings. */
	| { readonly kind: "no mail server" }
	| { readonly kind: "missing" }
	| { readonly kind: "not mailable"; readonly obstacle: MailObstacle }
	| {
			readonly kind: "tried";
			readonly dealership: LeadDealership;
			/** What became of the mail to each of its addresses that may be mailed. */
			readonly mails: readonly (LeadAddress & {
				readonly isSent: boolean;
				/** The mail server's words. */
				readonly answer: string;
			})[];
	  };

/** How long an operator, who looks at it, waits for a silent mail server, in milliseconds. */
const defaultPatience = 15_000;

/**
 * Mails a dealership a lead that says it is a test, at each of its addresses and in the format of each. Nothing is
 * stored.
 */
export async function sendTestLead(
	orm: Pick<Orm, "select">,
	id: number,
	{ mail }: Pick<Settings, "mail">,
	patience = defaultPatience,
): Promise<SentTestLead> {
	const { smtpUrl, from } = mail;
	if (!smtpUrl) return { kind: "no mail server" };
	const dealership = await readDealership(orm, id);
	if (!dealership) return { kind: "missing" };
	const obstacle = mailObstacle(dealership);
	if (obstacle) return { kind: "not mailable", obstacle };
	const company = await readContact(orm);
	const mailer = createMailer(mail, smtpUrl, () => company.name, {
		greetingTimeout: patience,
		socketTimeout: patience,
	});
	const lead = testLeadOf(dealership, company);
	const timeZone = dealerTimeZone(dealership);
	const addresses = mailedAddresses(dealership).map(({ to, format }) => ({
		email: to ?? dealership.email,
		format,
	}));
	try {
		const mails = addresses.map((address, copy) =>
			mailer
				.send(
					writeTestMail(lead, address, messageIdOf(lead, "dealer", from, copy), company, timeZone),
				)
				.then(
					(answer) => ({ ...address, isSent: true, answer }),
					(error: Error) => ({ ...address, isSent: false, answer: error.message }),
				),
		);
		return { kind: "tried", dealership, mails: await Promise.all(mails) };
	} finally {
		mailer.close();
	}
}

function testLeadOf(dealership: LeadDealership, company: Company): Lead {
	return {
		id: 0,
		uuid: randomUUID(),
		kind: "inquiry",
		createdAt: new Date(),
		suspicion: null,
		...{ name: "Test Lead", lastName: "Lead" },
		email: company.email,
		phone: company.phone,
		message: `${sentence(`This is a test by ${company.name}`)} Nobody is waiting for an answer.`,
		vehicleName: "Test vehicle",
		dealership,
	};
}

function writeTestMail(
	lead: Lead,
	{ email, format }: LeadAddress,
	messageId: string,
	company: Company,
	timeZone: string | null | undefined,
): Mail {
	const envelope = { messageId, to: email };
	const mail =
		format === "adf"
			? adfMail(lead, envelope, company, { isDealer: true })
			: leadMail(lead, envelope, { company: company.name, timeZone, isDealer: true });
	return { ...mail, subject: `TEST: ${mail.subject}` };
}
