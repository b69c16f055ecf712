import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

test("the sitemap lists every page once", async ({ request }) => {
	const response = await request.get(`${siteOrigin}/sitemap.xml`);
	expect(response.headers()["content-type"]).toBe("application/xml; charset=utf-8");
	const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = ""]) => address,
	);
	expect(new Set(addresses).size).toBe(addresses.length);
	expect(addresses).toEqual(
		expect.arrayContaining(
			["/", "/states", "/states/new-york", "/usa", "/faq", "/privacy-policy"].map(
				(path) => siteOrigin + path,
			),
		),
	);
	const paths = addresses.map((address) => new URL(address).pathname);
	expect(paths.filter((path) => /thank-you|^\/state\/|[:*]/.test(path))).toEqual([]);
	const revalidation = await request.get(`${siteOrigin}/sitemap.xml`, {
		headers: { "if-none-match": response.headers().etag ?? "" },
	});
	expect(revalidation.status()).toBe(304);
});

test("every page of the sitemap exists", { tag: "@every-page" }, async ({ request }) => {
	const sitemap = await (await request.get(`${siteOrigin}/sitemap.xml`)).text();
	const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = ""]) => address,
	);
	const pages = await Promise.all(addresses.map((address) => request.get(address)));
	expect(pages.length).toBeGreaterThan(100);
	expect(pages.filter((page) => page.status() !== 200).map((page) => page.url())).toEqual([]);
});

test("robots.txt allows all pages and the pictures, and names the sitemap", async ({ request }) => {
	const response = await request.get(`${siteOrigin}/robots.txt`);
	expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
	expect((await response.text()).trim().split("\n")).toEqual([
		"User-agent: *",
		"Allow: /api/images/",
		"Disallow: /api/",
		"",
		`Sitemap: ${siteOrigin}/sitemap.xml`,
	]);
});

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
		{ src: "/social-picture.png", sizes: "1200x630" },
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
		`${siteOrigin}/social-picture.png`,
	);
});

test("a trailing slash redirects to the address without it", async ({ request }) => {
	const response = await request.get(`${siteOrigin}/states/?q=a`, { maxRedirects: 0 });
	expect(response.status()).toBe(308);
	expect(response.headers().location).toBe("/states?q=a");
	const doubleSlash = await request.get(`${siteOrigin}//example.com/`, { maxRedirects: 0 });
	expect(doubleSlash.headers().location).toBe("/example.com");
});

test("a page is found at its address in any case, and with escapes", async ({ request }) => {
	const { href } = new URL("/privacy-policy", siteOrigin);
	for (const path of ["/Privacy-Policy", "/%50rivacy-policy", "/PRIVACY-POLICY?from=mail"]) {
		const response = await request.get(siteOrigin + path);
		expect(response.status(), path).toBe(200);
		expect(await response.text(), path).toContain(`<link rel="canonical" href="${href}"/>`);
	}
});

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

test("HEAD answers like GET, without a body", async ({ request }) => {
	const page = await request.get(`${siteOrigin}/staffing-report`);
	const head = await request.head(`${siteOrigin}/staffing-report`);
	expect(head.status()).toBe(200);
	expect(head.headers().etag).toBe(page.headers().etag);
	expect((await head.body()).length).toBe(0);
	expect(
		(await (await request.get(`${siteOrigin}/staffing-report`)).text()).length,
	).toBeGreaterThan(1000);
	expect((await request.head(`${siteOrigin}/nowhere`)).status()).toBe(404);
});

test("a form sent to a page without an action answers 405, with an error page", async ({
	page,
	request,
}) => {
	const response = await request.post(`${siteOrigin}/faq`, { form: { a: "b" } });
	expect(response.status()).toBe(405);
	await page.setContent(await response.text());
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This did not work");
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
