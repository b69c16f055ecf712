import type { DeskImport, ImportColumn } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useId, useState } from "react";
import { formatMoment } from "../ui/moment.js";
import { useRequest } from "../ui/use-request.js";
import { columnLabelOf } from "./column-label.js";
import { columnMessages as messages } from "./column-messages.js";
import { reviseImport } from "./import-data.js";
import { useSentFrom } from "./use-sent-from.js";

/** The field by heading, as the server compares headings. */
type Choices = Readonly<Record<string, string>>;

const keyOf = ({ heading }: ImportColumn) => heading.toLowerCase();

/** How the file is read: of several columns with one heading, as the one that is. */
function choicesOf(columns: readonly ImportColumn[]): Choices {
	const read = columns.filter(({ field }) => field !== null);
	return Object.fromEntries([...columns, ...read].map((one) => [keyOf(one), one.field ?? ""]));
}

interface ColumnFormProps {
	readonly one: DeskImport;
	readonly isRunning: boolean;
	/** Called when the file is being checked again, unless the operator has gone on to another control. */
	readonly onSent: () => void;
}

/** What each column of a file is read as, to choose another field. Open while one is missing or not known. */
export function ColumnForm({ one, isRunning, onSent }: ColumnFormProps) {
	const { kind, state } = one;
	const { inFile, fields, missing, chosenAt } = one.columns;
	const [edited, setEdited] = useState<Choices>({});
	const [isOpen, setIsOpen] = useState<boolean>();
	const { noteSending, isElsewhere } = useSentFrom();
	const { isBusy, refusal, send } = useRequest<Choices>((sent) => {
		// What is changed while the file is sent stays.
		setEdited((latest) => (latest === sent ? {} : latest));
		if (!isElsewhere()) onSent();
	});
	if (inFile.length === 0) return null;
	const choices = { ...choicesOf(inFile), ...edited };
	const isDoubtful = missing.length > 0 || inFile.some((one) => one.isUnknown ?? one.readInstead);
	return (
		<details
			className="import-details"
			open={isOpen ?? isDoubtful}
			onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
		>
			<summary>{messages.title}</summary>
			<form
				className="column-form"
				onSubmit={(event) => {
					event.preventDefault();
					if (isRunning || isBusy) return;
					noteSending();
					void send(async () => {
						await reviseImport(one.id, { columns: choices });
						return edited;
					});
				}}
			>
				<p>
					{chosenAt && `${messages.chosenAt(formatMoment(chosenAt))} `}
					{messages.hint}
				</p>
				<ul className="columns">
					{inFile.map((column) => (
						<ColumnRow
							key={column.number}
							column={column}
							choice={choices[keyOf(column)] ?? ""}
							options={fields.map((field) => ({ field, label: columnLabelOf(kind, field) }))}
							isFixed={state.kind === "applied" || state.kind === "applying"}
							onChange={(field) => setEdited({ ...edited, [keyOf(column)]: field })}
						/>
					))}
				</ul>
				{state.kind !== "applied" && (
					<div className="import-end">
						<Button type="submit" className="compact" aria-disabled={isRunning || isBusy}>
							{messages.check}
						</Button>
						<p role="alert" className="field-error">
							{refusal?.error}
						</p>
					</div>
				)}
			</form>
		</details>
	);
}

interface ColumnRowProps {
	readonly column: ImportColumn;
	readonly choice: string;
	readonly options: readonly { readonly field: string; readonly label: string }[];
	/** Whether it is too late to choose. */
	readonly isFixed: boolean;
	readonly onChange: (field: string) => void;
}

function ColumnRow({ column, choice, options, isFixed, onChange }: ColumnRowProps) {
	const id = useId();
	const { heading, number, samples, field, readInstead, isUnknown } = column;
	const isChanged = choice !== (field ?? "");
	const hint =
		(readInstead && messages.leftOut(readInstead)) || (isUnknown ? messages.unknown : "");
	return (
		<li>
			<div className="column-heading">
				{isFixed ? <b>{heading}</b> : <label htmlFor={id}>{heading}</label>}
				<span className="field-hint">{messages.number(number)}</span>
			</div>
			<ul className="column-samples" id={`${id}-samples`} aria-label={messages.samples(heading)}>
				{samples.map((text) => (
					<li key={text}>{text}</li>
				))}
				{samples.length === 0 && <li>{messages.empty}</li>}
			</ul>
			{isFixed ? (
				<p>{options.find((one) => one.field === choice)?.label ?? messages.notImported}</p>
			) : (
				<div>
					<select
						id={id}
						className="nev-select"
						value={choice}
						aria-describedby={`${id}-hint ${id}-samples`}
						onChange={({ currentTarget }) => onChange(currentTarget.value)}
					>
						<option value="">{messages.notImported}</option>
						{options.map((one) => (
							<option key={one.field} value={one.field}>
								{one.label}
							</option>
						))}
					</select>
					<p id={`${id}-hint`} className="field-hint">
						{isChanged ? messages.notChecked : hint}
					</p>
				</div>
			)}
		</li>
	);
}
