import type { Dealer, DealerAction } from "@nev/contract/desk";
import { Link, useLoaderData } from "react-router";
import { HistorySection } from "../changes/history-section.js";
import { correctionMessages } from "../corrections/messages.js";
import { BackLink } from "../ui/back-link.js";
import { Facts } from "../ui/facts.js";
import { Moment } from "../ui/moment.js";
import { seenName } from "../ui/seen-name.js";
import { DealerActions } from "./dealer-actions.js";
import type { DealerData } from "./dealer-data.js";
import { DealerForm } from "./dealer-form.js";
import { dealerMessages as messages, visibilityLabels } from "./messages.js";

/** One dealer, to read and to edit. */
export function DealerPage() {
	const { dealer, hasCorrection, history } = useLoaderData<DealerData>();
	const { id, values, visibility, reviewedAt, createdAt } = dealer;
	return (
		<div className="page record-page">
			<title>{`${values.name} – Desk`}</title>
			<BackLink to="/dealers">{messages.back}</BackLink>
			<h1 tabIndex={-1}>{seenName(values.name)}</h1>
			<Facts
				facts={[
					{ label: messages.visibility, value: visibilityLabels[visibility] },
					{
						label: messages.reviewed,
						value: reviewedAt ? <Moment time={reviewedAt} /> : messages.notReviewed,
					},
					{ label: messages.since, value: <Moment time={createdAt} /> },
				]}
			/>
			<fieldset className="selection-actions" aria-label={messages.actions}>
				<DealerActions target={{ ids: [id] }} count={1} possible={possibleActions(dealer)} />
			</fieldset>
			{hasCorrection && (
				<div className="warnings">
					<p>
						{correctionMessages.ofDealer}{" "}
						<Link to={`/corrections?dealer=${id}`}>{correctionMessages.look}</Link>
					</p>
				</div>
			)}
			<DealerForm key={id} dealer={dealer} />
			<HistorySection
				key={`history ${id}`}
				table="dealerships"
				id={id}
				history={history}
				path={`/dealers/${id}/history`}
			/>
		</div>
	);
}

function possibleActions({ visibility, reviewedAt }: Dealer): DealerAction[] {
	return [
		...(visibility !== "visible" || reviewedAt === null ? (["approve"] as const) : []),
		...(visibility === "rejected" ? [] : (["reject"] as const)),
		...(visibility === "hidden" ? (["unhide"] as const) : (["hide"] as const)),
	];
}
