import pg from "pg";

/** What a client sees while a server is absent, starting, stopping or recovering. */
const passing = new Set([
	"ENOENT",
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"57P01", // admin_shutdown
	"57P02", // crash_shutdown
	"57P03", // cannot_connect_now
]);

/**
 * Whether the server of `directory` accepts connections.
 *
 * @throws {Error} where another server answers in its place, or where it refuses us for good
 */
export async function probe(connection: pg.ClientConfig, directory: string): Promise<boolean> {
	const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
	client.on("error", () => {});
	try {
		await client.connect();
		const { rows } = await client.query("select current_setting('data_directory') as directory");
		if (rows[0].directory === directory) return true;
		throw new Error(`Another PostgreSQL, that of ${rows[0].directory}, answers in its place.`);
	} catch (error) {
		if (isPassing(error)) return false;
		throw error;
	} finally {
		await client.end().catch(() => {});
	}
}

function isPassing(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = "code" in error ? String(error.code) : "";
	return passing.has(code) || /terminated|timeout/i.test(error.message);
}
