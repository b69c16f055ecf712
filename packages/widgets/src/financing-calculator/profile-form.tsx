import { creditScores, financingTerms } from "@nev/financing";
import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, useRef } from "react";
import { useInputBeforeHydration, useSubmit } from "../hooks/index.js";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Button, Slot, Spinner } from "../ui/index.js";
import { useCalculator } from "./calculator-context.js";
import { type DealField, hasExtras } from "./deal/financing-deal.js";
import { ChoiceField, issueText, NumberField } from "./deal-field.js";

const usages = ["personal", "business", "commercial"] as const;

/** The visitor's profile. The section with the trade-in, tax and fees starts closed. */
export function ProfileForm({ priceHint }: { priceHint?: ReactNode }) {
	useSignals();
	const { calculator, messages, headingLevel, formId } = useCalculator();
	const { locale } = useNev();
	const form = useRef<HTMLFormElement>(null);
	const Heading = `h${headingLevel}` as const;
	const isCalculating = calculator.results.value.status === "calculating";

	useInputBeforeHydration(form, (filled) => {
		for (const [name, value] of new FormData(filled)) {
			if (typeof value === "string" && calculator.draft.peek()[name as DealField] !== value) {
				calculator.change(name as DealField, name === "taxBenefit" ? "true" : value);
			}
		}
	});

	const handleSubmit = useSubmit(form, () => {
		if (!calculator.recommend()) focusFirst(calculator.issues.peek().map(({ field }) => field));
	});

	/** Focuses the first of these fields in the order of the form. Opens its section if needed. */
	function focusFirst(fields: readonly DealField[]): void {
		const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
		const first = controls.find(({ name }) => fields.includes(name as DealField));
		const section = first?.closest("details");
		if (section) section.open = true;
		first?.focus();
	}

	return (
		// `method="dialog"` submits nothing before hydration: a query would appear in the server's log.
		<form
			id={formId}
			ref={form}
			className="nev-calculator-form"
			part="form"
			method="dialog"
			noValidate
			onFocusCapture={calculator.prepare}
			onSubmit={handleSubmit}
		>
			<Heading className="nev-calculator-title" part="heading">
				<Slot name="heading">{messages.formTitle}</Slot>
			</Heading>
			<IssueSummary onSelect={(field) => focusFirst([field])} />
			<NumberField field="vehiclePrice" hint={priceHint} />
			<div className="nev-field-pair">
				<NumberField field="downPayment" />
				<NumberField field="monthlyBudget" />
			</div>
			<div className="nev-field-pair">
				<ChoiceField
					field="creditScore"
					choices={creditScores.map((score) => [String(score), String(score)])}
				/>
				<ChoiceField
					field="preferredTerm"
					choices={financingTerms.map((count) => [
						String(count),
						formatMessage(locale, messages.months, { count }),
					])}
				/>
			</div>
			<fieldset className="nev-segments">
				<legend className="nev-label" part="label">
					{messages.fields.usage}
				</legend>
				<div>
					{usages.map((usage) => (
						<label key={usage}>
							<input
								type="radio"
								name="usage"
								value={usage}
								checked={calculator.draft.value.usage === usage}
								onChange={() => calculator.change("usage", usage)}
							/>
							<span part="segment">{messages.usages[usage]}</span>
						</label>
					))}
				</div>
			</fieldset>
			<label className="nev-check">
				<input
					part="checkbox"
					type="checkbox"
					name="taxBenefit"
					checked={calculator.draft.value.taxBenefit === "true"}
					onChange={(event) => calculator.change("taxBenefit", String(event.currentTarget.checked))}
				/>
				{messages.fields.taxBenefit}
			</label>
			<Extras />
			<Button
				variant="primary"
				type="submit"
				className="nev-calculator-submit"
				disabled={isCalculating}
				icon={isCalculating && <Spinner isInline />}
			>
				{isCalculating ? messages.calculating : messages.submit}
			</Button>
			<noscript>
				<p className="nev-field-hint" part="hint">
					{messages.withoutScripts}
				</p>
			</noscript>
		</form>
	);
}

/** The trade-in, tax and fees. Opens once results are shown for a deal that has any. */
function Extras() {
	useSignals();
	const { calculator, messages } = useCalculator();
	const results = calculator.results.value;
	const isOpen = useRef(false);
	isOpen.current ||= results.status === "ready" && hasExtras(results.deal);
	return (
		<details className="nev-extras" open={isOpen.current}>
			<summary part="summary">{messages.details}</summary>
			<div className="nev-calculator-form">
				<p className="nev-field-hint" part="hint">
					{messages.detailsHint}
				</p>
				<div className="nev-field-pair">
					<NumberField field="tradeInAllowance" />
					<NumberField field="tradeInOwed" />
				</div>
				<NumberField field="taxRate" />
				<ChoiceField field="taxBase" choices={Object.entries(messages.taxBases)} />
				<div className="nev-field-pair">
					<NumberField field="registrationFees" />
					<NumberField field="dealerFees" />
				</div>
				<ChoiceField field="chargesPaid" choices={Object.entries(messages.charges)} />
			</div>
		</details>
	);
}

/** Lists the invalid fields. Each entry focuses its field. */
function IssueSummary({ onSelect }: { onSelect: (field: DealField) => void }) {
	useSignals();
	const { calculator, messages } = useCalculator();
	const { locale } = useNev();
	const issues = calculator.issues.value;
	return (
		<div className="nev-issues" part="error-summary" role="alert">
			{issues.length > 0 && (
				<>
					<p>{formatMessage(locale, messages.summary, { count: issues.length })}</p>
					<ul>
						{issues.map((issue) => (
							<li key={issue.field}>
								<button type="button" onClick={() => onSelect(issue.field)}>
									{messages.fields[issue.field]}: {issueText(locale, messages, issue)}
								</button>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
