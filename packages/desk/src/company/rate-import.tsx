import type { ReadRates } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useEffect, useRef, useState } from "react";
import { FileField, fileError } from "../imports/file-field.js";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { TextAreaField } from "../ui/fields.js";
import { useRequest } from "../ui/use-request.js";
import { readRateList } from "./company-data.js";
import { rateMessages as messages } from "./messages.js";

interface RateImportProps {
	/** What the edit is based on. What was read is of the past as soon as it is another object. */
	readonly base: object;
	/** Whether the list has changes that reading another one would take away. */
	readonly isEdited: boolean;
	/** Called with a list of which each row could be read. */
	readonly onRead: (rates: ReadRates["rates"]) => void;
}

/** Reads a file or a pasted table into the list: all of it, or nothing. */
export function RateImport({ base, isEdited, onRead }: RateImportProps) {
	const [pasted, setPasted] = useState("");
	const [invalid, setInvalid] = useState("");
	const input = useRef<HTMLInputElement>(null);
	const outcome = useRef<HTMLParagraphElement>(null);
	const [asksFirst, setAsksFirst] = useState(false);
	const [readFor, setReadFor] = useState<object>();
	const { isBusy, refusal, result, send } = useRequest<ReadRates>(
		({ rates, refused }) => {
			setReadFor(base);
			if (refused === 0) onRead(rates);
		},
		() => setReadFor(base),
	);
	const isPresent = readFor === base;
	const shown = isPresent ? result : undefined;
	// It says what to look at.
	useEffect(() => {
		if (shown) outcome.current?.focus();
	}, [shown]);

	/** Takes a file in place of what was pasted, and of what was read before. */
	function chooseFile(): void {
		const file = input.current?.files?.[0];
		setInvalid(file ? fileError(file) : "");
		if (file) setPasted("");
		setReadFor(undefined);
	}

	/** Takes a table in place of a file. */
	function paste(table: string): void {
		if (input.current) input.current.value = "";
		setInvalid("");
		setPasted(table);
	}

	function read(mayReplace: boolean): void {
		const file = input.current?.files?.[0];
		const problem = file ? fileError(file) : pasted.trim() === "" ? messages.pasteMissing : "";
		setInvalid(problem);
		setAsksFirst(!problem && !mayReplace);
		if (problem) {
			setReadFor(undefined);
			input.current?.focus();
		} else if (mayReplace) void send(() => readRateList(file ?? new Blob([pasted])));
	}

	return (
		<details className="rate-import">
			<summary>{messages.importTitle}</summary>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					read(!isEdited);
				}}
			>
				<FileField input={input} error={invalid} onChoose={chooseFile} />
				<TextAreaField
					name="pasted"
					label={messages.paste}
					value={pasted}
					error={undefined}
					hint={messages.pasteHint}
					onChange={paste}
				/>
				<Button type="submit" className="compact" aria-disabled={isBusy}>
					{isBusy ? messages.reading : messages.read}
				</Button>
				<p role="alert" className="field-error">
					{isPresent && refusal?.error}
				</p>
				{shown && (
					<div className="rate-outcome">
						<p ref={outcome} tabIndex={-1}>
							{shown.refused > 0
								? messages.notRead(shown.refused)
								: messages.readNow(shown.rates.length)}
						</p>
						{shown.notes.length > 0 && (
							<ul className="warnings">
								{shown.notes.map((note) => (
									<li key={note}>{note}</li>
								))}
							</ul>
						)}
					</div>
				)}
			</form>
			<ConfirmDialog
				isOpen={asksFirst}
				title={messages.replaceTitle}
				confirmLabel={messages.replace}
				onConfirm={() => read(true)}
				onCancel={() => setAsksFirst(false)}
			>
				<p>{messages.replaceText}</p>
			</ConfirmDialog>
		</details>
	);
}
