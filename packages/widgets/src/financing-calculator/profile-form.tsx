import { useSignals } from "@preact/signals-react/runtime";
import {
	type FocusEvent,
	type ReactNode,
	type Ref,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { useInputBeforeHydration, useSubmit } from "../hooks/index.js";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Button, Slot, Spinner, VisuallyHidden } from "../ui/index.js";
import { useCalculator } from "./calculator-context.js";
import { type DealField, type DealIssue, dealChoices, hasExtras } from "./deal/financing-deal.js";
import { ChoiceField, issueText, NumberField } from "./deal-field.js";
import type { CalculatorMessages } from "./messages.js";

/** The visitor's profile. The section with the trade-in, tax and fees starts closed. */
export function ProfileForm({ priceHint }: { priceHint?: ReactNode }) {
	useSignals();
	const { calculator, messages, headingLevel, formId } = useCalculator();
	const { locale } = useNev();
	const form = useRef<HTMLFormElement>(null);
	const issueList = useRef<HTMLDivElement>(null);
	/** How often the form was submitted with invalid fields. */
	const [rejections, setRejections] = useState(0);
	/** The error of the field that the visitor has left for another one. Not announced as they type. */
	const [announcement, setAnnouncement] = useState("");
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
		if (!calculator.recommend()) setRejections((count) => count + 1);
	});
	useLayoutEffect(() => {
		if (rejections > 0) issueList.current?.focus();
	}, [rejections]);

	/** Focuses a field. Opens its section if needed. */
	function focusField(name: DealField): void {
		const field = form.current?.elements.namedItem(name) as HTMLElement | null | undefined;
		const section = field?.closest("details");
		if (section) section.open = true;
		field?.focus();
	}

	function handleBlur({ target, relatedTarget }: FocusEvent): void {
		const isInNextField = (relatedTarget as HTMLInputElement | null)?.name;
		const issue = calculator.issues
			.peek()
			.find(({ field }) => field === (target as HTMLInputElement).name);
		setAnnouncement(issue && isInNextField ? labelledIssue(locale, messages, issue) : "");
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
			// Captured, because it does not bubble.
			onBlurCapture={handleBlur}
			onSubmit={handleSubmit}
		>
			<Heading className="nev-calculator-title" part="heading">
				<Slot name="heading">{messages.formTitle}</Slot>
			</Heading>
			<IssueSummary listRef={issueList} onSelect={focusField} />
			<VisuallyHidden role="status">{announcement}</VisuallyHidden>
			<NumberField field="vehiclePrice" hint={priceHint} />
			<div className="nev-field-pair">
				<NumberField field="downPayment" />
				<NumberField field="monthlyBudget" />
			</div>
			<div className="nev-field-pair">
				<ChoiceField
					field="creditScore"
					choices={dealChoices.creditScore.map((score) => [String(score), String(score)])}
				/>
				<ChoiceField
					field="preferredTerm"
					choices={dealChoices.preferredTerm.map((count) => [
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
					{dealChoices.usage.map((usage) => (
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
				aria-disabled={isCalculating}
				icon={isCalculating && <Spinner isInline />}
			>
				<span>{isCalculating ? messages.calculating : messages.submit}</span>
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

/** An issue with the label of its field. */
function labelledIssue(locale: string, messages: CalculatorMessages, issue: DealIssue): string {
	return `${messages.fields[issue.field]}: ${issueText(locale, messages, issue)}`;
}

interface IssueSummaryProps {
	listRef: Ref<HTMLDivElement>;
	onSelect: (field: DealField) => void;
}

/**
 * Lists the invalid fields. Each entry focuses its field. It takes the focus when the form is submitted,
 * and is no live region: it changes with each key.
 */
function IssueSummary({ listRef, onSelect }: IssueSummaryProps) {
	useSignals();
	const { calculator, messages, formId } = useCalculator();
	const { locale } = useNev();
	const issues = calculator.issues.value;
	return (
		// biome-ignore lint/a11y/useSemanticElements: it groups links to fields, and a fieldset fields
		<div
			ref={listRef}
			className="nev-issues"
			part="error-summary"
			role="group"
			aria-labelledby={`${formId}-problem`}
			aria-describedby={`${formId}-errors`}
			tabIndex={-1}
		>
			{issues.length > 0 && (
				<>
					<p id={`${formId}-problem`}>
						{formatMessage(locale, messages.summary, { count: issues.length })}
					</p>
					<ul id={`${formId}-errors`}>
						{issues.map((issue) => (
							<li key={issue.field}>
								<button type="button" onClick={() => onSelect(issue.field)}>
									{labelledIssue(locale, messages, issue)}
								</button>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
