import type { ChangePage } from "@nev/contract/desk";
import { EmptyPanel } from "@nev/widgets/ui";
import { Link, useLoaderData } from "react-router";
import { FilterForm, FilterSelect } from "../ui/filter-form.js";
import { useNotice } from "../ui/notice-context.js";
import { Pager } from "../ui/pager.js";
import { useProgressPolling } from "../ui/progress.js";
import { usePoll } from "../ui/use-poll.js";
import { ChangeEntry } from "./change-entry.js";
import { ChangedRows } from "./changed-rows.js";
import { actionLabel, describeCounts } from "./describe-change.js";
import { changeMessages as messages } from "./messages.js";
import { useUndoRequest } from "./undo-request.js";

/** What was changed, by whom, the newest first. */
export function ChangeList() {
	const page = useLoaderData<ChangePage>();
	const { items, actors, actions } = page;
	usePoll();
	useProgressPolling(
		items.some(({ undo }) => undo?.kind === "undoing"),
		items,
	);
	const { undo, isUndoing } = useUndoRequest(useNotice());
	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<p>{messages.intro}</p>
			<div className="list-tools">
				<FilterForm>
					<FilterSelect
						name="actor"
						label={messages.actor}
						options={actors.map((value) => ({ value, label: value }))}
					/>
					<FilterSelect
						name="action"
						label={messages.action}
						options={actions.map((value) => ({ value, label: actionLabel({ action: value }) }))}
						labelOf={(action) => actionLabel({ action })}
					/>
				</FilterForm>
				<Pager page={page} count={messages.count} nameOf={({ id }) => messages.change(id)} />
			</div>
			{items.length > 0 ? (
				<ul className="changes">
					{items.map((change) => (
						<ChangeEntry
							key={change.id}
							change={change}
							undo={change.undo}
							isUndoing={isUndoing}
							onUndo={(change) => undo(change)}
						>
							<ChangedRows rows={change.rows} />
							{totalOf(change.counts) > change.rows.length && (
								<p>
									<Link to={`/changes/${change.id}`}>
										{messages.allRows(describeCounts(change.counts))}
									</Link>
								</p>
							)}
						</ChangeEntry>
					))}
				</ul>
			) : actors.length > 0 ? (
				<EmptyPanel title={messages.none} hint={messages.noneHint}>
					<Link to="/changes">{messages.showAll}</Link>
				</EmptyPanel>
			) : (
				<EmptyPanel title={messages.noneYet} />
			)}
		</div>
	);
}

function totalOf(counts: ChangePage["items"][number]["counts"]): number {
	return Object.values(counts).reduce((total, count) => total + count, 0);
}
