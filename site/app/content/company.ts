/** The departments that have a mailbox of their own. */
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

/** What the words say of the company; the settings give it. */
export interface Company {
	readonly name: string;
	readonly phone: string;
	readonly tollFreePhone: string;
	readonly email: string;
	/** The email address of each department. */
	readonly mailboxes: Readonly<Record<Mailbox, string>>;
}
