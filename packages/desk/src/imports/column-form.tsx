import {
	type DeskImport,
	type ImportColumn,
	type OmissibleField,
	omissibleFields,
} from "@nev/contract/desk";
import type { Dispatch, SetStateAction } from "react";
import { CheckAgainForm } from "./check-again-form.js";
import { columnLabelOf, hasSeveralColumns } from "./column-label.js";
import { columnMessages as messages } from "./column-messages.js";
import { ColumnRow } from "./column-row.js";
import { reviseImport } from "./import-data.js";
import { importMessages, omissibleLabels } from "./messages.js";
import { Option } from "./option-fields.js";

/** The field by heading, as the server compares headings. */
type Choices = Readonly<Record<string, string>>;

/** What the operator has changed since the file was checked. */
interface EditedColumns {
	readonly choices: Choices;
	/** What dealers may lack, too. */
	readonly omitted: readonly OmissibleField[];
}

export const uneditedColumns: EditedColumns = { choices: {}, omitted: [] };

const keyOf = ({ heading }: ImportColumn) => heading.toLowerCase();

/** Whether something is chosen that the file is not checked with. */
export function isColumnEdited(
	columns: readonly ImportColumn[],
	{ choices, omitted }: EditedColumns,
): boolean {
	const isChanged = (one: ImportColumn) =>
		(choices[keyOf(one)] ?? one.field ?? "") !== (one.field ?? "");
	return omitted.length > 0 || columns.some(isChanged);
}

/** How the file is read: of several columns with one heading, as the one that is. */
function choicesOf(columns: readonly ImportColumn[]): Choices {
	const read = columns.filter(({ field }) => field !== null);
	return Object.fromEntries([...columns, ...read].map((one) => [keyOf(one), one.field ?? ""]));
}

/** What is chosen, and the columns that are read with those. */
function withJoined(columns: readonly ImportColumn[], choices: Choices): Choices {
	const fields = Object.values(choices).filter(hasSeveralColumns);
	const joined = columns.filter(({ field }) => field !== null && fields.includes(field));
	return { ...choicesOf(joined), ...choices };
}

interface ColumnFormProps {
	readonly one: DeskImport;
	/** Of the form. */
	readonly id: string;
	readonly edited: EditedColumns;
	readonly onEdit: Dispatch<SetStateAction<EditedColumns>>;
	readonly isRunning: boolean;
	/** Called when the file is being checked again, unless the operator has gone on to another control. */
	readonly onSent: () => void;
}

/** What each column of a file is read as, to choose another field. Open while one is missing or not known. */
export function ColumnForm({ one, id, edited, onEdit, isRunning, onSent }: ColumnFormProps) {
	const { kind, state, options } = one;
	const { inFile, fields, missing } = one.columns;
	if (inFile.length === 0) return null;
	const choices = { ...choicesOf(inFile), ...edited.choices };
	const omissible =
		kind === "dealers" ? omissibleFields.filter((field) => missing.includes(field)) : [];
	const isDoubtful = missing.length > 0 || inFile.some((one) => one.isUnknown ?? one.readInstead);
	async function check(): Promise<() => void> {
		const allowMissing = [...options.allowMissing, ...edited.omitted];
		const columns = withJoined(inFile, edited.choices);
		await reviseImport(one.id, { columns, options: { ...options, allowMissing } });
		return () => onEdit((latest) => (latest === edited ? uneditedColumns : latest));
	}
	return (
		<CheckAgainForm
			{...{ id, isRunning, onSent, title: messages.title, onCheck: check }}
			className="column-form"
			isOpenAtFirst={isDoubtful}
			isNeeded={missing.length > 0}
			label={state.kind === "applied" ? undefined : messages.check}
		>
			<p>{messages.hint}</p>
			<ul className="columns">
				{inFile.map((column) => (
					<ColumnRow
						key={column.number}
						column={column}
						choice={choices[keyOf(column)] ?? ""}
						options={fields.map((field) => ({ field, label: columnLabelOf(kind, field) }))}
						isFixed={state.kind === "applied" || state.kind === "applying"}
						onChange={(field) =>
							onEdit({ ...edited, choices: { ...edited.choices, [keyOf(column)]: field } })
						}
					/>
				))}
			</ul>
			{omissible.length > 0 && (
				<fieldset className="options">
					<legend>{importMessages.allowMissing}</legend>
					{omissible.map((field) => (
						<Option
							key={field}
							label={omissibleLabels[field]}
							isChecked={edited.omitted.includes(field)}
							onChange={(isChecked) =>
								onEdit({
									...edited,
									omitted: isChecked
										? [...edited.omitted, field]
										: edited.omitted.filter((one) => one !== field),
								})
							}
						/>
					))}
				</fieldset>
			)}
		</CheckAgainForm>
	);
}
