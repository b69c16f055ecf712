import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as it arrived. */
export interface ArrivedMail {
	readonly from: string;
	readonly to: string;
	/** Headers and body, as they came over the wire. */
	readonly raw: string;
	readonly email: Email;
}

/** A real SMTP server on a port of its own. */
export interface MailServer {
	readonly url: string;
	readonly arrived: ArrivedMail[];
	/** The connections that are open, to be cut off. */
	readonly connections: ReadonlySet<Socket>;
	close(): Promise<void>;
}

/**
 * Starts a server that keeps what it takes over.
 *
 * @param own how it behaves otherwise
 * @param port to come back at the same address
 */
export async function startMailServer(own: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
	const arrived: ArrivedMail[] = [];
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
				arrived.push({
					raw,
					from: mailFrom ? mailFrom.address : "",
					to: rcptTo.map(({ address }) => address).join(","),
					email: await PostalMime.parse(raw),
				});
				callback();
			});
		},
		...own,
	});
	// A client that is cut off is what some tests are about.
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const connections = new Set<Socket>();
	server.server.on("connection", (socket: Socket) => {
		connections.add(socket);
		socket.on("close", () => connections.delete(socket));
	});
	const { port: bound } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${bound}`,
		arrived,
		connections,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
