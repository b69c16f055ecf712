import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { launchChromium } from "./chromium.mjs";
import { freePort } from "./free-port.mjs";
import { pnpm, requireNode, root, run } from "./pnpm.mjs";
import { createTempFolder } from "./temp-folder.mjs";
import { waitForServer, waitUntil } from "./wait-for-server.mjs";
import { hasWordPress, startWordPress } from "./wordpress.mjs";
import { useEditor } from "./wordpress-editor.mjs";

/*
 * `pnpm test:hosts [names]`: builds real sites with the packed package, which npm installs from the
 * running product, opens their pages in a browser, and prints a line for each. Each host also has the
 * script tag on its page without widgets. `firefox` opens a dealer's page in Firefox. Needs a build
 * (`pnpm build`), the npm registry and Debian's firefox-esr, or another Firefox in `FIREFOX_PATH`.
 */

/** What a page shows once its widget has loaded. A map comes last, and is in no HTML from a server. */
const locator = { text: "5 dealers within 50 mi of", hasMap: true };
/** The page's own cards, from a template that a framework has rendered. */
const locatorWithCards = {
	...locator,
	card: "nev-dealer-locator > [slot^=card-content-] > strong",
};
/** A page that writes the name of the dealer that was selected, as the framework listens to events. */
const listening = { ...locatorWithCards, chosen: "A dealer that was selected" };
const grid = { text: "33 vehicles, 30 available" };
/** A page that calls methods when its framework renders, re-orders and changes the elements. */
const lifecycle = { path: "/lifecycle", name: "lifecycle", use: useLifecycle };

/**
 * By folder in `fixtures`. `empty` is the path of a page without widgets. A page that is seeded has its
 * list in the HTML, and the browser does not load it again. A host without pages is only built, or tests itself.
 */
const hosts = {
	next: {
		empty: "/empty",
		pages: [
			{ path: "/", name: "React, seeded", ...locator, isSeeded: true },
			{ path: "/client", name: "React, client", ...grid },
			{ path: "/elements", name: "element", ...listening },
		],
	},
	vue: elementHost(listening, lifecycle),
	svelte: elementHost(listening),
	astro: elementHost(locatorWithCards),
	angular: elementHost(listening, lifecycle),
	turbo: elementHost({ ...lifecycle, path: "/", use: useTurbo }),
	typescript: {},
	vitest: {},
};

function elementHost(page, ...others) {
	return { empty: "/empty.html", pages: [{ path: "/", name: "element", ...page }, ...others] };
}

const names = process.argv.slice(2);
const folder = createTempFolder("nev-hosts-");
const quietEnv = {
	NEXT_TELEMETRY_DISABLED: "1",
	ASTRO_TELEMETRY_DISABLED: "1",
	NG_CLI_ANALYTICS: "false",
};
const stops = [];
let hasFailed = false;
if (requireNode()) await testHosts();

async function testHosts() {
	try {
		const site = await startSite();
		const browser = await launchChromium();
		stops.push(() => browser.close());
		for (const [name, host] of Object.entries(hosts)) {
			if (names.length > 0 && !names.includes(name)) continue;
			await testHost(name, host, { site, browser });
		}
		if (names.length === 0 || names.includes("wordpress")) await testWordPress({ site, browser });
	} finally {
		for (const stop of stops.reverse()) await stop();
	}
	if (names.length === 0 || names.includes("firefox")) await testFirefox();
	process.exitCode = hasFailed ? 1 : 0;
}

/** Starts the built product and returns its origin. */
async function startSite() {
	const env = { PORT: await freePort(), DATA_DIR: join(folder, "data"), LOG_LEVEL: "warn" };
	return startServer("node", ["build/server/index.js"], join(root, "site"), env, "/api/ready");
}

async function testHost(name, host, { site, browser }) {
	const cwd = join(folder, name);
	cpSync(join(root, "fixtures", name), cwd, {
		recursive: true,
		filter: (path) => !["node_modules", ".next", "dist"].includes(basename(path)),
	});
	nameSite(cwd, site);
	for (const command of [
		["install", "--no-audit", "--no-fund"],
		["run", "build"],
	]) {
		const { code, output } = await run("npm", command, { quiet: true, cwd, env: quietEnv });
		if (code === 0) continue;
		process.stdout.write(`${output}\n`);
		report({ host: name, page: "", result: `✗ npm ${command.join(" ")}` });
		return;
	}
	if (!host.pages) {
		report({ host: name, page: "", result: "✓ builds" });
		return;
	}
	const origin = await startServer("npm", ["start"], cwd, { ...quietEnv, PORT: await freePort() });
	await openPages(
		name,
		{ ...host, pages: [...host.pages, scriptTag(host, site)] },
		{ origin, browser },
	);
}

