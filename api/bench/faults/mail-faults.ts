import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "./fault.js";
import type { MailFault } from "./faulty-mail-server.js";

const names: Readonly<Record<MailFault, string>> = {
	refuses: "The mail server refuses connections",
	hangs: "The mail server hangs",
	cuts: "The mail server cuts connections",
	"4xx": "The mail server answers 4xx",
	"5xx": "The mail server answers 5xx",
};

export const mailFaults: readonly Fault[] = Object.entries(names).map(([kind, name]) => ({
	name,
	async run({ mail }, duration) {
		await mail.setFault(kind as MailFault);
		await sleep(duration);
		await mail.setFault(undefined);
	},
}));
