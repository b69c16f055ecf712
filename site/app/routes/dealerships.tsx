import {
	defaultRadiusMiles,
	nearestRadiusChoice,
	parseDecimal,
	queries,
	type StateName,
	stateNames,
} from "@nev/contract";
import {
	type AsyncState,
	DealerLocator,
	dealershipFormTranslations,
	type Loader,
	type LocatorSearch,
	listQuery,
} from "@nev/widgets";
import { findNamedCity, PersistenceProvider } from "@nev/widgets/internal";
import { ButtonLink } from "@nev/widgets/ui";
import { useEffect, useState } from "react";
import { redirect, useSearchParams } from "react-router";
import { contactLink } from "../components/contact-link.js";
import { dealerCountQuery, useDealerFact } from "../components/dealer-fact.js";
import { FactCards } from "../components/fact-cards.js";
import { formatNumber } from "../components/numbers.js";
import { CallToAction } from "../components/section.js";
import { facts } from "../content/index.js";
import { readDealershipId } from "../corrections/correction-paths.js";
import { DealerLinks } from "../dealers/dealer-links.js";
import { pageContext } from "../page-context.js";
import { loadAll, loadPage, renderImmediately } from "../page-data.js";
import { PageHead } from "../seo/page-head.js";
import { breadcrumbData, dealershipListData } from "../seo/structured-data.js";
import { pushEvent } from "../shell/data-layer.js";
import { usePageMetadata, useSiteSettings } from "../site-context.js";
import { useAddressState } from "../use-address-state.js";
import { useEntryStore } from "../use-entry-store.js";
import { useResource } from "../use-resource.js";
import type { Route } from "./+types/dealerships.js";

const trail = [
	{ name: "Home", path: "/" },
	{ name: "Find a dealer", path: "/dealerships" },
];

export async function loader({ context, request }: Route.LoaderArgs) {
	const search = readSearch(new URL(request.url).searchParams);
	const city = await findCity(context.get(pageContext).loader, search);
	if (city) return redirect(`/dealerships?${writeSearch({ ...search, ...city })}`);
	return loadPage(context, (loader) => loadSearch(loader, search));
}

export const clientLoader = renderImmediately;

/** The search around the city that a text names, if no dealership matches it. With scripts the locator finds it. */
async function findCity(
	loader: Loader,
	{ q, zip, radius = defaultRadiusMiles }: LocatorSearch,
): Promise<LocatorSearch | undefined> {
	if (!q || zip) return undefined;
	const list = await loader.settle(listQuery({ q }));
	if (list.status !== "ready" || list.data.dealerships.length > 0) return undefined;
	// A text that the API refuses names no city.
	const place = await findNamedCity(q, undefined, {
		places: (text) => loader.client.get(queries.places(text)),
	}).catch(() => undefined);
	return place?.zip ? { q: place.label, zip: place.zip, radius } : undefined;
}

async function loadSearch(loader: Loader, search: LocatorSearch): Promise<void> {
	await loadAll(
		loader,
		dealerCountQuery,
		listQuery(search),
		...(search.dealership === undefined ? [] : [queries.dealership(search.dealership)]),
	);
}

export default function Dealerships() {
	const site = useSiteSettings();
	const [search, setSearch] = useAddressState(readSearch, writeSearch);
	const results = useResource(listQuery(search));
	const dealerships = results.status === "ready" ? results.data.dealerships : [];
	return (
		<div className="page">
			<PageHead
				{...usePageMetadata("dealerships")}
				path="/dealerships"
				structuredData={[breadcrumbData(site, trail), dealershipListData(dealerships)]}
			/>
			<div className="page-opening">
				<header className="page-header">
					<h1>Find a dealer near you</h1>
					<p className="lead">Search by ZIP code or city to see the nearest first.</p>
				</header>
				<Coverage list={results} />
			</div>
			<DealershipAdded />
			<PersistenceProvider value={useEntryStore()}>
				<DealerLocator
					search={search}
					action="/dealerships"
					headingLevel={2}
					rasterTiles={site.mapTiles?.url}
					rasterTilesAttribution={site.mapTiles?.attribution}
					renderCardFooter={(dealership) => <DealerLinks dealership={dealership} />}
					onSearchChange={(next) => {
						setSearch(next);
						reportSearch(next, search);
					}}
				/>
			</PersistenceProvider>
			<CallToAction
				title="Not what you were looking for?"
				text="Look through a state, ask us for the right dealer, or add your own dealership."
			>
				<ButtonLink variant="primary" href="/states">
					View by State
				</ButtonLink>
				<ButtonLink href={contactLink({ subject: "sales", state: searchedState(search) })}>
					Contact us
				</ButtonLink>
				<ButtonLink href="/add-dealership">Add your dealership</ButtonLink>
			</CallToAction>
		</div>
	);
}

