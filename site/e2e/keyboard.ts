import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Presses Tab or Shift+Tab until the target has the focus. The focus must be visible at every stop:
 * outlined, inside the window, and not covered. At the target, a screenshot must show the outline.
 */
export async function tabTo(
	page: Page,
	target: Locator,
	{ key = "Tab", limit = 60 }: { key?: "Tab" | "Shift+Tab"; limit?: number } = {},
): Promise<void> {
	// While the target loads, a press would move the focus past its place.
	await expect(target).not.toHaveCount(0);
	for (let presses = 0; presses < limit; presses += 1) {
		await page.keyboard.press(key);
		await expectVisibleFocus(page);
		if (await hasFocus(target)) return expectPaintedFocus(page);
	}
	throw new Error(`${limit} presses of ${key} did not reach ${target}.`);
}

/** Whether one of the locator's elements has the focus, also inside shadow roots. */
function hasFocus(target: Locator): Promise<boolean> {
	return target.evaluateAll((elements) =>
		elements.some((element) => {
			const root = element.getRootNode() as Document | ShadowRoot;
			return root.activeElement === element;
		}),
	);
}

/** Expects the focused element to be outlined, inside the window, and not covered. */
export async function expectVisibleFocus(page: Page): Promise<void> {
	await expect
		.poll(() => page.evaluate(focusProblem), { message: "what is wrong with the focus" })
		.toBeNull();
}

/** Expects a screenshot to show the outline: not clipped by an ancestor, and in a visible color. */
async function expectPaintedFocus(page: Page): Promise<void> {
	const clip = await page.evaluate(() => {
		let element = document.activeElement;
		while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
		if (!(element instanceof HTMLElement)) throw new Error("Nothing has the focus.");
		// A link that covers a whole card is outlined around the card.
		const coversCard = getComputedStyle(element, "::after").outlineStyle !== "none";
		const outlinedElement = coversCard ? (element.offsetParent ?? element) : element;
		const box = outlinedElement.getBoundingClientRect();
		const [left, top] = [Math.max(0, box.left - 8), Math.max(0, box.top - 8)];
		const right = Math.min(innerWidth, box.right + 8);
		const bottom = Math.min(innerHeight, box.bottom + 8);
		return { x: left, y: top, width: right - left, height: bottom - top };
	});
	// Half of a 1 px outline around the clip. If only a corner is visible, fewer pixels differ.
	const minPixels = clip.width + clip.height;
	await expect
		.poll(
			async () => {
				const withOutline = await page.screenshot({ clip, animations: "disabled" });
				await page.evaluate(setOutlineHidden, true);
				const withoutOutline = await page.screenshot({ clip, animations: "disabled" });
				await page.evaluate(setOutlineHidden, false);
				return page.evaluate(
					countDifferentPixels,
					[withOutline, withoutOutline].map((screenshot) => screenshot.toString("base64")),
				);
			},
			{ message: "how many pixels show the focus" },
		)
		.toBeGreaterThan(minPixels);
}

/** How many pixels differ between two screenshots, given as Base64. */
async function countDifferentPixels(screenshots: string[]): Promise<number> {
	const [first = [], second = []] = await Promise.all(
		screenshots.map(async (base64) => {
			const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
			const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
			const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
			canvas?.drawImage(bitmap, 0, 0);
			const data = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data;
			return data ? [...new Uint32Array(data.buffer)] : [];
		}),
	);
	return first.filter((pixel, index) => pixel !== second[index]).length;
}

/** Hides or shows outlines through adopted style sheets, which no content security policy blocks. */
function setOutlineHidden(isHidden: boolean): void {
	const roots: (Document | ShadowRoot)[] = [document];
	for (let element = document.activeElement; element?.shadowRoot; ) {
		roots.push(element.shadowRoot);
		element = element.shadowRoot.activeElement;
	}
	for (const root of roots) {
		// Our sheet is marked, because a widget may have adopted another one after it.
		const otherSheets = root.adoptedStyleSheets.filter((sheet) => !("hidesOutline" in sheet));
		if (!isHidden) root.adoptedStyleSheets = otherSheets;
		else {
			const sheet = Object.assign(new CSSStyleSheet(), { hidesOutline: true });
			sheet.replaceSync("*, ::after { outline-color: transparent !important }");
			root.adoptedStyleSheets = [...otherSheets, sheet];
		}
	}
}

/** Why the focus is not visible. Null if it is. */
function focusProblem(): string | null {
	let element = document.activeElement;
	while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
	if (!element || element === document.body) return "nothing has the focus";
	const html = element.outerHTML.slice(0, 120);
	// A link that covers a whole card has its outline on ::after.
	const isOutlined = [null, "::after"].some((pseudoElement) => {
		const style = getComputedStyle(element, pseudoElement);
		const exists = pseudoElement === null || style.content !== "none";
		const isTransparent = /^transparent$|[,/] ?0(\.0+)?\)$/.test(style.outlineColor);
		const isWide = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
		return exists && isWide && !isTransparent;
	});
	if (!isOutlined) return `${html} is not outlined`;
	const box = element.getBoundingClientRect();
	const x = box.left + box.width / 2;
	const y = box.top + Math.min(box.height / 2, 40);
	if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${html} is outside the window`;
	const root = element.getRootNode() as Document | ShadowRoot;
	const top = root.elementFromPoint(x, y);
	const isCovered = top !== null && !element.contains(top) && !top.contains(element);
	return isCovered ? `${html} is covered by ${top.outerHTML.slice(0, 80)}` : null;
}
