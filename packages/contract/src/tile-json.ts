import * as z from "zod/mini";
import { tolerant } from "./tolerant-reader.js";

/** No `z.tuple` and no `z.record`, which every widget would load for the map's sake. */
const numbers = (count: number) =>
	z.array(z.number()).check(z.minLength(count), z.maxLength(count));

/**
 * TileJSON 3.0: where the tiles of the map are and what is in them. Only the addresses are required,
 * so that a host can name a tile server of its own.
 *
 * @see https://github.com/mapbox/tilejson-spec/tree/master/3.0.0
 */
export const tileJsonSchema = z.object({
	tilejson: z.exactOptional(z.string()),
	name: z.exactOptional(z.string()),
	/**
	 * Addresses with `{z}`, `{x}` and `{y}`, relative to that of this document. Ours change with the
	 * map, so that their tiles can be cached for ever.
	 */
	tiles: z.array(z.string()).check(z.minLength(1)),
	/** West, south, east, north in degrees. */
	bounds: z.exactOptional(numbers(4)),
	/** Longitude, latitude and zoom of the first view. */
	center: z.exactOptional(numbers(3)),
	/** The first and the last zoom of the tiles. Beyond the last one, tiles are enlarged. */
	minzoom: z.exactOptional(z.int()),
	maxzoom: z.exactOptional(z.int()),
	/** The credits to show with the map, in HTML. */
	attribution: z.exactOptional(z.string()),
	vector_layers: z.exactOptional(
		z.array(
			z.looseObject({
				id: z.string(),
				/** The type of each property, by name. */
				fields: z.exactOptional(z.looseObject({})),
			}),
		),
	),
});

export type TileJson = z.infer<typeof tileJsonSchema>;

/** The description of a tile service as a client reads it. */
export const tileJsonReader = tolerant(tileJsonSchema);
