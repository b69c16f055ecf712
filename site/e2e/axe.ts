import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose answer may change with the colours alone. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong on a page, by WCAG 2.2 AA and by its own best practices. */
export async function axeFindings(page: Page) {
	return (await axe(page).withTags(tags).analyze()).violations;
}

/** What axe finds wrong with a page's colours, where all else has been looked at before. */
export async function colourFindings(page: Page) {
	return (await axe(page).withRules(colourRules).analyze()).violations;
}

/** No page has frames, so axe may put its report together in the page itself, which is faster. */
function axe(page: Page): AxeBuilder {
	return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}
