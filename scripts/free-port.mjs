import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give out themselves, from where this process looks on. */
let candidate = 20_000 + (process.pid % 600) * 20;

/**
 * A port that nobody listens on, and that the system gives to no connection and no other server before
 * the caller listens there.
 */
export async function freePort() {
	for (;;) {
		const port = candidate;
		candidate += 1;
		const server = createServer();
		const listening = once(server.listen(port, "127.0.0.1"), "listening");
		const isFree = await listening.then(
			() => true,
			() => false,
		);
		if (!isFree) continue;
		await once(server.close(), "close");
		return port;
	}
}
