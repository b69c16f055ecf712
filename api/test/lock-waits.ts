import { vi } from "vitest";

/** The connections to a test's database that wait for a lock, as what is selected from. */
export const lockWaits =
	"pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/**
 * Waits until a connection waits for a lock.
 *
 * @param sql runs a statement in the test's database
 */
export async function untilLockIsAwaited(
	sql: (text: string) => Promise<readonly unknown[]>,
): Promise<void> {
	await vi.waitUntil(async () => (await sql(`select from ${lockWaits}`)).length > 0, {
		timeout: 50_000,
		interval: 10,
	});
}
