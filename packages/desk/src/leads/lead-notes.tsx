import { type DeskLead, maxNoteLength } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { Moment } from "../ui/moment.js";
import type { NoteResult } from "./lead-data.js";
import { noteMessages as messages } from "./messages.js";

/** What operators wrote down about a lead, and a field for more. */
export function LeadNotes({ lead }: { lead: DeskLead }) {
	const fetcher = useFetcher<NoteResult>();
	const [text, setText] = useState("");
	const [removed, setRemoved] = useState<DeskLead["notes"][number]>();
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const isSaving = fetcher.state !== "idle";
	const result = isSaving ? undefined : fetcher.data;
	const error = result && "error" in result ? result.error : undefined;
	const { data } = fetcher;
	useEffect(() => {
		if (!data) return;
		// What is written stays until it is saved.
		if ("error" in data) field.current?.focus();
		else if (data.kind === "added") setText("");
	}, [data]);
	const send = (method: "post" | "delete", body: object) =>
		void fetcher.submit(JSON.stringify(body), {
			method,
			action: `/leads/${lead.id}/notes`,
			encType: "application/json",
		});
	return (
		<section aria-labelledby="notes">
			<h2 id="notes" tabIndex={-1}>
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
					if (!isSaving) send("post", { text });
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
				<Button type="submit" className="compact" aria-disabled={isSaving}>
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
					if (removed) send("delete", { id: removed.id });
					setRemoved(undefined);
					document.getElementById("notes")?.focus();
				}}
			>
				<p className="lead-message">{removed?.text}</p>
			</ConfirmDialog>
		</section>
	);
}
