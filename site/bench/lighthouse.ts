import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../../scripts/free-port.mjs";
import { routeExpectations } from "../e2e/route-expectations.js";

/** What Lighthouse measured on its slow phone. */
export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Lighthouse's names of what it scores. */
export const categories = ["performance", "accessibility", "best-practices", "seo"];

const pages = routeExpectations.filter(
	({ path, status }) => status === undefined && !path.includes("?"),
);

/** The pages that should have the best scores. */
export const paths = pages.map(({ path }) => path);

/** Those that ask search engines not to list them. */
const unlisted = pages
	.filter(({ canonical, isUnlisted }) => canonical === null || isUnlisted)
	.map(({ path }) => path);

/** Whether a page should have the best score in a category. */
export function isScored(path: string, category: string): boolean {
	return category !== "seo" || !unlisted.includes(path);
}

/**
 * Opens a page in a browser of its own, so that no run finds the cache of another, and measures it.
 *
 * @param onlyCategories those of `categories` that are measured
 * @throws {Error} if Lighthouse has no report
 */
export async function audit(url: string, onlyCategories: string[]): Promise<Report> {
	const port = await freePort();
	const browser = await chromium.launch({
		...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
		args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
		// Its own answer to a signal would end a benchmark before it has cleaned up.
		handleSIGINT: false,
		handleSIGTERM: false,
	});
	try {
		const result = await lighthouse(url, {
			port,
			onlyCategories,
			disableFullPageScreenshot: true,
			logLevel: "silent",
		});
		const report = result?.lhr;
		if (!report) throw new Error(`Lighthouse has no report on ${url}.`);
		return report;
	} finally {
		await browser.close();
	}
}

/** The audits of a category that are not perfect, each with its score from 0 to 1, or why it failed. */
export function findingsOf(report: Report, category: string): string[] {
	const { auditRefs = [], score = null } = report.categories[category] ?? {};
	const findings = auditRefs.flatMap(({ id, weight }) => {
		const { score = null, errorMessage } = report.audits[id] ?? {};
		const isFinding = weight > 0 && (errorMessage || (score !== null && score < 1));
		return isFinding ? [`${id}: ${errorMessage ?? score}`] : [];
	});
	return score === null ? [report.runtimeError?.message ?? "no score", ...findings] : findings;
}
