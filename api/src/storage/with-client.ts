import pg from "pg";

/** Runs something on a connection of its own and ends it; a lost one fails what waits for it. */
export async function withClient<Result>(
	connection: pg.ClientConfig,
	use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
	const client = new pg.Client({ connectionTimeoutMillis: 5000, ...connection });
	// A loss is announced by this event too, which would end the process if nobody heard it.
	client.on("error", () => {});
	try {
		await client.connect();
		return await use(client);
	} finally {
		await client.end().catch(() => {});
	}
}
