import { settingNames } from "@nev/api/settings";

/**
 * The environment of a program under test: these settings, and the defaults of all others, since an
 * empty variable counts as unset. What the operator's own shell has set does not reach it, or a test
 * would write into the real database and send real mail.
 */
export function testEnvironment(settings: Record<string, string>): Record<string, string> {
	return { ...Object.fromEntries(settingNames.map((name) => [name, ""])), ...settings };
}
