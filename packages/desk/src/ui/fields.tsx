import { useId } from "react";

export type FieldType = "text" | "tel" | "email" | "url" | "date";

export interface FieldProps {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (value: string) => void;
	readonly type?: FieldType;
	readonly hint?: string | undefined;
}

/** A field of one line. */
export function Field({ name, label, value, error, onChange, type = "text", hint }: FieldProps) {
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				className="nev-input"
				name={name}
				type={type}
				value={value}
				autoComplete="off"
				aria-invalid={error !== undefined}
				aria-describedby={hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			/>
			{hint !== undefined && (
				<p id={`${id}-hint`} className="field-hint">
					{hint}
				</p>
			)}
			<p id={`${id}-error`} className="field-error">
				{error}
			</p>
		</div>
	);
}

export interface SelectOption {
	readonly value: string;
	readonly label: string;
}

interface SelectFieldProps extends Omit<FieldProps, "type" | "hint"> {
	readonly options: readonly SelectOption[];
}

/** A field with one of several values. */
export function SelectField({ name, label, value, error, onChange, options }: SelectFieldProps) {
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<select
				id={id}
				className="nev-select"
				name={name}
				value={value}
				aria-invalid={error !== undefined}
				aria-describedby={`${id}-error`}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<p id={`${id}-error`} className="field-error">
				{error}
			</p>
		</div>
	);
}
