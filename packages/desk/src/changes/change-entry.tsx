import type { Change } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Moment } from "../ui/moment.js";
import { actionLabel } from "./describe-change.js";
import { changeMessages as messages } from "./messages.js";

export interface ChangeEntryProps {
	readonly change: Change;
	/** What it changed. */
	readonly children: ReactNode;
	readonly isUndoing: boolean;
	readonly onUndo: (change: number) => void;
}

/** A change in a list: what, who, when, and its undo, which stays when it is pressed. */
export function ChangeEntry({ change, children, isUndoing, onUndo }: ChangeEntryProps) {
	const { id, at, actor, undoes, undoneBy } = change;
	const what = actionLabel(change);
	return (
		<li className="change">
			<div className="change-what">
				<p>
					<Link to={`/changes/${id}`}>{what}</Link>
				</p>
				<p className="change-who">
					{actor}, <Moment time={at} isShort />
					{undoes !== null && <>, {messages.undoes(undoes)}</>}
					{undoneBy !== null && <>, {messages.undoneBy(undoneBy)}</>}
				</p>
				{children}
			</div>
			<Button
				className="compact"
				aria-label={messages.undoLabel(what, id)}
				aria-disabled={isUndoing}
				onClick={() => onUndo(id)}
			>
				{messages.undo}
			</Button>
		</li>
	);
}
