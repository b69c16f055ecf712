import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { whenParentEnds } from "./parent.mjs";
import { pnpm, requireNode } from "./pnpm.mjs";
import { runSteps } from "./run-steps.mjs";
import { createTempFolder } from "./temp-folder.mjs";
import { measureTimeFactor } from "./time-factor.mjs";

/*
 * `npm test`: runs every check from a fresh clone. Needs only Node and npm. Continues after a failure,
 * so that one run shows all failures; only a failed install stops it, and a missing browser skips what
 * needs one. The last line is `N passed, N failed`. What it leaves to `pnpm release` is in
 * `release-only.json`.
 */

/** `pnpm release`, which sets `TESTS`, runs more tests, in a whole browser. */
const isRelease = process.env.TESTS === "release";
const start = performance.now();
const env = { NO_COLOR: "1", TIME_FACTOR: String(measureTimeFactor()) };
const reports = createTempFolder("nev-test-");
const total = { passed: 0, failed: 0 };
// The steps end with this process.
whenParentEnds(() => process.exit(1));

if (requireNode()) await testAll();

async function testAll() {
	if (await check("install", ["install", "--frozen-lockfile", "--prefer-offline"]))
		await runChecks();
	process.exitCode = total.failed === 0 ? 0 : 1;
	process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
}

async function runChecks() {
	const preparations = [
		{ name: "build", run: () => check("build", ["build"]) },
		{ name: "browser", run: prepareBrowser },
	];
	const endToEndTests = { name: "end to end", needs: ["build", "browser"], run: endToEnd };
	const others = [
		// The longest first, so that both cores have something to do until the end.
		{ name: "operations", needs: ["build"], run: () => unitTests("operations") },
		{ name: "api", needs: ["build"], run: () => unitTests("api") },
		{
			name: "stories",
			needs: ["build", "browser"],
			// In two pages: one is idle half of the time.
			run: () => stories("stories", ".storybook", "--maxWorkers=2"),
		},
		// These need no build. The others wait for one: they import packages as they are published.
		...["sample-data", "widgets", "basemap", "contract", "financing", "vector-map", "desk"].map(
			(name) => ({
				name,
				run: () => unitTests(name),
			}),
		),
		{
			name: "stories on Preact",
			needs: ["build", "browser"],
			run: () => stories("stories on Preact", ".storybook/on-preact"),
		},
		{ name: "site", needs: ["build"], run: () => unitTests("site") },
		// Needs the manifest of the elements, which the build writes.
		{ name: "types", needs: ["build"], run: () => backgroundCheck("types", ["check:types"]) },
		// Needs the types of the site's routes, which the type check generates.
		{
			name: "dead code",
			needs: ["types"],
			run: () => backgroundCheck("dead code", ["check:unused"]),
		},
		{ name: "package", needs: ["build"], run: checkPackage },
		{ name: "format and lint", run: () => backgroundCheck("format and lint", ["check:lint"]) },
		{ name: "layers", run: () => backgroundCheck("layers", ["check:layers"]) },
		{
			name: "oldest browsers",
			needs: ["build"],
			run: () => backgroundCheck("oldest browsers", ["check:browsers"]),
		},
		{ name: "workflows", run: () => backgroundCheck("workflows", ["check:workflows"]) },
	];
	await runSteps([
		...preparations,
		...(isRelease ? [] : [endToEndTests]),
		...others,
		// Nothing beside them in a release, because Lighthouse measures.
		...(isRelease ? [{ ...endToEndTests, after: others.map(({ name }) => name) }] : []),
	]);
}

/** Runs one after the other, because some checks write the packed package into its folder. */
async function checkPackage() {
	const checkWidgets = (name, command, options) =>
		backgroundCheck(`package: ${name}`, ["--filter", "@nev/widgets", command], options);
	await checkWidgets("publint", "check:publint");
	if (isRelease) await checkWidgets("types resolve", "check:attw");
	if (isRelease) await checkWidgets("same bytes in another folder", "check:reproducible");
	await checkWidgets("contents", "check:contents");
	await checkWidgets("declarations", "check:declarations");
	await checkWidgets("API report", "check:api");
	await checkWidgets("imports in Node", "check:node");
	await checkWidgets("sizes", "check:size", { show: true });
}

function unitTests(name) {
	return vitest(name, ["--filter", `@nev/${name}`, "exec", "vitest", "run"]);
}

function stories(name, folder, ...options) {
	const config = `${folder}/vitest.config.ts`;
	return vitest(name, ["exec", "vitest", "run", "--config", config, ...options]);
}

/** Finds a browser and sets its path for the checks. A missing browser counts as one failed check. */
async function prepareBrowser() {
	try {
		env.CHROMIUM_PATH = await findChromium({ isHeadless: !isRelease });
		return true;
	} catch (error) {
		process.stdout.write(`${error.message}\n- Not run: the stories and the end-to-end tests.\n`);
		report("browser", 0, 1);
		return false;
	}
}

/** Runs pnpm. A pnpm that cannot be started counts as failed. */
async function run(parameters, { env: extraEnv, ...options } = {}) {
	try {
		return await pnpm(parameters, { ...options, quiet: true, env: { ...env, ...extraEnv } });
	} catch (error) {
		return { code: 1, output: error.message };
	}
}

/** Runs a command that counts as one check. Returns whether it passed. */
async function check(name, parameters, { show = false, isInBackground = false } = {}) {
	const { code, output } = await run(parameters, { isInBackground });
	if (code !== 0 || show) process.stdout.write(`${output.trim()}\n`);
	report(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
	return code === 0;
}

/** Runs a check that leaves the cores to the tests. */
function backgroundCheck(name, parameters, options) {
	return check(name, parameters, { ...options, isInBackground: true });
}

/** Runs Vitest and counts its tests. */
async function vitest(name, parameters) {
	const file = join(reports, `${name}.json`);
	const { code, output } = await run([
		...parameters,
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${file}`,
	]);
	const results = readJson(file);
	const passed = results?.numPassedTests ?? 0;
	// If a file cannot be loaded, the run fails without a failed test.
	const failed = (results?.numFailedTests ?? 0) || (code === 0 ? 0 : 1);
	if (failed > 0) process.stdout.write(`${output.trim()}\n`);
	report(name, passed, failed);
}

/** Runs Playwright and counts its tests. */
async function endToEnd() {
	const file = join(reports, "end to end.json");
	const { code, output } = await run(
		["--filter", "@nev/site", "exec", "playwright", "test", "--reporter=list,json"],
		{ env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
	);
	const stats = readJson(file)?.stats;
	// A test that passes when it is repeated has failed by chance, and counts as failed.
	const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) || (code === 0 ? 0 : 1);
	if (failed > 0) process.stdout.write(`${output.trim()}\n`);
	// Repeat what the tests could not check on this machine.
	for (const [line] of output.matchAll(/^Not run: .+$/gm)) process.stdout.write(`- ${line}\n`);
	report("end to end", stats?.expected ?? 0, failed);
}

function readJson(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}

function report(name, passed, failed) {
	total.passed += passed;
	total.failed += failed;
	const seconds = Math.round((performance.now() - start) / 1000);
	process.stdout.write(
		`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ""} (after ${seconds} s)\n`,
	);
}
