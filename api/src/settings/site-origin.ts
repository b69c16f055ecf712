import type { Settings } from "./settings.js";

/**
 * The site's public address, without a slash at its end. Never the `Host` of a request: a page is kept
 * for all visitors, and anyone can send any host.
 */
export function siteOrigin({ publicUrl, port }: Pick<Settings, "publicUrl" | "port">): string {
	return publicUrl ?? `http://localhost:${port}`;
}
