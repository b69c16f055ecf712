import { expect, test } from "@playwright/test";
import { audit, categories, findingsOf, isScored, paths } from "../bench/lighthouse.js";
import { siteOrigin } from "./origins.js";

for (const path of paths) {
	// Performance is a time: `pnpm bench pages` has it.
	const scored = categories.filter((name) => name !== "performance" && isScored(path, name));

	test(`${path} has Lighthouse's best score in ${scored.join(", ")}`, {
		tag: "@lighthouse",
	}, async () => {
		const report = await audit(siteOrigin + path, scored);
		expect(scored.flatMap((category) => findingsOf(report, category))).toEqual([]);
	});
}
