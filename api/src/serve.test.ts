import { once } from "node:events";
import { readdirSync } from "node:fs";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { healthSchema } from "@nev/contract";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import {
	isServerRunning,
	serverPid,
	tempDataDirectory,
	usedDataDirectory,
} from "../test/embedded-server.js";
import { startProgram } from "../test/program.js";

/** A file that is neither a folder nor a map. */
const program = fileURLToPath(new URL("main.ts", import.meta.url));

/** Starts the API without the site, as `node dist/main.js` does. */
function startApi(environment: Record<string, string>) {
	const child = startProgram("api", { environment: { LOG_LEVEL: "info", ...environment } });
	let log = "";
	child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
		log += chunk;
	});
	const address = () => /http:\/\/localhost:\d+\/api/.exec(log)?.[0];
	const stderr = text(child.stderr as NodeJS.ReadableStream);
	return { child, address, stderr, exited: once(child, "exit") };
}

describe("the server", () => {
	it("serves the API until it is stopped, and then leaves nothing running", async () => {
		const data = tempDataDirectory();
		const { child, address, stderr, exited } = startApi({ PORT: "0", DATA_DIR: data });
		await expect.poll(address).toBeDefined();
		const response = await fetch(`${address()}/vehicles`, { headers: { "accept-encoding": "br" } });
		expect(response.headers.get("content-encoding")).toBe("br");
		expect(await response.json()).toHaveLength(33);
		const head = await fetch(`${address()}/states`, { method: "HEAD" });
		expect(head.status).toBe(200);
		expect(isServerRunning(data)).toBe(true);

		// It has no terminal, as under nohup.
		child.kill("SIGHUP");
		expect((await fetch(`${address()}/states`)).status).toBe(200);
		child.kill("SIGTERM");
		expect(await exited).toEqual([0, null]);
		expect(isServerRunning(data)).toBe(false);
		expect(await stderr).toBe("");
	});

	it("answers as soon as it listens, and with 503 until it is ready", async () => {
		const port = await freePort();
		const child = startProgram("slow-server", { environment: { PORT: String(port) } });
		const messages: unknown[] = [];
		child.on("message", (message) => messages.push(message));
		await expect.poll(() => messages).toEqual(["opening"]);
		const address = `http://127.0.0.1:${port}`;
		const health = await fetch(`${address}/api/health`);
		expect(healthSchema.parse(await health.json())).toMatchObject({ status: "starting" });
		for (const path of ["/api/ready", "/api/vehicles", "/quick"]) {
			const response = await fetch(address + path);
			expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
		}
		child.send("open");
		await expect.poll(async () => (await fetch(`${address}/quick`)).status).toBe(200);
	});

	it("is stopped while it starts", async () => {
		const child = startProgram("slow-server");
		await once(child, "message");
		child.kill("SIGTERM");
		child.send("open");
		expect(await once(child, "exit")).toEqual([0, null]);
	});

	it("does not become ready if it is stopped while it starts, and answers until balancers know", async () => {
		const port = await freePort();
		const environment = { PORT: String(port), DRAIN_SECONDS: "60" };
		const child = startProgram("slow-server", { environment });
		await once(child, "message");
		child.kill("SIGTERM");
		const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
		const stopping = '{"error":"The server is stopping.","code":"server-stopping"}';
		await expect.poll(() => get("/api/ready")).toBe(stopping);
		child.send("open");
		await expect.poll(() => get("/quick")).toBe("quick");
		expect(await get("/api/ready")).toBe(stopping);
		child.kill("SIGTERM");
		expect(await once(child, "exit")).toEqual([0, null]);
	});

	it("finishes open requests before it closes the backend, also if the same signal comes twice", async () => {
		const child = startProgram("slow-server", { environment: { STOPS_CLOCK: "true" } });
		const messages: unknown[] = [];
		child.on("message", (message) => messages.push(message));
		await expect.poll(() => messages).toEqual(["opening"]);
		child.send("open");
		await expect.poll(() => messages.length).toBe(2);
		const address = String(messages[1]);
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const get = async (path: string) => {
			const [response] = await once(request(`${address}${path}`, { agent }).end(), "response");
			return text(response);
		};
		expect(await get("/quick")).toBe("quick");
		const slow = get("/slow");
		await expect.poll(() => messages).toContain("requested");

		child.kill("SIGTERM");
		await expect.poll(() => fetch(`${address}/quick`).catch(() => "refused")).toBe("refused");
		expect(messages).not.toContain("closed");
		// As Ctrl+C does, which reaches it from the terminal and from npm start.
		child.kill("SIGINT");
		child.send("respond");
		expect(await slow).toBe("done");
		expect(await once(child, "exit")).toEqual([0, null]);
		expect(messages).toContain("closed");
	});
});

