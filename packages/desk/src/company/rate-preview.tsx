import { rateTerms } from "@nev/contract";
import {
	type creditScores,
	currentRates,
	defaultFinancingProfile,
	type FinancingOption,
	type FinancingRate,
	formatDollars,
	recommendFinancing,
} from "@nev/financing";
import { useState } from "react";
import { SelectField } from "../ui/fields.js";
import { rateMessages as messages } from "./messages.js";

/** An excellent, a usual and a low credit score, of those that visitors can choose. */
const scores = [800, 700, 600] as const satisfies readonly (typeof creditScores)[number][];

const termOptions = rateTerms.map((term) => ({ value: `${term}`, label: messages.months(term) }));

interface RatePreviewProps {
	readonly rates: readonly FinancingRate[];
	readonly today: string;
}

/** The loans that the calculator would show by the list as it is edited. */
export function RatePreview({ rates, today }: RatePreviewProps) {
	const offered = currentRates(rates, today);
	const [chosen, setChosen] = useState("");
	const { preferredTerm } = defaultFinancingProfile;
	const isExample = rates.length === 0;
	const hasUsualTerm = offered.length === 0 || offered.some(({ term }) => term === preferredTerm);
	const term = Number(chosen) || (hasUsualTerm ? preferredTerm : offered[0]?.term) || preferredTerm;
	return (
		<div className="rate-preview">
			<h3>{messages.preview}</h3>
			<p className="field-hint">{messages.previewHint}</p>
			<SelectField
				name="previewTerm"
				label={messages.previewTerm}
				value={`${term}`}
				error={undefined}
				options={termOptions}
				onChange={setChosen}
			/>
			<dl className="rate-scores">
				{scores.map((creditScore) => (
					<div key={creditScore}>
						<dt>{messages.score(creditScore)}</dt>
						<dd>
							<Loans
								creditScore={creditScore}
								term={term}
								rates={isExample ? undefined : offered}
							/>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

interface LoansProps {
	readonly creditScore: number;
	readonly term: number;
	/** Undefined: the examples. */
	readonly rates: readonly FinancingRate[] | undefined;
}

function Loans({ creditScore, term, rates }: LoansProps) {
	const profile = { ...defaultFinancingProfile, creditScore, preferredTerm: term };
	const loans = recommendFinancing(profile, rates).filter(({ type }) => type === "loan");
	if (loans.length === 0) return <p>{messages.noLoan}</p>;
	return (
		<>
			{!rates && <p className="field-hint">{messages.example}</p>}
			<ul className="rate-loans">
				{loans.map((loan) => (
					<Loan key={loan.id} {...loan} />
				))}
			</ul>
		</>
	);
}

function Loan({
	name,
	apr,
	term,
	monthlyPayment,
	totalCost,
	balloonPayment,
	rate,
}: FinancingOption) {
	const payment = messages.payment(
		formatDollars("en-US", monthlyPayment),
		term,
		formatDollars("en-US", totalCost),
	);
	const last = balloonPayment ? messages.finalPayment(formatDollars("en-US", balloonPayment)) : "";
	return (
		<li>
			<strong>{rate ? name : `${name}, ${apr}% APR`}</strong>
			<span>
				{payment}
				{last}
			</span>
			{rate?.endsOn && <span>{messages.until(rate.endsOn)}</span>}
			{rate?.conditions && <span>{rate.conditions}</span>}
		</li>
	);
}
