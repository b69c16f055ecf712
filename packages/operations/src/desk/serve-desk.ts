import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import {
	connectionLimits,
	createHttpServer,
	type Database,
	listenForChanges,
	placeIndex,
	type Settings,
	siteOrigin,
	toListenError,
} from "@nev/api/operations";
import type { Logger } from "pino";
import { localAccess, proxyAccess } from "./access.js";
import { createDesk } from "./create-desk.js";
import { type DeskFiles, readDeskFiles } from "./desk-files.js";
import { createDeskMap } from "./desk-map.js";
import { deskRoutes } from "./desk-routes.js";
import { createOneTimeKeys } from "./one-time-keys.js";
import { createSessions } from "./sessions.js";
import { pictureRoutes } from "./vehicles/vehicle-routes.js";

/** The desk is for one machine, or for the proxy on it. */
const host = "127.0.0.1";

/** More than the browsers of a company's operators open. */
const maxConnections = 200;

export interface ServeDeskOptions {
	readonly database: Pick<Database, "orm" | "connect">;
	readonly settings: Pick<
		Settings,
		"desk" | "mail" | "backup" | "mapFile" | "port" | "hasInsight" | "publicUrl" | "confirmsLeads"
	>;
	/** 0: any free port. */
	readonly port: number;
	/** Whether a proxy signs operators in, and not a printed address. */
	readonly isBehindProxy: boolean;
	/** The name that changes are recorded under, where no proxy names the user. */
	readonly operator: string;
	readonly log: Logger;
	/** Unset: those of the build. */
	readonly files?: DeskFiles;
	/** Milliseconds since 1970, for sessions and keys. */
	readonly now?: () => number;
}

/** A list that is imported may be large, and the operator's line slow. */
export const deskLimits = { ...connectionLimits, request: 300_000 };

/** A desk that listens. */
export interface RunningDesk {
	/** `http://127.0.0.1:5700`, or the proxy's origin. */
	readonly origin: string;
	/** A new address that signs in once, within ten minutes. Behind a proxy, the plain origin. */
	newAddress(): string;
	/** Ends what is under way: an import that is being applied is rolled back. */
	close(): Promise<void>;
}

/**
 * Serves the desk on a listener of its own, which no other machine reaches.
 *
 * @throws {StartError} if it is not built, cannot listen there, or lacks a setting
 */
export async function serveDesk({
	database,
	settings,
	port,
	isBehindProxy,
	operator,
	log,
	files = readDeskFiles(),
	now,
}: ServeDeskOptions): Promise<RunningDesk> {
	const proxy = isBehindProxy ? proxyAccess(settings.desk) : undefined;
	let listener: ReturnType<typeof getRequestListener> | undefined;
	const server = createHttpServer(
		(request, response) => {
			// The port is known when it listens, and nobody knows the address before.
			if (listener) void listener(request, response);
			else response.writeHead(503).end();
		},
		{ maxConnections, proxyHops: 0 },
		deskLimits,
	);
	// Needs no changes: it restarts an embedded database that has ended.
	const feed = await listenForChanges(database, async () => {}, log);
	await once(server.listen({ port, host }), "listening").catch(async (error) => {
		await feed.stop();
		throw toListenError(error, "--port", port, host);
	});
	const keys = createOneTimeKeys(now);
	const access =
		proxy ?? localAccess({ port: (server.address() as AddressInfo).port, keys, operator });
	const stop = new AbortController();
	const map = createDeskMap(settings.mapFile, log);
	const desk = createDesk({
		access,
		sessions: createSessions(now),
		routes: deskRoutes({
			orm: database.orm,
			places: placeIndex(),
			settings,
			log,
			signal: stop.signal,
		}),
		pictures: pictureRoutes(database.orm),
		map: map.routes,
		files,
		hasMailServer: settings.mail.smtpUrl !== undefined,
		hasPublicUrl: settings.publicUrl !== undefined,
		// Operators behind a proxy are on other machines, where localhost is no site.
		siteUrl: settings.publicUrl ?? (isBehindProxy ? null : siteOrigin(settings)),
		log,
	});
	listener = getRequestListener(desk.fetch);
	return {
		origin: access.origin,
		newAddress: () => (proxy ? access.origin : `${access.origin}/#key=${keys.issue()}`),
		async close() {
			stop.abort();
			await closeServer(server);
			await map.close();
			await feed.stop();
		},
	};
}

async function closeServer(server: Server): Promise<void> {
	const closed = once(server, "close");
	server.close();
	server.closeAllConnections();
	await closed;
}
