import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** How a request is answered: rightly, with a status, or with one of the faults of networks and servers. */
export type Answer =
	| "right"
	| "whole"
	| "break"
	| "drip"
	| "stall"
	| "other part"
	| "gzip"
	| "no range"
	| number;

interface Served {
	readonly offset: number;
	readonly length: number;
	readonly headers: IncomingMessage["headers"];
}

/** A server of one file that answers range requests, or does what servers should not. */
export interface RangeServer {
	/** The address of the file. */
	readonly address: string;
	readonly origin: string;
	/** All requests of ranges since `forget`. */
	requests: Served[];
	/** The bytes of the file that were sent since `forget`. */
	sentBytes: number;
	/** Chooses how each request is answered; rightly by default. */
	answer: (request: Served & { readonly path: string }, index: number) => Answer;
	/** Whether it says which version of the file it has. */
	hasVersion: boolean;
	/** Replaces the file. */
	serve(bytes: Uint8Array): void;
	forget(): void;
	close(): Promise<void>;
}

export async function startRangeServer(file: Uint8Array): Promise<RangeServer> {
	let bytes = file;
	let etag = etagOf(file);
	const server = createServer((request, response) => {
		const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
		const offset = Number(first);
		const length = Math.min(bytes.length, Number(last) + 1) - offset;
		const served = { offset, length, headers: request.headers };
		const answer = running.answer({ ...served, path: request.url ?? "" }, running.requests.length);
		running.requests.push(served);
		if (answer === "stall") return;
		if (typeof answer === "number") return void response.writeHead(answer).end();
		if (request.headers["if-match"] && request.headers["if-match"] !== etag) {
			return void response.writeHead(412).end();
		}
		if (answer === "whole") {
			response.writeHead(200, { "content-length": bytes.length });
			return send(response, bytes);
		}
		if (offset >= bytes.length) return void response.writeHead(416).end();
		const start = answer === "other part" ? offset + 1 : offset;
		const part = bytes.subarray(offset, offset + length);
		response.writeHead(206, {
			...(running.hasVersion && { etag }),
			...(answer !== "gzip" && { "content-length": part.length }),
			...(answer === "gzip" && { "content-encoding": "gzip" }),
			...(answer !== "no range" && {
				"content-range": `bytes ${start}-${offset + length - 1}/${bytes.length}`,
			}),
		});
		if (answer === "gzip") return send(response, gzipSync(part));
		if (answer !== "break" && answer !== "drip") return send(response, part);
		// Half of it or one byte, and then the connection is gone.
		const half = part.subarray(0, answer === "drip" ? 1 : Math.floor(part.length / 2));
		running.sentBytes += half.length;
		response.write(half, () => response.destroy());
	});

	function send(response: ServerResponse, part: Uint8Array): void {
		running.sentBytes += part.length;
		response.end(part);
	}

	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const running: RangeServer = {
		address: `${origin}/20261121.pmtiles`,
		origin,
		requests: [],
		sentBytes: 0,
		answer: () => "right",
		hasVersion: true,
		serve(other) {
			bytes = other;
			etag = etagOf(other);
		},
		forget() {
			running.requests = [];
			running.sentBytes = 0;
			running.answer = () => "right";
			running.hasVersion = true;
		},
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
	return running;
}

function etagOf(bytes: Uint8Array): string {
	return `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;
}
