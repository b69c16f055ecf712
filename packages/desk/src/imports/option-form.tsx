import type { DeskImport, ImportOptions } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useState } from "react";
import { SelectField } from "../ui/fields.js";
import { useRequest } from "../ui/use-request.js";
import { reviseImport } from "./import-data.js";
import { importMessages as messages } from "./messages.js";
import { OptionFields } from "./option-fields.js";
import { useSentFrom } from "./use-sent-from.js";

interface OptionFormProps {
	readonly one: DeskImport;
	readonly isRunning: boolean;
	/** Called when the file is being checked again, unless the operator has gone on to another control. */
	readonly onSent: () => void;
}

/** The options of an import, to check its file again with others. */
export function OptionForm({ one, isRunning, onSent }: OptionFormProps) {
	// What is changed while the file is sent stays.
	const [edited, setEdited] = useState<ImportOptions>();
	const options = edited ?? one.options;
	const [isOpen, setIsOpen] = useState(false);
	const { noteSending, isElsewhere } = useSentFrom();
	const { isBusy, refusal, send } = useRequest<ImportOptions>((sent) => {
		setEdited((latest) => (latest === sent ? undefined : latest));
		if (!isElsewhere()) onSent();
	});
	return (
		<details
			className="import-details"
			open={isOpen || (one.state.kind === "failed" && one.columns.missing.length === 0)}
			onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
		>
			<summary>{messages.options}</summary>
			<form
				className="import-form"
				onSubmit={(event) => {
					event.preventDefault();
					if (isRunning || isBusy) return;
					noteSending();
					void send(async () => {
						await reviseImport(one.id, { options });
						return options;
					});
				}}
			>
				{one.sheets && (
					<SelectField
						name="sheet"
						label={messages.sheet}
						value={options.sheet ?? one.sheets[0] ?? ""}
						error={undefined}
						onChange={(sheet) => setEdited({ ...options, sheet })}
						options={one.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
					/>
				)}
				<OptionFields kind={one.kind} options={options} onChange={setEdited} />
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
