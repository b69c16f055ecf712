import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

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
export function openBrowser(
	address: string,
	environment: Record<string, string | undefined>,
): () => void {
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
