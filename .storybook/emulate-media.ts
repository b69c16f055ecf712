import { areTests } from "../packages/widgets/src/testing/in-tests.js";

/** A visitor's display settings, and paper. */
export interface MediaFeatures {
	forcedColors?: "active" | null;
	reducedMotion?: "reduce" | null;
	media?: "print" | null;
}

declare module "vitest/browser" {
	interface BrowserCommands {
		emulateMedia(features: MediaFeatures): Promise<void>;
	}
}

/**
 * Emulates media features when the stories run as tests. A page cannot do this in Storybook itself, so
 * a story there keeps the device's settings, and one that depends on a feature must check it.
 */
export async function emulateMedia(features: MediaFeatures): Promise<void> {
	if (!areTests()) return;
	const { commands } = await import("vitest/browser");
	await commands.emulateMedia(features);
	const expectedMatches = {
		"(forced-colors: active)": features.forcedColors === "active",
		"(prefers-reduced-motion: reduce)": features.reducedMotion === "reduce",
		print: features.media === "print",
	};
	for (const [query, expected] of Object.entries(expectedMatches)) {
		if (matchMedia(query).matches !== expected) throw new Error(`${query} was not emulated.`);
	}
}
