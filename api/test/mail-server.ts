import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail that the server received. */
export interface ReceivedMail {
	readonly from: string;
	readonly to: string;
	/** The headers and the body, unparsed. */
	readonly raw: string;
	readonly email: Email;
}

/** A real SMTP server on its own port. */
export interface MailServer {
	readonly url: string;
	readonly received: ReceivedMail[];
	/** The open connections, for a test to destroy. */
	readonly connections: ReadonlySet<Socket>;
	close(): Promise<void>;
}

/**
 * Starts a server that accepts and stores all mails.
 *
 * @param options override how it behaves
 * @param port 0: any free port
 * @throws {Error} if it cannot listen there
 */
export async function startMailServer(
	options: SMTPServerOptions = {},
	port = 0,
): Promise<MailServer> {
	const received: ReceivedMail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		disableReverseLookup: true,
		onData(stream, session, callback) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				const raw = Buffer.concat(chunks).toString();
				const { mailFrom, rcptTo } = session.envelope;
				received.push({
					raw,
					from: mailFrom ? mailFrom.address : "",
					to: rcptTo.map(({ address }) => address).join(","),
					email: await PostalMime.parse(raw),
				});
				callback();
			});
		},
		...options,
	});
	// Some tests destroy connections.
	server.on("error", () => {});
	await once(server.listen(port, "127.0.0.1"), "listening");
	const connections = new Set<Socket>();
	server.server.on("connection", (socket: Socket) => {
		connections.add(socket);
		socket.on("close", () => connections.delete(socket));
	});
	const { port: actualPort } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${actualPort}`,
		received,
		connections,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
