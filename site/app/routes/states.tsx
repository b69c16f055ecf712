import { matchesSearch, queries, type State } from "@nev/contract";
import { ButtonLink, EmptyPanel, SkeletonCards } from "@nev/widgets/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { LoadError } from "../components/async-content.js";
import { Breadcrumbs } from "../components/breadcrumbs.js";
import { FactCards } from "../components/fact-cards.js";
import {
	countStatesWithDealers,
	formatNumber,
	formatStateCount,
	topStates,
	totalDealers,
} from "../components/numbers.js";
import { CallToAction, Section } from "../components/section.js";
import { StateCard } from "../components/state-card.js";
import { StateMap } from "../components/state-map/state-map.js";
import { facts } from "../content/index.js";
import { loadAll, loadPage, renderImmediately } from "../page-data.js";
import { PageHead } from "../seo/page-head.js";
import { breadcrumbData, stateListData } from "../seo/structured-data.js";
import { usePageMetadata, useSiteSettings } from "../site-context.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import stateMapStyles from "../styles/state-map.css?url";
import { type Resource, useResource } from "../use-resource.js";
import type { Route } from "./+types/states.js";

/** How many placeholders are shown while the states load (specification, section 9). */
const skeletonCount = 12;

/** How many states are listed as most popular (specification, section 9). */
const popularCount = 6;

const trail = [
	{ name: "Home", path: "/" },
	{ name: "States", path: "/states" },
];

export const loader = ({ context }: Route.LoaderArgs) =>
	loadPage(context, (loader) => loadAll(loader, queries.states()));

export const clientLoader = renderImmediately;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stateMapStyles }];

export default function States() {
	const site = useSiteSettings();
	const states = useResource(queries.states());
	return (
		<div className="page">
			<PageHead
				{...usePageMetadata("states")}
				path="/states"
				structuredData={[
					breadcrumbData(site, trail),
					...(states.status === "ready" ? [stateListData(site, states.data)] : []),
				]}
			/>
			<Breadcrumbs trail={trail} />
			<div className="page-opening">
				<header className="page-header">
					<h1>Dealers by state</h1>
					<p className="lead">Pick your state to see who is there and how to reach them.</p>
				</header>
				<StateFacts states={states} />
			</div>
			{states.status !== "failed" && (
				<StateMap states={states.status === "ready" ? states.data : undefined} />
			)}
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
				{ value: formatNumber(totalDealers(states)), label: "Total Dealers" },
			]}
		/>
	);
}

function StateSearch({ states }: { states: Resource<State[]> }) {
	const id = useId();
	const [parameters] = useSearchParams();
	const [query, setQuery] = useState(() => parameters.get("q") ?? "");
	const field = useRef<HTMLInputElement>(null);

	// Keep what the visitor typed before the scripts were loaded.
	useEffect(() => {
		if (field.current) setQuery(field.current.value);
	}, []);

	if (states.status === "failed") {
		return <LoadError name="The states" onRetry={states.retry} />;
	}
	const matches =
		states.status === "ready"
			? states.data.filter(({ name, abbreviation }) =>
					matchesSearch(`${name}\n${abbreviation}`.toLowerCase(), query),
				)
			: [];
	return (
		<section className="stack" aria-label="All states">
			<search>
				<form
					className="state-search"
					method="get"
					action="/states"
					onSubmit={(event) => event.preventDefault()}
				>
					<label className="nev-label" htmlFor={id}>
						Search states
					</label>
					<input
						ref={field}
						id={id}
						className="nev-input"
						type="search"
						name="q"
						placeholder="Name or abbreviation"
						autoComplete="off"
						value={query}
						onChange={(event) => setQuery(event.currentTarget.value)}
					/>
					<noscript>
						<button type="submit" className="nev-button nev-button-primary">
							Search
						</button>
					</noscript>
				</form>
			</search>
			<p className="nev-visually-hidden" role="status">
				{states.status === "ready" && formatStateCount(matches.length)}
			</p>
			{states.status === "loading" ? (
				<SkeletonCards count={skeletonCount} className="state-grid" />
			) : matches.length === 0 ? (
				<EmptyPanel title="No states found" hint="Try adjusting your search criteria.">
					<ButtonLink
						variant="primary"
						href="/states"
						onClick={(event) => {
							event.preventDefault();
							setQuery("");
						}}
					>
						View All States
					</ButtonLink>
				</EmptyPanel>
			) : (
				<ul className="state-grid">
					{matches.map((state) => (
						<li key={state.slug}>
							<StateCard state={state} headingLevel={2} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
