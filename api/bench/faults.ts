import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { bundle } from "../test/bundle.js";
import { createTempDirectory } from "../test/temp-directory.js";
import { type Damage, type Fault, runFault } from "./faults/fault.js";
import { faults } from "./faults/on-one-machine.js";
import {
	type DeploymentFault,
	deploymentFaults,
	openDeployment,
} from "./faults/past-one-machine.js";
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
const rows: Damage[] = [];
const notTried: string[] = [];
let shared: Stage | undefined;
for (const fault of faults.filter(isChosen)) {
	process.stderr.write(`${fault.name} …\n`);
	if (fault.diskSize === undefined) {
		shared ??= await openStage({ programs });
		rows.push(await runFault(shared, fault, duration));
	} else await runOnSmallDisk(fault);
}
await shared?.close();
for (const fault of deploymentFaults.filter(isChosen)) {
	process.stderr.write(`${fault.name} …\n`);
	await runOnDeployment(fault);
}
rmSync(programs, { recursive: true });

const columns: [title: string, value: (row: Damage) => string | number][] = [
	["fault", ({ fault }) => fault],
	["sent", ({ sent }) => sent],
	["no answer", ({ unanswered }) => unanswered],
	["acknowledged", ({ acknowledged }) => acknowledged],
	["lost", ({ lost }) => lost],
	["doubled", ({ doubled }) => doubled],
	["mails repeated", ({ repeatedMails }) => repeatedMails],
	["no lead for", ({ longestOutage }) => seconds(longestOutage)],
	["no read for", ({ longestReadOutage }) => seconds(longestReadOutage)],
];
const table = [
	columns.map(([title]) => title),
	...rows.map((row) => columns.map(([, value]) => String(value(row)))),
];
const widths = columns.map((_, index) =>
	Math.max(...table.map((cells) => cells[index]?.length ?? 0)),
);
for (const cells of table) {
	const line = cells.map((cell, index) =>
		index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
	);
	process.stdout.write(`${line.join("  ")}\n`);
}
for (const line of notTried) process.stdout.write(`${line}\n`);
process.exitCode = rows.every(({ isHarmless }) => isHarmless) ? 0 : 1;

async function runOnSmallDisk(fault: Fault): Promise<void> {
	const stage = await openStage({ programs, diskSize: fault.diskSize ?? 0 }).catch(
		(error: Error) => {
			notTried.push(`Not tried: ${fault.name}. ${error.message}`);
		},
	);
	if (!stage) return;
	rows.push(await runFault(stage, fault, duration));
	await stage.close();
}

async function runOnDeployment(fault: DeploymentFault): Promise<void> {
	const deployment = await openDeployment(programs, fault.database).catch((error: Error) => {
		notTried.push(`Not tried: ${fault.name}. ${error.message}`);
	});
	if (!deployment) return;
	rows.push(await runFault(deployment, fault, duration));
	await deployment.close();
}

function seconds(milliseconds: number): string {
	return `${(milliseconds / 1000).toFixed(2)} s`;
}
