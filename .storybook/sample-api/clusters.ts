import { type Cluster, clusterOptions, type Dealership } from "@nev/contract";

interface MapView {
	west: number;
	south: number;
	east: number;
	north: number;
	zoom: number;
}

interface LocatedDealership {
	dealership: Dealership;
	latitude: number;
	longitude: number;
}

/** The points on a map. The dealerships in one cell of a grid form a cluster. */
export function clusterDealerships(dealerships: readonly Dealership[], view: MapView): Cluster[] {
	const cellsAcross = (clusterOptions.extent * 2 ** view.zoom) / clusterOptions.radius;
	const cells = new Map<string, LocatedDealership[]>();
	for (const dealership of dealerships) {
		const { latitude, longitude } = dealership;
		if (latitude === null || longitude === null) continue;
		if (latitude < view.south || latitude > view.north) continue;
		const [isEast, isWest] = [longitude >= view.west, longitude <= view.east];
		// A section that crosses the antimeridian has a west that is more than its east.
		if (view.west <= view.east ? !(isEast && isWest) : !(isEast || isWest)) continue;
		const cell =
			view.zoom > clusterOptions.maxZoom
				? `${dealership.id}`
				: [projectX(longitude), projectY(latitude)]
						.map((coordinate) => Math.floor(coordinate * cellsAcross))
						.join();
		cells.set(cell, [...(cells.get(cell) ?? []), { dealership, latitude, longitude }]);
	}
	return [...cells.values()].map((members): Cluster => {
		const [first] = members;
		const cluster = {
			latitude: mean(members.map(({ latitude }) => latitude)),
			longitude: mean(members.map(({ longitude }) => longitude)),
			count: members.length,
		};
		if (first && members.length === 1) return { ...cluster, dealership: first.dealership };
		const longitudes = members.map(({ longitude }) => longitude);
		const latitudes = members.map(({ latitude }) => latitude);
		return {
			...cluster,
			bounds: {
				west: Math.min(...longitudes),
				south: Math.min(...latitudes),
				east: Math.max(...longitudes),
				north: Math.max(...latitudes),
			},
		};
	});
}

/** Web Mercator (EPSG:3857), with a world of width and height 1. */
const projectX = (longitude: number) => longitude / 360 + 0.5;

function projectY(latitude: number): number {
	const sine = Math.sin((latitude * Math.PI) / 180);
	return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

function mean(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
