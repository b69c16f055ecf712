import { nearestFallbackCount, type Place, queries, type State } from "@nev/contract";
import type { Loader } from "@nev/widgets";
import { useResource } from "../../page/use-resource.js";
import { Section } from "../section.js";
import { DealerRow } from "./dealer-row.js";

const placesQuery = ({ name }: State) => queries.places(name);

const nearestQuery = ({ latitude, longitude }: Place) =>
	queries.nearbyDealerships({ latitude, longitude, limit: nearestFallbackCount });

/** The middle of a state, among the places that have its name. */
function middleOf({ name }: State, places: readonly Place[]): Place | undefined {
	return places.find(({ city, state }) => city === "" && state === name);
}

/** Loads what `NearestBeyond` shows. */
export async function loadNearestBeyond(loader: Loader, state: State): Promise<void> {
	const places = await loader.settle(placesQuery(state));
	const middle = places.status === "ready" && middleOf(state, places.data);
	if (middle) await loader.settle(nearestQuery(middle));
}

/** The dealers nearest to a state that has none, and how far they are from its middle. */
export function NearestBeyond({ state }: { state: State }) {
	const places = useResource(placesQuery(state));
	const middle = places.status === "ready" && middleOf(state, places.data);
	return middle ? <NearestTo middle={middle} /> : null;
}

function NearestTo({ middle }: { middle: Place }) {
	const nearest = useResource(nearestQuery(middle));
	if (nearest.status !== "ready" || nearest.data.dealerships.length === 0) return null;
	return (
		<Section
			title={`Nearest dealers outside ${middle.state}`}
			lead={`Each distance is a straight line from the middle of ${middle.state}.`}
		>
			<ul className="dealer-rows">
				{nearest.data.dealerships.map((dealership) => (
					<DealerRow key={dealership.id} dealership={dealership} headingLevel={3} />
				))}
			</ul>
		</Section>
	);
}
