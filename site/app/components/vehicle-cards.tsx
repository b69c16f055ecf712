import type { Vehicle } from "@nev/contract";
import { inventoryGridTranslations, VehicleCard } from "@nev/widgets";
import { useIdle } from "../page/when-idle.js";

const gridClass = "nev-vehicle-grid vehicle-grid";

/** Vehicles as cards that link to their pages. */
export function VehicleCards({ vehicles }: { vehicles: readonly Vehicle[] }) {
	const isIdle = useIdle();
	return (
		<ul className={gridClass}>
			{vehicles.map((vehicle) => (
				<li key={vehicle.slug}>
					<VehicleCard
						vehicle={vehicle}
						messages={inventoryGridTranslations.en}
						href={`/inventory/${vehicle.slug}`}
						// A visitor who scrolls quickly finds the pictures loaded.
						loading={isIdle ? "eager" : "lazy"}
					/>
				</li>
			))}
		</ul>
	);
}
