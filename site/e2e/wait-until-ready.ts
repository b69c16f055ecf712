import { expect } from "@playwright/test";
import { leadsOrigin, reviewOrigin, siteOrigin, taggedOrigin } from "./origins.js";

/** Waits until every product that the tests talk to is ready. */
export default async function waitUntilReady(): Promise<void> {
	const origins = [siteOrigin, taggedOrigin, leadsOrigin, reviewOrigin];
	for (const origin of origins) {
		await expect
			.poll(async () => (await fetch(`${origin}/api/ready`)).status, { timeout: 60_000 })
			.toBe(200);
	}
}
