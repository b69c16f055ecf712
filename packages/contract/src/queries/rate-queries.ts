import { financingRatesReader } from "../financing-rate.js";
import * as paths from "../paths.js";
import { query } from "./query.js";

/** The rates that the company advertises. */
export const rates = () => query(paths.rates, financingRatesReader);
