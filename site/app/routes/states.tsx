import { matchesSearch, queries, type State } from "@nev/contract";
import { ButtonLink, EmptyPanel, SkeletonCards } from "@nev/widgets/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Breadcrumbs } from "../components/breadcrumbs.js";
import { FactCards } from "../components/fact-cards.js";
import { LoadError } from "../components/load-error.js";
import { formatNumber, numberPlaceholder, topStates, totalDealers } from "../components/numbers.js";
import { CallToAction, Section } from "../components/section.js";
import { StateCard } from "../components/state-card.js";
import { loadAll, loadPage, renderImmediately } from "../page-data.js";
import { PageHead } from "../seo/page-head.js";
import { breadcrumbData, stateListData } from "../seo/structured-data.js";
import { usePageMetadata, useSiteSettings } from "../site-settings.js";
import { type Resource, useResource } from "../use-resource.js";
import type { Route } from "./+types/states.js";

/** Placeholders while the states load, and how many states are most popular (section 9). */
const skeletonCount = 12;
const popularCount = 6;

const trail = [
	{ name: "Home", path: "/" },
	{ name: "States", path: "/states" },
];

export const loader = ({ context }: Route.LoaderArgs) =>
	loadPage(context, (loader) => loadAll(loader, queries.states()));

export const clientLoader = renderImmediately;

export default function States() {
	const site = useSiteSettings();
	const words = usePageMetadata("states");
	const states = useResource(queries.states());
	return (
		<div className="page">
			<PageHead
				{...words}
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
				<Counters states={states} />
			</div>
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

function Counters({ states }: { states: Resource<State[]> }) {
	const total = totalDealers(states);
	const covered =
		states.status === "ready"
			? states.data.filter(({ dealerCount }) => dealerCount > 0).length
			: undefined;
	return (
		<FactCards
			facts={[
				{
					value: covered === undefined ? numberPlaceholder : formatNumber(covered),
					label: "States Covered",
				},
				{
					value: total === undefined ? numberPlaceholder : formatNumber(total),
					label: "Total Dealers",
				},
			]}
		/>
	);
}

function StateSearch({ states }: { states: Resource<State[]> }) {
	const id = useId();
	const [parameters] = useSearchParams();
	const [typed, setTyped] = useState(() => parameters.get("q") ?? "");
	const field = useRef<HTMLInputElement>(null);

	// What was typed before scripts were there counts, too.
	useEffect(() => {
		if (field.current) setTyped(field.current.value);
	}, []);

	if (states.status === "failed") {
		return <LoadError what="The states" onRetry={states.retry} />;
	}
	const found =
		states.status === "ready"
			? states.data.filter((state) =>
					matchesSearch(`${state.name}\n${state.abbreviation}`.toLowerCase(), typed),
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
						value={typed}
						onChange={(event) => setTyped(event.currentTarget.value)}
					/>
					<noscript>
						<button type="submit" className="nev-button nev-button-primary">
							Search
						</button>
					</noscript>
				</form>
			</search>
			<p className="nev-visually-hidden" role="status">
				{states.status === "ready" && `${found.length} states`}
			</p>
			{states.status === "loading" ? (
				<SkeletonCards count={skeletonCount} className="state-grid" />
			) : found.length === 0 ? (
				<EmptyPanel title="No states found" hint="Try adjusting your search criteria.">
					<ButtonLink
						variant="primary"
						href="/states"
						onClick={(event) => {
							event.preventDefault();
							setTyped("");
						}}
					>
						View All States
					</ButtonLink>
				</EmptyPanel>
			) : (
				<ul className="state-grid">
					{found.map((state) => (
						<li key={state.slug}>
							<StateCard state={state} headingLevel={2} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
