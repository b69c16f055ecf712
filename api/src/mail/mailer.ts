import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import type { Settings } from "../settings/settings.js";
import type { Mail } from "./mail.js";

/** Sends mails through the operator's mail server. */
export interface Mailer {
	/**
	 * Resolves with the server's answer when it has accepted the mail.
	 *
	 * @throws {Error} if the server rejects it or does not answer in time, or if the sending is aborted
	 */
	send(mail: Mail, options?: SendOptions): Promise<string>;
	close(): void;
}

export interface SendOptions {
	/** Called when the server begins to receive the content. Before, it can accept nothing. */
	readonly onContent?: () => void;
	/** Ends the sending, which may have succeeded if the content was begun. */
	readonly signal?: AbortSignal;
}

/** How many mails are sent at once. */
export const maxConcurrentMails = 5;

/** How many of them to one recipient's domain. */
export const maxMailsPerDomain = 2;

/** In milliseconds. Their sum is far below the lease of a claim. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

/**
 * Whether the mail server may have accepted a mail whose sending failed after its content was begun: it
 * answered nothing, so that its yes may have been lost.
 */
export function mayHaveArrived(error: unknown): boolean {
	return (error as { readonly responseCode?: number }).responseCode === undefined;
}

/**
 * Creates a mailer. File and URL access is disabled, since mails contain what visitors write.
 *
 * @param limits how long a mail server may be silent, in milliseconds, where it is not the usual time
 */
export function createMailer(
	{ from, heloName }: Pick<Settings["mail"], "from"> & Partial<Pick<Settings["mail"], "heloName">>,
	smtpUrl: string,
	companyName: () => string,
	limits: Partial<typeof timeouts> = {},
): Mailer {
	const transport = nodemailer.createTransport({
		url: smtpUrl,
		// Otherwise who sits in between could hide that the server offers STARTTLS, and read the password.
		// Parameters of the URL come first.
		requireTLS: new URL(smtpUrl).password !== "",
		// Without it, a machine whose name has no domain, as a container's, gives 127.0.0.1.
		...(heloName !== undefined && { name: heloName }),
		pool: true,
		maxConnections: maxConcurrentMails,
		disableFileAccess: true,
		disableUrlAccess: true,
		...timeouts,
		...limits,
	});
	const listeners = new Map<string, () => void>();
	transport.use("stream", ({ data: { messageId = "" }, message }, done) => {
		message.processFunc((content) => Readable.from(announce(content, listeners.get(messageId))));
		done();
	});
	return {
		async send({ to, replyTo, ...mail }, { onContent = () => {}, signal } = {}) {
			listeners.set(mail.messageId, onContent);
			try {
				const { response } = await transport.sendMail({
					...mail,
					from: { name: companyName(), address: from },
					to: { name: "", address: to },
					// RFC 3834, 5
					headers: { "Auto-Submitted": "auto-generated" },
					...(replyTo && { replyTo: { ...replyTo, name: undecodable(replyTo.name) } }),
					...(signal && { signal }),
				});
				return response;
			} finally {
				listeners.delete(mail.messageId);
			}
		},
		close: () => transport.close(),
	};
}

/**
 * A name that mail programs show as it is. They decode encoded words (RFC 2047) in quotes too, and what a visitor
 * has encoded would be shown as another name.
 */
function undecodable(name: string): string {
	return name.replaceAll("=?", "= ?");
}

/** Nodemailer reads the content once the server has accepted the command DATA, and not earlier. */
async function* announce(content: Readable, onContent = () => {}): AsyncGenerator<Buffer> {
	onContent();
	yield* content;
}
