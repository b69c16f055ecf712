import { randomUUID } from "node:crypto";
import {
	adfMail,
	type Company,
	createMailer,
	type Lead,
	type LeadDealership,
	leadMail,
	type Mail,
	type MailObstacle,
	mailObstacle,
	messageIdOf,
	type Orm,
	readContact,
	readDealership,
	type Settings,
	type StoredDealership,
	sentence,
	timeZoneOf,
} from "@nev/api/operations";

/** What became of a test lead. */
export type SentTestLead =
	/** There is no mail server in the settings. */
	| { readonly kind: "no mail server" }
	| { readonly kind: "missing" }
	| { readonly kind: "not mailable"; readonly obstacle: MailObstacle }
	| {
			readonly kind: "sent" | "refused";
			readonly dealership: LeadDealership;
			/** The mail server's words. */
			readonly answer: string;
	  };

/** How long an operator, who looks at it, waits for a silent mail server, in milliseconds. */
const defaultPatience = 15_000;

/** Mails a dealership a lead that says it is a test, in the dealership's format. Nothing is stored. */
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
	try {
		const answer = await mailer.send(writeTestMail(dealership, from, company));
		return { kind: "sent", dealership, answer };
	} catch (error) {
		return { kind: "refused", dealership, answer: (error as Error).message };
	} finally {
		mailer.close();
	}
}

function writeTestMail(dealership: StoredDealership, from: string, company: Company): Mail {
	const lead: Lead = {
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
	const timeZone = dealership.timeZone ?? timeZoneOf(dealership);
	const envelope = { messageId: messageIdOf(lead, "dealer", from), to: dealership.email };
	const mail =
		dealership.leadFormat === "adf"
			? adfMail(lead, envelope, company)
			: leadMail(lead, envelope, { company: company.name, timeZone, isDealer: true });
	return { ...mail, subject: `TEST: ${mail.subject}` };
}
