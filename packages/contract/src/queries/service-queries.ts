import { healthReader, readySchema } from "../health.js";
import * as paths from "../paths.js";
import { query } from "./query.js";

/** The health check. */
export const health = () => query(paths.health, healthReader);

/** Whether the API takes requests. Until then it answers 503. */
export const ready = () => query(paths.ready, readySchema);
