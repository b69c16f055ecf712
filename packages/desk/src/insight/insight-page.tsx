import { type Insight, insightPeriods } from "@nev/contract/desk";
import { buttonClass, EmptyPanel } from "@nev/widgets/ui";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { Facts } from "../ui/facts.js";
import { formatCount } from "../ui/messages.js";
import { longDay } from "./dates.js";
import { LeadsByDay, LeadTables } from "./lead-tables.js";
import { insightMessages as messages } from "./messages.js";
import { MissingDealers } from "./missing-dealers.js";
import { WhoAnswers } from "./who-answers.js";

/** Where leads come from, and where a dealer is missing. */
export function InsightPage() {
	const insight = useLoaderData<Insight>();
	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			{insight.isOn ? (
				<Sums insight={insight} />
			) : (
				<EmptyPanel title={messages.off} hint={messages.offHint} />
			)}
		</div>
	);
}

function Sums({ insight: { from, to, leads, answers, searches } }: { insight: Insight }) {
	const total = leads.days.reduce((sum, day) => sum + day.leads, 0);
	const searchCount = searches.reduce((sum, area) => sum + area.searches, 0);
	const foundNobody = searches.reduce((sum, area) => sum + area.foundNobody, 0);
	return (
		<>
			<div className="list-tools">
				<Periods />
				<p className="period-span" role="status">
					{messages.span(longDay(from), longDay(to))}
				</p>
			</div>
			<Facts
				facts={[
					{ label: messages.leads, value: formatCount(total) },
					{ label: messages.searches, value: formatCount(searchCount) },
					{ label: messages.foundNobody, value: formatCount(foundNobody) },
				]}
			/>
			{total === 0 ? (
				<EmptyPanel title={messages.noLeads} hint={messages.noLeadsHint} />
			) : (
				<>
					<LeadsByDay days={leads.days} />
					<LeadTables leads={leads} />
					<WhoAnswers answers={answers} />
				</>
			)}
			<MissingDealers searches={searches} />
		</>
	);
}

/** The periods. Which one is shown is in the address. */
function Periods() {
	const [parameters] = useSearchParams();
	const shown = insightPeriods.find((days) => String(days) === parameters.get("days"));
	return (
		<nav className="periods" aria-label={messages.periods}>
			{insightPeriods.map((days) => (
				<Link
					key={days}
					className={buttonClass("secondary", "compact")}
					to={`?days=${days}`}
					aria-current={days === (shown ?? insightPeriods[0]) ? "true" : undefined}
					preventScrollReset
				>
					{messages.period(days)}
				</Link>
			))}
		</nav>
	);
}
