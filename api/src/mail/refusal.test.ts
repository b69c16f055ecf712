import { expect, it } from "vitest";
import { refusalOf } from "./refusal.js";

/** As Nodemailer begins the errors of the commands. */
const at = {
	login: "Invalid login: ",
	from: "Mail command failed: ",
	to: "Can't send mail - all recipients were rejected: ",
	data: "Message failed: ",
};

it.each([
	// Amazon SES
	["data", "554 Message rejected: Email address is not verified.", "account"],
	["data", "554 Transaction failed: Address blacklisted.", "account"],
	["data", "454 Throttling failure: Daily message quota exceeded.", undefined],
	["data", "454 Throttling failure: Maximum sending rate exceeded.", undefined],
	["login", "535 Authentication Credentials Invalid", "account"],
	["from", "530 Must issue a STARTTLS command first", "account"],
	["data", "552 Message is too long.", "mail"],
	// Gmail and Google Workspace
	["data", "550 5.4.5 Daily user sending limit exceeded.", "account"],
	["login", "535 5.7.8 Username and Password not accepted.", "account"],
	["login", "534 5.7.9 Application-specific password required.", "account"],
	["login", "454 4.7.0 Too many login attempts, please try again later.", "account"],
	["to", "550 5.1.1 The email account that you tried to reach does not exist.", "recipient"],
	["to", "552 5.2.2 The recipient's inbox is out of storage space.", "recipient"],
	["to", "450 4.2.1 The user is receiving mail at a rate that prevents delivery.", undefined],
	[
		"data",
		"550 5.7.26 This mail has been blocked because the sender is unauthenticated.",
		"account",
	],
	["data", "552 5.7.0 Our system detected an illegal attachment.", "account"],
	["data", "552 5.3.4 Your message exceeded Google's message size limits.", "mail"],
	["data", "421 4.7.28 Unusual rate of mail. Try again later.", undefined],
	// Microsoft 365
	[
		"from",
		"530 5.7.57 Client was not authenticated to send anonymous mail during MAIL FROM",
		"account",
	],
	["data", "554 5.2.252 SendAsDenied; leads@dealer.example.com not allowed", "account"],
	["data", "550 5.7.60 SMTP; Client does not have permissions to send as this sender", "account"],
	[
		"login",
		"535 5.7.139 Authentication unsuccessful, basic authentication is disabled.",
		"account",
	],
	["to", "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found", "recipient"],
	["to", "550 5.4.1 Recipient address rejected: Access denied.", "account"],
	["to", "451 4.7.500 Server busy. Please try again later.", undefined],
	["data", "554 5.6.0 Corrupt message content", "mail"],
	[
		"from",
		"550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP.",
		"account",
	],
	// Postfix
	[
		"to",
		"550 5.1.1 <a@b.example.com>: Recipient address rejected: User unknown in local table",
		"recipient",
	],
	["to", "550 5.1.2 <a@b.example>: Recipient address rejected: Domain not found", "recipient"],
	["to", "554 5.7.1 <a@b.example.com>: Relay access denied", "account"],
	["from", "553 5.7.1 <a@b.example.com>: Sender address rejected: not owned by user", "account"],
	["to", "504 5.5.2 <web-1>: Helo command rejected: need fully-qualified hostname", "account"],
	["to", "450 4.7.1 Greylisted, see the postmaster's page", undefined],
	["to", "556 5.1.10 Recipient address has null MX", "recipient"],
	["to", "550-5.1.1 The account\n550 5.1.1 does not exist.", "recipient"],
	// Postmark, and others without status codes
	["data", "406 You tried to send to a recipient that has been marked as inactive.", undefined],
	["login", "535 Authentication failed", "account"],
	["data", "554 Message blocked", "account"],
	["to", "550 No such user here", "recipient"],
	["to", "550 Mailbox a@b.example.com not found", "recipient"],
	["to", "550 Blocked, as 5.1.1.7 is listed", "account"],
	["to", "554 No SMTP service here", "account"],
] as const)("at %s, %j concerns: %s", (command, reply, refusal) => {
	expect(refusalOf(at[command] + reply)).toBe(refusal);
});

it.each(["Connection timeout", "connect ECONNREFUSED 127.0.0.1:587", "Greeting never received"])(
	"no answer is no refusal: %s",
	(message) => expect(refusalOf(message)).toBeUndefined(),
);
