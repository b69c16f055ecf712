import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { atEnd, cleanUp } from "./clean-up.js";
import { installPackages } from "./install-packages.js";
import { startProduct } from "./product.js";

/*
 * What an embedded widget costs the page around it: each of our elements beside four well-known
 * embeds from npm, on the same page in the same browser. Everything is sent with brotli by servers of
 * this machine; requests to any other host are refused, so the players and forms that two of the
 * peers load in a frame are not counted. The columns:
 *
 *   before near   bytes that the page loads while the widget is three screens below the fold
 *   code, data    bytes of scripts and styles, and of everything else, once the visitor has seen it
 *   script ms     time that scripts ran until the widget was up, at a quarter of the processor's speed
 *   longest ms    the longest task in that time; 0 if none took 50 ms
 *   shift         cumulative layout shift at 390 pixels if script and data come 0.8 s late
 *   policy        violations of a policy that allows the two origins and no inline style
 *   types         violations of `require-trusted-types-for 'script'`; ours are allowed `nev` alone
 *   listeners,    what is left of each after ten removals, garbage collected
 *   nodes
 *   twice         errors if the script is on the page twice
 *
 *   pnpm bench embed
 */
const peers = [
	"emoji-picker-element@1.29.1",
	"emoji-picker-element-data@1.8.0",
	"lite-youtube-embed@0.3.4",
	"@typeform/embed@6.1.1",
	"@awesome.me/webawesome@3.14.0",
];

interface Embed {
	readonly name: string;
	/** The element with what a host page writes to use it. */
	readonly html: string;
	/** What the snippet puts into the head, beside the script. */
	readonly head?: string;
	/** The script's address, and attributes such as `type="module"`. */
	readonly script: string;
	readonly scriptAttributes?: string;
	/** The names that its trusted types may use. */
	readonly typesPolicy: string;
	/** Elements, and what stands in each of them once the visitor sees the widget. */
	readonly isUp: readonly (readonly [element: string, content: string])[];
	/** An expression that starts the widget where an element is added later; most need none. */
	readonly restart?: string;
}

const slowdown = 4;
const delayMs = 800;
const removals = 10;

/** What the host's server sends. */
let hostPage: HostPage | undefined;

const folder = installPackages(...peers);
const product = await startProduct();
atEnd(product.stop);
const host = await startHost();
const browser = await chromium.launch({
	...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
	args: ["--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc"],
	// Its own answer to a signal would end this program before it has cleaned up.
	handleSIGINT: false,
	handleSIGTERM: false,
});
atEnd(() => void host.close());
atEnd(() => browser.close());
try {
	print(
		"embed",
		...["before near", "code", "data", "script ms", "longest ms", "shift"],
		...["policy", "types", "listeners", "nodes", "twice"],
	);
	for (const embed of [...ours(), ...theirs()]) print(embed.name, ...(await measure(embed)));
} finally {
	await cleanUp();
}

function ours(): Embed[] {
	const shared = {
		head: `<link rel="stylesheet" href="${product.origin}/embed/v1/nev-widgets.css">`,
		script: `${product.origin}/embed/v1/nev-widgets.js`,
		scriptAttributes: "async",
		typesPolicy: "nev",
	};
	return [
		{
			name: "nev-dealer-locator",
			html: '<nev-dealer-locator zip="33101"></nev-dealer-locator>',
			isUp: [["nev-dealer-locator", "article"]],
			...shared,
		},
		{
			name: "nev-inventory-grid",
			html: "<nev-inventory-grid></nev-inventory-grid>",
			isUp: [["nev-inventory-grid", "article"]],
			...shared,
		},
		{
			name: "nev-inquiry-form",
			html: '<nev-inquiry-form vehicle="d6-max-gt4"></nev-inquiry-form>',
			isUp: [["nev-inquiry-form", "form textarea"]],
			...shared,
		},
		{
			name: "nev-financing-calculator",
			html: '<nev-financing-calculator price="8995"></nev-financing-calculator>',
			isUp: [["nev-financing-calculator", "form input"]],
			...shared,
		},
	];
}

