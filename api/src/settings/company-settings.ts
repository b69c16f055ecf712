import * as z from "zod";
import { wordList } from "./setting-types.js";

/** The departments with their own mailbox. */
export const mailboxes = [
	"support",
	"sales",
	"privacy",
	"legal",
	"editorial",
	"corrections",
	"feedback",
	"diversity",
	"ethics",
	"careers",
] as const;

export type Mailbox = (typeof mailboxes)[number];

const mailboxSetting = new RegExp(`^(${mailboxes.join("|")})=[^\\s@=]+@[^\\s@=]+$`);

export const mailboxesError = `must be a list such as sales=sales@example.com,privacy=privacy@example.com, of ${mailboxes.join(", ")}`;

/** The addresses of departments by department. */
export const mailboxList = wordList("")
	.pipe(z.array(z.string().regex(mailboxSetting, mailboxesError)))
	.transform(
		(list): Partial<Record<Mailbox, string>> =>
			Object.fromEntries(list.map((item) => item.split("="))),
	);

/** How the company is reached until its variables or an operator say it (specification, section 2). */
export const contactDefaults = {
	name: "NEV Dealer Network",
	phone: "(555) 555-0100",
	tollFreePhone: "(800) 555-0100",
	email: "info@nev-dealers.example.com",
	mailboxes: "",
};
