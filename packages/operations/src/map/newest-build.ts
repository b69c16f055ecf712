import type { HttpOptions } from "./http-source.js";
import type { MapSource } from "./map-source.js";
import { openMapSource } from "./open-map-source.js";
import { MissingSourceError, SourceError } from "./source-error.js";

/** Protomaps makes a map of the world from OpenStreetMap every day. */
export const buildsAddress = "https://build.protomaps.com";

/** How many days a build may be late. */
const maxDays = 14;

const dayMs = 86_400_000;

/**
 * Opens the newest daily build: today's, or else the one before it that is there.
 *
 * @throws {SourceError} if none is there
 */
export async function openNewestBuild(
	today: Date,
	options: HttpOptions,
	builds: string = buildsAddress,
): Promise<MapSource> {
	for (let age = 0; age < maxDays; age++) {
		const day = new Date(today.getTime() - age * dayMs).toISOString().slice(0, 10);
		try {
			return await openMapSource(`${builds}/${day.replaceAll("-", "")}.pmtiles`, options);
		} catch (error) {
			if (!(error instanceof MissingSourceError)) throw error;
		}
	}
	throw new SourceError(
		`${builds} has no build of the last ${maxDays} days. Name one with --from: https://docs.protomaps.com/basemaps/downloads says where they are.`,
	);
}
