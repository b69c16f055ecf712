import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { atEnd, cleanUp } from "../../scripts/bench/clean-up.js";
import { bundle } from "../test/bundle.js";
import { createTempDirectory } from "../test/temp-directory.js";
import { type Fault, printDamage, runFault } from "./faults/fault.js";
import { openStage } from "./faults/stage.js";
import { killPostgres } from "./kill-postgres.js";

/*
 * Kills the API at random moments under a stream of leads, every third time between a commit and its
 * response, and in every second round all processes of PostgreSQL too. Visitors retry with their
 * idempotency key until they get a response. Ends with 1 if a lead is lost or doubled.
 *
 *   pnpm bench leads-crash [--kills 120]
 */
const { values } = parseArgs({ options: { kills: { type: "string", default: "120" } } });
const kills = Number(values.kills);

const crashes: Fault = {
	name: `${kills} crashes`,
	mayRepeatMails: true,
	async run(stage) {
		for (let round = 0; round < kills; round += 1) {
			await sleep(20 + Math.random() * 300);
			if (round % 3 === 0) {
				stage.api.send("crash after the next commit");
				for (const end = Date.now() + 5000; stage.api.isRunning && Date.now() < end; )
					await sleep(20);
			}
			if (round % 2 === 1) await killPostgres(stage.dataDirectory, stage.postgres);
			await stage.api.end("SIGKILL");
			await stage.postgres.ensureRunning();
			await stage.restartApi();
			process.stderr.write(`\r${round + 1} of ${kills} kills`);
		}
		process.stderr.write("\n");
	},
};

const programs = createTempDirectory();
bundle(
	{ api: "src/main.ts", "crash-after-commit": "bench/programs/crash-after-commit.ts" },
	programs,
);
try {
	const stage = await openStage({ programs, preloaded: "crash-after-commit" });
	atEnd(stage.close);
	printDamage([await runFault(stage, crashes, 0)]);
} finally {
	await cleanUp();
}
