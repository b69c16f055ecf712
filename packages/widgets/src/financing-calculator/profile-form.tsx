import { creditScores, financingTerms } from "@nev/financing";
import { useSignals } from "@preact/signals-react/runtime";
import { type FormEvent, type ReactNode, useRef } from "react";
import { useInputBeforeHydration } from "../hooks/index.js";
import { formatMessage } from "../messages/index.js";
import { Button, Spinner } from "../ui/index.js";
import { useCalculator } from "./calculator-context.js";
import { type DealField, hasExtras } from "./deal/financing-deal.js";
import { ChoiceField, NumberField } from "./deal-field.js";
import { issueText } from "./words.js";

const usages = ["personal", "business", "commercial"] as const;

/** The visitor's profile; the trade-in, tax and fees are closed at first. */
export function ProfileForm({ priceHint }: { priceHint?: ReactNode }) {
	useSignals();
	const { calculator, messages, locale, headingLevel, formId: id } = useCalculator();
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

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (!calculator.recommend()) focusFirst(calculator.issues.peek().map(({ field }) => field));
	}

	/** The first in the order of the form, wherever it stands; a closed part is opened for it. */
	function focusFirst(fields: readonly DealField[]): void {
		const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
		const first = controls.find(({ name }) => fields.includes(name as DealField));
		const part = first?.closest("details");
		if (part) part.open = true;
		first?.focus();
	}

	return (
		// A press before the scripts are there sends nothing: an address would reach the server's log.
		<form
			id={id}
			ref={form}
			className="nev-calculator-form"
			method="dialog"
			noValidate
			onFocus={calculator.prepare}
			onSubmit={submit}
		>
			<Heading className="nev-calculator-title">{messages.formTitle}</Heading>
			<IssueSummary onSelect={(field) => focusFirst([field])} />
			<NumberField id={id} field="vehiclePrice" hint={priceHint} />
			<div className="nev-field-pair">
				<NumberField id={id} field="downPayment" />
				<NumberField id={id} field="monthlyBudget" />
			</div>
			<div className="nev-field-pair">
				<ChoiceField
					id={id}
					field="creditScore"
					choices={creditScores.map((score) => [String(score), String(score)])}
				/>
				<ChoiceField
					id={id}
					field="preferredTerm"
					choices={financingTerms.map((count) => [
						String(count),
						formatMessage(locale, messages.months, { count }),
					])}
				/>
			</div>
			<fieldset className="nev-segments">
				<legend className="nev-label">{messages.fields.usage}</legend>
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
							<span>{messages.usages[usage]}</span>
						</label>
					))}
				</div>
			</fieldset>
			<label className="nev-check">
				<input
					type="checkbox"
					name="taxBenefit"
					checked={calculator.draft.value.taxBenefit === "true"}
					onChange={(event) => calculator.change("taxBenefit", String(event.currentTarget.checked))}
				/>
				{messages.fields.taxBenefit}
			</label>
			<Extras id={id} />
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
				<p className="nev-field-hint">{messages.withoutScripts}</p>
			</noscript>
		</form>
	);
}

/** Everything that changes a deal beside its price; open where a link has brought some of it. */
function Extras({ id }: { id: string }) {
	useSignals();
	const { calculator, messages } = useCalculator();
	const results = calculator.results.value;
	const wasUsed = useRef(false);
	wasUsed.current ||= results.status === "ready" && hasExtras(results.deal);
	return (
		<details className="nev-extras" open={wasUsed.current}>
			<summary>{messages.details}</summary>
			<div className="nev-calculator-form">
				<p className="nev-field-hint">{messages.detailsHint}</p>
				<div className="nev-field-pair">
					<NumberField id={id} field="tradeInAllowance" />
					<NumberField id={id} field="tradeInOwed" />
				</div>
				<NumberField id={id} field="taxRate" />
				<ChoiceField id={id} field="taxBase" choices={Object.entries(messages.taxBases)} />
				<div className="nev-field-pair">
					<NumberField id={id} field="registrationFees" />
					<NumberField id={id} field="dealerFees" />
				</div>
				<ChoiceField id={id} field="chargesPaid" choices={Object.entries(messages.charges)} />
			</div>
		</details>
	);
}

/** What is wrong, said once and with a way to each field. */
function IssueSummary({ onSelect }: { onSelect: (field: DealField) => void }) {
	useSignals();
	const { calculator, messages, locale } = useCalculator();
	const issues = calculator.issues.value;
	return (
		<div className="nev-issues" role="alert">
			{issues.length > 0 && (
				<>
					<p>{formatMessage(locale, messages.summary, { count: issues.length })}</p>
					<ul>
						{issues.map((issue) => (
							<li key={issue.field}>
								<button type="button" onClick={() => onSelect(issue.field)}>
									{messages.fields[issue.field]}: {issueText(messages, locale, issue)}
								</button>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
