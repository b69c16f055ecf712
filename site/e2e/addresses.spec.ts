import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

test("the manifest and every icon exist, in the declared size", async ({ page, request }) => {
	await page.goto(siteOrigin);
	const link = page.locator("link[rel=manifest]");
	await expect(link).toHaveAttribute("href", "/manifest.webmanifest");
	const response = await request.get(`${siteOrigin}/manifest.webmanifest`);
	expect(response.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
	const manifest = await response.json();
	expect(manifest).toMatchObject({ name: "NEV Dealer Network", start_url: "/" });
	const icons: { src: string; sizes: string }[] = [
		...manifest.icons,
		{ src: "/apple-touch-icon.png", sizes: "180x180" },
		{ src: "/favicon.ico", sizes: "32x32" },
		{ src: "/social-picture.jpg", sizes: "1200x630" },
	];
	for (const { src, sizes } of icons) {
		const size = await page.evaluate(async (address) => {
			const image = new Image();
			image.src = address;
			await image.decode();
			return `${image.naturalWidth}x${image.naturalHeight}`;
		}, src);
		if (sizes !== "any") expect(size, src).toBe(sizes);
	}
	await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
		"content",
		`${siteOrigin}/social-picture.jpg`,
	);
});

for (const path of [
	"/inventory/classic-4-plus",
	"/dealerships/99-lambert-cart-service",
	"/states/georgia",
]) {
	test(`${path} has a picture of its own for links from other sites`, async ({ request }) => {
		const html = await (await request.get(siteOrigin + path)).text();
		const images = [...html.matchAll(/<meta property="og:image" content="(.*?)"/g)];
		const [, address = ""] = images[0] ?? [];
		expect(images).toHaveLength(1);
		expect(address).toContain(`${siteOrigin}/social-pictures/`);
		const response = await request.get(address);
		expect(response.headers()["content-type"]).toBe("image/png");
		const image = await response.body();
		expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
	});
}

test("the API's address of featured vehicles is not a vehicle page", async ({ page }) => {
	const response = await page.goto(`${siteOrigin}/inventory/featured`);
	expect(response?.status()).toBe(404);
	await waitForHydration(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vehicle Not Found");
	await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("a link to a dealership that is gone still leads to the list", async ({ request }) => {
	for (const dealer of ["99999", "1.5"]) {
		const response = await request.get(`${siteOrigin}/dealerships?dealer=${dealer}`);
		expect(response.status(), dealer).toBe(200);
	}
});

test("a form sent to a page without an action gets an error page, without the shell", async ({
	page,
	request,
}) => {
	const response = await request.post(`${siteOrigin}/faq`, { form: { a: "b" } });
	expect(response.status()).toBe(405);
	await page.setContent(await response.text());
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("That didn't work");
	await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
});

test("an address with a malformed escape answers 404, like any unknown address", async ({
	monitoredPage: page,
	problems,
	request,
}) => {
	const post = await request.post(`${siteOrigin}/inventory/%E0%A4%A`, { form: { a: "b" } });
	expect(post.status()).toBe(404);
	for (const [path, heading] of [
		["/%E0%A4%A", "404 Page Not Found"],
		["/inventory/%E0%A4%A", "Vehicle Not Found"],
	] as const) {
		problems.console.length = 0;
		const response = await page.goto(siteOrigin + path);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await waitForHydration(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		// The router warns that it takes the address literally, and the browser logs the status.
		const expected = /could not be decoded|status of 404/;
		expect(problems.console.filter((text) => !expected.test(text))).toEqual([]);
		await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
		await expect(page).toHaveURL(`${siteOrigin}/faq`);
	}
});
