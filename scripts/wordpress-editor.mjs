import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./pnpm.mjs";

/** What WordPress says by itself on a machine that cannot reach wordpress.org. */
const isNoise = /gravatar\.com|s\.w\.org|block-directory|favicon/;

/**
 * Puts every block on a page in WordPress's editor, with a setting in each, and publishes it. Opens the
 * page in the editor again, where an invalid block would be shown as one.
 *
 * @returns the published page's path, what is wrong, and the lines in the console
 */
export async function useEditor({ browser, origin }) {
	const table = join(root, "packages/wordpress/dist/nev-widgets/widgets.json");
	const widgets = JSON.parse(readFileSync(table, "utf8"));
	const page = await browser.newPage();
	const lines = [];
	const problems = [];
	page.on("console", (message) => {
		const line = `${message.text()} ${message.location().url}`;
		if (message.type() === "error" && !isNoise.test(line)) lines.push(line);
	});
	page.on("pageerror", (error) => lines.push(error.message));
	await page.goto(`${origin}/wp-login.php`);
	await page.fill("#user_login", "admin");
	await page.fill("#user_pass", "only-for-this-test");
	await page.click("#wp-submit");
	await page.locator("#wpadminbar").waitFor();
	await page.goto(`${origin}/wp-admin/post-new.php?post_type=page`);
	await page.getByRole("button", { name: "Close dialog" }).click();
	await page.getByLabel("Add title").fill("Every block");

	await page.getByRole("button", { name: "Toggle block inserter" }).click();
	for (const { title } of widgets) {
		await page.getByPlaceholder("Search").fill(title);
		await page.getByRole("option", { name: title }).click();
	}
	await page.getByRole("button", { name: "Toggle block inserter" }).click();
	const settings = page.getByRole("button", { name: "Settings", exact: true });
	if ((await settings.getAttribute("aria-expanded")) !== "true") await settings.click();
	const panel = page.getByRole("region", { name: "Editor settings" });
	const language = panel.getByRole("combobox", { name: "Lang" });
	for (const { name, attributes } of widgets) {
		await page.locator(`[data-type="nev/${name}"]`).click();
		await language.selectOption("es");
		const controls = await panel.locator(".components-base-control:visible").count();
		if (controls !== attributes.length) problems.push(`${name} has ${controls} settings`);
	}

	await page.getByRole("button", { name: "Publish", exact: true }).click();
	const publish = page.getByRole("region", { name: "Editor publish" });
	await publish.getByRole("button", { name: "Publish", exact: true }).click();
	await publish.getByText("is now live").waitFor();
	const id = await page.evaluate(() => window.wp.data.select("core/editor").getCurrentPostId());
	await page.goto(`${origin}/wp-admin/post.php?post=${id}&action=edit`);
	for (const { name, title } of widgets) {
		const block = page.locator(`[data-type="nev/${name}"]`);
		await block.getByText(title).waitFor();
		if (!(await block.getByText("lang: es").isVisible())) problems.push(`${name} lost its setting`);
	}
	await page.close();
	return { path: `/?page_id=${id}`, problems, lines };
}
