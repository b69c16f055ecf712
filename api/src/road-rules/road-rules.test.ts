import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ApiError, queries, type RoadRule, stateNames, stateSlug, usStates } from "@nev/contract";
import { pino } from "pino";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createTempDirectory } from "../../test/temp-directory.js";
import { openTestBackend, silent } from "../../test/test-backend.js";
import { StartError } from "../errors/operator-error.js";
import { openRoadRules } from "./road-rules.js";

const directory = createTempDirectory();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let files = 0;
function write(content: unknown): string {
	files += 1;
	const path = join(directory, `rules-${files}.json`);
	writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
	return path;
}

const cited = { citation: "Ohio Revised Code 4511.214", readOn: "2026-11-28" };
const ohio: RoadRule = { state: "Ohio", postedLimit: 25, ...cited };

describe("the built-in rules", async () => {
	const { current } = await openRoadRules(undefined, silent);
	const { roadRules, roadRuleOf } = current;

	it("have one for each state and for the District of Columbia", () => {
		const expected = [...stateNames, "District of Columbia"].toSorted();
		expect(roadRules.map(({ state }) => state)).toEqual(expected);
	});

	it("are found by name, slug and abbreviation", () => {
		for (const [name, abbreviation] of Object.entries(usStates)) {
			for (const text of [name, stateSlug(name), abbreviation, name.toUpperCase()]) {
				expect(roadRuleOf(text)?.state).toBe(name);
			}
		}
	});

	it.each(["Ontario", "Puerto Rico", "", "constructor"])("have none of %j", (text) => {
		expect(roadRuleOf(text)).toBeUndefined();
	});
});

describe("the operator's rules", () => {
	/** Opens a file that is looked at often, with the messages of its log. */
	async function openFollowed(path: string) {
		const messages: string[] = [];
		const log = pino({ level: "info" }, { write: (line) => messages.push(JSON.parse(line).msg) });
		let replaced = 0;
		const rules = await openRoadRules(path, log, {
			intervalMs: 5,
			onReplaced: () => {
				replaced += 1;
			},
		});
		onTestFinished(() => rules.close());
		const limit = () => rules.current.roadRuleOf("OH")?.postedLimit;
		return { rules, limit, messages, replaced: () => replaced };
	}

	it("replace those of the states that they name", async () => {
		const { current: builtIn } = await openRoadRules(undefined, silent);
		const { rules } = await openFollowed(write([ohio]));
		expect(rules.current.roadRuleOf("Ohio")).toEqual(ohio);
		expect(rules.current.roadRuleOf("Utah")).toEqual(builtIn.roadRuleOf("Utah"));
		expect(rules.current.roadRules).toHaveLength(builtIn.roadRules.length);
	});

	it("can take back what is said of a state", async () => {
		const { rules } = await openFollowed(write([{ state: "Ohio" }]));
		expect(rules.current.roadRuleOf("Ohio")).toEqual({ state: "Ohio" });
	});

	it("are read again when the file changes, and stay while it cannot be used", async () => {
		const path = write([ohio]);
		const { limit, messages, replaced } = await openFollowed(path);
		renameSync(write([{ ...ohio, postedLimit: 20 }]), path);
		await expect.poll(limit).toBe(20);
		expect(replaced()).toBe(1);
		renameSync(write("[{"), path);
		await expect
			.poll(() => messages)
			.toContain("the new road rules cannot be used, so the old ones stay");
		expect(limit()).toBe(20);
		expect(replaced()).toBe(1);
	});

	it.each([
		["no JSON", "[{", "JSON"],
		["no list", {}, "expected array"],
		["no state", [{ ...ohio, state: "Oh" }], ": [0].state must be the full name of a state. "],
		["a limit in a text", [{ ...ohio, postedLimit: "25" }], "[0].postedLimit "],
		["a name with a slip", [{ ...ohio, postedlimit: 25 }], '"postedlimit"'],
		["something without its law", [{ state: "Ohio", postedLimit: 25 }], "must have a citation"],
		["a link that is none", [{ ...ohio, url: "javascript:alert(1)" }], "[0].url "],
		["no day", [{ ...ohio, readOn: "today" }], "[0].readOn "],
		["a state twice", [ohio, ohio], "Ohio is there twice"],
	])("are refused with %s", async (_, content, problem) => {
		const opening = openRoadRules(write(content), silent);
		await expect(opening).rejects.toThrow(StartError);
		await expect(opening).rejects.toThrow(problem);
		await expect(opening).rejects.toThrow(/^[^\n✖]+$/);
	});

	it("are refused without their file", async () => {
		await expect(openRoadRules(join(directory, "none.json"), silent)).rejects.toThrow("ENOENT");
	});
});

describe("the API", async () => {
	const { client, close } = await openTestBackend({ ROAD_RULES: write([ohio]) });
	afterAll(close);

	it("answers with all rules and with one", async () => {
		expect(await client.get(queries.roadRules())).toContainEqual(ohio);
		expect(await client.get(queries.roadRule("Ohio"))).toEqual(ohio);
		expect(await client.get(queries.roadRule("new-york"))).toMatchObject({ state: "New York" });
	});

	it("says that there is no such state", async () => {
		const answer = client.get(queries.roadRule("Ontario"));
		await expect(answer).rejects.toThrow(ApiError);
		await expect(answer).rejects.toMatchObject({ status: 404 });
	});
});