describe("a service that does not close", () => {
	async function startHanging(closeTimeout: string) {
		const environment = { CLOSE_TIMEOUT: closeTimeout };
		const child = startProgram("slow-server", { environment });
		onTestFinished(() => void child.kill("SIGKILL"));
		const messages: unknown[] = [];
		child.on("message", (message) => messages.push(message));
		await expect.poll(() => messages).toEqual(["opening"]);
		child.send("open");
		await expect.poll(() => messages.length).toBe(2);
		child.kill("SIGTERM");
		return child;
	}

	it("is left after a while", async () => {
		const child = await startHanging("1");
		await expect.poll(() => child.exitCode).toBe(1);
	});

	it("is left at the second signal", async () => {
		const child = await startHanging("600000");
		await expect
			.poll(() => {
				child.kill("SIGTERM");
				return child.exitCode;
			})
			.toBe(1);
	});

	it.runIf(process.platform === "linux")("may be waiting for a paused PostgreSQL", async () => {
		const data = usedDataDirectory();
		const { child, address } = startApi({ PORT: "0", DATA_DIR: data });
		await expect.poll(address).toBeDefined();
		const postgres = serverPid(data);
		process.kill(postgres, "SIGSTOP");
		onTestFinished(() => void process.kill(postgres, "SIGCONT"));
		child.kill("SIGTERM");
		await expect.poll(() => fetch(`${address()}/health`).catch(() => "refused")).toBe("refused");
		await expect
			.poll(() => {
				child.kill("SIGTERM");
				return child.exitCode;
			})
			.toBe(1);
	});
});

describe("a start that fails", () => {
	it("explains an invalid setting in a sentence, and starts nothing", async () => {
		const data = tempDataDirectory();
		const { stderr, exited } = startApi({ PORT: "eighty", DATA_DIR: data });
		expect(await exited).toEqual([1, null]);
		expect(await stderr).toBe(
			'The setting PORT must be a port number, 0 to 65535, but it is "eighty". Set it in the environment, or unset it for its default.\n',
		);
		expect(() => readdirSync(`${data}/postgres`)).toThrow();
	});

	it("explains that the folder of its data cannot be created", async () => {
		const { stderr, exited } = startApi({ PORT: "0", DATA_DIR: program });
		expect(await exited).toEqual([1, null]);
		expect(await stderr).toBe(
			`The folder ${program} of DATA_DIR cannot be created: EEXIST: file already exists, mkdir '${program}'. Set DATA_DIR to another one.\n`,
		);
	});

	it.runIf(process.platform === "linux")(
		"explains that a file system has no folders of one's own",
		async () => {
			const { stderr, exited } = startApi({ PORT: "0", DATA_DIR: "/proc/nev/data" });
			expect(await exited).toEqual([1, null]);
			expect(await stderr).toBe(
				"The folder /proc/nev/data of DATA_DIR cannot be created: ENOENT: no such file or directory, mkdir '/proc/nev'. Set DATA_DIR to another one.\n",
			);
		},
	);

	it("explains that the map cannot be used, and starts nothing", async () => {
		const data = tempDataDirectory();
		const { stderr, exited } = startApi({ PORT: "0", DATA_DIR: data, MAP_FILE: program });
		expect(await exited).toEqual([1, null]);
		expect(await stderr).toBe(
			`The map ${program} of MAP_FILE cannot be used: it is not a PMTiles archive. Name one that pmtiles extract has made, or unset MAP_FILE for the built-in map.\n`,
		);
		expect(() => readdirSync(`${data}/postgres`)).toThrow();
	});

	it("explains that the port of the metrics is in use, or that no such address exists", async () => {
		const other = createServer();
		await once(other.listen(0, "0.0.0.0"), "listening");
		onTestFinished(() => void other.close());
		const { port } = other.address() as AddressInfo;
		const metrics = startApi({
			PORT: "0",
			METRICS_PORT: String(port),
			DATA_DIR: usedDataDirectory(),
		});
		expect(await metrics.exited).toEqual([1, null]);
		expect(await metrics.stderr).toContain(`Stop it, or set METRICS_PORT to another number.\n`);
		const elsewhere = startApi({ HOST: "192.0.2.1", DATA_DIR: tempDataDirectory() });
		expect(await elsewhere.exited).toEqual([1, null]);
		expect(await elsewhere.stderr).toBe(
			"This machine has no address 192.0.2.1. Set HOST to one that it has, or to 0.0.0.0 for all.\n",
		);
	});

	it("explains that the port is in use, and starts no database", async () => {
		const other = createServer();
		await once(other.listen(0, "0.0.0.0"), "listening");
		onTestFinished(() => void other.close());
		const address = other.address();
		const port = typeof address === "object" ? address?.port : undefined;
		const data = tempDataDirectory();
		const { stderr, exited } = startApi({ PORT: String(port), DATA_DIR: data });
		expect(await exited).toEqual([1, null]);
		expect(await stderr).toBe(
			`Another program is using port ${port}. Stop it, or set PORT to another number.\n`,
		);
		expect(() => readdirSync(`${data}/postgres`)).toThrow();
	});

	it("explains that the operator's database is unavailable", async () => {
		const { stderr, exited } = startApi({ DATABASE_URL: "postgres://nev:secret@127.0.0.1:1/nev" });
		expect(await exited).toEqual([1, null]);
		expect(await stderr).toBe(
			"The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1. Start it, or correct the setting.\n",
		);
	});
});
