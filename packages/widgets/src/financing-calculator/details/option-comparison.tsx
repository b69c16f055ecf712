import { type Disclosure, type FinancingOption, validMatchLabel } from "@nev/financing";
import { useSignals } from "@preact/signals-react/runtime";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { Button } from "../../ui/index.js";
import { formatRate } from "../deal/amount-text.js";
import { beforeExtras } from "../deal/deal-offers.js";
import { hasExtras } from "../deal/financing-deal.js";
import { optionFigures } from "../deal/option-figures.js";
import { disclosureText, optionTexts } from "../results/option-text.js";
import { useDetails } from "./use-details.js";

export interface OptionComparisonProps {
	/** Of all options. */
	disclosures: readonly Disclosure[];
}

/** The compared options side by side, row by row, with their disclosures below. */
export function OptionComparison({ disclosures }: OptionComparisonProps) {
	useSignals();
	const { calculator, messages, headingLevel, resultsTitle } = useDetails();
	const { locale } = useNev();
	const options = calculator.compared.value;
	const results = calculator.results.value;
	const deal = results.status === "ready" && hasExtras(results.deal) ? results.deal : undefined;
	const Heading = `h${headingLevel + 1}` as "h3";
	return (
		<div className="nev-side-by-side">
			<div className="nev-side-top">
				<Heading className="nev-option-name" part="heading" tabIndex={-1}>
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
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll a wide table */}
					<section className="nev-schedule-scroll" tabIndex={0} aria-label={messages.comparison}>
						<table className="nev-side-table" part="table">
							<caption className="nev-visually-hidden">{messages.comparison}</caption>
							<thead>
								<tr>
									<td />
									{options.map((option) => (
										<th key={option.id} scope="col">
											{optionTexts(locale, messages, option).name}
										</th>
									))}
								</tr>
							</thead>
							<tbody>
								{createRows().map(({ label, read }) => (
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
							{option.type !== "cash" && <b>{optionTexts(locale, messages, option).name}: </b>}
							{disclosures
								.filter(({ optionId, code }) => optionId === option.id && code !== "lease-rate")
								.map((disclosure) => (
									<span key={disclosure.id} data-disclosure={`${disclosure.id}:comparison`}>
										{disclosureText(locale, messages, disclosure)}{" "}
									</span>
								))}
						</p>
					))}
				</>
			)}
		</div>
	);

	function createRows() {
		const money = (amount: number) => formatDollars(locale, amount);
		/** Says of a lease that its amounts are without what the others include. */
		const cost = ({ type }: FinancingOption, amount: number) =>
			deal && type === "lease"
				? formatMessage(locale, messages.beforeExtras, { amount: money(amount) })
				: money(amount);
		const rows: { label: string; read: (option: FinancingOption) => string }[] = [
			{
				label: messages.monthlyPayment,
				read: (option) => (option.type === "cash" ? "–" : cost(option, option.monthlyPayment)),
			},
		];
		if (deal) {
			rows.push({
				label: messages.leavesOut,
				read(option) {
					const before = option.type === "loan" && beforeExtras(option, deal);
					return before ? money(before.monthlyPayment) : "–";
				},
			});
		}
		if (options.some(({ balloonPayment }) => balloonPayment)) {
			rows.push({
				label: messages.balloonPayment,
				read: ({ balloonPayment }) => (balloonPayment ? money(balloonPayment) : "–"),
			});
		}
		rows.push(
			{ label: messages.totalCost, read: (option) => cost(option, option.totalCost) },
			{
				label: messages.term,
				read: ({ term }) =>
					term === 0 ? "–" : formatMessage(locale, messages.months, { count: term }),
			},
		);
		if (options.some(({ type }) => type === "loan")) {
			rows.push({
				label: messages.apr,
				read: ({ type, apr }) => (type === "loan" ? formatRate(locale, apr) : "–"),
			});
		}
		const hasLease = options.some(({ type }) => type === "lease");
		if (hasLease) rows.push({ label: messages.leaseRate, read: leaseRate });
		const hasTradeIn = deal && deal.tradeInAllowance > deal.tradeInOwed;
		const down = hasTradeIn ? messages.downWithTradeIn : messages.downPayment;
		rows.push(
			{
				label: hasLease ? messages.dueAtSigning : down,
				read(option) {
					if (!hasLease && option.type === "cash") return "–";
					return money(
						deal && hasLease && option.type === "loan"
							? optionFigures(option, deal).dueAtSigning
							: option.downPayment,
					);
				},
			},
			{
				label: messages.match,
				read: ({ score }) =>
					`${messages.grades[validMatchLabel(score).grade]}, ${formatMessage(locale, messages.score, { score: Math.round(score) })}`,
			},
		);
		return rows;
	}

	/** The rate with its notice, in the same size (12 CFR 1013.4(s)). */
	function leaseRate({ id, type, apr }: FinancingOption): string {
		if (type !== "lease") return "–";
		const notice = disclosures.find(
			({ optionId, code }) => optionId === id && code === "lease-rate",
		);
		return `${formatRate(locale, apr)}. ${notice ? disclosureText(locale, messages, notice) : ""}`;
	}
}
