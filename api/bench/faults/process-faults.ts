import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "./fault.js";

export const processFaults: readonly Fault[] = [
	{
		name: "The server is killed",
		mayRepeatMails: true,
		async run({ api, restartApi, sql }) {
			await api.end("SIGKILL");
			// The mails of the dead process are free after a quarter of an hour.
			await sql("update outbox set claimed_until = null where state = 'waiting'");
			await restartApi();
		},
	},
	{
		name: "The server is terminated",
		async run({ api, restartApi }) {
			const code = await api.end("SIGTERM");
			if (code !== 0) throw new Error(`The server exited with ${code}:\n${api.output}`);
			await restartApi();
		},
	},
	{
		name: "The server is paused",
		async run({ api }, duration) {
			process.kill(api.pid, "SIGSTOP");
			await sleep(duration);
			process.kill(api.pid, "SIGCONT");
		},
	},
	{
		name: "The server's clock moves",
		async run({ api, sql }, duration) {
			for (const years of [10, -10, 0]) {
				api.moveClock(years * aYear);
				await sleep(duration / 3);
			}
			const dead = await sql("select id from outbox where state = 'dead'");
			if (dead.length > 0) throw new Error(`${dead.length} mails are given up.`);
		},
	},
];

/** In milliseconds. */
const aYear = 365 * 24 * 60 * 60 * 1000;
