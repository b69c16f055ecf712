import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "./product.js";

/** What Lighthouse measured on its slow phone. */
export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/**
 * Opens a page in a browser of its own, so that no run finds the cache of another, and measures it.
 *
 * @param categories `performance`, `accessibility`, `best-practices` or `seo`
 * @throws {Error} if Lighthouse has no report
 */
export async function audit(url: string, categories: readonly string[]): Promise<Report> {
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
			onlyCategories: [...categories],
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
		const { score, errorMessage } = report.audits[id] ?? {};
		const isPerfect = weight === 0 || score === 1 || score === null;
		return errorMessage || !isPerfect ? [`${id}: ${errorMessage ?? score}`] : [];
	});
	return score === null ? [report.runtimeError?.message ?? "no score", ...findings] : findings;
}
