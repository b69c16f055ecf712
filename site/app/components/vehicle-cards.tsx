import type { Vehicle } from "@nev/contract";
import { inventoryGridTranslations, VehicleCard } from "@nev/widgets";
import { useIdle } from "../page/when-idle.js";

/** Vehicles as cards that link to their pages. */
export function VehicleCards({ vehicles }: { vehicles: readonly Vehicle[] }) {
	const isIdle = useIdle();
	return (
		<div className="vehicle-cards">
			<ul className="nev-vehicle-grid vehicle-grid">
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
		</div>
	);
}
