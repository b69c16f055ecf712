import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { pnpm, requireNode } from "./pnpm.mjs";

/**
 * `npm test`: runs every check from a fresh clone. Needs only Node and npm. Continues after a failure,
 * so that one run shows all failures; only a failed install stops it, and a missing browser skips what
 * needs one. The last line is `N passed, N failed`.
 */
requireNode();
const env = { NO_COLOR: "1" };
const reports = mkdtempSync(join(tmpdir(), "nev-test-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const total = { passed: 0, failed: 0 };

if (await check("install", ["install", "--frozen-lockfile", "--prefer-offline"])) {
	await checkWithoutBrowser();
	if (await prepareBrowser()) await checkInBrowser();
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

async function checkWithoutBrowser() {
	await check("build", ["build"]);
	await inParallel(
		() => unitTests("api"),
		() => check("types", ["check:types"]),
		() => check("format and lint", ["check:lint"]),
		checkPackage,
		() => unitTests("widgets"),
		() => unitTests("sample-data"),
		() => unitTests("site"),
		() => unitTests("financing"),
		() => unitTests("contract"),
		() => unitTests("basemap"),
	);
	// Needs the types of the site's routes, which the type check generates.
	await check("dead code", ["check:unused"]);
}

/** Runs one after the other, because some checks write the packed package into its folder. */
async function checkPackage() {
	await check("package: publint", ["--filter", "@nev/widgets", "check:publint"]);
	await check("package: types resolve", ["--filter", "@nev/widgets", "check:attw"]);
	await check("package: declarations", ["--filter", "@nev/widgets", "check:declarations"]);
	await check("package: API report", ["--filter", "@nev/widgets", "check:api"]);
	await check("package: imports in Node", ["--filter", "@nev/widgets", "check:node"]);
	await check("package: sizes", ["--filter", "@nev/widgets", "check:size"], { show: true });
}

async function checkInBrowser() {
	await inParallel(
		() => stories("stories", ".storybook"),
		() => stories("stories on Preact", ".storybook/on-preact"),
		() => check("hosts", ["test:hosts", "--linked"], { show: true }),
	);
	await playwright("end to end", ["--filter", "@nev/site", "exec", "playwright", "test"]);
}

/** Runs two checks at a time; most use one core. */
async function inParallel(...checks) {
	const worker = async () => {
		for (let next = checks.shift(); next; next = checks.shift()) await next();
	};
	await Promise.all([worker(), worker()]);
}

/** Long time limits: a test that hangs is ended, and one on a busy machine is not. */
function unitTests(name) {
	const limits = ["--testTimeout=60000", "--hookTimeout=60000"];
	return vitest(name, ["--filter", `@nev/${name}`, "exec", "vitest", "run", ...limits]);
}

function stories(name, folder) {
	return vitest(name, ["exec", "vitest", "run", "--config", `${folder}/vitest.config.ts`]);
}

/** Finds a browser and sets its path for the checks. A missing browser counts as one failed check. */
async function prepareBrowser() {
	try {
		env.CHROMIUM_PATH = await findChromium();
		return true;
	} catch (error) {
		process.stdout.write(`${error.message}\n- Not run: the stories and the end-to-end tests.\n`);
		report("browser", 0, 1);
		return false;
	}
}

/** Runs pnpm. A pnpm that cannot be started counts as failed. */
async function run(parameters, extraEnv = {}) {
	try {
		return await pnpm(parameters, { quiet: true, env: { ...env, ...extraEnv } });
	} catch (error) {
		return { code: 1, output: error.message };
	}
}

/** Runs a command that counts as one check. Returns whether it passed. */
async function check(name, parameters, { show = false } = {}) {
	const { code, output } = await run(parameters);
	if (code !== 0 || show) process.stdout.write(`${output.trim()}\n`);
	report(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
	return code === 0;
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
async function playwright(name, parameters) {
	const file = join(reports, `${name}.json`);
	const { code, output } = await run([...parameters, "--reporter=list,json"], {
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
	});
	const stats = readJson(file)?.stats;
	const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) || (code === 0 ? 0 : 1);
	if (failed > 0) process.stdout.write(`${output.trim()}\n`);
	// Repeat what the tests could not check on this machine.
	for (const [line] of output.matchAll(/^Not run: .+$/gm)) process.stdout.write(`- ${line}\n`);
	report(name, stats?.expected ?? 0, failed);
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
	process.stdout.write(
		`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ""}\n`,
	);
}
