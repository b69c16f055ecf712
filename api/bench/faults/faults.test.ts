import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { runFault } from "./fault.js";
import { faults } from "./on-one-machine.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
	stage = await openStage({ programs: inject("programDirectory") });
});
afterAll(() => stage.close());

/** Those that take seconds. `pnpm bench faults` tries all of them, for longer. */
const quick = [
	"PostgreSQL is stopped",
	"PostgreSQL is paused",
	"The mail server cuts connections",
	"The server is killed",
	"The server's clock moves",
	"Truncated requests",
];

it.each(quick)("no lead is lost and none is doubled while: %s", async (name) => {
	const fault = faults.find((candidate) => candidate.name === name);
	if (!fault) throw new Error(`There is no fault "${name}".`);
	expect(await runFault(stage, fault, 500)).toMatchObject({
		lost: 0,
		doubled: 0,
		isHarmless: true,
	});
});
