import { expect, test } from "@playwright/test";
import { audit, findingsOf } from "../bench/lighthouse.js";
import { siteOrigin } from "./origins.js";
import { routeExpectations } from "./route-expectations.js";

// All of Lighthouse's scores but performance, which is a time: `pnpm bench pages` has that too.

for (const { path, status } of routeExpectations) {
	if (status !== undefined || path.includes("?")) continue;
	const categories = ["accessibility", "best-practices"];
	// It asks search engines not to list it.
	if (path !== "/thank-you") categories.push("seo");

	test(`${path} has Lighthouse's best score in ${categories.join(", ")}`, async () => {
		const report = await audit(siteOrigin + path, categories);
		const findings = categories.flatMap((category) => findingsOf(report, category));
		expect(findings).toEqual([]);
		expect(categories.map((category) => report.categories[category]?.score)).toEqual(
			categories.map(() => 1),
		);
	});
}