function theirs(): Embed[] {
	return [
		{
			name: "emoji-picker-element",
			html: '<emoji-picker data-source="/emoji-picker-element-data/en/emojibase/data.json"></emoji-picker>',
			script: "/emoji-picker-element/index.js",
			scriptAttributes: 'type="module"',
			typesPolicy: "*",
			isUp: [["emoji-picker", "[role=menuitem]"]],
		},
		{
			name: "lite-youtube-embed",
			html: '<lite-youtube videoid="ogfYd705cRs"></lite-youtube>',
			head: '<link rel="stylesheet" href="/lite-youtube-embed/src/lite-yt-embed.css">',
			script: "/lite-youtube-embed/src/lite-yt-embed.js",
			scriptAttributes: "async",
			typesPolicy: "*",
			isUp: [["lite-youtube", "button"]],
		},
		{
			name: "@typeform/embed",
			html: '<div data-tf-widget="moe6aa"></div>',
			head: '<link rel="stylesheet" href="/@typeform/embed/build/css/widget.css">',
			script: "/@typeform/embed/build/embed.js",
			scriptAttributes: "async",
			typesPolicy: "*",
			isUp: [["#widget", "iframe"]],
			restart: "window.tf?.load()",
		},
		{
			name: "Web Awesome, a small form",
			html: "<div class=form><wa-input label=Name></wa-input><wa-select label=State><wa-option value=FL>Florida</wa-option></wa-select><wa-checkbox>Call me</wa-checkbox><wa-button>Send</wa-button></div>",
			head: '<link rel="stylesheet" href="/@awesome.me/webawesome/dist-cdn/styles/webawesome.css">',
			script: "/@awesome.me/webawesome/dist-cdn/webawesome.loader.js",
			scriptAttributes: 'type="module"',
			typesPolicy: "*",
			isUp: ["input", "select", "checkbox", "button"].map((name) => [`wa-${name}`, "*"] as const),
		},
	];
}

async function measure(embed: Embed): Promise<string[]> {
	const weight = await measureWeight(embed);
	const speed = await median(3, () => measureSpeed(embed));
	return [
		...[weight.beforeNear, weight.code, weight.data].map((bytes) => bytes.toLocaleString("en-US")),
		speed.script.toFixed(0),
		speed.longest.toFixed(0),
		(await measureShift(embed)).toFixed(3),
		...(await measureViolations(embed)).map(String),
		...(await measureLeftovers(embed)).map(String),
		String(await countErrorsOfTwo(embed)),
	];
}

async function measureWeight(embed: Embed) {
	return await visit({ ...embed, above: 3000 }, async (page, session) => {
		const sent = { code: 0, data: 0 };
		const kinds = new Map<string, "code" | "data">();
		let lastRequest = 0;
		session.on("Network.requestWillBeSent", () => {
			lastRequest = Date.now();
		});
		session.on("Network.responseReceived", ({ requestId, type }) => {
			if (type === "Document") return;
			kinds.set(requestId, type === "Script" || type === "Stylesheet" ? "code" : "data");
		});
		session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
			const kind = kinds.get(requestId);
			if (kind) sent[kind] += encodedDataLength;
		});
		const untilIdle = async () => {
			do await quiet(page);
			while (Date.now() - lastRequest < 2000);
		};
		await open(page);
		await untilIdle();
		const beforeNear = sent.code + sent.data;
		await page.evaluate("document.querySelector('#widget').scrollIntoView()");
		await untilUp(page, embed);
		await untilIdle();
		return { beforeNear, ...sent };
	});
}

async function measureSpeed(embed: Embed): Promise<{ script: number; longest: number }> {
	return await visit(embed, async (page, session) => {
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
		await open(page);
		await untilUp(page, embed);
		await quiet(page);
		const script = (await metrics(session)).ScriptDuration ?? 0;
		const longest = await page.evaluate<number>("Math.max(0, ...window.longTasks)");
		return { script: script * 1000, longest };
	});
}

async function measureShift(embed: Embed): Promise<number> {
	return await visit(embed, async (page) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.route(
			(url) => url.pathname !== "/",
			async (route) => {
				const isLate = ["script", "fetch"].includes(route.request().resourceType());
				if (isLate) await new Promise((resolve) => setTimeout(resolve, delayMs));
				await route.continue();
			},
		);
		await open(page);
		await untilUp(page, embed);
		await quiet(page);
		return await page.evaluate<number>("window.layoutShift");
	});
}

/** Under a content security policy, and under trusted types. */
async function measureViolations(embed: Embed): Promise<number[]> {
	const origins = `'self' ${product.origin}`;
	const policies = [
		`default-src 'none'; script-src ${origins}; style-src ${origins}; img-src ${origins} data:; connect-src ${origins}; font-src ${origins}; frame-src *`,
		`require-trusted-types-for 'script'; trusted-types ${embed.typesPolicy}`,
	];
	const counts: number[] = [];
	for (const policy of policies) {
		counts.push(
			await visit({ ...embed, policy }, async (page) => {
				await open(page);
				// A widget that a policy breaks is never up.
				await untilUp(page, embed, 5000).catch(() => {});
				await quiet(page);
				return await page.evaluate<number>("window.violations.length");
			}),
		);
	}
	return counts;
}

async function measureLeftovers(embed: Embed): Promise<number[]> {
	return await visit(embed, async (page, session) => {
		await open(page);
		const remove = async () => {
			await untilUp(page, embed);
			await quiet(page);
			await page.evaluate("document.querySelector('#widget').replaceChildren()");
			await quiet(page);
		};
		const count = async () => {
			await session.send("HeapProfiler.collectGarbage");
			const { JSEventListeners = 0, Nodes = 0 } = await metrics(session);
			return [JSEventListeners, Nodes];
		};
		// What is loaded once for the page belongs to the first.
		await remove();
		const before = await count();
		for (let round = 0; round < removals; round += 1) {
			await page.evaluate((html) => {
				const widget = document.querySelector("#widget");
				if (widget) widget.innerHTML = html;
			}, embed.html);
			if (embed.restart) await page.evaluate(embed.restart);
			await remove();
		}
		const after = await count();
		return after.map((value, index) => value - (before[index] ?? 0));
	});
}

