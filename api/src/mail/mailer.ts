import nodemailer from "nodemailer";
import type { Settings } from "../settings/settings.js";
import type { Mail } from "./mail.js";

/** Gives mails to the mail server. */
export interface Mailer {
	/**
	 * Resolves when the server has taken the mail over.
	 *
	 * @throws {Error} where it refuses, or does not answer in time
	 */
	send(mail: Mail): Promise<void>;
	close(): void;
}

/** How many mails are on their way at once. */
export const parallelMails = 5;

/** How long the server may be silent, in milliseconds; all of it stays far below a claim. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

/** Makes a mailer for `SMTP_URL`. Nothing in a mail is ever read from a file or an address. */
export function createMailer(
	{ from }: Pick<Settings["mail"], "from">,
	smtpUrl: string,
	companyName: string,
): Mailer {
	const transport = nodemailer.createTransport({
		url: smtpUrl,
		pool: true,
		maxConnections: parallelMails,
		disableFileAccess: true,
		disableUrlAccess: true,
		...timeouts,
	});
	return {
		async send({ to, replyTo, ...mail }) {
			await transport.sendMail({
				...mail,
				from: { name: companyName, address: from },
				to: { name: "", address: to },
				...(replyTo && { replyTo }),
			});
		},
		close: () => transport.close(),
	};
}
