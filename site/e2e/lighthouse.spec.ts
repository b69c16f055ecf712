import { chromium, expect, test } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../../scripts/free-port.mjs";
import { siteOrigin } from "./origins.js";
import { routeExpectations } from "./route-expectations.js";

for (const { path, status, canonical, isUnlisted } of routeExpectations) {
	if (status !== undefined || path.includes("?")) continue;
	// Performance is a time, which depends on the machine. Unlisted pages ask search engines not to list them.
	const scored = ["accessibility", "best-practices"];
	if (canonical !== null && !isUnlisted) scored.push("seo");

	test(`${path} has Lighthouse's best score in ${scored.join(", ")}`, {
		tag: "@lighthouse",
	}, async () => {
		expect(await findingsOf(siteOrigin + path, scored)).toEqual([]);
	});
}

/**
 * Opens a page in a browser of its own, so that no run finds the cache of another, and audits it.
 *
 * @returns the audits that are not perfect, each with its score from 0 to 1, or why it or all failed
 */
async function findingsOf(url: string, onlyCategories: string[]): Promise<string[]> {
	const port = await freePort();
	const browser = await chromium.launch({
		...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
		args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
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
		return onlyCategories.flatMap((category) => {
			const { auditRefs = [], score = null } = report.categories[category] ?? {};
			const findings = auditRefs.flatMap(({ id, weight }) => {
				const { score = null, errorMessage } = report.audits[id] ?? {};
				const isFinding = weight > 0 && (errorMessage || (score !== null && score < 1));
				return isFinding ? [`${id}: ${errorMessage ?? score}`] : [];
			});
			return score === null
				? [report.runtimeError?.message ?? `no score in ${category}`, ...findings]
				: findings;
		});
	} finally {
		await browser.close();
	}
}
