import type { ImportColumn } from "@nev/contract/desk";
import { useId } from "react";
import { columnMessages as messages } from "./column-messages.js";

interface ColumnRowProps {
	readonly column: ImportColumn;
	readonly choice: string;
	readonly options: readonly { readonly field: string; readonly label: string }[];
	/** Whether it is too late to choose. */
	readonly isFixed: boolean;
	readonly onChange: (field: string) => void;
}

/** A column of a file with its first texts, to choose what it is. */
export function ColumnRow({ column, choice, options, isFixed, onChange }: ColumnRowProps) {
	const id = useId();
	const { heading, number, samples, field, readInstead, isUnknown } = column;
	const name = heading || messages.number(number);
	const isChanged = choice !== (field ?? "");
	const hint =
		(readInstead && messages.leftOut(readInstead)) || (isUnknown ? messages.unknown : "");
	return (
		<li>
			<div className="column-heading">
				{isFixed ? <b>{name}</b> : <label htmlFor={id}>{name}</label>}
				{heading && <span className="field-hint">{messages.number(number)}</span>}
			</div>
			<ul className="column-samples" id={`${id}-samples`} aria-label={messages.samples(name)}>
				{samples.map((text) => (
					<li key={text}>{text}</li>
				))}
				{samples.length === 0 && <li>{messages.empty}</li>}
			</ul>
			{isFixed ? (
				<p>{options.find((one) => one.field === field)?.label ?? messages.notImported}</p>
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
