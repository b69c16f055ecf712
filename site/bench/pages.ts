import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { routeExpectations } from "../e2e/route-expectations.js";
import { atEnd, cleanUp } from "./clean-up.js";
import { goalLine } from "./goal-line.js";
import { installPackages } from "./install-packages.js";
import { median } from "./median.js";
import { startProduct } from "./product.js";

/*
 * Lighthouse's scores for every route on its slow phone, the median of some runs. The goal is 100 in
 * all four. The times are milliseconds on the simulated phone: first and largest contentful paint and
 * total blocking time. Blocking is only worth reading on a machine that does nothing else.
 *
 *   pnpm bench pages [runs of each route] [routes]
 */
const [runs = "3", ...chosen] = process.argv.slice(2);
const routes = routeExpectations
	.filter(({ path, status }) => status === undefined && !path.includes("?"))
	.map(({ path }) => path);
const categories = ["performance", "accessibility", "best-practices", "seo"];

interface Report {
	readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
	readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
	/** Why some audits have no value. */
	readonly runtimeError?: { readonly code: string; readonly message: string };
}

type Lighthouse = (
	url: string,
	flags: { port: number; onlyCategories: string[]; logLevel: "silent" },
) => Promise<{ lhr: Report } | undefined>;

const folder = installPackages("lighthouse@12.8.2");
const main = createRequire(`${folder}/`).resolve("lighthouse");
const { default: lighthouse } = (await import(pathToFileURL(main).href)) as {
	default: Lighthouse;
};
const product = await startProduct();
atEnd(product.stop);
try {
	const goals: string[] = [];
	print("route", "perf.", "access.", "practices", "SEO", "first", "largest", "blocking", "shift");
	for (const route of chosen.length > 0 ? chosen : routes) {
		const reports: Report[] = [];
		for (let run = 0; run < Number(runs); run += 1)
			reports.push(await audit(product.origin + route));
		const value = (audit: string) =>
			median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
		const scores = categories.map((category) =>
			(100 * median(reports.map((report) => report.categories[category]?.score ?? 0))).toFixed(0),
		);
		for (const [index, score] of scores.entries()) {
			// It asks search engines not to list it.
			if (route === "/thank-you" && categories[index] === "seo") continue;
			goals.push(goalLine(`${route} ${categories[index]}`, score, "at least", 100));
		}
		print(
			route,
			...scores,
			value("first-contentful-paint").toFixed(0),
			value("largest-contentful-paint").toFixed(0),
			value("total-blocking-time").toFixed(0),
			value("cumulative-layout-shift").toFixed(3),
		);
	}
	process.stdout.write(goals.join(""));
} finally {
	await cleanUp();
}

/** In a browser of its own, so that no run finds the cache of another. */
async function audit(url: string): Promise<Report> {
	const port = 9300 + Math.floor(Math.random() * 500);
	const browser = await chromium.launch({
		...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
		args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
		// Its own answer to a signal would end this program before it has cleaned up.
		handleSIGINT: false,
		handleSIGTERM: false,
	});
	try {
		const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: "silent" });
		if (!result) throw new Error(`Lighthouse has no report on ${url}.`);
		const { runtimeError } = result.lhr;
		if (runtimeError)
			process.stderr.write(`${url}: ${runtimeError.code} ${runtimeError.message}\n`);
		return result.lhr;
	} finally {
		await browser.close();
	}
}

function print(route: string, ...cells: string[]): void {
	process.stdout.write(`${route.padEnd(26)}${cells.map((cell) => cell.padStart(10)).join("")}\n`);
}
