import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Lead } from "../../leads/lead.js";
import { adfMail } from "../../mail/adf.js";
import { leadMail } from "../../mail/lead-mail.js";
import { type Mail, messageIdOf } from "../../mail/mail.js";
import { createMailer } from "../../mail/mailer.js";
import type { Settings } from "../../settings/settings.js";
import type { Orm } from "../../storage/orm.js";
import { dealerships, isMailable } from "../../storage/schema.js";
import { CliError } from "../cli-error.js";
import type { Output } from "../context.js";

/**
 * Mails a dealership a lead that says it is a test, in the dealership's format, and prints the mail
 * server's answer. Nothing is stored.
 *
 * @throws {CliError} if it cannot be sent, with the mail server's answer if it gave one
 */
export async function sendTestLead(
	orm: Pick<Orm, "select">,
	id: number,
	{ mail: { smtpUrl, from }, company }: Pick<Settings, "mail" | "company">,
	output: Output,
): Promise<void> {
	if (!smtpUrl) throw new CliError("SMTP_URL is not set, so no mail can be sent. Set it first.");
	const [dealership] = await orm
		.select()
		.from(dealerships)
		.where(and(eq(dealerships.id, id), isMailable));
	if (!dealership) {
		throw new CliError(
			`There is no dealership ${id} that may be mailed. See nev dealerships list, and run nev dealerships approve ${id} first.`,
		);
	}
	const mailer = createMailer({ from }, smtpUrl, company.name);
	try {
		const answer = await mailer.send(writeTestMail(dealership, from, company));
		output.print(
			`A test lead was sent to ${dealership.name}, ${dealership.email}, as ${dealership.leadFormat}. The mail server answered: ${answer}`,
		);
	} catch (error) {
		throw new CliError(
			`The test lead could not be sent to ${dealership.email}. The mail server answered: ${(error as Error).message}`,
		);
	} finally {
		mailer.close();
	}
}

function writeTestMail(
	dealership: NonNullable<Lead["dealership"]>,
	from: string,
	company: Settings["company"],
): Mail {
	const lead: Lead = {
		id: 0,
		uuid: randomUUID(),
		kind: "inquiry",
		createdAt: new Date(),
		suspicion: null,
		name: "Test Lead",
		email: company.email,
		phone: company.phone,
		message: `This is a test by ${company.name}. Nobody is waiting for an answer.`,
		vehicleName: "Test vehicle",
		dealership,
	};
	const envelope = { messageId: messageIdOf(lead, "dealer", from), to: dealership.email };
	const mail =
		dealership.leadFormat === "adf"
			? adfMail(lead, envelope, company)
			: leadMail(lead, envelope, company.name);
	return { ...mail, subject: `TEST: ${mail.subject}` };
}
