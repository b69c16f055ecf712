import type { Change, UndoState } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { Moment } from "../ui/moment.js";
import { Progress } from "../ui/progress.js";
import { actionLabel } from "./describe-change.js";
import { describeUndone } from "./describe-undone.js";
import { changeMessages as messages } from "./messages.js";

export interface ChangeEntryProps {
	readonly change: Change;
	/** Where its undo is, if it is one of many rows. */
	readonly undo?: UndoState | undefined;
	/** What it changed. */
	readonly children: ReactNode;
	readonly isUndoing: boolean;
	readonly onUndo: (change: number) => void;
}

/** A change in a list: what, who, when, and its undo, which stays when it is pressed. */
export function ChangeEntry({ change, undo, children, isUndoing, onUndo }: ChangeEntryProps) {
	const { id, at, actor, undoes, undoneBy } = change;
	const what = actionLabel(change);
	const hint = useId();
	const isUndone = undoneBy !== null;
	return (
		<li className="change">
			<div className="change-what">
				<p>
					<Link to={`/changes/${id}`}>{what}</Link>
				</p>
				<p className="change-who">
					{actor}, <Moment time={at} isShort />
					{undoes !== null && (
						<>
							, <Link to={`/changes/${undoes}`}>{messages.undoes(undoes)}</Link>
						</>
					)}
					{isUndone && (
						<>
							, <Link to={`/changes/${undoneBy}`}>{messages.undoneBy(undoneBy)}</Link>
						</>
					)}
				</p>
				{isUndone && (
					<p id={hint} className="field-hint">
						{messages.undoAgainHint}
					</p>
				)}
				{undo && <UndoProgress undo={undo} />}
				{children}
			</div>
			<Button
				className="compact"
				aria-label={(isUndone ? messages.undoAgainLabel : messages.undoLabel)(what, id)}
				aria-describedby={isUndone ? hint : undefined}
				aria-disabled={isUndoing || undo?.kind === "undoing"}
				onClick={() => onUndo(id)}
			>
				{isUndone ? messages.undoAgain : messages.undo}
			</Button>
		</li>
	);
}

/** How far an undo of many rows is, that it failed, or what it had to leave. */
function UndoProgress({ undo }: { undo: UndoState }) {
	if (undo.kind === "undoing") {
		const { done, total } = undo;
		return (
			<Progress
				label={messages.undoing}
				text={messages.progress(done, total)}
				hint={messages.undoingHint}
				{...{ done, total }}
			/>
		);
	}
	if (undo.kind === "failed") return <p className="field-error">{undo.error}</p>;
	if (undo.conflicts.length === 0) return null;
	const { text, details = [] } = describeUndone(undo);
	return (
		<>
			<p>{text}</p>
			<ul>
				{details.map((detail) => (
					<li key={detail}>{detail}</li>
				))}
			</ul>
		</>
	);
}
