import type { Dealership } from "@nev/contract";
import { DealerRow } from "./dealer-row.js";
import { groupByCity } from "./group-by-city.js";

/** Dealers of a state, in rows under the name of their city. */
export function CityList({ dealerships }: { dealerships: readonly Dealership[] }) {
	return (
		<div className="city-list">
			{groupByCity(dealerships).map(({ city, dealerships: inCity }) => (
				<div key={inCity[0]?.id} className="city">
					<h3>{city || "Elsewhere"}</h3>
					<ul className="dealer-rows">
						{inCity.map((dealership) => (
							<DealerRow key={dealership.id} dealership={dealership} headingLevel={4} />
						))}
					</ul>
				</div>
			))}
		</div>
	);
}
