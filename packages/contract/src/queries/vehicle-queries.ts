import * as paths from "../paths.js";
import { listOf } from "../tolerant-reader.js";
import { vehicleReader } from "../vehicle.js";
import { query } from "./query.js";

/** All vehicles. */
export const vehicles = () => query(paths.vehicles, listOf(vehicleReader));

/** The featured vehicles. */
export const featuredVehicles = () => query(paths.featuredVehicles, listOf(vehicleReader));

/** One vehicle. */
export const vehicle = (slug: string) => query(paths.vehicle, vehicleReader, { slug });
