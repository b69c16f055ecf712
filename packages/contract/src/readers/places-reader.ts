import { placeSchema } from "../dealership-search.js";
import { listOf, tolerant } from "./tolerant-reader.js";

/** Places as a client reads them. */
export const placesReader = listOf(tolerant(placeSchema, { city: "", state: "" }));
