import type { IncomingMessage, ServerResponse } from "node:http";

/** How much of a rejected body is read and thrown away. */
const maxDiscardedBytes = 1024 * 1024;

/** How long to wait for the rest of a rejected body, in milliseconds. */
const maxDiscardTime = 5000;

/**
 * If the response is sent before the whole body has arrived, as 413 is, tells the client that the
 * connection closes, and reads the rest of the body up to a bound before it does. Otherwise the
 * connection is reset: the client may never see the response, and a proxy may send the next visitor's
 * request on it.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
	const { writeHead, end } = response;
	response.writeHead = (...parameters: unknown[]) => {
		if (!request.complete) response.setHeader("connection", "close");
		return Reflect.apply(writeHead, response, parameters);
	};
	response.end = (...parameters: unknown[]) => {
		if (request.complete || request.destroyed) return Reflect.apply(end, response, parameters);
		const [chunk] = parameters;
		if (typeof chunk === "string" || chunk instanceof Uint8Array) response.write(chunk);
		discardRest(request).then(() => Reflect.apply(end, response, []));
		return response;
	};
}

/** Resolves at the end of the body, or at the bound. */
function discardRest(request: IncomingMessage): Promise<void> {
	return new Promise((resolve) => {
		let discardedBytes = 0;
		const timer = setTimeout(resolve, maxDiscardTime);
		request.on("data", (chunk: Buffer) => {
			discardedBytes += chunk.length;
			if (discardedBytes > maxDiscardedBytes) resolve();
			// The app's reader of the body pauses, because nobody reads from it any more.
			else request.resume();
		});
		request.on("end", resolve);
		request.on("close", resolve);
		request.resume();
		request.once("close", () => clearTimeout(timer));
	});
}
