import type { LeadCount } from "@nev/contract/desk";
import { scaleBand, scaleLinear } from "d3-scale";
import { useCallback, useState } from "react";
import { formatCount } from "../ui/messages.js";
import { shortDay } from "./dates.js";
import { insightMessages as messages } from "./messages.js";

const height = 300;
const margin = { top: 32, right: 8, bottom: 28, left: 44 };

/** Room for one date below the axis, in pixels. */
const dateWidth = 72;

interface BarChartProps {
	readonly title: string;
	/** By day: the first day of each bar. */
	readonly bars: readonly LeadCount[];
	/** What a bar is called by its first day: `On Nov 24`. */
	readonly nameOf: (day: string) => string;
}

/** Leads over time. What it shows is in the table beside it. */
export function BarChart(props: BarChartProps) {
	const [width, setWidth] = useState(0);
	// Drawn for the width that there is, its text has one size on every screen.
	const observe = useCallback((element: HTMLDivElement) => {
		const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return (
		<div ref={observe} className="chart">
			{width > 0 && <Drawing {...props} width={width} />}
		</div>
	);
}

function Drawing({ title, bars, nameOf, width }: BarChartProps & { width: number }) {
	const total = bars.reduce((sum, { leads }) => sum + leads, 0);
	const top = bars.reduce((best, bar) => (bar.leads > best.leads ? bar : best));
	const x = scaleBand()
		.domain(bars.map(({ name }) => name))
		.range([margin.left, width - margin.right])
		.paddingInner(0.2);
	const y = scaleLinear()
		.domain([0, Math.max(1, top.leads)])
		.nice(4)
		.range([height - margin.bottom, margin.top]);
	const bottom = y(0);
	const describe = ({ name, leads }: LeadCount) => messages.bar(nameOf(shortDay(name)), leads);
	const step = Math.ceil(bars.length / Math.max(1, Math.floor(width / dateWidth)));
	const ticks = y.ticks(4).filter(Number.isInteger);
	return (
		<svg
			width={width}
			height={height}
			role="img"
			aria-label={messages.chart(title, total, describe(top))}
		>
			<text className="axis-title" x={0} y={12}>
				{messages.leads}
			</text>
			{ticks.map((tick) => (
				<g key={tick}>
					<line className="grid-line" x1={margin.left} x2={width} y1={y(tick)} y2={y(tick)} />
					<text x={margin.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
						{formatCount(tick)}
					</text>
				</g>
			))}
			{bars.map((bar, index) => (
				<g key={bar.name}>
					{/* As high as the chart, so that a pointer finds a day without leads too. */}
					<rect
						className="bar-area"
						x={x(bar.name)}
						y={margin.top}
						width={x.step()}
						height={bottom - margin.top}
					>
						<title>{describe(bar)}</title>
					</rect>
					<rect
						className="bar"
						x={x(bar.name)}
						y={y(bar.leads)}
						width={x.bandwidth()}
						height={bottom - y(bar.leads)}
					/>
					{(bars.length - 1 - index) % step === 0 && index * x.step() > dateWidth / 2 && (
						<text
							x={Math.min((x(bar.name) ?? 0) + x.bandwidth() / 2, width - dateWidth / 3)}
							y={height - 8}
							textAnchor="middle"
						>
							{shortDay(bar.name)}
						</text>
					)}
				</g>
			))}
			<line className="axis-line" x1={margin.left} x2={width} y1={bottom} y2={bottom} />
		</svg>
	);
}
