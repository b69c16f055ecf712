import { type DeskLead, maxNoteLength, type NewLeadNote } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useId, useRef, useState } from "react";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { Moment } from "../ui/moment.js";
import { useRequest } from "../ui/use-request.js";
import { useUnsaved } from "../ui/use-unsaved.js";
import { addNote, type NoteResult, removeNote } from "./lead-data.js";
import { noteMessages as messages } from "./messages.js";

/** What operators wrote down about a lead, and a field for more. */
export function LeadNotes({ lead }: { lead: DeskLead }) {
	const [text, setText] = useState("");
	const [removed, setRemoved] = useState<DeskLead["notes"][number]>();
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const { isBusy, result, refusal, send } = useRequest<NoteResult>(
		(done) => {
			// The pressed button is gone with its note.
			if (done === "removed") heading.current?.focus();
		},
		// What is written stays until it is saved.
		() => field.current?.focus(),
	);
	/** The note that is sent, until its answer is here: the same text again is the same note. */
	const sending = useRef<NewLeadNote>(undefined);
	useUnsaved(text.trim() !== "");
	const error = refusal && (refusal.fields?.text ?? refusal.error);
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
					void send(async () => {
						if (sending.current?.text !== text) {
							sending.current = { text, key: crypto.randomUUID() };
						}
						const result = await addNote(lead.id, sending.current);
						sending.current = undefined;
						// What was typed meanwhile is another note.
						setText((typed) => (typed === text ? "" : typed));
						return result;
					});
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
					{result && messages.done[result]}
				</p>
			</form>
			<ConfirmDialog
				isOpen={removed !== undefined}
				title={messages.removeTitle}
				confirmLabel={messages.remove}
				onCancel={() => setRemoved(undefined)}
				onConfirm={() => {
					if (removed) void send(() => removeNote(lead.id, removed.id));
					setRemoved(undefined);
				}}
			>
				<p className="lead-message">{removed?.text}</p>
			</ConfirmDialog>
		</section>
	);
}
