import { type DeskLead, maxNoteLength } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useId, useRef, useState } from "react";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { Moment } from "../ui/moment.js";
import { useAction } from "../ui/use-action.js";
import type { NoteResult } from "./lead-data.js";
import { noteMessages as messages } from "./messages.js";

/** What operators wrote down about a lead, and a field for more. */
export function LeadNotes({ lead }: { lead: DeskLead }) {
	const [text, setText] = useState("");
	const [removed, setRemoved] = useState<DeskLead["notes"][number]>();
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const { isBusy, result, send } = useAction<NoteResult>((saved) => {
		// What is written stays until it is saved.
		if ("error" in saved) field.current?.focus();
		else if (saved.kind === "added") setText("");
		// The pressed button is gone with its note.
		else heading.current?.focus();
	});
	const error = result && "error" in result ? (result.fields?.text ?? result.error) : undefined;
	const action = `/leads/${lead.id}/notes`;
	return (
		<section aria-labelledby="notes">
			<h2 id="notes" ref={heading} tabIndex={-1}>
				{messages.title}
			</h2>
			<ul className="notes">
				{lead.notes.map((note) => (
					<li key={note.id}>
						<p className="lead-message">{note.text}</p>
						<p className="change-who">
							{note.author}, <Moment time={note.at} />
						</p>
						<Button
							variant="quiet"
							className="compact"
							aria-label={messages.removeLabel(note.text)}
							onClick={() => setRemoved(note)}
						>
							{messages.remove}
						</Button>
					</li>
				))}
			</ul>
			<form
				className="note-form"
				onSubmit={(event) => {
					event.preventDefault();
					send({ text }, { method: "post", action });
				}}
			>
				<div className="field">
					<label htmlFor={id}>{messages.label}</label>
					<textarea
						ref={field}
						id={id}
						className="nev-input"
						rows={2}
						maxLength={maxNoteLength}
						value={text}
						aria-invalid={error !== undefined}
						aria-describedby={`${id}-error`}
						onChange={({ currentTarget }) => setText(currentTarget.value)}
					/>
					<p id={`${id}-error`} className="field-error">
						{error}
					</p>
				</div>
				<Button type="submit" className="compact" aria-disabled={isBusy}>
					{messages.add}
				</Button>
				<p role="status" className="nev-visually-hidden">
					{result && "kind" in result && messages.done[result.kind]}
				</p>
			</form>
			<ConfirmDialog
				isOpen={removed !== undefined}
				title={messages.removeTitle}
				confirmLabel={messages.remove}
				onCancel={() => setRemoved(undefined)}
				onConfirm={() => {
					if (removed) send({ id: removed.id }, { method: "delete", action });
					setRemoved(undefined);
				}}
			>
				<p className="lead-message">{removed?.text}</p>
			</ConfirmDialog>
		</section>
	);
}
