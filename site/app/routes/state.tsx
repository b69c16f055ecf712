import {
	type Dealership,
	type DealershipPage,
	isStateName,
	type Query,
	queries,
	type State,
	type StateName,
} from "@nev/contract";
import type {} from "@nev/widgets/elements/react";
import { ButtonLink, EmptyPanel, telephoneLink } from "@nev/widgets/ui";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { AsyncContent, LoadError } from "../components/async-content.js";
import { contactLink } from "../components/contact-link.js";
import { FactCards } from "../components/fact-cards.js";
import { FeaturedVehicles } from "../components/featured-vehicles.js";
import { NotFound } from "../components/not-found.js";
import { formatNumber } from "../components/numbers.js";
import { RoadRuleSection } from "../components/road-rule.js";
import { LicensePlate } from "../components/road-signs.js";
import { CallToAction, Section } from "../components/section.js";
import { CityList } from "../components/state-dealers/city-list.js";
import { loadNearestBeyond, NearestBeyond } from "../components/state-dealers/nearest-beyond.js";
import { dealersPerPage, pageCount, pagePath, readPage } from "../components/state-pages.js";
import { formatDealerCount } from "../content/figures.js";
import { loadAll, loadPage } from "../page/page-data.js";
import { useFacts, useSiteSettings } from "../page/site-context.js";
import { isNotFound, type Resource, useResource } from "../page/use-resource.js";
import { PlaceBox } from "../place/place-box.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import { statePicture } from "../seo/social-picture.js";
import { dealershipListData } from "../seo/structured-data.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/state.js";

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
	loadPage(context, async (loader) => {
		const [state] = await Promise.all([
			loader.settle(queries.state(params.slug)),
			loader.settle(queries.featuredVehicles()),
		]);
		if (state.status !== "ready") return;
		const page = readPage(new URL(request.url).searchParams, state.data.dealerCount);
		await Promise.all([
			loadAll(loader, dealersQuery(state.data, page), queries.roadRule(state.data.name)),
			state.data.dealerCount === 0 && loadNearestBeyond(loader, state.data),
		]);
	});

/** The dealers of a state by city: all of them, or one page of many. */
function dealersQuery(
	{ name, dealerCount }: State,
	page: number,
): Query<Dealership[] | DealershipPage> {
	if (dealerCount <= dealersPerPage) return queries.dealershipsOfState(name);
	const offset = (page - 1) * dealersPerPage;
	// The API knows all 50 states by their names.
	return queries.searchDealerships({ state: name as StateName, limit: dealersPerPage, offset });
}

export const handle: PageHandle = {
	scripts: false,
	parameters: ["page"],
	dependsOn: ["states", "dealerships", "vehicles", "roadRules"],
};

export default function StatePage({ params, loaderData }: Route.ComponentProps) {
	return loaderData.isUnknown ? (
		<StateNotFound />
	) : (
		<StateBySlug key={params.slug} slug={params.slug} />
	);
}

function StateBySlug({ slug }: { slug: string }) {
	const state = useResource(queries.state(slug));
	if (state.status === "ready") return <StateContent state={state.data} />;
	const isUnknown = state.status === "failed" && isNotFound(state.error);
	return <StateNotFound loadError={!isUnknown && <LoadError name="The state" />} />;
}

function StateContent({ state }: { state: State }) {
	const [parameters] = useSearchParams();
	const page = readPage(parameters, state.dealerCount);
	const dealerships = useResource(dealersQuery(state, page));
	const path = pagePath(state.slug, page);
	const trail = [
		{ name: "States", path: "/states" },
		{ name: state.name, path: `/states/${state.slug}` },
	];
	return (
		<div className="page">
			<PageHead
				title={`NEV dealers in ${state.name}${page > 1 ? `, page ${page}` : ""}`}
				description={describe(state)}
				path={path}
				picture={statePicture(state)}
				trail={trail}
				structuredData={
					import.meta.env.SSR &&
					dealerships.status === "ready" &&
					dealershipListData(listOf(dealerships.data))
				}
			/>
			<Breadcrumbs trail={trail} />
			<header className="state-header">
				<div className="page-header">
					<h1>
						NEV dealers in {state.name}{" "}
						<span className="nev-visually-hidden">({state.abbreviation})</span>
					</h1>
					<p className="lead">{state.description}</p>
				</div>
				<LicensePlate state={state} />
				<StateFacts state={state} />
			</header>
			<PlaceBox />
			<Section title={`Dealers in ${state.name}`}>
				<Dealers state={state} page={page} dealerships={dealerships} />
			</Section>
			{state.dealerCount === 0 && <NearestBeyond state={state} />}
			<RoadRuleSection state={state} />
			<FeaturedVehicles />
			<ContactUs state={state} />
		</div>
	);
}

