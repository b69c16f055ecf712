import { ChevronDown } from "lucide-react";
import { type InputHTMLAttributes, useId, useState } from "react";

interface FieldProps {
	name: string;
	label: string;
	hint?: string | undefined;
	/** The value at first: the form is uncontrolled, so that what is typed before the scripts stays. */
	value: string;
}

export interface TextFieldProps extends FieldProps {
	/** What is wrong with the text. */
	error?: string | undefined;
	type?: "text" | "url";
	inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
}

/** A text field of the form. Its error is shown when the visitor has finished typing. */
export function TextField({
	label,
	hint,
	value,
	error,
	type = "text",
	...attributes
}: TextFieldProps) {
	const id = useId();
	const [isTyping, setIsTyping] = useState(false);
	const shownError = isTyping ? undefined : error;
	const describedBy = [hint && `${id}-hint`, shownError && `${id}-error`].filter(Boolean);
	return (
		<div className="nev-field">
			<label className="nev-label" htmlFor={id}>
				{label}
			</label>
			<input
				{...attributes}
				type={type}
				id={id}
				className="nev-input"
				defaultValue={value}
				autoComplete="off"
				aria-invalid={shownError !== undefined}
				aria-describedby={describedBy.join(" ") || undefined}
				onInput={() => setIsTyping(true)}
				onBlur={() => setIsTyping(false)}
				onKeyDown={({ key }) => key === "Enter" && setIsTyping(false)}
			/>
			<Hint id={`${id}-hint`} text={hint} />
			{shownError && (
				<p className="nev-field-error" id={`${id}-error`} role="alert">
					{shownError}
				</p>
			)}
		</div>
	);
}

export interface SelectFieldProps extends FieldProps {
	options: readonly { value: string; label: string }[];
}

/** A choice of one option. */
export function SelectField({ name, label, hint, value, options }: SelectFieldProps) {
	const id = useId();
	return (
		<div className="nev-field">
			<label className="nev-label" htmlFor={id}>
				{label}
			</label>
			<div className="nev-select-box">
				<select
					id={id}
					name={name}
					className="nev-select"
					// A value that comes later than the options, as of dealers, is chosen then.
					key={options.some((option) => option.value === value) ? "known" : "unknown"}
					defaultValue={value}
					aria-describedby={hint && `${id}-hint`}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
				<ChevronDown className="nev-select-icon" aria-hidden="true" />
			</div>
			<Hint id={`${id}-hint`} text={hint} />
		</div>
	);
}

export interface RadioGroupProps {
	name: string;
	legend: string;
	value: string;
	options: readonly { value: string; label: string }[];
}

/** A choice of one option, all of them in sight. */
export function RadioGroup({ name, legend, value, options }: RadioGroupProps) {
	return (
		<fieldset className="embed-radios">
			<legend className="nev-label">{legend}</legend>
			<div className="embed-radio-row">
				{options.map((option) => (
					<label key={option.value} className="embed-radio">
						<input
							type="radio"
							name={name}
							value={option.value}
							defaultChecked={option.value === value}
						/>
						<span>{option.label}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

function Hint({ id, text }: { id: string; text: string | undefined }) {
	return text ? (
		<p className="hint" id={id}>
			{text}
		</p>
	) : null;
}
