import type { CorrectionPage, DecidedCorrection, WaitingCorrection } from "@nev/contract/desk";
import { Button, EmptyPanel } from "@nev/widgets/ui";
import { useRef, useState } from "react";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { useHasMailServer } from "../session/session.js";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { mailMessages } from "../ui/messages.js";
import { Moment } from "../ui/moment.js";
import { useNotice } from "../ui/notice-context.js";
import { Pager } from "../ui/pager.js";
import { ReasonDialog } from "../ui/reason-dialog.js";
import { useLostFocus } from "../ui/use-lost-focus.js";
import { usePoll } from "../ui/use-poll.js";
import { useRequest } from "../ui/use-request.js";
import { type DecisionRequest, decideCorrection } from "./correction-data.js";
import { CorrectionDifferences } from "./correction-differences.js";
import { correctionMessages as messages } from "./messages.js";

/** What dealers ask to correct in their own listings, to accept or to decline. */
export function CorrectionList() {
	const page = useLoaderData<CorrectionPage>();
	const { items } = page;
	usePoll();
	const isOfDealer = useSearchParams()[0].has("dealer");
	const { decide, isDeciding, notePlace } = useDecision();
	const [question, setQuestion] = useState<Question>();
	const [isAsking, setIsAsking] = useState(false);

	function ask(verb: Question["verb"], correction: WaitingCorrection): void {
		setQuestion({ verb, correction });
		setIsAsking(true);
	}

	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<p>{messages.intro}</p>
			<div className="list-tools">
				<p className="list-link">
					{isOfDealer && <Link to="/corrections">{messages.showAll}</Link>}
				</p>
				<Pager page={page} count={messages.count} nameOf={({ dealer }) => dealer.name} />
			</div>
			{items.length > 0 ? (
				<ul className="changes" onFocus={({ target }) => notePlace(target)}>
					{items.map((correction) => (
						<CorrectionEntry
							key={correction.id}
							correction={correction}
							isDeciding={isDeciding}
							onAccept={() => ask("accept", correction)}
							onDecline={() => ask("decline", correction)}
						/>
					))}
				</ul>
			) : (
				<EmptyPanel
					title={isOfDealer ? messages.noneOfDealer : messages.none}
					hint={messages.noneHint}
				/>
			)}
			<p>
				{messages.decided}
				<Link to="/changes?action=corrections+accept">{messages.acceptedLink}</Link>,{" "}
				<Link to="/changes?action=corrections+decline">{messages.declined}</Link>
			</p>
			<DecisionDialogs
				question={question}
				isOpen={isAsking}
				onCancel={() => setIsAsking(false)}
				onDecide={(request) => {
					setIsAsking(false);
					decide(request);
				}}
			/>
		</div>
	);
}

/**
 * Sends a decision, and tells what became of it. The focus goes on to the next correction, unless the
 * operator has moved it meanwhile.
 */
function useDecision() {
	const tell = useNotice();
	const hasMailServer = useHasMailServer();
	/** Of the correction that had the focus last. */
	const place = useRef(0);
	useLostFocus(() => {
		const left = headings();
		const next = left.at(Math.min(place.current, left.length - 1));
		(next ?? document.querySelector<HTMLElement>("h1"))?.focus();
	});
	const { isBusy, send } = useRequest<DecidedCorrection>(
		({ state, name, email, change }) => {
			const mail =
				email === null
					? messages.notMailed
					: hasMailServer
						? messages.mailed(email)
						: mailMessages.wait(1);
			tell({ text: `${messages.decidedText(messages.done[state], name)} ${mail}`, change });
		},
		({ error }) => tell({ text: error }),
	);
	return {
		isDeciding: isBusy,
		decide: (request: DecisionRequest) => void send(() => decideCorrection(request)),
		notePlace: (focused: Element) => {
			place.current = headings().findIndex((heading) => heading.closest("li")?.contains(focused));
		},
	};
}

function headings(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>("[data-correction]")];
}

interface CorrectionEntryProps {
	readonly correction: WaitingCorrection;
	readonly isDeciding: boolean;
	readonly onAccept: () => void;
	readonly onDecline: () => void;
}

/** A correction that waits, with its two decisions. */
function CorrectionEntry(props: CorrectionEntryProps) {
	const { correction, isDeciding, onAccept, onDecline } = props;
	const { id, dealer, createdAt, email, differences } = correction;
	return (
		<li className="change">
			<div className="change-what">
				<h2 tabIndex={-1} data-correction>
					<Link to={`/dealers/${dealer.id}`}>{dealer.name}</Link>
				</h2>
				<p className="change-who">
					{dealer.place}. {messages.sent} <Moment time={createdAt} isShort />, {email}
				</p>
				<CorrectionDifferences differences={differences} />
			</div>
			<div className="selection-actions">
				<Button
					className="compact"
					aria-label={messages.acceptLabel(dealer.name, id)}
					aria-disabled={isDeciding}
					onClick={() => !isDeciding && onAccept()}
				>
					{messages.accept}
				</Button>
				<Button
					className="compact"
					aria-label={messages.declineLabel(dealer.name, id)}
					aria-disabled={isDeciding}
					onClick={() => !isDeciding && onDecline()}
				>
					{messages.decline}
				</Button>
			</div>
		</li>
	);
}

/** A correction, and what the operator is about to do with it. */
interface Question {
	readonly verb: DecisionRequest["verb"];
	readonly correction: WaitingCorrection;
}

interface DecisionDialogsProps {
	/** The last one that was asked, which stays while its dialog closes. */
	readonly question: Question | undefined;
	readonly isOpen: boolean;
	readonly onCancel: () => void;
	readonly onDecide: (request: DecisionRequest) => void;
}

/** Asks before a correction is decided, because the dealer is told by mail. */
function DecisionDialogs({ question, isOpen, onCancel, onDecide }: DecisionDialogsProps) {
	const hasMailServer = useHasMailServer();
	if (!question) return null;
	const { verb, correction } = question;
	const { id, version, dealer, email, differences } = correction;
	const address = differences.find(({ field }) => field === "email")?.after;
	return (
		<>
			<ConfirmDialog
				isOpen={isOpen && verb === "accept"}
				title={messages.acceptTitle(dealer.name)}
				confirmLabel={hasMailServer ? messages.acceptAndMail : messages.acceptNow}
				onCancel={onCancel}
				onConfirm={() => onDecide({ verb: "accept", id, version })}
			>
				<CorrectionDifferences differences={differences} />
				<p>
					{dealer.isListed ? messages.shownAtOnce : messages.shownOnceListed}{" "}
					{(hasMailServer ? messages.acceptText : messages.acceptWithoutMail)(email)}
				</p>
				{address && <p>{messages.newAddress(address)}</p>}
			</ConfirmDialog>
			<ReasonDialog
				key={id}
				isOpen={isOpen && verb === "decline"}
				title={messages.declineTitle(dealer.name)}
				textsFor={(hasReason) => ({
					confirm: hasMailServer ? messages.declineAndMail : messages.declineNow,
					hint: hasReason ? messages.reasonMailed : messages.reasonHint,
				})}
				onCancel={onCancel}
				onConfirm={(reason) => onDecide({ verb: "decline", id, version, reason })}
			>
				<p>{(hasMailServer ? messages.declineText : messages.declineWithoutMail)(email)}</p>
			</ReasonDialog>
		</>
	);
}
