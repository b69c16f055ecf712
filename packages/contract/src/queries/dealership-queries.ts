import { dealershipReader } from "../dealership.js";
import * as paths from "../paths.js";
import { listOf } from "../tolerant-reader.js";
import { query } from "./query.js";

/** All dealerships. */
export const dealerships = () => query(paths.dealerships, listOf(dealershipReader));

/** The dealerships in a state, by its full name. */
export const dealershipsOfState = (stateName: string) =>
	query(paths.dealershipsOfState, listOf(dealershipReader), { stateName });

/** One dealership. */
export const dealership = (id: number) => query(paths.dealership, dealershipReader, { id });
