import { type FinancingOption, validSchedule } from "@nev/financing";
import { useMemo } from "react";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { type FinancingDeal, hasExtras } from "../deal/financing-deal.js";
import { optionFigures } from "../deal/option-figures.js";
import { optionTexts } from "../results/option-text.js";
import { BalanceChart } from "./balance-chart.js";
import { MoneyBar } from "./money-bar.js";
import { leaseRows, loanRows } from "./schedule-rows.js";
import { ScheduleTable } from "./schedule-table.js";
import { useDetails } from "./use-details.js";
import { WholeDeal } from "./whole-deal.js";

export interface BreakdownProps {
	option: FinancingOption;
	deal: FinancingDeal;
}

/** An option in detail: the total cost by part, the balance over time, and every payment. */
export function Breakdown(props: BreakdownProps) {
	const { option, deal } = props;
	return (
		<>
			{option.type !== "lease" && hasExtras(deal) && <WholeDeal {...props} />}
			{option.type === "loan" && <Loan {...props} />}
			{option.type === "lease" && <Lease {...props} />}
			{option.type === "cash" && <Cash {...props} />}
		</>
	);
}

function Loan({ option, deal }: BreakdownProps) {
	const { messages } = useDetails();
	const { locale } = useNev();
	const { amountFinanced: principal, dueAtSigning } = optionFigures(option, deal);
	const schedule = useMemo(
		() => validSchedule(principal, option.apr, option.term, option.rate?.balloonPercent),
		[principal, option],
	);
	const { name } = optionTexts(locale, messages, option);
	return (
		<>
			<MoneyBar
				parts={[
					{
						kind: "down",
						label: dueAtSigning > deal.downPayment ? messages.dueAtSigning : messages.downPayment,
						amount: dueAtSigning,
					},
					{ kind: "principal", label: messages.principal, amount: principal },
					{
						kind: "interest",
						label: messages.interest,
						amount: roundToCents(option.totalCost - principal - dueAtSigning),
					},
				]}
			/>
			<BalanceChart principal={principal} schedule={schedule} />
			<ScheduleTable
				caption={formatMessage(locale, messages.scheduleCaption, { name })}
				rowsOf={(isMonthly) => loanRows(schedule, isMonthly)}
			/>
			<p className="nev-figure-note">
				{formatMessage(locale, messages.roundingNote, {
					total: formatDollars(locale, schedule.totalOfPayments),
					last: formatDollars(locale, schedule.finalPayment),
				})}
			</p>
		</>
	);
}

function Lease({ option }: BreakdownProps) {
	const { messages } = useDetails();
	const { locale } = useNev();
	const { name } = optionTexts(locale, messages, option);
	return (
		<>
			<MoneyBar
				parts={[
					{ kind: "down", label: messages.dueAtSigning, amount: option.downPayment },
					{
						kind: "principal",
						label: messages.leasePayments,
						amount: roundToCents(option.totalCost - option.downPayment),
					},
				]}
			/>
			<ScheduleTable
				caption={formatMessage(locale, messages.leaseCaption, { name })}
				rowsOf={(isMonthly) => leaseRows(option, isMonthly)}
			/>
		</>
	);
}

function Cash({ option, deal }: BreakdownProps) {
	const { messages } = useDetails();
	return (
		<>
			<MoneyBar
				parts={[
					{
						kind: "down",
						label: hasExtras(deal) ? messages.totalCost : messages.price,
						amount: option.totalCost,
					},
				]}
			/>
			<p className="nev-figure-note">{messages.cashNote}</p>
		</>
	);
}

/** Rounds to cents, since a difference of amounts has binary rounding errors. */
const roundToCents = (dollars: number) => Math.max(0, Math.round(dollars * 100) / 100);
