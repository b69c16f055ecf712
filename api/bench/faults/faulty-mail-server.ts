import { text } from "node:stream/consumers";
import type { SMTPServerOptions } from "smtp-server";
import { startMailServer } from "../../test/mail-server.js";

/** How a mail server fails. */
export type MailFault = "refuses" | "hangs" | "cuts" | "4xx" | "5xx";

/** A mail server that can fail, and counts what it has accepted. */
export interface FaultyMailServer {
	readonly url: string;
	/** How many mails were accepted for each lead, by the lead's name and then by Message-ID. */
	readonly accepted: ReadonlyMap<string, ReadonlyMap<string, number>>;
	/** Lets it fail, or work again. */
	setFault(fault: MailFault | undefined): Promise<void>;
	close(): Promise<void>;
}

/** Where the company is mailed each lead. */
export const companyAddresses = ["sales@nev.example.com", "ann@nev.example.com"];

/** @param port where it listens again after it has refused connections */
export async function startFaultyMailServer(port: number): Promise<FaultyMailServer> {
	const accepted = new Map<string, Map<string, number>>();
	let fault: MailFault | undefined;
	let mails = 0;

	const rejection = () => {
		if (fault === "4xx") return smtpError(451, "Try again later");
		return fault === "5xx" ? smtpError(550, "No such mailbox") : undefined;
	};
	const options: SMTPServerOptions = {
		// The connection stays open without a greeting.
		onConnect: (_, callback) => void (fault === "hangs" || callback()),
		onRcptTo(_, __, callback) {
			// Every other mail is cut before its text, the others before they are accepted.
			if (fault === "cuts" && ++mails % 2 === 0) return cut();
			callback(rejection());
		},
		async onData(stream, _, callback) {
			// Fails if the sender dies.
			const mail = await text(stream).catch(() => undefined);
			if (mail === undefined) return;
			if (fault === "cuts") return cut();
			const headers = unfolded(mail);
			const name = /^Subject: .*\((.+)\)\r?$/m.exec(headers)?.[1] ?? "";
			const messageId = /^Message-ID: (.+?)\r?$/im.exec(headers)?.[1] ?? "";
			const copies = accepted.get(name) ?? new Map<string, number>();
			accepted.set(name, copies.set(messageId, (copies.get(messageId) ?? 0) + 1));
			callback();
		},
	};
	let server = await startMailServer(options, port);

	function cut(): void {
		for (const socket of server.connections) socket.destroy();
	}

	return {
		url: server.url,
		accepted,
		async setFault(next) {
			if (fault === "refuses") server = await startMailServer(options, port);
			fault = next;
			if (fault === undefined) return;
			// What is open would go on as before.
			cut();
			if (fault === "refuses") await server.close();
		},
		close: () => server.close(),
	};
}

function smtpError(responseCode: number, message: string): Error {
	return Object.assign(new Error(message), { responseCode });
}

/** Long header lines are continued on the next line. */
function unfolded(mail: string): string {
	return mail.replace(/\r?\n[ \t]+/g, " ");
}