/** The page without widgets with the script tag, as a tag manager or a layout adds it. */
function scriptTag({ empty }, site) {
	return { path: empty, name: "script tag", ...grid, script: `${site}/embed/v1/nev-widgets.js` };
}

/** WordPress with our plugin. The script `fixtures/wordpress/install.php` checks the plugin's functions. */
async function testWordPress({ site, browser }) {
	if (!hasWordPress()) {
		process.stdout.write(
			"- Not run: WordPress. Install Debian's wordpress, php-cli, php-mysql and mariadb-server.\n",
		);
		return;
	}
	const port = await freePort();
	const options = { folder, site, port, brokenPort: await freePort(), startServer, startProgram };
	const { origin, pages } = await startWordPress(options);
	const edited = await useEditor({ browser, origin });
	const published = await openPage(browser, origin + edited.path, {
		text: "300 concesionarios",
		hasMap: true,
	});
	const problems = [...edited.problems, published.problem].filter(Boolean);
	const lines = [...edited.lines, ...published.lines];
	const shown = (name, page) => ({ path: pages[name], name, ...page });
	await openPages(
		"wordpress",
		{
			empty: pages.empty,
			pages: [
				shown("shortcode", { ...locator, isSeeded: true }),
				shown("blocks", { ...locator, isSeeded: true }),
				shown("others", { ...grid, hasMap: true, listRequests: 2 }),
				shown("hostile", { text: "Get Recommendations", hasMap: true }),
			],
		},
		{ origin, browser },
	);
	const { bytes } = await openPage(browser, origin + pages.empty);
	report({
		host: "wordpress",
		page: "editor",
		result: resultOf(problems, lines),
		bytes: published.bytes - bytes,
		lines,
	});
}

/** The script tag and React in Firefox. It fails for an error in a console, and for a crash between scenarios. */
async function testFirefox() {
	const { code, output } = await pnpm(["--filter", "@nev/site", "test:firefox"], { quiet: true });
	process.stdout.write(output);
	const passed = output.match(/^✓/gm)?.length ?? 0;
	const result = `${code === 0 && passed > 0 ? "✓" : "✗"} ${passed} scenarios passed`;
	report({ host: "firefox", page: "script tag, React", result });
}

async function openPages(name, host, { origin, browser }) {
	const empty = await openPage(browser, origin + host.empty);
	for (const page of host.pages) {
		const listRequests = page.isSeeded || page.use ? 0 : (page.listRequests ?? 1);
		const opened = await openPage(browser, origin + page.path, { ...page, listRequests });
		const isInHtml = opened.html.replace(/<!-- -->/g, "").includes(page.text);
		const problems = [
			opened.problem,
			page.isSeeded && !isInHtml && "the HTML lacks the list",
			!page.use &&
				opened.requested !== listRequests &&
				`${opened.requested} requests for the list, not ${listRequests}`,
		].filter(Boolean);
		report({
			host: name,
			page: page.name,
			result: resultOf(problems, opened.lines),
			bytes: opened.bytes - empty.bytes,
			lines: opened.lines,
		});
	}
}

/** Puts the address of the running product in the place of the documentation's. */
function nameSite(cwd, site) {
	for (const entry of readdirSync(cwd, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const text = readFileSync(path, "utf8");
		if (text.includes("https://YOUR-SITE")) {
			writeFileSync(path, text.replaceAll("https://YOUR-SITE", site));
		}
	}
}

/**
 * Opens a page and waits for what it shows: its text, a dealer on its map, five cards of its own, and
 * what it does at an event. Or uses it. Waits for its requests for the list, if it has any. Counts its
 * scripts' bytes, after Brotli, and its lines in the console.
 */
async function openPage(
	browser,
	url,
	{ text, hasMap, card, chosen, script, use, listRequests = 0 } = {},
) {
	const page = await browser.newPage();
	const lines = [];
	const bodies = [];
	let requested = 0;
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) lines.push(message.text());
	});
	page.on("pageerror", (error) => lines.push(error.message));
	page.on("response", (response) => {
		if (response.request().resourceType() === "script") bodies.push(response.body());
	});
	page.on("request", (request) => {
		if (/\/api\/(dealerships\/(near|search)|vehicles)\b/.test(request.url())) requested += 1;
	});
	let html = "";
	let problem;
	try {
		const response = await page.goto(url, { waitUntil: "load" });
		html = await response.text();
		if (script) {
			await page.evaluate(() =>
				document.body.prepend(document.createElement("nev-inventory-grid")),
			);
			await page.addScriptTag({ url: script });
		}
		if (text) await page.getByText(text).first().waitFor({ timeout: 20_000 });
		if (card) await page.locator(card).filter({ hasText: /\w/ }).nth(4).waitFor();
		if (chosen) {
			await page.locator("nev-dealer-locator").evaluate((element, name) => {
				element.dispatchEvent(new CustomEvent("nev-selected-change", { detail: { name } }));
			}, chosen);
			await page.getByText(chosen).waitFor();
		}
		await use?.(page);
		if (hasMap) await page.locator(".nev-marker").first().waitFor();
		await waitUntil(() => requested >= listRequests, "the list was not requested often enough");
	} catch (error) {
		problem = error.message.split("\n")[0];
	}
	const scripts = await Promise.all(bodies);
	await page.close();
	const bytes = scripts.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
	return { html, lines, requested, bytes, problem };
}

