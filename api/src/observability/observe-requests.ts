import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { paths } from "@nev/contract";
import type { Logger } from "pino";
import { recordRequest } from "./metrics.js";

declare module "node:http" {
	interface IncomingMessage {
		/** Sent as `X-Request-Id`. */
		id?: string;
	}
}

export interface ObserveOptions {
	readonly log: Logger;
	/** Whether each answer is logged. */
	readonly logsAccess: boolean;
	/** Whether each answer is counted and timed. */
	readonly recordsMetrics: boolean;
}

/** Longer paths are cut in the log. */
const maxLoggedPath = 200;

/** The status, as of nginx, of a request whose client was gone before its answer began. */
const brokenOff = 499;

/**
 * Gives every request an id, which the listener sends as `X-Request-Id`, and logs and counts its answer.
 * The log holds no query, which may be what a visitor typed, and no address of a visitor.
 */
export function observeRequests(
	listener: RequestListener,
	{ log, logsAccess, recordsMetrics }: ObserveOptions,
): RequestListener {
	const prefix = randomBytes(6).toString("base64url").slice(0, 6);
	let count = 0;
	return (request, response) => {
		count += 1;
		// V8 copies joined texts of at most 12 characters. Longer ones it links, and node:http then needs a
		// tenth of a cached answer's time to check this header.
		const id = `${prefix}-${count.toString(36)}`;
		request.id = id;
		if (logsAccess || recordsMetrics) {
			const start = performance.now();
			const { method = "", url = "" } = request;
			const [path = ""] = url.split("?", 1);
			response.once("close", () => {
				const milliseconds = performance.now() - start;
				const { writableFinished: isComplete } = response;
				const status = response.headersSent ? response.statusCode : brokenOff;
				if (recordsMetrics) recordRequest(method, routeOf(path), status, milliseconds / 1000);
				if (!logsAccess) return;
				log.info(
					{
						requestId: id,
						method,
						path: path.slice(0, maxLoggedPath),
						status,
						ms: Math.round(milliseconds * 10) / 10,
						...(!isComplete && { aborted: true }),
					},
					"answered",
				);
			});
		}
		listener(request, response);
	};
}

const apiNames = new Set(Object.values(paths).map((path) => path.split("/", 1)[0]));

/** The group of addresses that a path belongs to. Their number is limited, whatever visitors send. */
export function routeOf(path: string): string {
	const [, first = "", second = ""] = path.split("/", 3);
	if (first === "api") return apiNames.has(second) ? `/api/${second}` : "/api";
	return first === "embed" || first === "assets" ? `/${first}` : "page";
}
