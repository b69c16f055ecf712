import { maxImportBytes } from "@nev/contract/desk";
import { FileUp } from "lucide-react";
import { type RefObject, useState } from "react";
import { importMessages as messages } from "./messages.js";

/** What is wrong with a file; empty if nothing is. */
export function fileError(file: File | undefined): string {
	if (!file) return messages.fileMissing;
	if (/\.(xls|xlsb|ods|numbers|pdf|docx?|zip)$/i.test(file.name)) return messages.fileNotAList;
	if (file.size > maxImportBytes) return messages.fileTooLarge;
	return file.size === 0 ? messages.fileEmpty : "";
}

/** Browsers know few of these by a type. What they do not offer can still be chosen, and the content tells its kind. */
const fileTypes = ".csv,.tsv,.txt,.xlsx,.json,.geojson,.ndjson,.jsonl,text/csv,application/json";

interface FileFieldProps {
	readonly input: RefObject<HTMLInputElement | null>;
	readonly error: string;
	readonly onChoose: () => void;
}

/** The browser's own field for a file, which a file can be dropped on. */
export function FileField({ input, error, onChoose }: FileFieldProps) {
	const [isOver, setIsOver] = useState(false);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same by keyboard
		<div
			className={isOver ? "field file-field file-over" : "field file-field"}
			onDragOver={(event) => {
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setIsOver(false);
				if (!input.current || event.dataTransfer.files.length === 0) return;
				input.current.files = event.dataTransfer.files;
				onChoose();
			}}
		>
			<FileUp aria-hidden="true" />
			<label htmlFor="import-file">{messages.file}</label>
			<input
				ref={input}
				id="import-file"
				type="file"
				accept={fileTypes}
				aria-invalid={error !== ""}
				aria-describedby="import-file-hint import-file-error"
				onChange={onChoose}
			/>
			<p id="import-file-hint" className="field-hint">
				{messages.fileHint}
			</p>
			<p id="import-file-error" className="field-error">
				{error}
			</p>
		</div>
	);
}
