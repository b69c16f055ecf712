import { describe, expect, it } from "vitest";
import { isInUnitedStates } from "./country-outline.js";
import { readZipAreas } from "./zip-codes.js";

describe("the United States", () => {
	it.each([
		["San Diego", 32.7157, -117.1611],
		["San Ysidro, at the border", 32.5437, -117.0408],
		["Calexico", 32.667, -115.498],
		["El Paso, at the bridge", 31.7505, -106.487],
		["Nogales, Arizona", 31.3335, -110.943],
		["Laredo, at the bridge", 27.501, -99.506],
		["Brownsville", 25.9017, -97.4975],
		["Key West", 24.5551, -81.78],
		["Bar Harbor", 44.3876, -68.2039],
		["Eastport", 44.9062, -66.99],
		["Detroit, at the river", 42.3293, -83.0398],
		["Niagara Falls, New York", 43.0845, -79.064],
		["International Falls", 48.6023, -93.404],
		["Point Roberts", 48.986, -123.06],
		["Blaine", 48.9937, -122.7471],
		["Avalon, on Catalina Island", 33.3428, -118.3282],
		["Galveston, on a pier", 29.285, -94.79],
		["Santa Monica, on a pier", 34.008, -118.5],
		["Chicago, on Navy Pier", 41.8917, -87.6],
		["Utqiagvik", 71.29, -156.79],
		["Attu, beyond 180 degrees", 52.93, 173.24],
		["the south of Hawaii", 19.07, -155.58],
		["Puerto Rico", 18.2, -66.4],
		["the U.S. Virgin Islands", 17.72, -64.75],
		["Guam", 13.45, 144.8],
		["the Northern Mariana Islands", 15.2, 145.73],
		["American Samoa", -14.28, -170.7],
		["Monhegan, ten miles off the shore of Maine", 43.766, -69.315],
		["Wake Island", 19.295, 166.63],
	])("have %s", (_, latitude, longitude) => {
		expect(isInUnitedStates({ latitude, longitude })).toBe(true);
	});

	it.each([
		["Mexicali", 32.6245, -115.4523],
		["Tijuana", 32.5149, -117.0382],
		["Ciudad Juárez", 31.7392, -106.4869],
		["Nogales, Sonora", 31.3086, -110.9422],
		["Nuevo Laredo", 27.4779, -99.5496],
		["Matamoros", 25.869, -97.5027],
		["Toronto", 43.65, -79.38],
		["Windsor", 42.3149, -83.0364],
		["Niagara Falls, Ontario", 43.0896, -79.0849],
		["Sarnia", 42.9745, -82.4066],
		["Tsawwassen", 49.0063, -123.083],
		["Vancouver", 49.2827, -123.1207],
		["Victoria", 48.4284, -123.3656],
		["Tortola", 18.4286, -64.6185],
		["Nassau", 25.0443, -77.3504],
		["Pelee Island", 41.77, -82.65],
		["Lake Erie, ten miles off Cleveland's codes", 41.83, -81.67],
		["the Gulf of Guinea", 0, 0],
		["Paris", 48.86, 2.35],
	])("have not %s", (_, latitude, longitude) => {
		expect(isInUnitedStates({ latitude, longitude })).toBe(false);
	});

	it("have the points of all ZIP codes", () => {
		expect(readZipAreas().filter((area) => !isInUnitedStates(area))).toEqual([]);
	});
});
