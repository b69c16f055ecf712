import { queries } from "@nev/contract";

/** What asks the catalogue for a vehicle. */
export const vehicleQuery = queries.vehicle;
export { loaderOf } from "../data/index.js";
