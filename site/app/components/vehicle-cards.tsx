import type { Vehicle } from "@nev/contract";
import { inventoryGridTranslations, VehicleCard } from "@nev/widgets";
import { SkeletonCards } from "@nev/widgets/ui";
import { useIdle } from "../when-idle.js";

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

/** Placeholders for vehicle cards that load. */
export function VehicleSkeletons({ count }: { count: number }) {
	return <SkeletonCards count={count} className={gridClass} />;
}
