import type { DeskImport, ImportOptions } from "@nev/contract/desk";
import type { Dispatch, SetStateAction } from "react";
import { SelectField } from "../ui/fields.js";
import { CheckAgainForm } from "./check-again-form.js";
import { reviseImport } from "./import-data.js";
import { importMessages as messages } from "./messages.js";
import { OptionFields } from "./option-fields.js";

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
	const isFailed = one.state.kind === "failed";
	async function check(): Promise<() => void> {
		await reviseImport(one.id, { options });
		return () => onEdit((latest) => latest.slice(edits.length));
	}
	return (
		<CheckAgainForm
			{...{ id, isRunning, onSent, title: messages.options, onCheck: check }}
			className="import-form"
			isOpenAtFirst={isFailed && (one.columns.missing.length === 0 || one.sheets !== undefined)}
			label={messages.checkAgain}
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
		</CheckAgainForm>
	);
}
