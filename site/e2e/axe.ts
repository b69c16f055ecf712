import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

/** WCAG 2.2 AA, and axe's own best practices. */
const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose answer may change with the colours alone. */
const colours = ["color-contrast", "link-in-text-block"];

type Findings = AxeResults["violations"];

/** What axe finds wrong on a page. */
export function axeFindings(page: Page): Promise<Findings> {
	return run(page, { runOnly: { type: "tag", values: everything } });
}

/** What axe finds wrong with a page's colours, where all else has been looked at before. */
export function colourFindings(page: Page): Promise<Findings> {
	return run(page, { runOnly: { type: "rule", values: colours } });
}

async function run(page: Page, options: RunOptions): Promise<Findings> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
	return page.evaluate(
		async (given) => {
			const { axe } = window as unknown as { axe: typeof import("axe-core") };
			return (await axe.run(document, given)).violations;
		},
		{ ...options, resultTypes: ["violations"] } satisfies RunOptions,
	);
}
