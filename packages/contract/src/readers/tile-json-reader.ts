import { tileJsonSchema } from "../tile-json.js";
import { tolerant } from "./tolerant-reader.js";

/** The description of a tile service as a client reads it. */
export const tileJsonReader = tolerant(tileJsonSchema);
