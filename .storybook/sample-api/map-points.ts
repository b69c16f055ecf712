import { type Cluster, clusterOptions, type Dealership } from "@nev/contract";

/** The width of the whole world on a web map of zoom 0, in pixels. */
const worldPixels = 256;

interface Section {
	west: number;
	south: number;
	east: number;
	north: number;
	zoom: number;
}

/** What a map draws: the dealerships of one cell of a grid as one point. */
export function mapPoints(dealerships: readonly Dealership[], section: Section): Cluster[] {
	const cellsAcross = (worldPixels * 2 ** section.zoom) / clusterOptions.radiusPixels;
	const cells = new Map<string, Located[]>();
	for (const dealership of dealerships) {
		const { latitude, longitude } = dealership;
		if (latitude === null || longitude === null) continue;
		if (latitude < section.south || latitude > section.north) continue;
		if (longitude < section.west || longitude > section.east) continue;
		const cell =
			section.zoom > clusterOptions.lastZoom
				? `${dealership.id}`
				: [column(longitude), row(latitude)].map((part) => Math.floor(part * cellsAcross)).join();
		cells.set(cell, [...(cells.get(cell) ?? []), { dealership, latitude, longitude }]);
	}
	return [...cells.values()].map((members): Cluster => {
		const [first] = members;
		const middle = {
			latitude: mean(members.map(({ latitude }) => latitude)),
			longitude: mean(members.map(({ longitude }) => longitude)),
			count: members.length,
		};
		return first && members.length === 1 ? { ...middle, dealership: first.dealership } : middle;
	});
}

interface Located {
	dealership: Dealership;
	latitude: number;
	longitude: number;
}

/** Web map projection (EPSG:3857), the world being one unit wide and high. */
const column = (longitude: number) => longitude / 360 + 0.5;

function row(latitude: number): number {
	const sine = Math.sin((latitude * Math.PI) / 180);
	return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

function mean(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
