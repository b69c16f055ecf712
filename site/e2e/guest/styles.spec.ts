import { expect, type Page } from "@playwright/test";
import {
	boxNames,
	elementNames,
	elements,
	scriptTag,
	tagsOf,
	test,
	waitForElement,
} from "./host-page.js";

/** Computed styles of every element in a widget's shadow root that shows text of its own. */
function textStyles(page: Page, name: string, properties: readonly string[]) {
	return page.locator(name).evaluate((element, wanted) => {
		const found: { text: string; tag: string; styles: Record<string, string> }[] = [];
		for (const node of element.shadowRoot?.querySelectorAll("*") ?? []) {
			const hasText = [...node.childNodes].some(
				(child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
			);
			if (!hasText && !node.matches("input, select, textarea")) continue;
			if (node.closest(".nev-visually-hidden, .nev-map, svg, noscript, style")) continue;
			const computed = getComputedStyle(node);
			found.push({
				text: (node.textContent ?? "").trim().slice(0, 40),
				tag: node.localName,
				styles: Object.fromEntries(wanted.map((one) => [one, computed.getPropertyValue(one)])),
			});
		}
		return found;
	}, properties);
}

for (const name of elementNames) {
	test.describe(name, { tag: tagsOf(name) }, () => {
		test("has the page's text size under a root of 62.5 %", async ({ page, openHostPage }) => {
			await openHostPage(page, {
				head: "<style>html{font-size:62.5%} body{font-size:1.8rem;font-family:Georgia}</style>",
				body: elements[name],
			});
			await waitForElement(page, name);
			const root = page.locator(name).locator(".nev-root").first();
			await expect(root).toHaveCSS("font-size", "18px");
			await expect(root).toHaveCSS("font-family", "Georgia");
			const styles = await textStyles(page, name, ["font-size"]);
			const sizes = styles.map(({ text, styles }) => ({
				text,
				size: Number.parseFloat(styles["font-size"] ?? ""),
			}));
			expect(sizes.filter(({ size }) => size < 12)).toEqual([]);
		});

		test("keeps inputs at 16 pixels or more on a page in 13 pixels", async ({
			page,
			openHostPage,
		}) => {
			await openHostPage(page, {
				head: "<style>body{font-size:13px}</style>",
				body: elements[name],
			});
			await waitForElement(page, name);
			const small = await page.locator(name).evaluate((element) =>
				[...(element.shadowRoot?.querySelectorAll("input, select, textarea") ?? [])]
					.filter((field) => !field.matches("[type=checkbox],[type=radio],[type=hidden]"))
					// The field that only programs fill in.
					.filter((field) => !field.closest("[aria-hidden=true]"))
					.map((field) => Number.parseFloat(getComputedStyle(field).fontSize))
					.filter((size) => size < 16),
			);
			expect(small).toEqual([]);
		});

		test("colours all of its text by --nev-ink", async ({ page, openHostPage }) => {
			await openHostPage(page, {
				head: `<style>body{color:rgb(1,2,3);background:#fff} ${name}{--nev-ink:rgb(128,0,128);--nev-ink-soft:rgb(129,0,129)}</style>`,
				body: elements[name],
			});
			await waitForElement(page, name);
			const styles = await textStyles(page, name, ["color"]);
			expect(styles.filter(({ styles }) => styles.color === "rgb(1, 2, 3)")).toEqual([]);
		});
	});
}

for (const name of boxNames) {
	test.describe(name, { tag: tagsOf(name) }, () => {
		test("lets none of the page's inherited text styles in", async ({ page, openHostPage }) => {
			await openHostPage(page, {
				head: `<style>body{text-transform:uppercase;letter-spacing:4px;word-spacing:9px;white-space:pre;
					text-indent:40px;text-shadow:2px 2px red;line-height:3;text-align:right;font-style:italic;
					font-variant:small-caps;cursor:help;hyphens:auto;list-style:square inside;word-break:break-all}</style>`,
				body: elements[name],
			});
			await waitForElement(page, name);
			// Some of our own texts have a letter spacing, which is not the host's.
			const hostValues: Record<string, string> = {
				"letter-spacing": "4px",
				"word-spacing": "9px",
				"text-indent": "40px",
				"text-shadow": "rgb(255, 0, 0) 2px 2px 0px",
				"font-style": "italic",
				hyphens: "auto",
				"word-break": "break-all",
				cursor: "help",
				"font-variant-caps": "small-caps",
			};
			const host = page.locator(name);
			const styles = await textStyles(page, name, [
				...Object.keys(hostValues),
				"white-space",
				"line-height",
				"font-size",
			]);
			for (const { text, tag, styles: one } of styles) {
				for (const [property, value] of Object.entries(hostValues)) {
					expect.soft(one[property], `${tag} "${text}": ${property}`).not.toBe(value);
				}
				// The browser's own style sheet gives `pre` to a select.
				if (tag !== "select") {
					expect.soft(one["white-space"], `${tag} "${text}"`).not.toBe("pre");
				}
				const ratio =
					Number.parseFloat(one["line-height"] ?? "") / Number.parseFloat(one["font-size"] ?? "");
				expect.soft(Number.isNaN(ratio) || ratio < 2, `${tag} "${text}": line-height`).toBe(true);
			}
			await expect(host.locator(".nev-root").first()).toHaveCSS("text-transform", "none");
			await expect(host.locator(".nev-root").first()).toHaveCSS("text-align", "start");
		});
	});
}

/** Parents whose width does not come from above, and some that have one. */
const parents: Record<string, string> = {
	"plain block": "",
	"flex row": "display:flex",
	"flex row, centred": "display:flex;justify-content:center;align-items:center",
	"flex column, centred": "display:flex;flex-direction:column;align-items:center",
	"inline flex": "display:inline-flex",
	grid: "display:grid",
	"grid, centred": "display:grid;place-items:center;min-height:100vh",
	"grid, auto columns": "display:grid;grid-template-columns:auto auto;justify-content:start",
	float: "float:left",
	"inline block": "display:inline-block",
	"table cell": "display:table-cell",
	table: "display:table",
	absolute: "position:absolute;left:0;top:0",
	"fit-content": "width:fit-content",
	"max-content": "width:max-content",
	"column layout": "columns:1",
};

for (const width of [360, 1200]) {
	for (const name of boxNames) {
		const tag = width === 1200 ? ["@every-width"] : tagsOf(name);
		test(`${name} has a width in every kind of parent at ${width} px`, { tag }, async ({
			page,
			openHostPage,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			const head = `<style>body{margin:0}</style>${scriptTag}`;
			await openHostPage(page, { head, script: "", body: "" });
			await page.waitForLoadState();
			for (const [kind, style] of Object.entries(parents)) {
				await page.evaluate((html) => {
					document.body.innerHTML = html;
				}, `<div id="parent" style="${style}">${elements[name]}</div>`);
				await waitForElement(page, name);
				const size = await page.locator(name).evaluate((element) => ({
					width: element.getBoundingClientRect().width,
					overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
				}));
				expect.soft(size.width, kind).toBeGreaterThanOrEqual(Math.min(width, 280));
				expect.soft(size.width, kind).toBeLessThanOrEqual(width);
				expect.soft(size.overflow, `${kind}: sideways`).toBe(0);
			}
		});
	}
}

test("follows a body that is a centred flex, as some React templates have it", async ({
	page,
	openHostPage,
}) => {
	await openHostPage(page, {
		head: "<style>body{margin:0;display:flex;place-items:center;min-width:320px;min-height:100vh}#root{max-width:1280px;margin:0 auto;padding:2rem;text-align:center}</style>",
		body: `<div id="root">${elements["nev-dealer-locator"]}</div>`,
	});
	await waitForElement(page, "nev-dealer-locator");
	const box = await page.locator("nev-dealer-locator").boundingBox();
	expect(box?.width).toBeGreaterThan(600);
});
