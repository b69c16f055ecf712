import * as paths from "../paths.js";
import { healthReader } from "../readers/health-reader.js";
import { tileJsonReader } from "../readers/tile-json-reader.js";
import { readySchema } from "../responses.js";
import { query } from "./query.js";

/** Where the tiles of the map are, and what is in them. */
export const mapTiles = () => query(paths.mapTiles, tileJsonReader);

/** The health check. */
export const health = () => query(paths.health, healthReader);

/** Whether the API takes requests. Until then it answers 503. */
export const ready = () => query(paths.ready, readySchema);
