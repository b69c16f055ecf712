/**
 * What a mail server's refusal concerns: this recipient, this mail, or the account, and so all mails, which the
 * operator can correct.
 */
export type Refusal = "recipient" | "mail" | "account";

/**
 * The reply within the message of an error: its code (RFC 5321, 4.2), which is no port such as 587, and its enhanced
 * status code (RFC 3463).
 */
const reply = /(?:^|[:=] ?)([45][0-5]\d)(?:[ -](?:([245]\.\d{1,3}\.\d{1,3})\b)?|$)/;

/**
 * Status codes of an address or of its mailbox (RFC 3463, 3.2 and 3.3; RFC 7505 for a domain that takes no mail).
 * Microsoft has others of 5.2, such as 5.2.252 for a sender that the account may not use.
 */
const ofRecipient = /^5\.(1\.(1|2|3|6|10)|2\.[0-4])$/;

/** Status codes of a message: its size and its form (RFC 3463, 3.4 and 3.7). */
const ofMail = /^5\.(3\.4|6\.\d+)$/;

/** How servers without status codes say that there is no such mailbox. */
const noMailbox =
	/\b((no such|unknown|invalid) (user|recipient|mailbox|address)|mailbox (is )?full|over quota)\b/i;
const mailbox = /\b(user|recipient|mailbox|address|account)\b/i;
const missing = / (unknown|not found|does ?n[o']t exist|disabled)\b/i;

function namesNoMailbox(message: string): boolean {
	if (noMailbox.test(message)) return true;
	return message.split(/[;\n]/).some((part) => {
		const start = part.search(mailbox);
		return start >= 0 && missing.test(part.slice(start));
	});
}

/**
 * Reads why a mail server has refused a mail for good, whichever command it answers. Undefined: it has not, so that
 * the mail is just tried again.
 *
 * @param message of the error, which a mail keeps as its last one
 */
export function refusalOf(message: string): Refusal | undefined {
	const [, code = "", status] = reply.exec(message) ?? [];
	if (/^Invalid login/.test(message)) return "account";
	if (!code.startsWith("5")) return undefined;
	if (status) {
		if (ofRecipient.test(status)) return "recipient";
		return ofMail.test(status) ? "mail" : "account";
	}
	if (code !== "554" && /recipients? were rejected/.test(message) && namesNoMailbox(message)) {
		return "recipient";
	}
	return code === "552" ? "mail" : "account";
}
