import type { DeskLead, LeadMail, Saved } from "@nev/contract/desk";
import { useRef } from "react";
import { useNotice } from "../ui/notice-context.js";
import { useRequest } from "../ui/use-request.js";
import { markAsReturned } from "./lead-data.js";
import { leadMessages as messages, recipientLabels } from "./messages.js";

/** To whom a mail of a lead goes. */
export const nameOfRecipient = ({ dealer, recipient }: LeadMail): string =>
	dealer || recipientLabels[recipient];

/** Marks mails of a lead that were sent as ones that came back. */
export function useMarkAsReturned(id: DeskLead["id"]) {
	const tell = useNotice();
	const marked = useRef("");
	const { isBusy, refusal, send } = useRequest(({ change }: Saved<DeskLead>) => {
		tell({ text: messages.markedAsReturned(marked.current), change });
		// The pressed button is gone with the state that it was for.
		document.getElementById("mails")?.focus();
	});
	return {
		isBusy,
		refusal,
		mark(mail: LeadMail) {
			void send(() => {
				marked.current = nameOfRecipient(mail);
				return markAsReturned(id, mail.id);
			});
		},
	};
}
