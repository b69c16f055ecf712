import type { ChangeDetail } from "@nev/contract/desk";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { BackLink } from "../ui/back-link.js";
import { useNotice } from "../ui/notice-context.js";
import { useProgressPolling } from "../ui/progress.js";
import { ChangeEntry } from "./change-entry.js";
import { ChangedRows } from "./changed-rows.js";
import { describeCounts } from "./describe-change.js";
import { changeMessages as messages } from "./messages.js";
import { useUndoRequest } from "./undo-request.js";

/** One change with all of its rows. */
export function ChangePage() {
	const change = useLoaderData<ChangeDetail>();
	const { undo, isUndoing } = useUndoRequest(useNotice());
	useProgressPolling(change.undo?.kind === "undoing", change);
	const [parameters] = useSearchParams();
	return (
		<div className="page">
			<title>{`${messages.change(change.id)} – Desk`}</title>
			<BackLink to="/changes">{messages.back}</BackLink>
			<h1 tabIndex={-1}>{messages.change(change.id)}</h1>
			<ul className="changes">
				<ChangeEntry
					change={change}
					undo={change.undo}
					isUndoing={isUndoing}
					onUndo={(change) => undo(change)}
				>
					<p>{describeCounts(change.counts)}</p>
				</ChangeEntry>
			</ul>
			<section>
				<ChangedRows rows={change.rows} />
				<p className="page-status">
					{parameters.has("after") && <Link to={{ search: "" }}>{messages.firstRows}</Link>}
					{change.next && <Link to={{ search: `?after=${change.next}` }}>{messages.nextRows}</Link>}
				</p>
			</section>
		</div>
	);
}
