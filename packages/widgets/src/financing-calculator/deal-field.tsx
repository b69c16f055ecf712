import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { formatDollars, formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Icon } from "../ui/icon.js";
import { useCalculator } from "./calculator-context.js";
import { formatRate } from "./deal/amount-text.js";
import type { DealField, DealIssue } from "./deal/financing-deal.js";
import type { CalculatorMessages } from "./messages.js";

export interface NumberFieldProps {
	field: DealField;
	hint?: ReactNode;
}

/** A field for a number, with its error below. */
export function NumberField({ field, hint }: NumberFieldProps) {
	useSignals();
	const { calculator, messages, formId } = useCalculator();
	const { locale } = useNev();
	const issue = calculator.issues.value.find((candidate) => candidate.field === field);
	const id = `${formId}-${field}`;
	const isPercent = field === "taxRate";
	const describedBy = [hint && `${id}-hint`, issue && `${id}-error`].filter(Boolean);
	return (
		<div className="nev-field">
			<label className="nev-label" part="label" htmlFor={id}>
				{messages.fields[field]}
			</label>
			<span className={`nev-amount ${isPercent ? "nev-amount-percent" : ""}`}>
				<span aria-hidden="true">{isPercent ? "%" : "$"}</span>
				<input
					id={id}
					name={field}
					className="nev-input"
					part="input"
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
				<p className="nev-field-error" part="error-message" id={`${id}-error`}>
					{issueText(locale, messages, issue)}
				</p>
			)}
			{hint && (
				<div className="nev-field-hint" part="hint" id={`${id}-hint`}>
					{hint}
				</div>
			)}
		</div>
	);
}

export interface ChoiceFieldProps {
	field: DealField;
	/** The values in the draft, with their labels. */
	choices: readonly (readonly [value: string, label: string])[];
}

/** A field for one of several choices. */
export function ChoiceField({ field, choices }: ChoiceFieldProps) {
	useSignals();
	const { calculator, messages, formId } = useCalculator();
	const id = `${formId}-${field}`;
	return (
		<div className="nev-field">
			<label className="nev-label" part="label" htmlFor={id}>
				{messages.fields[field]}
			</label>
			<div className="nev-select-box">
				<select
					id={id}
					name={field}
					className="nev-select"
					part="select"
					value={calculator.draft.value[field]}
					onChange={(event) => calculator.change(field, event.currentTarget.value)}
				>
					{choices.map(([value, label]) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
				<Icon icon={ChevronDown} className="nev-select-icon" />
			</div>
		</div>
	);
}

/** The error of a field, with an example or the limit that it violates. */
export function issueText(
	locale: string,
	messages: CalculatorMessages,
	{ field, code, limit = 0 }: DealIssue,
): string {
	return formatMessage(locale, messages.issues[code], {
		limit: field === "taxRate" ? formatRate(locale, limit) : formatDollars(locale, limit),
		example: new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1250.5),
	});
}
