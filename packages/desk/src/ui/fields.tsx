import { type ReactNode, useId } from "react";

export type FieldType = "text" | "tel" | "email" | "url" | "date";

interface CommonProps {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (value: string) => void;
	readonly hint?: string | undefined;
	/** In characters. */
	readonly maxLength?: number;
}

export interface FieldProps extends CommonProps {
	readonly type?: FieldType;
}

/** A field of one line. */
export function Field({ type = "text", ...field }: FieldProps) {
	const { attributes, wrap } = useField(field);
	return wrap(<input {...attributes} className="nev-input" type={type} autoComplete="off" />);
}

/** A field of several lines. */
export function TextAreaField(field: CommonProps) {
	const { attributes, wrap } = useField(field);
	return wrap(<textarea {...attributes} className="nev-input" rows={5} />);
}

export interface SelectOption {
	readonly value: string;
	readonly label: string;
}

interface SelectFieldProps extends CommonProps {
	readonly options: readonly SelectOption[];
}

/** A field with one of several values. */
export function SelectField({ options, ...field }: SelectFieldProps) {
	const { attributes, wrap } = useField(field);
	return wrap(
		<select {...attributes} className="nev-select">
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</select>,
	);
}

/** The common parts of a field: label, hint, error message, and the attributes that link them. */
function useField({ name, label, value, error, onChange, hint, maxLength }: CommonProps) {
	const id = useId();
	return {
		attributes: {
			id,
			name,
			value,
			maxLength,
			"aria-invalid": error !== undefined,
			"aria-describedby": hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`,
			onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
				onChange(event.currentTarget.value),
		},
		wrap: (control: ReactNode) => (
			<div className="field">
				<label htmlFor={id}>{label}</label>
				{control}
				{hint !== undefined && (
					<p id={`${id}-hint`} className="field-hint">
						{hint}
					</p>
				)}
				<p id={`${id}-error`} className="field-error">
					{error}
				</p>
			</div>
		),
	};
}
