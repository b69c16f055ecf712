import { readFileSync } from "node:fs";
import { usStates } from "@nev/contract";
import { stateOutlines } from "@nev/widgets/internal";
import { expect, test } from "vitest";
import { stateMapFiles, stateMapSources } from "../../../generate/state-map/state-map.js";

test("the generated outlines and places of names are up to date", () => {
	const { module, styles } = stateMapSources();
	const isUpToDate =
		readFileSync(stateMapFiles.module, "utf8") === module &&
		readFileSync(stateMapFiles.styles, "utf8") === styles;
	// Not toBe() on the texts: a diff of several KB is of no use.
	expect(isUpToDate, "Run pnpm --filter @nev/site state-map.").toBe(true);
});

test("each of the 50 states has an outline and a place for its name", () => {
	expect(Object.keys(stateOutlines).sort()).toEqual(Object.values(usStates).sort());
	for (const { path } of Object.values(stateOutlines)) {
		expect(path).toMatch(/^(M\d+ \d+l[-\d ]+z)+$/);
	}
	const { styles } = stateMapSources();
	expect(styles.match(/^\.at-/gm)).toHaveLength(50);
	expect(styles).not.toMatch(/undefined|-1/);
});
