import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown } from "lucide-react";
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from "react";
import { useForm } from "./form-context.js";

interface FieldProps {
	name: string;
	label: string;
	isOptional?: boolean;
	autoComplete?: HTMLInputAutoCompleteAttribute;
	hint?: string;
}

export interface TextFieldProps extends FieldProps {
	type?: "text" | "tel" | "email";
	inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
	autoCapitalize?: string;
}

/** A line of text. */
export function TextField({ type = "text", inputMode, autoCapitalize, ...field }: TextFieldProps) {
	const { attributes, frame } = useField(field);
	return frame(
		<input
			{...attributes}
			className="nev-input"
			type={type}
			inputMode={inputMode}
			autoCapitalize={autoCapitalize}
		/>,
	);
}

/** A text of several lines. */
export function TextArea({ rows = 4, ...field }: FieldProps & { rows?: number }) {
	const { attributes, frame } = useField(field);
	return frame(<textarea {...attributes} className="nev-input nev-textarea" rows={rows} />);
}

export interface SelectFieldProps extends FieldProps {
	/** Stands first, and is no choice. */
	placeholder: string;
	options: readonly { value: string; label: string }[];
}

/** One of several choices. */
export function SelectField({ placeholder, options, ...field }: SelectFieldProps) {
	const { attributes, frame } = useField(field);
	return frame(
		<div className="nev-select-box">
			<select {...attributes} className="nev-select">
				<option value="">{placeholder}</option>
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
			<ChevronDown className="nev-select-icon" aria-hidden="true" />
		</div>,
	);
}

/** What all fields have: a label, a hint, what is wrong with it, and the ties between them. */
function useField({ name, label, isOptional = false, autoComplete, hint }: FieldProps) {
	useSignals();
	const { id, state, messages, initial } = useForm();
	const error = state.errors.value[name];
	const fieldId = `${id}-${name}`;
	const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean);
	const value = initial[name] ?? "";
	return {
		attributes: {
			id: fieldId,
			name,
			autoComplete,
			defaultValue: value,
			// Tells what the visitor has typed from what stood there.
			"data-initial": value,
			required: !isOptional,
			"aria-invalid": error !== undefined,
			"aria-describedby": describedBy.join(" ") || undefined,
		},
		frame: (control: ReactNode) => (
			<div className="nev-field">
				<label className="nev-label" htmlFor={fieldId}>
					{label}
					{isOptional && <span className="nev-optional"> ({messages.optional})</span>}
				</label>
				{control}
				{hint && (
					<p className="nev-field-hint" id={`${fieldId}-hint`}>
						{hint}
					</p>
				)}
				{error && (
					<p className="nev-field-error" id={`${fieldId}-error`}>
						{error}
					</p>
				)}
			</div>
		),
	};
}
