import { queries, stateSlug } from "@nev/contract";
import { ButtonLink, SkeletonCards } from "@nev/widgets/ui";
import { FactCards } from "../components/fact-cards.js";
import { LoadError } from "../components/load-error.js";
import { formatNumber, numberPlaceholder, topStates, totalDealers } from "../components/numbers.js";
import { CallToAction, LaneLine, Section } from "../components/section.js";
import { StateCard } from "../components/state-card.js";
import { TitledTextList } from "../components/titled-text-list.js";
import { VehicleCards, VehicleSkeletons } from "../components/vehicle-cards.js";
import { facts, regionalCoverage, valuePropositions } from "../content/index.js";
import { loadAll, loadPage, renderImmediately } from "../page-data.js";
import { PageHead } from "../seo/page-head.js";
import { breadcrumbData, companyData } from "../seo/structured-data.js";
import { usePageMetadata, useSiteSettings } from "../site-settings.js";
import { useResource } from "../use-resource.js";
import type { Route } from "./+types/usa.js";

/** Section 9: how many states are shown, how many of them stand out, and the placeholders. */
const topCount = 8;
const highlightedCount = 3;
const skeletonCount = 8;
const vehicleSkeletonCount = 3;

export const loader = ({ context }: Route.LoaderArgs) =>
	loadPage(context, (loader) => loadAll(loader, queries.states(), queries.vehicles()));

export const clientLoader = renderImmediately;

export default function Usa() {
	const site = useSiteSettings();
	return (
		<div className="page">
			<PageHead
				{...usePageMetadata("usa")}
				path="/usa"
				structuredData={[
					companyData(site),
					breadcrumbData(site, [
						{ name: "Home", path: "/" },
						{ name: "United States", path: "/usa" },
					]),
				]}
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
			<Section title="Coverage by region">
				<ul className="regions">
					{regionalCoverage.map(({ id, name, states, text }) => (
						<li key={id}>
							<h3>{name}</h3>
							<p>{text}</p>
							<ul className="region-states">
								{states.map((state) => (
									<li key={state}>
										<a href={`/states/${stateSlug(state)}`}>{state}</a>
									</li>
								))}
							</ul>
						</li>
					))}
				</ul>
			</Section>
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
	const states = useResource(queries.states());
	const vehicles = useResource(queries.vehicles());
	const dealers = totalDealers(states);
	const models =
		vehicles.status === "ready" && vehicles.data.length > 0
			? vehicles.data.length
			: facts.modelCount;
	return (
		<FactCards
			facts={[
				{ value: formatNumber(facts.stateCount), label: "States Covered" },
				{
					value: dealers === undefined ? numberPlaceholder : formatNumber(dealers),
					label: "Total Dealers",
				},
				{
					value: vehicles.status === "loading" ? numberPlaceholder : formatNumber(models),
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
			{states.status === "failed" ? (
				<LoadError what="The states" onRetry={states.retry} />
			) : states.status === "loading" ? (
				<SkeletonCards count={skeletonCount} className="state-grid state-grid-ranked" />
			) : (
				<ol className="state-grid state-grid-ranked">
					{topStates(states.data, topCount).map((state, index) => (
						<li key={state.slug}>
							<StateCard state={state} rank={index + 1} isHighlighted={index < highlightedCount} />
						</li>
					))}
				</ol>
			)}
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
			{vehicles.status === "failed" ? (
				<LoadError what="The vehicles" onRetry={vehicles.retry} />
			) : vehicles.status === "loading" ? (
				<VehicleSkeletons count={vehicleSkeletonCount} />
			) : (
				<VehicleCards vehicles={vehicles.data.filter(({ isFeatured }) => isFeatured)} />
			)}
		</Section>
	);
}
