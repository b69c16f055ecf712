import type { ClientConfig } from "pg";
import { StartError } from "../../errors/operator-error.js";
import { withClient } from "../with-client.js";

/** The errors of a server that is not running, or is starting, stopping or recovering. */
const transientCodes = new Set([
	"ENOENT",
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"57P01", // admin_shutdown
	"57P02", // crash_shutdown
	"57P03", // cannot_connect_now
]);

/** How long a server may take to answer a probe, in milliseconds. */
export const probeTimeout = 5000;

/**
 * Whether the server of `directory` accepts connections and answers in time.
 *
 * @param timeout in milliseconds
 * @throws {Error} if another server answers, or if the server rejects the connection permanently
 */
export async function probe(
	connection: ClientConfig,
	directory: string,
	timeout = probeTimeout,
): Promise<boolean> {
	const timeouts = { connectionTimeoutMillis: timeout, query_timeout: timeout };
	try {
		const servedDirectory = await withClient({ ...connection, ...timeouts }, async (client) => {
			const { rows } = await client.query("select current_setting('data_directory') as directory");
			return rows[0].directory;
		});
		if (servedDirectory === directory) return true;
		throw new StartError(`The PostgreSQL of ${servedDirectory} answers instead of this one.`);
	} catch (error) {
		if (isTransient(error)) return false;
		throw error;
	}
}

function isTransient(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = "code" in error ? String(error.code) : "";
	return transientCodes.has(code) || /terminated|timeout/i.test(error.message);
}
