import type { AmortisationSchedule } from "@nev/financing";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { useDetails } from "./use-details.js";

const width = 600;
const height = 200;
/** Space for the labels around the chart. */
const margin = { left: 8, right: 8, top: 24, bottom: 26 };
const monthsInYear = 12;

export interface BalanceChartProps {
	/** The amount borrowed, US dollars. */
	principal: number;
	schedule: AmortisationSchedule;
}

/** A line chart of the balance, month by month, with a summary in words. */
export function BalanceChart({ principal, schedule }: BalanceChartProps) {
	const { messages } = useDetails();
	const { locale } = useNev();
	const balances = [principal, ...schedule.months.map(({ balance }) => balance)];
	const last = balances.length - 1;
	const x = (month: number) => margin.left + (month / last) * (width - margin.left - margin.right);
	const y = (balance: number) =>
		margin.top + (1 - balance / principal) * (height - margin.top - margin.bottom);
	const line = balances.map((balance, month) => `${point(x(month))} ${point(y(balance))}`);
	const half = balances.findIndex((balance) => balance <= principal / 2);
	const months = (count: number) => formatMessage(locale, messages.months, { count });
	const summary = formatMessage(locale, messages.balanceSummary, {
		start: formatDollars(locale, principal),
		half: months(half),
		end: months(last),
	});
	const years = [...Array(Math.floor(last / monthsInYear) + 1).keys()];
	return (
		<figure className="nev-figure">
			<figcaption>{messages.balanceTitle}</figcaption>
			<svg
				part="chart"
				viewBox={`0 0 ${width} ${height}`}
				className="nev-balance"
				role="img"
				aria-label={`${messages.balanceTitle}. ${summary}`}
			>
				{years.map((year) => (
					<g key={year}>
						<path
							className="nev-balance-year"
							d={`M${point(x(year * monthsInYear))} ${margin.top}V${height - margin.bottom}`}
						/>
						<text
							x={point(x(year * monthsInYear))}
							y={height - 6}
							textAnchor={year === 0 ? "start" : year * monthsInYear === last ? "end" : "middle"}
						>
							{year * monthsInYear}
						</text>
					</g>
				))}
				<path
					className="nev-balance-area"
					d={`M${line.join("L")}L${x(0)} ${height - margin.bottom}Z`}
				/>
				<path className="nev-balance-line" d={`M${line.join("L")}`} />
				<text x={margin.left} y={16} className="nev-balance-start">
					{formatDollars(locale, principal)}
				</text>
			</svg>
			<p className="nev-figure-note">{summary}</p>
		</figure>
	);
}

const point = (value: number) => Math.round(value * 10) / 10;
