import { queries } from "@nev/contract";
import { DealerLocator, type Loader, type LocatorSearch, listQuery } from "@nev/widgets";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { loadPage, settleAll, showAtOnce } from "../page-data.js";
import { PageHead } from "../seo/page-head.js";
import { breadcrumbs, dealershipList } from "../seo/things.js";
import { useSite } from "../site-context.js";
import { useResource } from "../use-resource.js";
import type { Route } from "./+types/dealerships.js";

export const loader = ({ context, request }: Route.LoaderArgs) => {
	const search = readSearch(new URL(request.url).searchParams);
	return loadPage(context, (loader) => loadSearch(loader, search));
};

export const clientLoader = showAtOnce;

async function loadSearch(loader: Loader, search: LocatorSearch): Promise<void> {
	await settleAll(
		loader,
		queries.states(),
		listQuery(search),
		...(search.dealer === undefined ? [] : [queries.dealership(search.dealer)]),
	);
}

export default function Dealerships() {
	const site = useSite();
	const navigate = useNavigate();
	const { search: address } = useLocation();
	const [search] = useState(() => readSearch(new URLSearchParams(address)));
	const found = useResource(listQuery(search));
	const listed = found.status === "ready" ? found.data.dealerships : [];
	return (
		<div className="page">
			<PageHead
				title="Find a dealer"
				description="Find an authorized dealer of neighborhood electric vehicles near you, by ZIP code, city or state."
				path="/dealerships"
				structuredData={[
					breadcrumbs(site, [
						{ name: "Home", path: "/" },
						{ name: "Find a dealer", path: "/dealerships" },
					]),
					dealershipList(listed),
				]}
			/>
			<header className="page-header">
				<h1>Find a dealer near you</h1>
				<p className="lead">Search by ZIP code or city to see the nearest first.</p>
			</header>
			<Coverage />
			<DealerLocator
				search={search}
				action="/dealerships"
				headingLevel={2}
				tiles={site.mapTiles ?? undefined}
				onSearchChange={(next) =>
					navigate({ search: writeSearch(next) }, { replace: true, preventScrollReset: true })
				}
			/>
		</div>
	);
}

/** Three facts about the network (specification, section 2). */
function Coverage() {
	const states = useResource(queries.states());
	const dealers =
		states.status === "ready"
			? states.data.reduce((sum, { dealerCount }) => sum + dealerCount, 0)
			: undefined;
	return (
		<ul className="facts">
			<li className="fact">
				<strong>{dealers?.toLocaleString("en-US") ?? "…"}</strong>{" "}
				{dealers === 1 ? "Dealer" : "Dealers"}
			</li>
			<li className="fact">
				<strong>50</strong> States Covered
			</li>
			<li className="fact">
				<strong>24/7</strong> Support Available
			</li>
		</ul>
	);
}

/** The search that an address carries; what does not fit is passed over. */
function readSearch(parameters: URLSearchParams): LocatorSearch {
	const number = (name: string) => {
		const value = Number(parameters.get(name));
		return Number.isFinite(value) && value > 0 ? value : undefined;
	};
	const zip = parameters.get("zip")?.trim();
	return {
		q: parameters.get("q")?.slice(0, 100) || undefined,
		zip: zip && /^\d{5}$/.test(zip) ? zip : undefined,
		radius: number("radius"),
		dealer: number("dealer"),
	};
}

function writeSearch(search: LocatorSearch): string {
	const given = Object.entries(search).filter(([, value]) => value !== undefined);
	return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
