/* What comes from the API or is read as it is. One file: the calculator holds the hash of each. */

export { ratesOf } from "./rates/rates-of.js";
export { loadVehicle, VehicleNotice } from "./vehicle/load-vehicle.js";
