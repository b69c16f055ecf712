import { useId } from "react";

interface TextAreaFieldProps {
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (value: string) => void;
}

/** A field of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
	const { name, label, hint, value, error, onChange } = props;
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<textarea
				id={id}
				className="nev-input"
				name={name}
				rows={5}
				value={value}
				aria-invalid={error !== undefined}
				aria-describedby={`${id}-hint ${id}-error`}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			/>
			<p id={`${id}-hint`} className="field-hint">
				{hint}
			</p>
			<p id={`${id}-error`} className="field-error">
				{error}
			</p>
		</div>
	);
}
