import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { waitForServer } from "../../scripts/wait-for-server.mjs";

/** Preloaded, it ends a process with the test's. */
export const endWithParent = new URL("../../scripts/end-with-parent.mjs", import.meta.url).href;

/** A process that serves the API, as in production. */
export interface ApiProcess {
	readonly pid: number;
	/** What it has written. */
	readonly output: string;
	/** Whether it has not exited. */
	readonly isRunning: boolean;
	/** Sends a message to the program that is preloaded. */
	send(message: string | number): void;
	/** Sends a signal, and resolves with the exit code when it has exited. */
	end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

export interface ApiProcessOptions {
	/** The directory of the bundled program `api`. */
	readonly directory: string;
	readonly port: number;
	readonly environment: Readonly<Record<string, string>>;
	/** Another bundled program, which is loaded before. */
	readonly preloaded?: string | undefined;
}

/**
 * Starts the API and waits until it is ready.
 *
 * @throws {Error} with its output if it exits before, or is not ready in time
 */
export async function startApiProcess({
	directory,
	port,
	environment,
	preloaded,
}: ApiProcessOptions): Promise<ApiProcess> {
	const program = (name: string) => join(directory, "api", "test", `${name}.mjs`);
	const imports = [endWithParent, ...(preloaded ? [program(preloaded)] : [])].flatMap((one) => [
		"--import",
		one,
	]);
	const child = spawn(process.execPath, [...imports, program("api")], {
		cwd: "/",
		stdio: ["ignore", "pipe", "pipe", "ipc"],
		env: {
			PATH: process.env.PATH,
			PORT: String(port),
			HOST: "127.0.0.1",
			LEADS_PER_MINUTE: "10000000",
			READS_PER_MINUTE: "10000000",
			LOG_LEVEL: "warn",
			...environment,
		},
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding("utf8").on("data", (text: string) => {
			output += text;
		});
	}
	const isRunning = () => child.exitCode === null && child.signalCode === null;
	await waitForServer(`http://127.0.0.1:${port}/api/ready`, { child }).catch((cause) => {
		child.kill("SIGKILL");
		throw new Error(`The API did not start:\n${output}`, { cause });
	});
	return {
		pid: child.pid ?? 0,
		get output() {
			return output;
		},
		get isRunning() {
			return isRunning();
		},
		send: (message) => void child.send(message),
		end: (signal) => end(child, signal),
	};
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
	const exited = once(child, "exit");
	child.kill(signal);
	const [code] = await exited;
	return code;
}
