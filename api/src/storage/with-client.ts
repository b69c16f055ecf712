import pg from "pg";
import { settleSession } from "./session.js";

/** Opens a connection, uses it, and closes it. If the connection is lost, its pending queries fail. */
export async function withClient<Result>(
	connection: pg.ClientConfig,
	use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
	const client = new pg.Client({ connectionTimeoutMillis: 5000, ...connection });
	// Without a listener, the "error" event of a lost connection would end the process.
	client.on("error", () => {});
	try {
		await client.connect();
		await settleSession(client);
		return await use(client);
	} finally {
		await client.end().catch(() => {});
	}
}
