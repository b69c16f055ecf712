/** What a visitor has set on their device. */
export interface MediaFeatures {
	forcedColors?: "active" | null;
	reducedMotion?: "reduce" | null;
}

declare module "vitest/browser" {
	interface BrowserCommands {
		emulateMedia(features: MediaFeatures): Promise<void>;
	}
}

/**
 * Has the browser answer media queries as on a visitor's device, where the stories run as tests;
 * elsewhere a page cannot do that, and the story shows itself as it is.
 */
export async function emulateMedia(features: MediaFeatures): Promise<void> {
	if (!("__vitest_browser__" in globalThis)) return;
	const { commands } = await import("vitest/browser");
	await commands.emulateMedia(features);
	const expected = {
		"(forced-colors: active)": features.forcedColors === "active",
		"(prefers-reduced-motion: reduce)": features.reducedMotion === "reduce",
	};
	for (const [query, isExpected] of Object.entries(expected)) {
		if (matchMedia(query).matches !== isExpected) throw new Error(`${query} was not emulated.`);
	}
}
