import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Presses Tab (or Shift+Tab) until the focus is on a wanted element, as somebody without a mouse
 * does. Every stop on the way must be seen: outlined, and neither outside of the window nor under
 * something else. Where it ends, the outline is looked for in the picture.
 */
export async function tabTo(
	page: Page,
	wanted: Locator,
	{ key = "Tab", limit = 60 }: { key?: "Tab" | "Shift+Tab"; limit?: number } = {},
): Promise<void> {
	for (let presses = 0; presses < limit; presses += 1) {
		await page.keyboard.press(key);
		await expectVisibleFocus(page);
		if (await hasFocus(wanted)) return expectPaintedFocus(page);
	}
	throw new Error(`${limit} presses of ${key} did not reach ${wanted}.`);
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

/** The outline is in the picture: no ancestor cuts it off, and it has a color that is seen. */
async function expectPaintedFocus(page: Page): Promise<void> {
	const clip = await page.evaluate(() => {
		let element = document.activeElement;
		while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
		if (!(element instanceof HTMLElement)) throw new Error("Nothing has the focus.");
		// A link that covers its whole card is outlined there.
		const isOnCard = getComputedStyle(element, "::after").outlineStyle !== "none";
		const outlined = isOnCard ? (element.offsetParent ?? element) : element;
		const box = outlined.getBoundingClientRect();
		const [left, top] = [Math.max(0, box.left - 8), Math.max(0, box.top - 8)];
		const right = Math.min(innerWidth, box.right + 8);
		const bottom = Math.min(innerHeight, box.bottom + 8);
		return { x: left, y: top, width: right - left, height: bottom - top };
	});
	// All around, half of it one pixel wide: a corner that is left of an outline is none.
	const least = clip.width + clip.height;
	await expect
		.poll(
			async () => {
				const seen = await page.screenshot({ clip, animations: "disabled" });
				await page.evaluate(hideOutline, true);
				const bare = await page.screenshot({ clip, animations: "disabled" });
				await page.evaluate(hideOutline, false);
				return page.evaluate(
					differentPixels,
					[seen, bare].map((picture) => picture.toString("base64")),
				);
			},
			{ message: "how many pixels show the focus" },
		)
		.toBeGreaterThan(least);
}

/** How many pixels of two pictures are not the same. */
async function differentPixels(pictures: string[]): Promise<number> {
	const [before = [], after = []] = await Promise.all(
		pictures.map(async (base64) => {
			const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
			const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
			const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
			canvas?.drawImage(bitmap, 0, 0);
			const data = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data;
			return data ? [...new Uint32Array(data.buffer)] : [];
		}),
	);
	return before.filter((pixel, place) => pixel !== after[place]).length;
}

/** Takes the outlines out of the picture, or brings them back, whatever policy the page has. */
function hideOutline(isHidden: boolean): void {
	const roots: (Document | ShadowRoot)[] = [document];
	for (let element = document.activeElement; element?.shadowRoot; ) {
		roots.push(element.shadowRoot);
		element = element.shadowRoot.activeElement;
	}
	for (const root of roots) {
		// A widget may have adopted another sheet in between, so ours need not be the last.
		const theirs = root.adoptedStyleSheets.filter((sheet) => !("hidesOutline" in sheet));
		if (!isHidden) root.adoptedStyleSheets = theirs;
		else {
			const sheet = Object.assign(new CSSStyleSheet(), { hidesOutline: true });
			sheet.replaceSync("*, ::after { outline-color: transparent !important }");
			root.adoptedStyleSheets = [...theirs, sheet];
		}
	}
}

/** What is wrong with the focus that somebody should see; null where nothing is. */
function focusProblem(): string | null {
	let element = document.activeElement;
	while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
	if (!element || element === document.body) return "nothing has the focus";
	const what = element.outerHTML.slice(0, 120);
	// A link that covers its whole card is outlined where it covers it.
	const isOutlined = [null, "::after"].some((part) => {
		const style = getComputedStyle(element, part);
		const isThere = part === null || style.content !== "none";
		const isClear = /^transparent$|[,/] ?0(\.0+)?\)$/.test(style.outlineColor);
		const isWide = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
		return isThere && isWide && !isClear;
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
