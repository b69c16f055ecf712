import { once } from "node:events";
import { createServer } from "node:net";

/** A port that no program uses now. */
export async function freePort() {
	const server = createServer().listen(0);
	await once(server, "listening");
	const { port } = server.address();
	await once(server.close(), "close");
	return `${port}`;
}