function describe({ name, dealerCount }: State): string {
	return dealerCount === 0
		? `No dealer of neighborhood electric vehicles in ${name} yet. Leave us a message, and we'll let you know as soon as there is one.`
		: `${formatDealerCount(dealerCount)} of neighborhood electric vehicles in ${name}, with address and phone, and the models to see there.`;
}

function StateFacts({ state }: { state: State }) {
	const models = useFacts().modelCount;
	return (
		<FactCards
			facts={[
				{
					value: formatNumber(state.dealerCount),
					label: state.dealerCount === 1 ? "Authorized Dealer" : "Authorized Dealers",
				},
				{ value: formatNumber(models), label: models === 1 ? "Vehicle Model" : "Vehicle Models" },
				{ value: "24/7", label: "Support Available" },
			]}
		/>
	);
}

interface DealersProps {
	state: State;
	page: number;
	dealerships: Resource<Dealership[] | DealershipPage>;
}

function Dealers({ state, page, dealerships }: DealersProps) {
	return (
		<AsyncContent resource={dealerships} name="The dealers">
			{(data) => <DealerList state={state} page={page} dealerships={listOf(data)} />}
		</AsyncContent>
	);
}

function listOf(dealers: Dealership[] | DealershipPage): Dealership[] {
	return "total" in dealers ? dealers.dealerships : dealers;
}

interface DealerListProps {
	state: State;
	page: number;
	dealerships: Dealership[];
}

function DealerList({ state, page, dealerships }: DealerListProps) {
	const { mapTiles } = useSiteSettings();
	const isPaged = state.dealerCount > dealersPerPage;
	if (dealerships.length === 0) {
		return (
			<EmptyPanel
				title="Dealerships Coming Soon"
				hint={`There is no dealer in ${state.name} yet. Leave us a message, and we’ll let you know when there is.`}
			>
				<ButtonLink
					variant="primary"
					href={contactLink({
						subject: "sales",
						state: state.name,
						message: `Please tell me when there is a dealer in ${state.name}.`,
					})}
				>
					Get Notified
				</ButtonLink>
			</EmptyPanel>
		);
	}
	return (
		<div className="stack">
			<div className="state-dealers">
				{isStateName(state.name) && (
					// The list has every dealer, so that nothing is missing where there is no map.
					<>
						<script src="/embed/v1/nev-widgets.js" async />
						<nev-dealer-map
							className="state-dealer-map"
							state={state.name}
							raster-tiles={mapTiles?.url}
							raster-tiles-attribution={mapTiles?.attribution}
						/>
					</>
				)}
				<CityList dealerships={dealerships} />
			</div>
			{isPaged && <Pages state={state} page={page} />}
		</div>
	);
}

/** Links to the pages before and after, and to the locator, which searches all dealers. */
function Pages({ state, page }: { state: State; page: number }) {
	const last = pageCount(state.dealerCount);
	return (
		<nav className="actions" aria-label={`Pages of dealers in ${state.name}`}>
			{page > 1 && (
				<ButtonLink rel="prev" href={pagePath(state.slug, page - 1)}>
					Previous page
				</ButtonLink>
			)}
			<p aria-current="page">
				Page {formatNumber(page)} of {formatNumber(last)}
			</p>
			{page < last && (
				<ButtonLink rel="next" href={pagePath(state.slug, page + 1)}>
					Next page
				</ButtonLink>
			)}
			<ButtonLink variant="primary" href={`/dealerships?${new URLSearchParams({ q: state.name })}`}>
				Search these dealers
			</ButtonLink>
		</nav>
	);
}

function ContactUs({ state }: { state: State }) {
	const { company } = useSiteSettings();
	return (
		<CallToAction
			title={`Questions about ${state.name}?`}
			text="Write or call, and someone will get back to you."
		>
			<ButtonLink variant="primary" href={contactLink({ subject: "sales", state: state.name })}>
				Contact us
			</ButtonLink>
			<ButtonLink href={telephoneLink(company.phone)}>Call {company.phone}</ButtonLink>
		</CallToAction>
	);
}

function StateNotFound({ loadError }: { loadError?: ReactNode }) {
	return (
		<NotFound
			title="State Not Found"
			description="There is no state at this address."
			text="The state you're looking for doesn't exist."
			loadError={loadError}
		>
			<ButtonLink variant="primary" href="/states">
				Back to States
			</ButtonLink>
		</NotFound>
	);
}
