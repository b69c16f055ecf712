import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import { StartError } from "../../errors/operator-error.js";
import { type Cluster, role } from "./cluster.js";
import { chownTo, type OperatingUser } from "./operating-user.js";

/** The path of a Unix socket has at most 107 bytes, including the longest name PostgreSQL adds. */
const maxSocketDirectoryBytes = 107 - "/.s.PGSQL.65535.lock".length;

/** Where the server of a cluster listens. */
export interface Address {
	client: ClientConfig;
	serverParameters: string[];
	/** The lock file of the socket, which a killed server leaves behind. */
	lockFile?: string;
}

/**
 * The address of a cluster's server, which is the same for every process: a Unix socket in the
 * cluster's directory, or in /tmp if that path is too long. On Windows it is a TCP port.
 */
export async function addressOfServer(cluster: Cluster, user: OperatingUser): Promise<Address> {
	const credentials = { user: role, password: cluster.password, database: "postgres", ssl: false };
	if (process.platform === "win32") {
		const port = await portOf(cluster);
		return {
			client: { ...credentials, host: "127.0.0.1", port },
			serverParameters: ["-h", "127.0.0.1", "-p", String(port)],
		};
	}
	const directory = socketDirectory(cluster, user);
	return {
		client: { ...credentials, host: directory, port: 5432 },
		serverParameters: ["-k", directory, "-h", "", "-p", "5432"],
		lockFile: join(directory, ".s.PGSQL.5432.lock"),
	};
}

function socketDirectory(cluster: Cluster, user: OperatingUser): string {
	if (Buffer.byteLength(cluster.directory) <= maxSocketDirectoryBytes) return cluster.directory;
	const hash = createHash("sha256").update(cluster.directory).digest("hex").slice(0, 16);
	const directory = join("/tmp", `nev-postgres-${hash}`);
	mkdirSync(directory, { recursive: true, mode: 0o700 });
	// Every user can write to /tmp. Following a link there, chown would give away its target.
	const stats = lstatSync(directory);
	const owners = [process.getuid?.(), user.identity?.uid];
	if (!stats.isDirectory() || !owners.includes(stats.uid)) {
		throw new StartError(
			`${directory} belongs to another user. Remove it, or set DATA_DIR to a shorter path.`,
		);
	}
	chownTo(user, directory);
	return directory;
}

async function portOf({ directory }: Cluster): Promise<number> {
	const file = join(directory, "nev-port");
	if (!existsSync(file)) writeFileSync(file, String(await freePort()));
	return Number(readFileSync(file, "utf8"));
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer().on("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
