import { settingNames } from "@nev/api/settings";

/** For `--import`: ends a program with the worker that has started it. */
export const endWithParent = new URL("../../scripts/end-with-parent.mjs", import.meta.url).href;

/**
 * Environment variables for a program under test. All other settings are empty, which counts as
 * unset, so that a test never uses the database or the mail server of the developer's own shell.
 */
export function testEnvironment(settings: Record<string, string>): Record<string, string> {
	return { ...Object.fromEntries(settingNames.map((name) => [name, ""])), ...settings };
}
