import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown } from "lucide";
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from "react";
import { Icon } from "../ui/icon.js";
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

/** A text field of one line. */
export function TextField({ type = "text", inputMode, autoCapitalize, ...field }: TextFieldProps) {
	const { attributes, wrap } = useField(field);
	return wrap(
		<input
			{...attributes}
			className="nev-input"
			part="input"
			type={type}
			inputMode={inputMode}
			autoCapitalize={autoCapitalize}
		/>,
	);
}

/** A text field of several lines. */
export function TextArea({ rows = 4, ...field }: FieldProps & { rows?: number }) {
	const { attributes, wrap } = useField(field);
	return wrap(
		<textarea {...attributes} className="nev-input nev-textarea" part="input" rows={rows} />,
	);
}

export interface SelectFieldProps extends FieldProps {
	/** The text of the empty option, which comes first. */
	placeholder: string;
	options: readonly { value: string; label: string }[];
}

/** A choice of one option. */
export function SelectField({ placeholder, options, ...field }: SelectFieldProps) {
	const { attributes, wrap } = useField(field);
	return wrap(
		<div className="nev-select-box">
			<select {...attributes} className="nev-select" part="select">
				<option value="">{placeholder}</option>
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
			<Icon icon={ChevronDown} className="nev-select-icon" />
		</div>,
	);
}

interface NameLabels {
	firstName: string;
	lastName: string;
}

/** First and last name, side by side in a wide form. */
export function NameFields({ labels }: { labels: NameLabels }) {
	return (
		<div className="nev-form-row">
			<TextField
				name="firstName"
				label={labels.firstName}
				autoComplete="given-name"
				autoCapitalize="words"
			/>
			<TextField
				name="lastName"
				label={labels.lastName}
				autoComplete="family-name"
				autoCapitalize="words"
			/>
		</div>
	);
}

/** A telephone number, with a telephone keypad on phones. */
export function PhoneField({ label }: { label: string }) {
	return <TextField name="phone" label={label} type="tel" inputMode="tel" autoComplete="tel" />;
}

/** An email address, with an email keyboard on phones. */
export function EmailField({ label }: { label: string }) {
	return (
		<TextField name="email" label={label} type="email" inputMode="email" autoComplete="email" />
	);
}

/** A ZIP code, which may be left out, with digits first on phones. */
export function ZipCodeField({ label }: { label: string }) {
	return (
		<TextField
			name="zipCode"
			label={label}
			inputMode="numeric"
			autoComplete="postal-code"
			isOptional
		/>
	);
}

/** The common parts of a field: label, hint, error message, and the attributes that link them. */
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
			// Distinguishes the visitor's input from the initial value.
			"data-initial": value,
			required: !isOptional,
			"aria-invalid": error !== undefined,
			"aria-describedby": describedBy.join(" ") || undefined,
		},
		wrap: (control: ReactNode) => (
			<div className="nev-field">
				<label className="nev-label" part="label" htmlFor={fieldId}>
					{label}
					{isOptional && <span className="nev-optional"> ({messages.optional})</span>}
				</label>
				{control}
				{hint && (
					<p className="nev-field-hint" part="hint" id={`${fieldId}-hint`}>
						{hint}
					</p>
				)}
				{error && (
					<p className="nev-field-error" part="error-message" id={`${fieldId}-error`}>
						{error}
					</p>
				)}
			</div>
		),
	};
}
