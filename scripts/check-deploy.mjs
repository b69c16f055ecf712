import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { get } from "node:https";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.mjs";
import { root, run } from "./pnpm.mjs";
import { createTempFolder } from "./temp-folder.mjs";
import { waitForServer } from "./wait-for-server.mjs";

/**
 * `pnpm check:deploy [--image]`: checks the examples in deploy/ with the programs that read them, if they
 * are installed. With `--image` it also runs the Dockerfile's commands in an empty folder, without a
 * container engine, and asks the result for its health as the image does.
 */
const folder = createTempFolder("nev-deploy-");
chmodSync(folder, 0o755);
const example = (name) => readFileSync(join(root, "deploy", name), "utf8");
let failed = 0;
const nginxFile = join(folder, "nginx.conf");

check("nginx", "nginx", () => {
	const certificate = join(folder, "certificate.pem");
	const key = join(folder, "key.pem");
	const subject = ["-subj", "/CN=shop.example.com"];
	execFileSync(
		"openssl",
		[
			"req",
			"-x509",
			"-newkey",
			"rsa:2048",
			"-nodes",
			...subject,
			"-keyout",
			key,
			"-out",
			certificate,
		],
		{ stdio: "ignore" },
	);
	const site = example("nginx.conf")
		.replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
		.replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
	const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join("\n");
	writeFileSync(
		nginxFile,
		`pid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${site}\n}\n`,
	);
	return ["-t", "-q", "-e", "stderr", "-c", nginxFile];
});
if (existsSync(nginxFile)) await checkRestart();
check("Caddy", "caddy", () => {
	return ["validate", "--adapter", "caddyfile", "--config", join(root, "deploy/Caddyfile")];
});
// `pnpm bench faults` runs it, and PgBouncer, which has no check of its own.
check("HAProxy", "haproxy", () => ["-c", "-q", "-f", join(root, "deploy/haproxy.cfg")]);
check("systemd", "systemd-analyze", () => {
	const file = join(folder, "nev@3001.service");
	writeFileSync(file, example("nev@.service").replaceAll("/usr/bin/node", process.execPath));
	return ["verify", "--man=no", file];
});
if (process.argv.includes("--image")) await checkImage();
process.exitCode = failed === 0 ? 0 : 1;

/** Runs a program that checks its configuration. */
function check(name, program, prepare) {
	if (spawnSync("which", [program]).status !== 0) {
		process.stdout.write(`- Not checked: ${name}, because ${program} is not installed\n`);
		return;
	}
	const { status, stdout, stderr } = spawnSync(program, prepare(), { encoding: "utf8" });
	report(name, status === 0, stdout + stderr);
}

/** Runs nginx in front of a server that is ready and one that is starting, of which no reader may notice. */
async function checkRestart() {
	const servers = [200, 503].map((status) =>
		createServer((_, response) => response.writeHead(status).end()).listen(0, "127.0.0.1"),
	);
	await Promise.all(servers.map((server) => once(server, "listening")));
	const [ready, starting] = servers.map((server) => server.address().port);
	const [http, https] = [await freePort(), await freePort()];
	const site = readFileSync(nginxFile, "utf8")
		.replace("127.0.0.1:3001", `127.0.0.1:${ready}`)
		.replace("127.0.0.1:3002", `127.0.0.1:${starting}`)
		.replace("listen 80", `listen 127.0.0.1:${http}`)
		.replace("listen [::]:80", `listen [::1]:${http}`)
		.replace("listen 443", `listen 127.0.0.1:${https}`)
		.replace("listen [::]:443", `listen [::1]:${https}`);
	writeFileSync(nginxFile, site);
	const nginx = spawn("nginx", ["-e", "stderr", "-g", "daemon off;", "-c", nginxFile]);
	const statusOf = (host = "127.0.0.1") =>
		new Promise((resolve) => {
			get({ host, port: https, rejectUnauthorized: false }, (response) =>
				resolve(response.resume().statusCode),
			).on("error", () => resolve(undefined));
		});
	for (let attempt = 0; attempt < 50 && !(await statusOf()); attempt += 1) await sleep(100);
	const statuses = [];
	for (let time = 0; time < 10; time += 1) statuses.push(await statusOf());
	report(
		"nginx asks another server while one is starting",
		statuses.every((status) => status === 200),
		statuses.join(" "),
	);
	const status = await statusOf("::1");
	report("and visitors with IPv6 reach it", status === 200, `${status}`);
	nginx.kill();
	for (const server of servers) {
		server.close();
		server.closeAllConnections();
	}
}

/** Runs the commands of the Dockerfile's first stage on the committed files, then its server and its health check. */
async function checkImage() {
	const app = join(folder, "app");
	mkdirSync(app);
	execFileSync("sh", ["-c", `git archive HEAD | tar -x -C ${app}`], { cwd: root });
	const dockerfile = example("Dockerfile");
	const [build = "", image = ""] = dockerfile.split(/^FROM .*$/m).slice(1);
	for (const [, command] of build.matchAll(/^RUN (.+)$/gm)) {
		const { code, output } = await run("sh", ["-c", command], {
			quiet: true,
			cwd: app,
			env: { CI: "true" },
		});
		report(command, code === 0, output);
		if (code !== 0) return;
	}
	const served = join(folder, "served");
	renameSync(app, served);
	const [, healthCommand] = /^HEALTHCHECK .*CMD (\[.+\])$/m.exec(image) ?? [];
	const [, serverCommand] = /^CMD (\[.+\])$/m.exec(image) ?? [];
	const [node, ...parameters] = JSON.parse(serverCommand);
	const env = {
		PATH: process.env.PATH,
		NODE_ENV: "production",
		PORT: await freePort(),
		DATA_DIR: join(folder, "data"),
	};
	const server = spawn(node, parameters, { cwd: served, env });
	const exited = new Promise((resolve) => server.once("exit", resolve));
	let output = "";
	for (const stream of [server.stdout, server.stderr]) {
		stream.setEncoding("utf8").on("data", (text) => {
			output += text;
		});
	}
	const isReady = await waitForServer(`http://127.0.0.1:${env.PORT}/api/ready`, {
		child: server,
	}).then(
		() => true,
		() => false,
	);
	const [healthProgram, ...healthParameters] = JSON.parse(healthCommand);
	report("the image's server is ready", isReady, output);
	report("and healthy", spawnSync(healthProgram, healthParameters, { env }).status === 0, output);
	server.kill("SIGTERM");
	report("and stops", (await exited) === 0, output);
}

function report(name, isPassed, output) {
	if (!isPassed) {
		failed += 1;
		process.stdout.write(`${output.trim()}\n`);
	}
	process.stdout.write(`${isPassed ? "✓" : "✗"} ${name}\n`);
}
