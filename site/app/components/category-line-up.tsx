import { queries, type VehicleCategory, vehicleCategories } from "@nev/contract";
import { VehiclePicture } from "@nev/widgets/ui";
import { Link, useLocation } from "react-router";
import { categoryLabels, isCurrentPage } from "../shell/navigation.js";
import { useResource } from "../use-resource.js";

/** One vehicle of each category, all drawn to the same scale. Each links to its category. */
export function CategoryLineUp() {
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
