import * as paths from "../paths.js";
import { roadRuleReader } from "../road-rule.js";
import { listOf } from "../tolerant-reader.js";
import { query } from "./query.js";

/** Where low-speed vehicles may be driven, by state. */
export const roadRules = () => query(paths.roadRules, listOf(roadRuleReader));

/** Where they may be driven in one state, by its name. */
export const roadRule = (state: string) => query(paths.roadRule, roadRuleReader, { state });
