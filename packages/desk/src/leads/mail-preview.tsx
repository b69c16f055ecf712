import { changeMessages } from "../changes/messages.js";
import { useHasMailServer } from "../session/session.js";
import { mailMessages } from "../ui/messages.js";
import { outdatedTexts, type PreviewState } from "./lead-request.js";
import { leadMessages, actionMessages as messages } from "./messages.js";

/** To whom an action sends mails, before it does. */
export function MailPreview({ preview, none }: { preview: PreviewState; none: string }) {
	return (
		<div className="mail-preview" role="status">
			{preview === undefined && <p>{messages.asking}</p>}
			{typeof preview === "string" && <p className="field-error">{preview}</p>}
			{typeof preview === "object" && <Mails preview={preview} none={none} />}
		</div>
	);
}

function Mails({
	preview,
	none,
}: {
	preview: Exclude<PreviewState, string | undefined>;
	none: string;
}) {
	const hasMailServer = useHasMailServer();
	const { mails, mailCount, heldCount, notToldCount, unchanged, outdated } = preview;
	const others = mails.reduce((rest, { n }) => rest - n, mailCount);
	return (
		<>
			<p>
				{mailCount === 0 ? none : (hasMailServer ? messages.mailsTo : messages.mailsFor)(mailCount)}
			</p>
			{mailCount > 0 && (
				<ul>
					{mails.map(({ dealer, email, n }) => (
						<li key={`${dealer} ${email}`}>
							{messages.recipient(dealer ?? messages.company, email, n)}
						</li>
					))}
					{others > 0 && <li>{messages.otherMails(others)}</li>}
				</ul>
			)}
			{heldCount > 0 && <p>{messages.heldBack(heldCount)}</p>}
			{notToldCount > 0 && <p>{messages.notTold(notToldCount)}</p>}
			{unchanged > 0 && <p>{messages.unchanged(unchanged)}</p>}
			{outdated.length > 0 && (
				<>
					<p>{changeMessages.outdated(leadMessages.count(outdated.length), outdated.length)}</p>
					<ul>
						{outdatedTexts(preview).map((text, index) => (
							<li key={index}>{text}</li>
						))}
					</ul>
				</>
			)}
			{mailCount > 0 && (
				<p className="field-hint">
					{hasMailServer ? messages.mailWarning : mailMessages.wait(mailCount)}
				</p>
			)}
		</>
	);
}
