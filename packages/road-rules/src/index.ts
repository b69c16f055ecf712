import { fileURLToPath } from "node:url";

/**
 * The absolute path of the rules: a JSON file with a list of the contract's `RoadRule`, one for each
 * state and one for the District of Columbia. It is the same from `src` and from `dist`.
 */
export const roadRulesFile: string = fileURLToPath(new URL("../road-rules.json", import.meta.url));