async function countErrorsOfTwo(embed: Embed): Promise<number> {
	const again = `<script ${embed.scriptAttributes ?? ""} src="${embed.script}?again"></script>`;
	return await visit({ ...embed, head: `${embed.head ?? ""}${again}` }, async (page) => {
		let errors = 0;
		page.on("pageerror", () => {
			errors += 1;
		});
		await open(page);
		await untilUp(page, embed, 5000).catch(() => {});
		await quiet(page);
		return errors;
	});
}

interface HostPage extends Embed {
	/** Pixels above the widget. */
	readonly above?: number;
	readonly policy?: string;
}

/** A visit by a browser that has no cache and asks only the servers of this machine. */
async function visit<Result>(
	page: HostPage,
	use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
	hostPage = page;
	const context = await (browser as Browser).newContext({
		viewport: { width: 1280, height: 800 },
	});
	try {
		await context.route(
			({ hostname }) => hostname !== "127.0.0.1",
			(route) => route.abort(),
		);
		await context.addInitScript(() => {
			const recorded = Object.assign(window, {
				longTasks: [] as number[],
				layoutShift: 0,
				violations: [] as string[],
			});
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) recorded.longTasks.push(duration);
			}).observe({ type: "longtask", buffered: true });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
					recorded.layoutShift += entry.value;
				}
			}).observe({ type: "layout-shift", buffered: true });
			addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
				recorded.violations.push(violatedDirective);
			});
		});
		const tab = await context.newPage();
		const session = await context.newCDPSession(tab);
		await session.send("Network.enable");
		await session.send("Performance.enable");
		return await use(tab, session);
	} finally {
		await context.close();
	}
}

async function open(page: Page): Promise<void> {
	const { port } = host.address() as AddressInfo;
	await page.goto(`http://127.0.0.1:${port}/`);
}

/** Waits with a function and not with a text, which a strict policy refuses. */
async function untilUp(page: Page, { isUp }: Embed, timeout = 30_000): Promise<void> {
	await page.waitForFunction(
		(parts) =>
			parts.every(([name, content]) => {
				const element = document.querySelector(name);
				return (element?.shadowRoot ?? element)?.querySelector(content);
			}),
		isUp,
		{ timeout },
	);
}

/** Waits until the page has been idle for a while. */
async function quiet(page: Page): Promise<void> {
	// As text, because tsx adds a helper to named functions that the page does not have.
	await page.evaluate(`new Promise((resolve) => {
		let frames = 0;
		const next = () => {
			frames += 1;
			if (frames === 30) requestIdleCallback(resolve);
			else requestAnimationFrame(next);
		};
		next();
	})`);
}

async function metrics(session: CDPSession): Promise<Record<string, number>> {
	const { metrics: list } = await session.send("Performance.getMetrics");
	return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

async function median<Result extends { script: number }>(
	times: number,
	run: () => Promise<Result>,
): Promise<Result> {
	const results: Result[] = [];
	for (let time = 0; time < times; time += 1) results.push(await run());
	return results.toSorted((a, b) => a.script - b.script)[Math.floor(times / 2)] as Result;
}

/** The page that embeds a widget, and the files of the peers. */
async function startHost() {
	const types: Record<string, string> = {
		".js": "text/javascript",
		".css": "text/css",
		".json": "application/json",
	};
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://host");
		try {
			if (pathname === "/" && hostPage) {
				const { policy } = hostPage;
				response.writeHead(200, {
					"content-type": "text/html; charset=utf-8",
					...(policy && { "content-security-policy": policy }),
				});
				return response.end(documentOf(hostPage));
			}
			if (pathname === "/page.css") {
				response.writeHead(200, { "content-type": "text/css" });
				return response.end("[data-tf-widget] { height: 500px }");
			}
			const file = await readFile(join(folder, "node_modules", pathname));
			response.writeHead(200, {
				"content-type": types[extname(pathname)] ?? "application/octet-stream",
				"content-encoding": "br",
				"cache-control": "no-store",
			});
			return response.end(brotliCompressSync(file));
		} catch {
			return response.writeHead(404).end();
		}
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	return server;
}

function documentOf({ html, head = "", script, scriptAttributes = "", above = 0 }: HostPage) {
	const space = above ? `<div style="height: ${above}px"></div>` : "";
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A dealer's page</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
${head}
<script ${scriptAttributes} src="${script}"></script>
</head>
<body>
<h1>Carts</h1>
${space}
<div id="widget">${html}</div>
<p>Opening hours</p>
</body>
</html>`;
}

function print(name: string, ...cells: string[]): void {
	process.stdout.write(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(12)).join("")}\n`);
}
