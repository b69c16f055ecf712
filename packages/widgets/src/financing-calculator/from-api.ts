/* What comes from the API or is read as it is. One file: the calculator holds the hash of each. */

export { NoRateFits } from "./rates/no-rate-fits.js";
export { ratesOf } from "./rates/rates-of.js";
export { loadVehicle, VehicleHint } from "./vehicle/load-vehicle.js";
