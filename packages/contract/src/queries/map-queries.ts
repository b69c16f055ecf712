import * as paths from "../paths.js";
import { tileJsonReader } from "../tile-json.js";
import { query } from "./query.js";

/** Where the tiles of the map are, and what is in them. */
export const mapTiles = () => query(paths.mapTiles, tileJsonReader);
