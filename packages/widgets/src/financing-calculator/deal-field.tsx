import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useCalculator } from "./calculator-context.js";
import type { DealField } from "./deal/financing-deal.js";
import { issueText } from "./words.js";

export interface DealFieldProps {
	field: DealField;
	/** The form's own, before the field's name. */
	id: string;
}

/** A field for a number, with what is wrong with it below. */
export function NumberField({ field, id, hint }: DealFieldProps & { hint?: ReactNode }) {
	useSignals();
	const { calculator, messages, locale } = useCalculator();
	const issue = calculator.issues.value.find((one) => one.field === field);
	const fieldId = `${id}-${field}`;
	const isPercent = field === "taxRate";
	const describedBy = [hint && `${fieldId}-hint`, issue && `${fieldId}-error`].filter(Boolean);
	return (
		<div className="nev-field">
			<label className="nev-label" htmlFor={fieldId}>
				{messages.fields[field]}
			</label>
			<span className={`nev-amount ${isPercent ? "nev-amount-percent" : ""}`}>
				<span aria-hidden="true">{isPercent ? "%" : "$"}</span>
				<input
					id={fieldId}
					name={field}
					className="nev-input"
					type="text"
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					value={calculator.draft.value[field]}
					aria-invalid={issue !== undefined}
					aria-describedby={describedBy.join(" ") || undefined}
					onChange={(event) => calculator.change(field, event.currentTarget.value)}
				/>
			</span>
			{issue && (
				<p className="nev-field-error" id={`${fieldId}-error`}>
					{issueText(messages, locale, issue)}
				</p>
			)}
			{hint && (
				<div className="nev-field-hint" id={`${fieldId}-hint`}>
					{hint}
				</div>
			)}
		</div>
	);
}

export interface ChoiceFieldProps extends DealFieldProps {
	/** The choices, as the draft holds them, and their words. */
	choices: readonly (readonly [value: string, label: string])[];
}

/** A field for one of several choices. */
export function ChoiceField({ field, id, choices }: ChoiceFieldProps) {
	useSignals();
	const { calculator, messages } = useCalculator();
	return (
		<div className="nev-field">
			<label className="nev-label" htmlFor={`${id}-${field}`}>
				{messages.fields[field]}
			</label>
			<div className="nev-select-box">
				<select
					id={`${id}-${field}`}
					name={field}
					className="nev-select"
					value={calculator.draft.value[field]}
					onChange={(event) => calculator.change(field, event.currentTarget.value)}
				>
					{choices.map(([value, label]) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
				<ChevronDown className="nev-select-icon" aria-hidden="true" />
			</div>
		</div>
	);
}
