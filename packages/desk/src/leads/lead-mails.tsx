import type { LeadMail } from "@nev/contract/desk";
import { Moment } from "../ui/moment.js";
import { StatusLabel, type Tone } from "../ui/status-label.js";
import { mailStateLabels, leadMessages as messages, recipientLabels } from "./messages.js";

const tones: Readonly<Record<LeadMail["state"], Tone>> = {
	held: "waiting",
	waiting: "waiting",
	sent: "calm",
	dead: "trouble",
	discarded: "calm",
};

/** The mails of a lead, and what became of them. */
export function LeadMails({ mails }: { mails: readonly LeadMail[] }) {
	if (mails.length === 0) return <p>{messages.noMails}</p>;
	return (
		<ul className="mails">
			{mails.map((mail) => (
				<li key={mail.id}>
					<StatusLabel tone={tones[mail.state]}>{mailStateLabels[mail.state]}</StatusLabel>
					<span>{mail.dealer || recipientLabels[mail.recipient]}</span>
					{mail.recipient === "former" && <span>{messages.formerNotice}</span>}
					{mail.state === "sent" && mail.sentAt && <Moment time={mail.sentAt} />}
					{mail.state === "waiting" && <Moment time={mail.dueAt} />}
					{mail.state !== "sent" && mail.lastError && <q>{mail.lastError}</q>}
				</li>
			))}
		</ul>
	);
}
