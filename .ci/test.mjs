import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { pnpm, requireNode } from "./pnpm.mjs";

/**
 * `npm test`: every check there is, from a fresh clone, with nothing but Node and npm. Goes on after
 * a failure, so that one run shows all of them: a failed install alone leaves nothing to look at, and
 * a missing browser only what needs one. Its last line is `N passed, N failed`.
 */
requireNode();
const env = { NO_COLOR: "1" };
const reports = mkdtempSync(join(tmpdir(), "nev-test-"));
const total = { passed: 0, failed: 0 };

if (await check("install", ["install", "--frozen-lockfile", "--prefer-offline"])) {
	await checkWithoutBrowser();
	if (await hasBrowser()) await checkInBrowser();
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

async function checkWithoutBrowser() {
	await check("build", ["build"]);
	await sideBySide(
		() => unitTests("api"),
		() => check("types", ["check:types"]),
		() => check("format and lint", ["check:lint"]),
		checkPackage,
		() => unitTests("widgets"),
		() => unitTests("sample-data"),
		() => unitTests("site"),
		() => unitTests("financing"),
		() => unitTests("contract"),
	);
	// It reads the types that the check of types has made of the site's routes.
	await check("dead code", ["check:unused"]);
}

/** One after the other: some of them pack it where it lies. */
async function checkPackage() {
	await check("package: publint", ["--filter", "@nev/widgets", "check:publint"]);
	await check("package: types resolve", ["--filter", "@nev/widgets", "check:attw"]);
	await check("package: imports in Node", ["--filter", "@nev/widgets", "check:node"]);
	await check("package: sizes", ["--filter", "@nev/widgets", "check:size"], { show: true });
}

async function checkInBrowser() {
	await sideBySide(
		() => stories("stories", ".storybook"),
		() => stories("stories on Preact", ".storybook/on-preact"),
	);
	await playwright("end to end", ["--filter", "@nev/site", "exec", "playwright", "test"]);
}

/** Runs checks two at a time, since most keep one core busy. */
async function sideBySide(...checks) {
	const lane = async () => {
		for (let next = checks.shift(); next; next = checks.shift()) await next();
	};
	await Promise.all([lane(), lane()]);
}

function unitTests(name) {
	return vitest(name, ["--filter", `@nev/${name}`, "exec", "vitest", "run"]);
}

function stories(name, folder) {
	return vitest(name, ["exec", "vitest", "run", "--config", `${folder}/vitest.config.ts`]);
}

/** Names a browser to what needs one. A machine without one fails, as one check. */
async function hasBrowser() {
	try {
		env.CHROMIUM_PATH = await findChromium();
		return true;
	} catch (error) {
		process.stdout.write(`${error.message}\n- Not run: the stories and the tests end to end.\n`);
		tell("browser", 0, 1);
		return false;
	}
}

/** Runs pnpm; one that cannot even be started has failed. */
async function run(parameters, own = {}) {
	try {
		return await pnpm(parameters, { quiet: true, env: { ...env, ...own } });
	} catch (error) {
		return { code: 1, output: error.message };
	}
}

/** A command that passes or fails as a whole; gives whether it has passed. */
async function check(name, parameters, { show = false } = {}) {
	const { code, output } = await run(parameters);
	if (code !== 0 || show) process.stdout.write(`${output.trim()}\n`);
	tell(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
	return code === 0;
}

/** A run of Vitest, counted test by test. */
async function vitest(name, parameters) {
	const file = join(reports, `${name}.json`);
	const { code, output } = await run([
		...parameters,
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${file}`,
	]);
	const report = readReport(file);
	const passed = report?.numPassedTests ?? 0;
	// A file that does not even load fails the run without failing any test.
	const failed = (report?.numFailedTests ?? 0) || (code === 0 ? 0 : 1);
	if (failed > 0) process.stdout.write(`${output.trim()}\n`);
	tell(name, passed, failed);
}

/** A run of Playwright, counted test by test. */
async function playwright(name, parameters) {
	const file = join(reports, `${name}.json`);
	const { code, output } = await run([...parameters, "--reporter=list,json"], {
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
	});
	const stats = readReport(file)?.stats;
	const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) || (code === 0 ? 0 : 1);
	if (failed > 0) process.stdout.write(`${output.trim()}\n`);
	// What cannot be looked at here is no test that passed, and is not passed over either.
	for (const [line] of output.matchAll(/^Not run: .+$/gm)) process.stdout.write(`- ${line}\n`);
	tell(name, stats?.expected ?? 0, failed);
}

function readReport(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}

function tell(name, passed, failed) {
	total.passed += passed;
	total.failed += failed;
	process.stdout.write(
		`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ""}\n`,
	);
}
