import type { FinancingOption } from "@nev/financing";
import { useMemo } from "react";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { type FinancingDeal, hasExtras } from "../deal/financing-deal.js";
import { optionWords } from "../results/words.js";
import { BalanceChart } from "./balance-chart.js";
import { MoneyBar } from "./money-bar.js";
import { leaseRows, loanRows, scheduleOf } from "./schedule-rows.js";
import { ScheduleTable } from "./schedule-table.js";
import { useDetailsContext } from "./use-details-context.js";
import { WholeDeal } from "./whole-deal.js";

export interface BreakdownProps {
	option: FinancingOption;
	deal: FinancingDeal;
}

/** What an option opens to: where the money goes, what is owed over time, every payment. */
export function Breakdown(props: BreakdownProps) {
	const { option, deal } = props;
	return (
		<>
			{option.type === "loan" && <Loan {...props} />}
			{option.type === "lease" && <Lease {...props} />}
			{option.type === "cash" && <Cash {...props} />}
			{option.type !== "lease" && hasExtras(deal) && <WholeDeal {...props} />}
		</>
	);
}

function Loan({ option, deal }: BreakdownProps) {
	const { messages, locale } = useDetailsContext();
	const schedule = useMemo(() => scheduleOf(deal, option), [deal, option]);
	const principal = deal.vehiclePrice - deal.downPayment;
	const { name } = optionWords(messages, option);
	return (
		<>
			<MoneyBar
				parts={[
					{ kind: "down", label: messages.downPayment, amount: deal.downPayment },
					{ kind: "principal", label: messages.principal, amount: inCents(principal) },
					{
						kind: "interest",
						label: messages.interest,
						amount: inCents(option.totalCost - principal - deal.downPayment),
					},
				]}
			/>
			<BalanceChart principal={inCents(principal)} schedule={schedule} />
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
	const { messages, locale } = useDetailsContext();
	const { name } = optionWords(messages, option);
	return (
		<>
			<MoneyBar
				parts={[
					{ kind: "down", label: messages.dueAtSigning, amount: option.downPayment },
					{
						kind: "principal",
						label: messages.leasePayments,
						amount: inCents(option.totalCost - option.downPayment),
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

function Cash({ option }: BreakdownProps) {
	const { messages } = useDetailsContext();
	return (
		<>
			<MoneyBar parts={[{ kind: "down", label: messages.price, amount: option.totalCost }]} />
			<p className="nev-figure-note">{messages.cashNote}</p>
		</>
	);
}

/** Differences of amounts in cents, without what binary fractions add to them. */
const inCents = (dollars: number) => Math.max(0, Math.round(dollars * 100) / 100);
