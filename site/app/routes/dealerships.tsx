import {
	dealershipPath,
	defaultRadiusMiles,
	isStateName,
	parseRegion,
	queries,
	type StateName,
} from "@nev/contract";
import {
	type AsyncState,
	DealerLocator,
	dealershipFormTranslations,
	type Loader,
	type LocatorSearch,
	listQuery,
} from "@nev/widgets";
import { PersistenceProvider, readSearch, writeSearch, zipCodeOf } from "@nev/widgets/internal";
import { ButtonLink } from "@nev/widgets/ui";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { contactLink } from "../components/contact-link.js";
import { dealerCountQuery, useDealerFact } from "../components/dealer-fact.js";
import { FactCards } from "../components/fact-cards.js";
import { formatNumber } from "../components/numbers.js";
import { CallToAction } from "../components/section.js";
import { facts } from "../content/facts.js";
import { loadAll, loadPage, renderImmediately } from "../page/page-data.js";
import { usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { useAddressState } from "../page/use-address-state.js";
import { useEntryStore } from "../page/use-entry-store.js";
import { useResource } from "../page/use-resource.js";
import { keepZipCode } from "../place/keep-zip-code.js";
import { PageHead } from "../seo/page-head.js";
import { dealershipListData } from "../seo/structured-data.js";
import { pushEvent } from "../shell/data-layer.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/dealerships.js";

const trail = [{ name: "Find a dealer", path: "/dealerships" }];

export const handle: PageHandle = {
	parameters: ["q", "zip", "radius", "dealer", "added"],
	dependsOn: ["dealerships"],
	isSearch: true,
};

export async function loader({ context, request }: Route.LoaderArgs) {
	const search = readSearch(new URL(request.url).searchParams);
	return loadPage(context, (loader) => loadSearch(loader, search));
}

export const clientLoader = renderImmediately;

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
	const { store, onListLength } = useEntryStore();
	const results = useResource(listQuery(search));
	const dealerships = results.status === "ready" ? results.data.dealerships : [];
	const isFound = results.status === "ready" && (search.q ?? search.zip) !== undefined;
	const zipCode = isFound ? zipCodeOf(results.data.origin) : undefined;
	useEffect(() => {
		// A search by name or place says nothing of where the visitor is.
		if (zipCode) keepZipCode(zipCode);
	}, [zipCode]);
	return (
		<div className="page">
			<PageHead
				{...usePageMetadata("dealerships")}
				trail={trail}
				structuredData={import.meta.env.SSR && dealershipListData(dealerships)}
			/>
			<div className="page-opening">
				<header className="page-header">
					<h1>Find a dealer near you</h1>
				</header>
				<Coverage list={results} />
			</div>
			<DealershipAdded />
			<PersistenceProvider value={store}>
				<DealerLocator
					search={search}
					action="/dealerships"
					headingLevel={2}
					rasterTiles={site.mapTiles?.url}
					rasterTilesAttribution={site.mapTiles?.attribution}
					dealershipHref={dealershipPath}
					onResultsChange={({ dealerships }) => onListLength(dealerships.length)}
					onSearchChange={(next) => {
						setSearch(next);
						reportSearch(next, search);
					}}
				/>
			</PersistenceProvider>
			<CallToAction
				title="Not what you were looking for?"
				text="Browse by state, ask us for the right dealer, or add your own dealership."
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

/** The state that the searched text names. */
function searchedState({ q = "" }: LocatorSearch): StateName | undefined {
	const region = parseRegion(q);
	return region && isStateName(region) ? region : undefined;
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