/** Three key figures about the network (specification, section 2). */
function Coverage({ list }: { list: AsyncState<unknown> }) {
	const dealers = useDealerFact((total) => (total === 1 ? "Dealer" : "Dealers"), list);
	return (
		<FactCards
			facts={[
				...dealers,
				{ value: formatNumber(facts.stateCount), label: "States Covered" },
				{ value: "24/7", label: "Support Available" },
			]}
		/>
	);
}

/** The state whose name is the searched text. */
function searchedState({ q = "" }: LocatorSearch): StateName | undefined {
	return stateNames.find((name) => name.toLowerCase() === q.trim().toLowerCase());
}

/** Reports a new search. Selecting a dealership changes the address too, but is not a new search. */
function reportSearch(next: LocatorSearch, previous: LocatorSearch): void {
	const { q, zip, radius, dealership } = next;
	if (dealership !== undefined && dealership !== previous.dealership)
		pushEvent({ event: "nev:dealer-select", dealership });
	const isNewRadius = radius !== (previous.radius ?? defaultRadiusMiles);
	if (zip && (zip !== previous.zip || isNewRadius)) {
		pushEvent({ event: "nev:search", by: "distance" });
	} else if (!zip && q && q !== previous.q) {
		pushEvent({ event: "nev:search", by: "text" });
	}
}

/** Farther than across the country, in miles. */
const maxRadiusMiles = 5000;

/**
 * Reads the search from an address. Beside a ZIP code, `q` is the text that it was chosen by. Invalid parameters
 * are ignored. The radius is the nearest one that the form offers.
 */
function readSearch(parameters: URLSearchParams): LocatorSearch {
	const zip = parameters.get("zip")?.trim();
	const radius = parseDecimal(parameters.get("radius") ?? "");
	return {
		q: parameters.get("q")?.slice(0, 100) || undefined,
		zip: /^(\d{5})(-\d{4})?$/.exec(zip ?? "")?.[1],
		radius: radius > 0 && radius <= maxRadiusMiles ? nearestRadiusChoice(radius) : undefined,
		dealership: readDealershipId(parameters.get("dealer")),
	};
}

/** Coordinates are left out: they may be the visitor's location. */
function writeSearch({ q, zip, radius, dealership: dealer }: LocatorSearch): string {
	const parameters = Object.entries({ q, zip, radius: zip && radius, dealer }).filter(
		([, value]) => value !== undefined,
	);
	return new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
}

const { sentTitle, sentHint, pendingHint } = dealershipFormTranslations.en;

/**
 * What the server says about a dealership that was sent without scripts. With scripts, a toast does. Scripts
 * that have loaded since take the parameter out of the address, so that a reload does not say it again.
 */
function DealershipAdded() {
	const [parameters, setParameters] = useSearchParams();
	const added = parameters.get("added");
	const [hint] = useState(
		() => (added === "1" && sentHint) || (added === "pending" && pendingHint),
	);
	useEffect(() => {
		if (added === null) return;
		const remove = (current: URLSearchParams) => {
			current.delete("added");
			return current;
		};
		setParameters(remove, { replace: true, preventScrollReset: true });
	}, [added, setParameters]);
	if (!hint) return null;
	return (
		<div className="nev-panel" role="status">
			<p className="nev-panel-title">{sentTitle}</p>
			<p className="nev-panel-hint">{hint}</p>
		</div>
	);
}
