import nodemailer from "nodemailer";
import type { Settings } from "../settings/settings.js";
import type { Mail } from "./mail.js";

/** Sends mails through the operator's mail server. */
export interface Mailer {
	/**
	 * Resolves with the server's answer when it has accepted the mail.
	 *
	 * @throws {Error} if the server rejects it or does not answer in time
	 */
	send(mail: Mail): Promise<string>;
	close(): void;
}

/** How many mails are sent at once. */
export const maxConcurrentMails = 5;

/** In milliseconds. Their sum is far below the lease of a claim. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

/**
 * Whether the mail server rejected this mail for good: a 5yz reply (RFC 5321, 4.2.1) to its sender, its
 * recipient or its content. A rejected login concerns all mails, and the operator can correct it.
 */
export function isRejectedForGood(error: unknown): boolean {
	if (!(error instanceof Error && "responseCode" in error && "code" in error)) return false;
	const isPermanent = Number(error.responseCode) >= 500;
	return isPermanent && (error.code === "EENVELOPE" || error.code === "EMESSAGE");
}

/** Failures before a mail was handed over: name, encryption, login, sender or recipient. */
const failuresBefore = new Set(["EDNS", "ETLS", "EAUTH", "EENVELOPE"]);

/**
 * Whether the mail server may have accepted a mail whose sending failed: it answered nothing, so that
 * its yes may have been lost.
 */
export function mayHaveArrived(error: unknown): boolean {
	if (!(error instanceof Error)) return true;
	const {
		responseCode,
		code = "",
		syscall,
	} = error as NodeJS.ErrnoException & {
		responseCode?: number;
	};
	return responseCode === undefined && syscall !== "connect" && !failuresBefore.has(code);
}

/** Creates a mailer. File and URL access is disabled, since mails contain what visitors write. */
export function createMailer(
	{ from }: Pick<Settings["mail"], "from">,
	smtpUrl: string,
	companyName: string,
): Mailer {
	const transport = nodemailer.createTransport({
		url: smtpUrl,
		pool: true,
		maxConnections: maxConcurrentMails,
		disableFileAccess: true,
		disableUrlAccess: true,
		...timeouts,
	});
	return {
		async send({ to, replyTo, ...mail }) {
			const { response } = await transport.sendMail({
				...mail,
				from: { name: companyName, address: from },
				to: { name: "", address: to },
				...(replyTo && { replyTo }),
			});
			return response;
		},
		close: () => transport.close(),
	};
}
