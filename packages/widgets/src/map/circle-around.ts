import {
	earthRadiusMiles,
	type Position,
	radiansPerDegree,
	toMapLongitude,
} from "../dealer-search/geography.js";

/** The points of a circle on the ground, as they are on the map: one for each degree, from north to east. */
export function circleAround({ latitude, longitude }: Position, miles: number): Position[] {
	const distance = miles / earthRadiusMiles;
	const from = latitude * radiansPerDegree;
	return [...Array(360).keys()].map((degrees) => {
		const bearing = degrees * radiansPerDegree;
		const sine =
			Math.sin(from) * Math.cos(distance) + Math.cos(from) * Math.sin(distance) * Math.cos(bearing);
		const shift = Math.atan2(
			Math.sin(bearing) * Math.sin(distance) * Math.cos(from),
			Math.cos(distance) - Math.sin(from) * sine,
		);
		return {
			latitude: Math.asin(sine) / radiansPerDegree,
			longitude: toMapLongitude(longitude) + shift / radiansPerDegree,
		};
	});
}
