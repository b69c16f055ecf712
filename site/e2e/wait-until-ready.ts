import { waitForServer } from "../../scripts/wait-for-server.mjs";
import { leadsOrigin, reviewOrigin, siteOrigin, taggedOrigin } from "./origins.js";

/** Waits until every product that the tests talk to is ready. */
export default async function waitUntilReady(): Promise<void> {
	const origins = [siteOrigin, taggedOrigin, leadsOrigin, reviewOrigin];
	for (const origin of origins) await waitForServer(`${origin}/api/ready`);
}
