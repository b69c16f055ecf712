import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

/** WCAG 2.2 AA, and axe's own best practices. */
const allTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

type Findings = AxeResults["violations"];

/** Axe's violations on a page. */
export function axeFindings(page: Page): Promise<Findings> {
	return runAxe(page, { runOnly: { type: "tag", values: allTags } });
}

/** Axe's violations of the color rules alone, for a page that was checked in another color scheme. */
export function colorFindings(page: Page): Promise<Findings> {
	return runAxe(page, { runOnly: { type: "rule", values: colorRules } });
}

async function runAxe(page: Page, options: RunOptions): Promise<Findings> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
	return page.evaluate(
		async (runOptions) => {
			const { axe } = window as unknown as { axe: typeof import("axe-core") };
			return (await axe.run(document, runOptions)).violations;
		},
		{ ...options, resultTypes: ["violations"] } satisfies RunOptions,
	);
}
