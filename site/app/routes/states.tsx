import { matchesSearch, queries, type State } from "@nev/contract";
import { Button, ButtonLink, EmptyPanel } from "@nev/widgets/ui";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { AsyncContent } from "../components/async-content.js";
import { dealerCountQuery, useDealerFact } from "../components/dealer-fact.js";
import { FactCards } from "../components/fact-cards.js";
import {
	countStatesWithDealers,
	formatNumber,
	formatStateCount,
	topStates,
} from "../components/numbers.js";
import { CallToAction, Section } from "../components/section.js";
import { StateCard } from "../components/state-card.js";
import { StateMap } from "../components/state-map/state-map.js";
import { facts } from "../content/facts.js";
import { loadAll, loadPage } from "../page/page-data.js";
import { usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { type Resource, useResource } from "../page/use-resource.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import { stateListData } from "../seo/structured-data.js";
import type { PageHandle } from "../start/page-handle.js";
import stateMapStyles from "../styles/state-map.css?url";
import type { Route } from "./+types/states.js";

/** How many states are listed as most popular (specification, section 9). */
const popularCount = 6;

const trail = [{ name: "States", path: "/states" }];

export const loader = ({ context }: Route.LoaderArgs) =>
	loadPage(context, (loader) => loadAll(loader, dealerCountQuery, queries.states()));

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stateMapStyles }];

export const handle: PageHandle = {
	scripts: false,
	parameters: ["q"],
	dependsOn: ["states", "dealerships"],
};

export default function States() {
	const site = useSiteSettings();
	const states = useResource(queries.states());
	return (
		<div className="page">
			<PageHead
				{...usePageMetadata("states")}
				trail={trail}
				structuredData={
					import.meta.env.SSR && [
						...(states.status === "ready" ? [stateListData(site, states.data)] : []),
					]
				}
			/>
			<Breadcrumbs trail={trail} />
			<div className="page-opening">
				<header className="page-header">
					<h1>Dealers by state</h1>
					<p className="lead">Pick your state to see who is there and how to reach them.</p>
				</header>
				<StateFacts states={states} />
			</div>
			{states.status === "ready" && <StateMap states={states.data} />}
			<StateSearch states={states} />
			{states.status === "ready" && (
				<Section title="Most Popular States" lead="Where the most dealers are.">
					<ul className="state-grid">
						{topStates(states.data, popularCount).map((state) => (
							<li key={state.slug}>
								<StateCard state={state} />
							</li>
						))}
					</ul>
				</Section>
			)}
			<CallToAction
				title="Looking for the nearest one?"
				text="Search by ZIP code or city, or see the whole country at a glance."
			>
				<ButtonLink variant="primary" href="/dealerships">
					Find a dealer
				</ButtonLink>
				<ButtonLink href="/usa">National overview</ButtonLink>
			</CallToAction>
		</div>
	);
}

function StateFacts({ states }: { states: Resource<State[]> }) {
	return (
		<FactCards
			facts={[
				{ value: formatNumber(facts.stateCount), label: "States Covered" },
				{ value: formatNumber(countStatesWithDealers(states)), label: "States with Dealers" },
				...useDealerFact(() => "Total Dealers"),
			]}
		/>
	);
}

/** Filters by a form, which the server answers. */
function StateSearch({ states }: { states: Resource<State[]> }) {
	const id = useId();
	const [parameters] = useSearchParams();
	const query = parameters.get("q") ?? "";
	return (
		<section className="stack" aria-label="All states" id="all-states">
			{/* biome-ignore lint/a11y/noRedundantRoles: browsers of `browsers.json` do not know the element */}
			<search role="search">
				<form className="state-search" method="get" action="/states#all-states">
					<label className="nev-label" htmlFor={id}>
						Search states
					</label>
					<input
						id={id}
						className="nev-input"
						type="search"
						name="q"
						placeholder="Name or abbreviation"
						autoComplete="off"
						defaultValue={query}
					/>
					<Button type="submit" variant="primary">
						Search
					</Button>
				</form>
			</search>
			<AsyncContent resource={states} name="The states">
				{(all) => <StateList states={all.filter((state) => isMatch(state, query))} />}
			</AsyncContent>
		</section>
	);
}

function isMatch({ name, abbreviation }: State, query: string): boolean {
	return matchesSearch(`${name}\n${abbreviation}`.toLowerCase(), query);
}

function StateList({ states }: { states: readonly State[] }) {
	return (
		<>
			<p className="nev-visually-hidden" role="status">
				{formatStateCount(states.length)}
			</p>
			{states.length === 0 ? (
				<EmptyPanel title="No states found" hint="Try adjusting your search criteria.">
					<ButtonLink variant="primary" href="/states#all-states">
						View All States
					</ButtonLink>
				</EmptyPanel>
			) : (
				<ul className="state-grid">
					{states.map((state) => (
						<li key={state.slug}>
							<StateCard state={state} headingLevel={2} />
						</li>
					))}
				</ul>
			)}
		</>
	);
}
