import { useId } from "react";

export interface FieldProps {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (value: string) => void;
	readonly type?: "text" | "tel" | "email" | "url" | "date";
}

/** A field of one line. */
export function Field({ name, label, value, error, onChange, type = "text" }: FieldProps) {
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
				aria-describedby={`${id}-error`}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			/>
			<p id={`${id}-error`} className="field-error">
				{error}
			</p>
		</div>
	);
}

interface SelectFieldProps extends Omit<FieldProps, "type"> {
	readonly options: readonly { readonly value: string; readonly label: string }[];
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
