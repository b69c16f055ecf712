import { queries, type RoadRule, type State, type StateName, stateSlug } from "@nev/contract";
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

/** The same in two lines, on a page about a dealer in the state. */
export function RoadRuleSummary({ state }: { state: StateName }) {
	const resource = useResource(queries.roadRule(state));
	const usualLimit = useFacts().vehicle.postedLimit;
	if (resource.status !== "ready") return null;
	const rule = resource.data;
	return (
		<Section title={`Where you can drive in ${state}`}>
			<p className="road-rule-summary">
				{limitOf(state, rule, usualLimit)} {needsOf(rule)}{" "}
				<a href={`/states/${stateSlug(state)}#driving`}>Road rules in {state}, with their source</a>
			</p>
		</Section>
	);
}

function RoadRuleText({ name, rule }: { name: string; rule: RoadRule }) {
	const usualLimit = useFacts().vehicle.postedLimit;
	const { postedLimit } = rule;
	const points = [
		needsOf(rule),
		rule.localLimits && "Towns, counties or the state may close more roads to it.",
		rule.note,
	].filter(Boolean);
	return (
		<div className="road-rule">
			{postedLimit && <SpeedSign label="Speed limit" limit={postedLimit} />}
			<div className="road-rule-text">
				<p className="lead">
					{limitOf(name, rule, usualLimit)}
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

function limitOf(name: string, { postedLimit }: RoadRule, usualLimit: number): string {
	return postedLimit
		? `In ${name}, a low-speed vehicle may be driven on roads with a posted speed limit of ${postedLimit}\u00a0mph or lower.`
		: `In most states, a low-speed vehicle may be driven on roads with a posted speed limit of ${usualLimit}\u00a0mph or lower. We have not found ${name}’s own limit, so ask before you drive.`;
}

function needsOf({ requires = [] }: RoadRule): string | undefined {
	if (requires.length === 0) return undefined;
	return `You need ${list.format(requires.map((need) => needs[need]))}.`;
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
