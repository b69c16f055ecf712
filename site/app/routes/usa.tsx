import { queries, type State, stateSlug } from "@nev/contract";
import { ButtonLink } from "@nev/widgets/ui";
import { AsyncContent } from "../components/async-content.js";
import { dealerCountQuery, useDealerFact } from "../components/dealer-fact.js";
import { FactCards } from "../components/fact-cards.js";
import { countModels, formatNumber, topStates } from "../components/numbers.js";
import { LaneLine } from "../components/road-signs.js";
import { CallToAction, Section } from "../components/section.js";
import { StateCard } from "../components/state-card.js";
import { TitledTextList } from "../components/titled-text-list.js";
import { VehicleCards } from "../components/vehicle-cards.js";
import { facts } from "../content/facts.js";
import { formatDealerCount } from "../content/figures.js";
import { regionalCoverage } from "../content/pages/regional-coverage.js";
import { valuePropositions } from "../content/pages/titled-texts.js";
import { loadAll, loadPage } from "../page/page-data.js";
import { useFacts, usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { useResource } from "../page/use-resource.js";
import { PageHead } from "../seo/page-head.js";
import { companyData } from "../seo/structured-data.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/usa.js";

/* Specification, section 9. */
const topStateCount = 8;
const highlightedStateCount = 3;

export const loader = ({ context }: Route.LoaderArgs) =>
	loadPage(context, (loader) =>
		loadAll(loader, dealerCountQuery, queries.states(), queries.vehicles()),
	);

export const handle: PageHandle = {
	scripts: false,
	dependsOn: ["states", "dealerships", "vehicles"],
};

export default function Usa() {
	const site = useSiteSettings();
	return (
		<div className="page">
			<PageHead
				{...usePageMetadata("usa")}
				trail={[{ name: "United States", path: "/usa" }]}
				structuredData={import.meta.env.SSR && [companyData(site)]}
			/>
			<div className="page-opening">
				<header className="page-header">
					<h1>Neighborhood electric vehicles across the United States</h1>
					<p className="lead">One network, from the first question to the years after.</p>
				</header>
				<NationalFacts />
			</div>
			<Section title="What you can count on">
				<TitledTextList className="cards" texts={valuePropositions(facts)} />
			</Section>
			<TopStates />
			<FeaturedVehicles />
			<LaneLine />
			<Regions />
			<CallToAction
				title="Where to next?"
				text="Find a dealer near you, browse the vehicles, or ask us."
			>
				<ButtonLink variant="primary" href="/dealerships">
					Find a dealer
				</ButtonLink>
				<ButtonLink href="/states">Dealers by state</ButtonLink>
				<ButtonLink href="/inventory">Browse Inventory</ButtonLink>
				<ButtonLink href="/contact">Contact us</ButtonLink>
			</CallToAction>
		</div>
	);
}

function NationalFacts() {
	const vehicles = useResource(queries.vehicles());
	return (
		<FactCards
			facts={[
				{ value: formatNumber(facts.stateCount), label: "States Covered" },
				...useDealerFact(() => "Total Dealers"),
				{
					value: formatNumber(countModels(vehicles, useFacts().modelCount)),
					label: "Vehicle Models",
				},
				{ value: "24/7", label: "Support Available" },
			]}
		/>
	);
}

function TopStates() {
	const states = useResource(queries.states());
	return (
		<Section
			title="Top states by dealers"
			more={<ButtonLink href="/states">View all states</ButtonLink>}
		>
			<AsyncContent resource={states} name="The states">
				{(data) => (
					<ol className="state-grid state-grid-ranked">
						{topStates(data, topStateCount).map((state, index) => (
							<li key={state.slug}>
								<StateCard
									state={state}
									rank={index + 1}
									isHighlighted={index < highlightedStateCount}
								/>
							</li>
						))}
					</ol>
				)}
			</AsyncContent>
		</Section>
	);
}

function FeaturedVehicles() {
	const vehicles = useResource(queries.vehicles());
	return (
		<Section
			title="Featured vehicles"
			more={<ButtonLink href="/inventory">View all vehicles</ButtonLink>}
		>
			<AsyncContent resource={vehicles} name="The vehicles">
				{(data) => <VehicleCards vehicles={data.filter(({ isFeatured }) => isFeatured)} />}
			</AsyncContent>
		</Section>
	);
}

/** What is true of each region, and how many dealers it has. */
function Regions() {
	const states = useResource(queries.states());
	return (
		<Section title="Coverage by region">
			<ul className="regions">
				{regionalCoverage.map(({ id, name, states: names, text }) => (
					<li key={id}>
						<div>
							<h3>{name}</h3>
							{states.status === "ready" && (
								<p>{formatDealerCount(dealersIn(names, states.data))}</p>
							)}
						</div>
						<p>{text}</p>
						<ul className="region-states">
							{names.map((state) => (
								<li key={state}>
									<a href={`/states/${stateSlug(state)}`}>{state}</a>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</Section>
	);
}

function dealersIn(names: readonly string[], states: readonly State[]): number {
	return states.reduce(
		(sum, { name, dealerCount }) => sum + (names.includes(name) ? dealerCount : 0),
		0,
	);
}
