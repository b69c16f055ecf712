import { parseArgs } from "node:util";
import { bundle } from "../test/bundle.js";
import { createTempDirectory } from "../test/temp-directory.js";
import { type Damage, type Fault, printDamage, runFault, type Scene } from "./faults/fault.js";
import { faults } from "./faults/on-one-machine.js";
import { deploymentFaults, openDeployment } from "./faults/past-one-machine.js";
import { openStage, type Stage } from "./faults/stage.js";

/*
 * Breaks the database, the mail server, the process and the connections while visitors send leads, and
 * counts what is lost and what is doubled. Ends with 1 if anything is.
 *
 *   pnpm bench faults [--seconds 3] [--only mail]
 *
 * `--seconds` is the length of each fault, `--only` a part of its name.
 */
const { values } = parseArgs({
	options: {
		seconds: { type: "string", default: "3" },
		only: { type: "string", default: "" },
	},
});
const duration = Number(values.seconds) * 1000;
const isChosen = ({ name }: Pick<Fault, "name">) =>
	name.toLowerCase().includes(values.only.toLowerCase());

const programs = createTempDirectory();
bundle({ api: "src/main.ts", "movable-clock": "test/programs/movable-clock.ts" }, programs);
const damages: Damage[] = [];
const notTried: string[] = [];
let shared: Stage | undefined;
for (const fault of faults.filter(isChosen)) {
	const { diskSize } = fault;
	if (diskSize === undefined) {
		shared ??= await openStage({ programs });
		damages.push(await tryFault(shared, fault));
	} else await tryAlone(fault, () => openStage({ programs, diskSize }));
}
await shared?.close();
for (const fault of deploymentFaults.filter(isChosen))
	await tryAlone(fault, () => openDeployment(programs, fault.database));
printDamage(damages);
for (const line of notTried) process.stdout.write(`${line}\n`);

function tryFault<Place extends Scene>(place: Place, fault: Fault<Place>): Promise<Damage> {
	process.stderr.write(`${fault.name} …\n`);
	return runFault(place, fault, duration);
}

/** Tries a fault at a place of its own, if this machine has what the place needs. */
async function tryAlone<Place extends Scene & { close(): Promise<void> }>(
	fault: Fault<Place>,
	open: () => Promise<Place>,
): Promise<void> {
	const place = await open().catch((error: Error) => {
		notTried.push(`Not tried: ${fault.name}. ${error.message}`);
	});
	if (!place) return;
	damages.push(await tryFault(place, fault));
	await place.close();
}
