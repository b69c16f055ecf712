import { readFileSync } from "node:fs";
import { usStates } from "@nev/contract";
import { expect, test } from "vitest";
import { deskMapSource, stateMapSources } from "../../../generate/state-map/state-map.js";
import { statePaths } from "./state-paths.generated.js";

test("the generated outlines and places of names are up to date", () => {
	const { module, styles } = stateMapSources();
	const isUpToDate =
		readFileSync(new URL("state-paths.generated.ts", import.meta.url), "utf8") === module &&
		readFileSync(
			new URL("../../styles/state-map-places.generated.css", import.meta.url),
			"utf8",
		) === styles &&
		readFileSync(
			new URL("../../../../packages/desk/src/insight/state-outlines.generated.ts", import.meta.url),
			"utf8",
		) === deskMapSource();
	// Not toBe() on the texts: a diff of several KB is of no use.
	expect(isUpToDate, "Run pnpm --filter @nev/site state-map.").toBe(true);
});

test("each of the 50 states has an outline and a place for its name", () => {
	expect(Object.keys(statePaths).sort()).toEqual(Object.values(usStates).sort());
	for (const path of Object.values(statePaths)) expect(path).toMatch(/^(M\d+ \d+l[-\d ]+z)+$/);
	const { styles } = stateMapSources();
	expect(styles.match(/^\.at-/gm)).toHaveLength(50);
	expect(styles).not.toMatch(/undefined|-1/);
});
