import { queries, type RoadRule, type State } from "@nev/contract";
import { useFacts } from "../page/site-context.js";
import { useResource } from "../page/use-resource.js";
import { SpeedSign } from "./road-signs.js";
import { Section } from "./section.js";

/**
 * Where a state lets low-speed vehicles drive, with the law that says so. Without such a law it is the
 * usual rule, and nothing is shown if the rules cannot be loaded: the page is about dealers.
 */
export function RoadRuleSection({ state }: { state: State }) {
	const rule = useResource(queries.roadRule(state.name));
	if (rule.status !== "ready") return null;
	return (
		<Section id="driving" title={`Where you can drive in ${state.name}`}>
			<RoadRuleText name={state.name} rule={rule.data} />
		</Section>
	);
}

function RoadRuleText({ name, rule }: { name: string; rule: RoadRule }) {
	const usualLimit = useFacts().vehicle.postedLimit;
	const { postedLimit, requires = [] } = rule;
	const points = [
		requires.length > 0 && `You need ${list.format(requires.map((need) => needs[need]))}.`,
		rule.localLimits && "Towns, counties or the state may close more roads to it.",
		rule.note,
	].filter(Boolean);
	return (
		<div className="road-rule">
			{postedLimit && <SpeedSign label="Speed limit" limit={postedLimit} />}
			<div className="road-rule-text">
				<p className="lead">
					{postedLimit
						? `In ${name}, a low-speed vehicle may be driven on roads with a posted speed limit of ${postedLimit}\u00a0mph or lower.`
						: `In most states, a low-speed vehicle may be driven on roads with a posted speed limit of ${usualLimit}\u00a0mph or lower. We have not found ${name}’s own limit, so ask before you drive.`}
					{rule.mayCross && " It may cross a faster road at an intersection."}
				</p>
				{points.length > 0 && (
					<ul>
						{points.map((point) => (
							<li key={String(point)}>{point}</li>
						))}
					</ul>
				)}
				<p className="road-rule-source">
					{rule.citation && (
						<>
							Source: {rule.url ? <a href={rule.url}>{rule.citation}</a> : rule.citation}
							{rule.readOn && `, as read on ${formatDate(rule.readOn)}`}.{" "}
						</>
					)}
					Laws change, and towns have rules of their own: ask {name}’s motor vehicle agency before
					you drive.
				</p>
			</div>
		</div>
	);
}

const needs = {
	"driver-license": "a driver’s license",
	registration: "registration",
	insurance: "insurance",
} satisfies Record<NonNullable<RoadRule["requires"]>[number], string>;

const list = new Intl.ListFormat("en");

/** @example formatDate("2026-11-28") // "November 28, 2026" */
function formatDate(date: string): string {
	return new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(
		Date.parse(date),
	);
}
