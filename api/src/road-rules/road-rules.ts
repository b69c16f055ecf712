import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseRegion, type RoadRule, roadRuleSchema, stateNames } from "@nev/contract";
import type { Logger } from "pino";
import * as z from "zod";
import { StartError } from "../errors/operator-error.js";
import { readFileState } from "../map/byte-source.js";
import { followFile } from "../map/follow-file.js";

/** Where low-speed vehicles may be driven. The same object until one of the rules changes. */
export interface RoadRules {
	/** One for each state and for the District of Columbia, by name. */
	readonly roadRules: readonly RoadRule[];
	/** The rule of a state by its name, its abbreviation or its slug. Undefined if there is no such state. */
	roadRuleOf(state: string): RoadRule | undefined;
}

/** The rules as they are now. */
export interface FollowedRoadRules {
	readonly current: RoadRules;
	/** Stops following the operator's file. */
	close(): Promise<void>;
}

interface FollowOptions {
	readonly intervalMs?: number;
	/** Called when others have taken the place of the old ones. */
	readonly onReplaced?: () => void;
}

/** The built-in rules. The path is the same from `src` and from `dist`. */
const builtInFile = fileURLToPath(new URL("../../road-rules.json", import.meta.url));

/** How often the operator's file is looked at, in milliseconds. */
const defaultInterval = 2000;

/** The regions that have a rule. */
const regions = [...stateNames, "District of Columbia"].toSorted();

/** What is said must be cited. A name that is not known is more likely a slip than a wish. */
const ruleSchema = z
	.strictObject({
		...roadRuleSchema.shape,
		state: z.enum(regions, { error: "must be the full name of a state" }),
		url: z.url({ protocol: /^https?$/ }).optional(),
		readOn: z.iso.date().optional(),
	})
	.refine(
		({ state: _, url: __, ...said }) =>
			Object.keys(said).length === 0 || (said.citation && said.readOn),
		{ error: "must have a citation and readOn" },
	);

const fileSchema = z.array(ruleSchema).check(({ value, issues }) => {
	const states = value.map(({ state }) => state);
	const twice = states.find((state, index) => states.indexOf(state) !== index);
	if (twice) issues.push({ code: "custom", input: value, message: `${twice} is there twice` });
});

/**
 * Reads the built-in rules, and the operator's, which replace those of the states that they name. When
 * the operator's file changes, it is read again. One that cannot be used is logged, and the old rules stay.
 *
 * @throws {StartError} if the rules cannot be used
 */
export async function openRoadRules(
	file: string | undefined,
	log: Logger,
	{ intervalMs = defaultInterval, onReplaced = () => {} }: FollowOptions = {},
): Promise<FollowedRoadRules> {
	const builtIn = await readRules(builtInFile);
	if (file === undefined) return { current: createRoadRules(builtIn), close: async () => {} };
	const known = await readFileState(file);
	let current = createRoadRules([...builtIn, ...(await readRules(file))]);

	async function replace(path: string): Promise<void> {
		try {
			current = createRoadRules([...builtIn, ...(await readRules(path))]);
			onReplaced();
			log.info({ file }, "the road rules were replaced");
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			log.error({ file, reason }, "the new road rules cannot be used, so the old ones stay");
		}
	}

	const follower = followFile(file, known, () => replace(file), intervalMs);
	return {
		get current() {
			return current;
		},
		close: () => follower.stop(),
	};
}

/** @param rules a later one replaces an earlier one of the same state */
function createRoadRules(rules: readonly RoadRule[]): RoadRules {
	const ruleByState = new Map(rules.map((rule) => [rule.state, rule]));
	return {
		roadRules: regions.map((state) => ruleByState.get(state) ?? { state }),
		roadRuleOf(state) {
			const name = parseRegion(state);
			return name && regions.includes(name)
				? (ruleByState.get(name) ?? { state: name })
				: undefined;
		},
	};
}

async function readRules(path: string): Promise<RoadRule[]> {
	try {
		return fileSchema.parse(JSON.parse((await readFile(path, "utf8")).replace(/^\ufeff/, "")));
	} catch (error) {
		throw new StartError(
			`The road rules ${path} of ROAD_RULES cannot be used: ${ruleProblem(error)}. Correct the file, or unset ROAD_RULES for the built-in rules.`,
		);
	}
}

/** What is wrong first: `[0].state must be the full name of a state`. */
function ruleProblem(error: unknown): string {
	const [issue] = error instanceof z.ZodError ? error.issues : [];
	return issue ? `${z.core.toDotPath(issue.path)} ${issue.message}`.trim() : String(error);
}
