import { queries } from "@nev/contract";
import { InventoryGrid, readFilters, writeFilters } from "@nev/widgets";
import { CategoryLineUp } from "../components/category-line-up.js";
import { loadAll, loadPage, renderImmediately } from "../page-data.js";
import { PageHead } from "../seo/page-head.js";
import { breadcrumbData, vehicleListData } from "../seo/structured-data.js";
import { pushEvent } from "../shell/data-layer.js";
import { usePageMetadata, useSiteSettings } from "../site-context.js";
import { useAddressState } from "../use-address-state.js";
import { useResource } from "../use-resource.js";
import type { Route } from "./+types/inventory.js";

export const loader = ({ context }: Route.LoaderArgs) =>
	loadPage(context, (loader) => loadAll(loader, queries.vehicles()));

export const clientLoader = renderImmediately;

export default function Inventory() {
	const site = useSiteSettings();
	const [filters, setFilters] = useAddressState(readFilters, writeFilters);
	const vehicles = useResource(queries.vehicles());
	return (
		<div className="page">
			<PageHead
				{...usePageMetadata("inventory")}
				path="/inventory"
				structuredData={[
					breadcrumbData(site, [
						{ name: "Home", path: "/" },
						{ name: "Inventory", path: "/inventory" },
					]),
					...(vehicles.status === "ready" ? [vehicleListData(site, vehicles.data)] : []),
				]}
			/>
			<div className="page-opening inventory-opening">
				<header className="page-header">
					<h1>Our vehicles</h1>
					<p className="lead">
						Two to eight seats, plain or lifted, for people or for loads. Put up to three side by
						side.
					</p>
				</header>
				<CategoryLineUp />
			</div>
			<InventoryGrid
				filters={filters}
				vehicleHref="/inventory/{slug}"
				action="/inventory"
				headingLevel={2}
				canCompare
				onVehicleSelect={({ slug }) => pushEvent({ event: "nev:vehicle-select", vehicle: slug })}
				onFiltersChange={setFilters}
			/>
		</div>
	);
}
