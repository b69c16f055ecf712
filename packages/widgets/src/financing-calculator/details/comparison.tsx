import { type Disclosure, type FinancingOption, matchLabel } from "@nev/financing";
import { useSignals } from "@preact/signals-react/runtime";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { Button } from "../../ui/index.js";
import { hasExtras } from "../deal/financing-deal.js";
import { disclosureText, optionWords } from "../results/words.js";
import { formatRate } from "../words.js";
import { type DetailsContext, useDetailsContext } from "./use-details-context.js";

/** Two or three options side by side, row by row; below it what the law wants said of them. */
export function Comparison({ disclosures }: { disclosures: readonly Disclosure[] }) {
	useSignals();
	const context = useDetailsContext();
	const { calculator, messages, locale, headingLevel, resultsTitle } = context;
	const options = calculator.compared.value;
	const results = calculator.results.value;
	const Heading = `h${headingLevel + 1}` as "h3";
	return (
		<div className="nev-side-by-side">
			<div className="nev-side-top">
				<Heading className="nev-option-name" tabIndex={-1}>
					{messages.comparison}
				</Heading>
				<Button
					onClick={() => {
						resultsTitle.current?.focus();
						calculator.clearCompared();
					}}
				>
					{messages.clearComparison}
				</Button>
			</div>
			{options.length > 1 && (
				<>
					{results.status === "ready" && hasExtras(results.deal) && (
						<p className="nev-merits-label">{messages.leavesOut}</p>
					)}
					{/* A wide table scrolls by itself, by keyboard too, and the page stays where it is. */}
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
					<section className="nev-schedule-scroll" tabIndex={0} aria-label={messages.comparison}>
						<table className="nev-side-table">
							<caption className="nev-visually-hidden">{messages.comparison}</caption>
							<thead>
								<tr>
									<td />
									{options.map((option) => (
										<th key={option.id} scope="col">
											{optionWords(messages, option).name}
										</th>
									))}
								</tr>
							</thead>
							<tbody>
								{rowsOf(context).map(({ label, read }) => (
									<tr key={label}>
										<th scope="row">{label}</th>
										{options.map((option) => (
											<td key={option.id}>{read(option)}</td>
										))}
									</tr>
								))}
							</tbody>
						</table>
					</section>
					{options.map((option) => (
						<p key={option.id} className="nev-fine-print">
							{option.type !== "cash" && <b>{optionWords(messages, option).name}: </b>}
							{disclosures
								.filter(({ optionId, code }) => optionId === option.id && code !== "lease-rate")
								.map((one) => (
									<span key={one.id} data-disclosure={`${one.id}:comparison`}>
										{disclosureText(messages, locale, one)}{" "}
									</span>
								))}
						</p>
					))}
				</>
			)}
		</div>
	);

	function rowsOf({ messages, locale }: DetailsContext) {
		const money = (amount: number) => formatDollars(locale, amount);
		const rows: { label: string; read: (option: FinancingOption) => string }[] = [
			{
				label: messages.monthlyPayment,
				read: ({ type, monthlyPayment }) => (type === "cash" ? "–" : money(monthlyPayment)),
			},
			{
				label: messages.term,
				read: ({ term }) =>
					term === 0 ? "–" : formatMessage(locale, messages.months, { count: term }),
			},
		];
		if (options.some(({ type }) => type === "loan")) {
			rows.push({
				label: messages.apr,
				read: ({ type, apr }) => (type === "loan" ? formatRate(locale, apr) : "–"),
			});
		}
		const hasLease = options.some(({ type }) => type === "lease");
		if (hasLease) rows.push({ label: messages.leaseRate, read: leaseRate });
		rows.push(
			{
				label: hasLease ? messages.dueAtSigning : messages.downPayment,
				read: ({ downPayment }) => money(downPayment),
			},
			{ label: messages.totalCost, read: ({ totalCost }) => money(totalCost) },
			{
				label: messages.match,
				read: ({ score }) =>
					`${messages.grades[matchLabel(score).grade]}, ${formatMessage(locale, messages.score, { score: Math.round(score) })}`,
			},
		);
		return rows;
	}

	/** The percentage with its sentence, in the same size (12 CFR 1013.4(s)). */
	function leaseRate({ id, type, apr }: FinancingOption): string {
		if (type !== "lease") return "–";
		const notice = disclosures.find(
			({ optionId, code }) => optionId === id && code === "lease-rate",
		);
		return `${formatRate(locale, apr)}. ${notice ? disclosureText(messages, locale, notice) : ""}`;
	}
}
