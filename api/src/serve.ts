import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { isatty } from "node:tty";
import { type ErrorBody, type Health, paths } from "@nev/contract";
import type { Logger } from "pino";
import { toListenError } from "./errors/listen-error.js";
import { createHttpServer } from "./http/create-http-server.js";
import { securityHeaders } from "./http/response-headers.js";
import { limitReads } from "./limits/limit-reads.js";
import { observeRequests } from "./observability/observe-requests.js";
import type { Settings } from "./settings/settings.js";

/** How long open requests may take after the process is asked to stop. */
const shutdownTimeoutMs = 5000;

/** How long a service may take to close: its mails under way, and its database. */
const closeTimeoutMs = 30_000;

/** Ctrl+C reaches a server that `npm start` has started twice, from the terminal and from npm start. */
const sameSignalMs = 1000;

/**
 * How many connections wait to be accepted while a page is rendered. Beyond, which is 511 by default,
 * the kernel drops them, and a client tries again after 1, 3, 7 and 15 seconds.
 */
const backlog = 4096;

/** What is served once it is open. */
export interface Service {
	readonly listener: RequestListener;
	/** Called after the last request. */
	close(): Promise<void>;
}

/**
 * Listens at once, opens a service, and serves it until the process gets a termination signal. Then it
 * is no longer ready, answers for `drainSeconds` more, so that a balancer can turn to other servers,
 * finishes open requests and closes the service. A second signal ends the wait for balancers, and later
 * the process, with 1, as does a service that does not close in time. Until the service is open, the
 * health check answers, and everything else gets 503.
 *
 * @returns its address: `http://localhost:3000`
 * @throws {StartError} if it cannot listen there
 * @throws {unknown} what `open` throws; nothing is left running
 */
export async function serve(
	settings: Pick<
		Settings,
		| "port"
		| "host"
		| "maxConnections"
		| "logsAccess"
		| "metricsPort"
		| "readsPerMinute"
		| "proxyHops"
		| "embedOrigins"
		| "drainSeconds"
	>,
	log: Logger,
	open: () => Promise<Service>,
	closeTimeout = closeTimeoutMs,
): Promise<string> {
	const { port, host, logsAccess, metricsPort, drainSeconds } = settings;
	let listener: RequestListener = whileStarting;
	const limited = limitReads((request, response) => listener(request, response), settings);
	const observed = observeRequests(limited, {
		log,
		logsAccess,
		recordsMetrics: metricsPort !== undefined,
	});
	const server = createHttpServer(observed, settings);
	await once(server.listen({ port, host, backlog }), "listening").catch((error) => {
		throw toListenError(error, "PORT", port, host);
	});
	const address = `http://localhost:${(server.address() as AddressInfo).port}`;

	let opening: Promise<Service> | undefined;
	let stoppingSince: number | undefined;
	let draining: AbortController | undefined = new AbortController();
	async function stop(signal: string): Promise<void> {
		if (stoppingSince !== undefined) {
			if (draining) draining.abort();
			else if (performance.now() - stoppingSince > sameSignalMs) {
				log.warn({ signal }, "stopping at once");
				process.exit(1);
			}
			return;
		}
		stoppingSince = performance.now();
		log.info({ signal }, "stopping");
		listener = whileStopping(listener);
		await sleep(drainSeconds * 1000, undefined, draining).catch(() => {});
		draining = undefined;
		await shutDown(server);
		const timeout = setTimeout(() => {
			log.error("the database or the mail server does not let go; stopping without them");
			process.exit(1);
		}, closeTimeout);
		const service = await opening?.catch(() => undefined);
		await service?.close();
		clearTimeout(timeout);
		process.exit(0);
	}
	for (const signal of terminationSignals()) {
		process.on(signal, () => void stop(signal));
	}

	try {
		opening = open();
		const service = await opening;
		listener = stoppingSince !== undefined ? whileStopping(service.listener) : service.listener;
	} catch (error) {
		await shutDown(server);
		throw error;
	}
	return address;
}

const startingHealth: Health = {
	status: "starting",
	database: "down",
	catalogueVersion: 0,
	dealerships: 0,
	vehicles: 0,
	sampleData: { dealerships: false, vehicles: false },
};

/** The answer of every address but one while the server starts. */
export const starting: ErrorBody = { error: "The server is starting.", code: "server-starting" };
const stopping: ErrorBody = { error: "The server is stopping.", code: "server-stopping" };

const whileStarting: RequestListener = ({ url, id }, response) => {
	const isHealthCheck = url === `/api/${paths.health}`;
	const body = isHealthCheck ? startingHealth : starting;
	response.writeHead(isHealthCheck ? 200 : 503, {
		"content-type": "application/json",
		"cache-control": "no-store",
		...securityHeaders,
		...(id && { "x-request-id": id }),
		...(!isHealthCheck && { "retry-after": "1" }),
	});
	response.end(JSON.stringify(body));
};

/** Answers as before, but says that the server is not ready, and ends connections that are kept alive. */
function whileStopping(listener: RequestListener): RequestListener {
	return (request, response) => {
		response.setHeader("connection", "close");
		if (request.url !== `/api/${paths.ready}`) return listener(request, response);
		response.writeHead(503, {
			"content-type": "application/json",
			"cache-control": "no-store",
			...securityHeaders,
		});
		response.end(JSON.stringify(stopping));
	};
}

/** Closes keep-alive connections as they become idle, and the others after a timeout. */
async function shutDown(server: Server): Promise<void> {
	const closed = once(server, "close");
	server.close();
	const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
	const closeAll = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
	await closed;
	clearInterval(closeIdle);
	clearTimeout(closeAll);
}

const standardStreams = [0, 1, 2];

/**
 * The signals that ask a server to stop. SIGHUP says that its terminal was closed. A server without a
 * terminal, as under nohup, ignores it: Node.js would end the process at every SIGHUP, since it resets
 * the signals that its parent ignores.
 */
function terminationSignals(): NodeJS.Signals[] {
	if (standardStreams.some((stream) => isatty(stream))) return ["SIGINT", "SIGTERM", "SIGHUP"];
	process.on("SIGHUP", () => {});
	return ["SIGINT", "SIGTERM"];
}
