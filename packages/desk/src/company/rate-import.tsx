import type { ReadRates } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useEffect, useRef, useState } from "react";
import { FileField, fileError } from "../imports/file-field.js";
import { TextAreaField } from "../ui/fields.js";
import { useRequest } from "../ui/use-request.js";
import { readRateList } from "./company-data.js";
import { rateMessages as messages } from "./messages.js";

/** Reads a file or a pasted table into the list. */
export function RateImport({ onRead }: { readonly onRead: (read: ReadRates) => void }) {
	const [pasted, setPasted] = useState("");
	const [invalid, setInvalid] = useState("");
	const input = useRef<HTMLInputElement>(null);
	const outcome = useRef<HTMLParagraphElement>(null);
	const { isBusy, refusal, result, send } = useRequest<ReadRates>(onRead);
	// It says what to look at.
	useEffect(() => {
		if (result) outcome.current?.focus();
	}, [result]);

	function read(): void {
		const file = input.current?.files?.[0];
		const problem = file ? fileError(file) : pasted.trim() === "" ? messages.pasteMissing : "";
		setInvalid(problem);
		if (problem) input.current?.focus();
		else void send(() => readRateList(file ?? new Blob([pasted])));
	}

	return (
		<details className="rate-import">
			<summary>{messages.importTitle}</summary>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					read();
				}}
			>
				<FileField
					input={input}
					error={invalid}
					onChoose={() => setInvalid(fileError(input.current?.files?.[0]))}
				/>
				<TextAreaField
					name="pasted"
					label={messages.paste}
					value={pasted}
					error={undefined}
					hint={messages.pasteHint}
					onChange={setPasted}
				/>
				<Button type="submit" className="compact" aria-disabled={isBusy}>
					{isBusy ? messages.reading : messages.read}
				</Button>
				<p role="alert" className="field-error">
					{refusal?.error}
				</p>
				{result && (
					<div className="rate-outcome">
						<p ref={outcome} tabIndex={-1}>
							{result.rates.length === 0
								? messages.noneRead
								: messages.readNow(result.rates.length, result.refused)}
						</p>
						{result.notes.length > 0 && (
							<ul className="warnings">
								{result.notes.map((note) => (
									<li key={note}>{note}</li>
								))}
							</ul>
						)}
					</div>
				)}
			</form>
		</details>
	);
}
