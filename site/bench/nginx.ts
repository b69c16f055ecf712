import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { waitForServer } from "../../scripts/wait-for-server.mjs";
import { atEnd } from "./clean-up.js";

/** An answer with its headers, and its body in base64. */
export interface StoredAnswer {
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

/** An nginx that answers with files. */
export interface Nginx {
	/** Where it sends the answer at this index. */
	addressOf(index: number): string;
}

/** nginx adds these by itself. */
const own = ["content-length", "content-type", "etag", "last-modified", "accept-ranges"];

/**
 * Starts nginx with one worker, as the other servers have one thread, and with a file for each answer.
 * `cleanUp` ends it and removes the files.
 *
 * @returns nothing if nginx is not installed
 */
export async function startNginx(answers: readonly StoredAnswer[]): Promise<Nginx | undefined> {
	if (spawnSync("nginx", ["-v"]).error) return undefined;
	const directory = mkdtempSync(join(tmpdir(), "nev-nginx-"));
	atEnd(() => rmSync(directory, { recursive: true, force: true }));
	// Its worker may be another user.
	chmodSync(directory, 0o755);
	mkdirSync(join(directory, "files"));
	const locations = answers.map(({ headers, body }, index) => {
		writeFileSync(join(directory, "files", String(index)), Buffer.from(body, "base64"));
		const added = Object.entries(headers)
			.filter(([name]) => !own.includes(name))
			.map(([name, value]) => `add_header ${name} ${quote(String(value))};`);
		return `location = /${index} { default_type ${quote(String(headers["content-type"]))}; ${added.join(" ")} }`;
	});
	const port = await freePort();
	const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${directory}/${name};`,
	);
	writeFileSync(
		join(directory, "nginx.conf"),
		`daemon off; worker_processes 1; pid ${directory}/pid; error_log stderr error;
events { worker_connections 1024; }
http {
	access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
	open_file_cache max=100; open_file_cache_valid 1h; ${paths.join(" ")}
	server { listen 127.0.0.1:${port}; root ${directory}/files; ${locations.join("\n")} }
}
`,
	);
	const nginx = spawn("nginx", ["-p", directory, "-c", "nginx.conf"], { stdio: "inherit" });
	const exited = once(nginx, "exit");
	atEnd(async () => {
		nginx.kill("SIGTERM");
		await exited;
	});
	const origin = `http://127.0.0.1:${port}`;
	await waitForServer(`${origin}/0`, { child: nginx });
	return { addressOf: (index) => `${origin}/${index}` };
}

/** As a string of its configuration, in which a `$` would begin a variable. */
function quote(value: string): string {
	if (value.includes("$")) throw new Error(`nginx's configuration cannot hold ${value}`);
	return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
