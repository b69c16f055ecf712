import type { DeskImport, ImportOptions } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { type Dispatch, type SetStateAction, useState } from "react";
import { SelectField } from "../ui/fields.js";
import { useRequest } from "../ui/use-request.js";
import { reviseImport } from "./import-data.js";
import { importMessages as messages } from "./messages.js";
import { OptionFields } from "./option-fields.js";
import { useSentFrom } from "./use-sent-from.js";

/** What the operator changes of the options, whatever they are by then. */
export type OptionEdit = (options: ImportOptions) => ImportOptions;

export function withEdits(options: ImportOptions, edits: readonly OptionEdit[]): ImportOptions {
	return edits.reduce((edited, edit) => edit(edited), options);
}

interface OptionFormProps {
	readonly one: DeskImport;
	/** Of the form. */
	readonly id: string;
	readonly edits: readonly OptionEdit[];
	readonly onEdit: Dispatch<SetStateAction<readonly OptionEdit[]>>;
	readonly isRunning: boolean;
	/** Called when the file is being checked again, unless the operator has gone on to another control. */
	readonly onSent: () => void;
}

/** The options of an import, to check its file again with others. */
export function OptionForm({ one, id, edits, onEdit, isRunning, onSent }: OptionFormProps) {
	const options = withEdits(one.options, edits);
	const change = (edit: OptionEdit) => onEdit((latest) => [...latest, edit]);
	const [isOpen, setIsOpen] = useState<boolean>();
	const { noteSending, isElsewhere } = useSentFrom();
	const { isBusy, refusal, send } = useRequest<readonly OptionEdit[]>((sent) => {
		// What is changed while the file is sent stays.
		onEdit((latest) => latest.slice(sent.length));
		if (!isElsewhere()) onSent();
	});
	const isFailed = one.state.kind === "failed";
	const isShown =
		isOpen ?? (isFailed && (one.columns.missing.length === 0 || one.sheets !== undefined));
	return (
		<details
			className="import-details"
			open={isShown}
			// Also fired when it is not the operator who opens or closes it.
			onToggle={({ currentTarget: { open } }) => open !== isShown && setIsOpen(open)}
		>
			<summary>{messages.options}</summary>
			<form
				id={id}
				className="import-form"
				onSubmit={(event) => {
					event.preventDefault();
					if (isRunning || isBusy) return;
					noteSending();
					void send(async () => {
						await reviseImport(one.id, { options });
						return edits;
					});
				}}
			>
				{one.sheets && (
					<SelectField
						name="sheet"
						label={messages.sheet}
						value={options.sheet ?? one.sheets[0] ?? ""}
						error={undefined}
						onChange={(sheet) => change((latest) => ({ ...latest, sheet }))}
						options={one.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
					/>
				)}
				<OptionFields kind={one.kind} options={options} onChange={change} />
				<div className="import-end">
					<Button type="submit" className="compact" aria-disabled={isRunning || isBusy}>
						{messages.checkAgain}
					</Button>
					<p role="alert" className="field-error">
						{refusal?.error}
					</p>
				</div>
			</form>
		</details>
	);
}
