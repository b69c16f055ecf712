import type { ClientConfig } from "pg";
import { StartError } from "../../errors/operator-error.js";
import { withClient } from "../with-client.js";

/** If one of these is off, a power cut can lose an acknowledged lead. */
const settings = ["fsync", "synchronous_commit", "full_page_writes"];

/** The server's parameters that make every commit durable. */
export const durableParameters = settings.flatMap((name) => ["-c", `${name}=on`]);

/**
 * Checks that commits are durable, since a configuration file or `alter database` can override the
 * parameters.
 *
 * @throws {StartError} naming the settings that are off
 */
export async function assertDurable(connection: ClientConfig): Promise<void> {
	const off = await withClient(connection, async (client) => {
		const { rows } = await client.query<{ name: string }>(
			"select name from unnest($1::text[]) as name where current_setting(name) <> 'on'",
			[settings],
		);
		return rows.map(({ name }) => name);
	});
	if (off.length > 0) {
		throw new StartError(
			`The embedded PostgreSQL runs with ${off.join(" and ")} off, so a power cut could lose data. Turn it on, or remove the setting.`,
		);
	}
}
