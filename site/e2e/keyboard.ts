import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Presses Tab until the focus is on a wanted element, as somebody without a mouse does. Every stop
 * on the way must be seen: outlined, and neither outside of the window nor under something else.
 */
export async function tabTo(page: Page, wanted: Locator, limit = 60): Promise<void> {
	for (let presses = 0; presses < limit; presses += 1) {
		await page.keyboard.press("Tab");
		await expectVisibleFocus(page);
		if (await hasFocus(wanted)) return;
	}
	throw new Error(`${limit} presses of Tab did not reach ${wanted}.`);
}

/** Whether an element has the focus, inside shadow roots too. */
function hasFocus(wanted: Locator): Promise<boolean> {
	return wanted.evaluateAll((elements) =>
		elements.some((element) => {
			const root = element.getRootNode() as Document | ShadowRoot;
			return root.activeElement === element;
		}),
	);
}

/** What has the focus is outlined, inside the window, and not covered. */
export async function expectVisibleFocus(page: Page): Promise<void> {
	await expect
		.poll(() => page.evaluate(focusProblem), { message: "what is wrong with the focus" })
		.toBeNull();
}

/** What is wrong with the focus that somebody should see; null where nothing is. */
function focusProblem(): string | null {
	let element = document.activeElement;
	while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
	if (!element || element === document.body) return "nothing has the focus";
	const what = element.outerHTML.slice(0, 120);
	// A link that covers its whole card is outlined where it covers it.
	const isOutlined = [null, "::after"].some((part) => {
		const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
		return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
	});
	if (!isOutlined) return `${what} is not outlined`;
	const box = element.getBoundingClientRect();
	const x = box.left + box.width / 2;
	const y = box.top + Math.min(box.height / 2, 40);
	if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${what} is out of the window`;
	const root = element.getRootNode() as Document | ShadowRoot;
	const top = root.elementFromPoint(x, y);
	const isCovered = top !== null && !element.contains(top) && !top.contains(element);
	return isCovered ? `${what} is covered by ${top.outerHTML.slice(0, 80)}` : null;
}
