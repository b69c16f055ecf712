import { createServer, type Server, type Socket } from "node:net";

/** A mail server that accepts everything. */
export interface MailCatcher {
	/** The mails as they were sent, oldest first. */
	readonly mails: readonly string[];
	close(): Promise<void>;
}

/** Starts a mail server that knows as much of SMTP as it takes to receive a mail. */
export async function catchMails(port: number): Promise<MailCatcher> {
	const mails: string[] = [];
	const sockets = new Set<Socket>();
	const server: Server = createServer((socket) => {
		sockets.add(socket);
		let received = "";
		let isContent = false;
		socket.setEncoding("utf8");
		socket.write("220 localhost\r\n");
		socket.on("error", () => {});
		socket.on("data", (chunk) => {
			received += chunk;
			for (;;) {
				const end = isContent ? "\r\n.\r\n" : "\r\n";
				const length = received.indexOf(end);
				if (length < 0) return;
				const text = received.slice(0, length);
				received = received.slice(length + end.length);
				if (isContent) mails.push(decodeSoftBreaks(text));
				isContent = !isContent && /^data$/i.test(text);
				socket.write(isContent ? "354 go on\r\n" : "250 ok\r\n");
				if (/^quit$/i.test(text)) socket.end();
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		mails,
		close() {
			// A server keeps its connections for the next mail.
			for (const socket of sockets) socket.destroy();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

/** Quoted-printable, as far as a mail in plain English needs it. */
function decodeSoftBreaks(text: string): string {
	return text
		.replaceAll("=\r\n", "")
		.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
			String.fromCharCode(Number.parseInt(code, 16)),
		);
}
