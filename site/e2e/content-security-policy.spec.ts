import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

test("an injected script is blocked, and the page still works", async ({
	monitoredPage: page,
	problems,
}) => {
	await page.route(`${siteOrigin}/faq`, async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		const injected = '<script>injected = 1</script><img src="/none" onerror="injected = 1" alt="">';
		await route.fulfill({ response, body: html.replace("</body>", `${injected}$&`) });
	});
	await page.goto(`${siteOrigin}/faq`);
	await expect
		.poll(() => problems.policy.map((text) => text.split(":")[0]))
		.toEqual(["script-src-elem", "script-src-attr"]);
	expect(await page.evaluate(() => "injected" in globalThis)).toBe(false);
	await waitForHydration(page);
	await page.evaluate(() => Object.assign(window, { stillHere: true }));
	await page.getByRole("contentinfo").getByRole("link", { name: "All states" }).click();
	await expect(page).toHaveURL(`${siteOrigin}/states`);
	expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("a page is sent without the nonce of its rendering", async ({ request }) => {
	for (const path of ["/", "/inventory/forester-4", "/nowhere"]) {
		const response = await request.get(siteOrigin + path);
		expect(await response.text(), path).not.toContain("nonce");
		expect(response.headers()["content-security-policy"], path).not.toContain("nonce");
		expect(response.headers()["content-security-policy"], path).toMatch(/ 'sha256-/);
	}
});
