import { rmSync } from "node:fs";
import { startProduct } from "../../scripts/bench/product.js";
import { createTempFolder } from "../../scripts/temp-folder.mjs";
import { expect, test } from "./monitored-page.js";
import { runNev } from "./operator.js";

/** So many that nearly every state has several pages, some of them with long names only. */
const dealers = 8000;

test("no page with a state's dealers has more than 150 KB of HTML", {
	tag: "@many-dealers",
}, async ({ request }) => {
	test.slow();
	const directory = createTempFolder("nev-many-dealers-");
	const product = await startProduct({
		DATA_DIR: directory,
		PUBLIC_URL: "https://www.example.com",
	});
	try {
		await runNev(directory, "seed", "--dealers", String(dealers));
		const get = (path: string) => request.get(product.origin + path);
		await expect
			.poll(async () => (await (await get("/api/health")).json()).dealerships, { timeout: 60_000 })
			.toBeGreaterThanOrEqual(dealers);
		const sitemap = await (await get("/sitemap.xml")).text();
		const paths = [...sitemap.matchAll(/(\/states\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
		expect(paths.length).toBeGreaterThan(dealers / 48);
		paths.push("/embed?widget=inquiry-form&dealers-of=California");
		const sizes = new Map<string, number>();
		for (const path of paths) sizes.set(path, (await (await get(path)).body()).length);
		expect([...sizes].filter(([, bytes]) => bytes > 150 * 1024)).toEqual([]);
	} finally {
		await product.stop();
		rmSync(directory, { recursive: true, force: true });
	}
});
