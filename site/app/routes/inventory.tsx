import { queries, type VehicleCategory, vehicleCategories } from "@nev/contract";
import {
	InventoryGrid,
	type InventoryLink,
	readInventoryLink,
	writeInventoryLink,
} from "@nev/widgets";
import { VehiclePicture } from "@nev/widgets/ui";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { PaymentTerms, VehiclePayment } from "../components/vehicle-payment.js";
import { categoryLabels, isCurrentPage } from "../content/navigation.js";
import { keepInventoryPath } from "../page/inventory-path.js";
import { loadAll, loadPage, renderImmediately } from "../page/page-data.js";
import { usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { useAddressState } from "../page/use-address-state.js";
import { useResource } from "../page/use-resource.js";
import { PageHead } from "../seo/page-head.js";
import { vehicleListData } from "../seo/structured-data.js";
import { pushEvent } from "../shell/data-layer.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/inventory.js";

export const handle: PageHandle = {
	parameters: ["category", "search", "price", "sort", "compare"],
	dependsOn: ["vehicles"],
};

export const loader = ({ context }: Route.LoaderArgs) =>
	loadPage(context, (loader) => loadAll(loader, queries.vehicles(), queries.rates()));

export const clientLoader = renderImmediately;

export default function Inventory() {
	const site = useSiteSettings();
	const { filters, comparedSlugs, show } = useShown();
	const vehicles = useResource(queries.vehicles());
	return (
		<div className="page">
			<PageHead
				{...usePageMetadata("inventory")}
				trail={[{ name: "Inventory", path: "/inventory" }]}
				structuredData={
					import.meta.env.SSR && [
						...(vehicles.status === "ready" ? [vehicleListData(site, vehicles.data)] : []),
					]
				}
			/>
			<div className="page-opening inventory-opening">
				<header className="page-header">
					<h1>Our vehicles</h1>
					<p className="lead">
						Two to eight seats, standard or lifted, for people or cargo. Put up to three side by
						side.
					</p>
				</header>
				<CategoryLineUp />
			</div>
			{vehicles.status === "ready" && <PaymentTerms vehicles={vehicles.data} />}
			<InventoryGrid
				filters={filters}
				vehicleHref="/inventory/{slug}"
				action="/inventory"
				headingLevel={2}
				comparedSlugs={comparedSlugs}
				canCompare
				canSort
				renderCardFooter={(vehicle) => <VehiclePayment {...vehicle} />}
				onVehicleSelect={({ slug }) => pushEvent({ event: "nev:vehicle-select", vehicle: slug })}
				onFiltersChange={(next) => show({ filters: next })}
				onComparedChange={(compared) => show({ comparedSlugs: compared.map(({ slug }) => slug) })}
			/>
		</div>
	);
}

/** The filters and the compared vehicles, which the address keeps for Back, a reload and a shared link. */
function useShown() {
	const { search } = useLocation();
	const [shown, setShown] = useAddressState(readInventoryLink, writeInventoryLink);
	// Both may change before the next render, as when the scripts arrive.
	const latest = useRef(shown);
	latest.current = shown;

	function show(change: Partial<InventoryLink>): void {
		latest.current = { ...latest.current, ...change };
		setShown(latest.current);
	}

	// A link to a category, as in the menu, names no vehicles. Those that are compared stay.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another address is such a link
	useEffect(() => {
		const parameters = new URLSearchParams(search);
		const { comparedSlugs } = shown;
		if (parameters.has("compare") || comparedSlugs.length === 0) return;
		show({ ...readInventoryLink(parameters), comparedSlugs });
	}, [search]);

	useEffect(() => keepInventoryPath(`/inventory${search}`), [search]);
	return { ...shown, show };
}

/** One vehicle of each category, all drawn to the same scale. Each links to its category. */
function CategoryLineUp() {
	return (
		<nav className="line-up" aria-label="Categories">
			<ul>
				{vehicleCategories.map((category) => (
					<li key={category}>
						<CategoryLink category={category} />
					</li>
				))}
			</ul>
		</nav>
	);
}

function CategoryLink({ category }: { category: VehicleCategory }) {
	const location = useLocation();
	const vehicles = useResource(queries.vehicles());
	const to = `/inventory?category=${category}`;
	const example =
		vehicles.status === "ready"
			? vehicles.data.find((vehicle) => vehicle.category === category && vehicle.isAvailable)
			: undefined;
	return (
		<Link
			to={to}
			preventScrollReset
			aria-current={isCurrentPage(to, location) ? "page" : undefined}
		>
			<span className="line-up-picture">
				{example && <VehiclePicture src={example.imageUrl} alt="" width={240} height={150} />}
			</span>
			{categoryLabels[category]}
		</Link>
	);
}
