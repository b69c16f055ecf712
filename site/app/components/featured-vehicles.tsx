import { queries } from "@nev/contract";
import { ButtonLink } from "@nev/widgets/ui";
import { useResource } from "../page/use-resource.js";
import { Section } from "./section.js";
import { VehicleCards } from "./vehicle-cards.js";

/** How many featured vehicles are shown (specification, section 9). */
const featuredCount = 3;

/** Some of the vehicles, on a page about dealers. Left out if they cannot be loaded. */
export function FeaturedVehicles() {
	const vehicles = useResource(queries.featuredVehicles());
	const featured = vehicles.status === "ready" ? vehicles.data.slice(0, featuredCount) : [];
	if (featured.length === 0) return null;
	return (
		<Section
			title="Featured vehicles"
			more={<ButtonLink href="/inventory">View all vehicles</ButtonLink>}
		>
			<VehicleCards vehicles={featured} />
		</Section>
	);
}
