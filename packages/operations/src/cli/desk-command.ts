import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { createLog, readSettings } from "@nev/api/operations";
import { type Command, InvalidArgumentError } from "commander";
import { pino } from "pino";
import { type RunningDesk, serveDesk } from "../desk/serve-desk.js";
import type { Context } from "./context.js";
import { withDatabase } from "./with-database.js";

interface DeskOptions {
	readonly port: number;
	readonly proxy?: boolean;
	readonly open: boolean;
}

/** `nev desk` */
export function addDesk(program: Command, context: Context): void {
	const { output, signal, environment } = context;
	program
		.command("desk")
		.description("opens the back office in your browser, until you press Ctrl+C")
		.option("--port <number>", "the port of this machine that it listens on", portOption, 5700)
		.option("--proxy", "is used through a proxy that signs operators in (settings DESK_…)")
		.option("--no-open", "only prints the address")
		.action(({ port, proxy = false, open }: DeskOptions) =>
			withDatabase(context, async (database) => {
				const desk = await serveDesk({
					database,
					settings: readSettings(environment),
					port,
					isBehindProxy: proxy,
					operator: userInfo().username,
					log: createLog("error", pino.destination(2)),
				});
				try {
					const close = proxy ? announceProxied(desk) : announce(desk, open);
					if (!signal.aborted) await once(signal, "abort");
					close();
				} finally {
					await desk.close();
				}
			}),
		);

	function announceProxied({ origin }: RunningDesk): () => void {
		output.print(`The desk is at ${origin}, through its proxy. Ctrl+C ends it.`);
		return () => {};
	}

	/** Prints an address that signs in, and another one each time the operator presses Enter. */
	function announce(desk: RunningDesk, opens: boolean): () => void {
		const address = desk.newAddress();
		output.print(`The desk is at ${address}`);
		output.print(
			"This address signs in once, within ten minutes. Press Enter for another one. Ctrl+C ends the desk.",
		);
		const removeFile = opens && output.isTerminal ? openBrowser(address, environment) : () => {};
		if (!process.stdin.isTTY) return removeFile;
		const lines = createInterface(process.stdin).on("line", () =>
			output.print(`The desk is at ${desk.newAddress()}`),
		);
		return () => {
			lines.close();
			removeFile();
		};
	}
}

/** Parses a port; 0 is any free one. */
function portOption(text: string): number {
	const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
	if (port < 0 || port > 65_535) throw new InvalidArgumentError("Give a port, 0 to 65535.");
	return port;
}

/** The program that opens a file in the default browser; undefined if this machine shows none. */
function openerOf(environment: Record<string, string | undefined>): string[] | undefined {
	if (environment.SSH_CONNECTION) return undefined;
	if (process.platform === "darwin") return ["open"];
	if (process.platform === "win32") return ["explorer.exe"];
	return environment.DISPLAY || environment.WAYLAND_DISPLAY ? ["xdg-open"] : undefined;
}

/**
 * Opens an address in the default browser, if there is one. The address holds a key, which other users
 * of the machine would see among a program's arguments. So the browser gets a file that only this user
 * can read, and that leads there.
 *
 * @returns removes the file
 */
function openBrowser(address: string, environment: Record<string, string | undefined>): () => void {
	const [program, ...parameters] = openerOf(environment) ?? [];
	if (!program) return () => {};
	const folder = mkdtempSync(join(tmpdir(), "nev-desk-"));
	const file = join(folder, "open.html");
	const page = `<!doctype html><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">Open the desk</a>`;
	writeFileSync(file, page, { mode: 0o600 });
	// The address is printed too, so a browser that does not open is no failure.
	spawn(program, [...parameters, pathToFileURL(file).href], { detached: true, stdio: "ignore" })
		.on("error", () => {})
		.unref();
	return () => rmSync(folder, { recursive: true, force: true });
}
