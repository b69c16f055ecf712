import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

test("an injected script is blocked, and the page still works", async ({
	monitoredPage: page,
	problems,
}) => {
	await page.route(`${siteOrigin}/contact`, async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		const injected = '<script>injected = 1</script><img src="/none" onerror="injected = 1" alt="">';
		await route.fulfill({ response, body: html.replace("</body>", `${injected}$&`) });
	});
	await page.goto(`${siteOrigin}/contact`);
	await expect
		.poll(() => problems.policy.map((text) => text.split(":")[0]))
		.toEqual(["script-src-elem", "script-src-attr"]);
	expect(await page.evaluate(() => "injected" in globalThis)).toBe(false);
	await waitForHydration(page);
	await page.evaluate(() => Object.assign(window, { stillHere: true }));
	await page.getByRole("contentinfo").getByRole("link", { name: "All vehicles" }).click();
	await expect(page).toHaveURL(`${siteOrigin}/inventory`);
	expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("a page with scripts has one inline script, and others have none", async ({ request }) => {
	for (const [path, count] of [
		["/contact", 1],
		["/inventory/forester-4", 1],
		["/", 0],
		["/nowhere", 0],
	] as const) {
		const response = await request.get(siteOrigin + path);
		const policy = response.headers()["content-security-policy"];
		expect(policy?.match(/'sha256-/g) ?? [], path).toHaveLength(count);
		expect(policy, path).not.toContain("unsafe-inline");
		expect((await response.text()).match(/<script>/g) ?? [], path).toHaveLength(count);
	}
});
