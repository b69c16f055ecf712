import { createServer } from "node:net";
import { mailsAddress } from "./origins.js";

/** The mails that were sent in these tests, oldest first. */
export async function readMails(): Promise<readonly string[]> {
	return (await fetch(mailsAddress)).json();
}

/**
 * Starts a mail server that accepts everything, and knows as much of SMTP as it takes to receive a mail.
 *
 * @returns the mails as they were sent, oldest first, to which it adds
 */
export function catchMails(port: number): readonly string[] {
	const mails: string[] = [];
	createServer((socket) => {
		socket.write("220 localhost\r\n");
		let received = "";
		let isContent = false;
		socket.setEncoding("utf8");
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
	}).listen(port, "127.0.0.1");
	return mails;
}

/** Quoted-printable, as far as a mail in plain English needs it. */
function decodeSoftBreaks(text: string): string {
	return text
		.replaceAll("=\r\n", "")
		.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
			String.fromCharCode(Number.parseInt(code, 16)),
		);
}
