import {
	type CorrectionField,
	dealershipLabels,
	listingFieldNames,
	listingHints,
	listingInputTypes,
	regionNames,
} from "@nev/contract";
import { ChevronDown } from "lucide-react";
import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";

/** What the fields of the form have in common. */
export interface CorrectionFieldsProps {
	/** What is in the fields: the listing's values, or what the dealer has typed. */
	values: Readonly<Partial<Record<CorrectionField, string>>>;
	errors: Readonly<Partial<Record<CorrectionField, string>>>;
}

/** The id of a field, which the list of errors links to. */
export const fieldId = (name: CorrectionField) => `correction-${name}`;

/**
 * The fields of a listing that its dealer corrects. The server checks them, so that none has a rule for the
 * browser but the date: a browser sends one that is typed in part as an empty one, which would end a pause.
 */
export function CorrectionFields(form: CorrectionFieldsProps) {
	return (
		<>
			<TextField {...form} name="address" autoComplete="address-line1" />
			<div className="nev-form-row">
				<TextField {...form} name="city" autoComplete="address-level2" />
				<StateField {...form} />
			</div>
			<div className="nev-form-row">
				<TextField {...form} name="zipCode" autoComplete="postal-code" inputMode="numeric" />
				<TextField {...form} name="phone" type="tel" autoComplete="tel" />
			</div>
			<TextField
				{...form}
				name="email"
				inputMode="email"
				autoComplete="email"
				hint="If you change it, we'll notify the old address."
			/>
			{listingFieldNames.map((name) => (
				<TextField
					key={name}
					{...form}
					name={name}
					inputMode={listingInputTypes[name]}
					autoComplete={listingInputTypes[name] === "url" ? "url" : "off"}
					hint={listingHints[name]}
					isOptional
				/>
			))}
			<TextField
				{...form}
				name="pausedUntil"
				type="date"
				isOptional
				hint="Until this date, at most a year away, you won't be listed or get leads. Then your listing comes back on its own."
			/>
		</>
	);
}

interface FieldProps extends CorrectionFieldsProps {
	name: CorrectionField;
	hint?: string | undefined;
	isOptional?: boolean;
	autoComplete?: HTMLInputAutoCompleteAttribute;
}

interface TextFieldProps extends FieldProps {
	type?: "text" | "tel" | "date";
	inputMode?: "numeric" | "text" | "email" | "url";
}

function TextField({ type = "text", inputMode, ...field }: TextFieldProps) {
	const { name, values } = field;
	return (
		<Field {...field}>
			<input
				{...attributesOf(field)}
				className="nev-input"
				type={type}
				inputMode={inputMode}
				defaultValue={values[name]}
			/>
		</Field>
	);
}

function StateField(form: CorrectionFieldsProps) {
	const field = { ...form, name: "state", autoComplete: "address-level1" } as const;
	return (
		<Field {...field}>
			<div className="nev-select-box">
				<select {...attributesOf(field)} className="nev-select" defaultValue={form.values.state}>
					{regionNames.map((name) => (
						<option key={name} value={name}>
							{name}
						</option>
					))}
				</select>
				<ChevronDown className="nev-select-icon" aria-hidden="true" />
			</div>
		</Field>
	);
}

function attributesOf({ name, hint, isOptional = false, autoComplete, errors }: FieldProps) {
	const id = fieldId(name);
	const describedBy = [hint && `${id}-hint`, errors[name] && `${id}-error`].filter(Boolean);
	return {
		id,
		name,
		autoComplete,
		"aria-required": !isOptional,
		"aria-invalid": errors[name] !== undefined,
		"aria-describedby": describedBy.join(" ") || undefined,
	};
}

function Field({ name, hint, isOptional, errors, children }: FieldProps & { children: ReactNode }) {
	const id = fieldId(name);
	return (
		<div className="nev-field">
			<label className="nev-label" htmlFor={id}>
				{dealershipLabels[name]}
				{isOptional && <span className="nev-optional"> (optional)</span>}
			</label>
			{children}
			{hint && (
				<p className="nev-field-hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{errors[name] && (
				<p className="nev-field-error" id={`${id}-error`}>
					{errors[name]}
				</p>
			)}
		</div>
	);
}