/** The rows keep their forms and what was typed in them when they are re-ordered; methods see what was set before them. */
async function useLifecycle(page) {
	const rows = ["d6-max-gt4", "classic-4", "d6-max-gt6"];
	await waitForRows(page, rows);
	await page.waitForFunction(() => {
		const find = (name) => document.querySelector(`nev-${name}`);
		return (
			find("dealer-locator").selected?.id === 2 && find("financing-calculator").offers?.length > 0
		);
	});
	await page.getByLabel("First name").nth(0).fill("Ada");
	await page.locator("#reverse").click();
	await waitForRows(page, rows.toReversed());
	await page.waitForFunction(
		() => document.querySelectorAll("nev-inquiry-form")[2].values.firstName === "Ada",
	);
	// Another vehicle is set and its inquiry sent at once.
	const visitor = {
		...{ firstName: "Ada", lastName: "Lovelace" },
		...{ phone: "(239) 555-0142", email: "ada@example.com" },
	};
	await page.evaluate((values) => {
		const [form] = document.querySelectorAll("nev-inquiry-form");
		form.setValues(values);
		form.addEventListener("nev-submit", ({ detail }) => {
			document.title = detail.vehicle;
		});
	}, visitor);
	await page.locator("#another").click();
	await page.waitForFunction(() => document.title === "d6-max-xt4");
}

/** Waits until each row has the form of its vehicle, filled in by the page. */
async function waitForRows(page, vehicles) {
	await page.waitForFunction((expected) => {
		const rows = [...document.querySelectorAll("nev-inquiry-form")].map(({ values }) => values);
		return (
			rows.map((values) => values?.vehicle).join() === expected.join() &&
			rows.every(({ message, vehicle }) => message === `About ${vehicle}`)
		);
	}, vehicles);
}

/** The same, and what Turbo keeps when a visitor follows a link and goes back to its copy of the page. */
async function useTurbo(page) {
	await useLifecycle(page);
	const cards = () =>
		page.waitForFunction(() => {
			const locator = document.querySelector("nev-dealer-locator");
			const cards = [...locator.querySelectorAll("[slot^=card-content-]")];
			return (
				cards.length === 2 && cards.every((card) => card.textContent) && locator.selected?.id === 2
			);
		});
	await page.getByRole("link", { name: "Other" }).click();
	await page.getByRole("heading", { name: "Other" }).waitFor();
	await cards();
	await page.goBack();
	await page.getByLabel("First name").nth(2).waitFor();
	await cards();
	await page.locator("#reverse").click();
	await page.waitForFunction(() =>
		[...document.querySelectorAll("nev-inquiry-form")].every(
			({ values, errors }) =>
				values?.message?.startsWith("About ") && !values.firstName && !errors.email,
		),
	);
}

/** Starts a server that listens on `env.PORT`, waits for a response, and returns its origin. */
async function startServer(program, parameters, cwd, env, path = "/", options = {}) {
	const origin = `http://localhost:${env.PORT}`;
	const child = startProgram(program, parameters, {
		...options,
		cwd,
		env: { ...process.env, ...env },
	});
	await waitForServer(origin + path, { child });
	return origin;
}

/** Starts a program that runs until the end. */
function startProgram(program, parameters, options = {}) {
	const child = spawn(program, parameters, {
		stdio: ["ignore", "ignore", "inherit"],
		...options,
		// A process group, because npm does not pass on signals.
		detached: true,
	});
	stops.push(() => {
		if (child.exitCode !== null) return;
		process.kill(-child.pid, "SIGTERM");
		return once(child, "exit");
	});
	return child;
}

function resultOf(problems, lines) {
	return problems.length === 0 && lines.length === 0 ? "✓" : `✗ ${problems.join("; ")}`;
}

function report({ host, page, result, bytes, lines = [] }) {
	hasFailed ||= result.startsWith("✗");
	const added = bytes === undefined ? "" : `, ${(bytes / 1000).toFixed(1)} KB of scripts added`;
	process.stdout.write(`${host} ${page}: ${result}${added}\n`);
	for (const line of lines) process.stdout.write(`    ${line}\n`);
}
