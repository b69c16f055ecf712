import * as paths from "../paths.js";
import { stateReader } from "../state.js";
import { listOf } from "../tolerant-reader.js";
import { query } from "./query.js";

/** The 50 states, with their dealer counts. */
export const states = () => query(paths.states, listOf(stateReader));

/** One state. */
export const state = (slug: string) => query(paths.state, stateReader, { slug });
