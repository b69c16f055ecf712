import type { ClientConfig } from "pg";
import { StartError } from "../../start-error.js";
import { withClient } from "../with-client.js";

/** Without any of these an acknowledged lead could be lost in a power cut. */
const settings = ["fsync", "synchronous_commit", "full_page_writes"];

/** The server's parameters that make every commit durable. */
export const durableParameters = settings.flatMap((name) => ["-c", `${name}=on`]);

/**
 * Makes sure that commits are durable, whatever a file or an `alter database` says.
 *
 * @throws {StartError} where they are not, naming the settings that are off
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
			`The embedded PostgreSQL runs with ${off.join(" and ")} off, so that a power cut could lose data. Set it on, or remove the setting.`,
		);
	}
}
