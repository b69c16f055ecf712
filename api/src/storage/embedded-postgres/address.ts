import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import { StartError } from "../../start-error.js";
import { type Cluster, chownTo, role } from "./cluster.js";
import type { OperatingUser } from "./operating-user.js";

/** The longest path that a Unix socket takes, less the longest name that PostgreSQL adds. */
const socketFolderLimit = 107 - "/.s.PGSQL.65535.lock".length;

/** Where the server of a cluster listens, as a client's settings and as its own parameters. */
export interface Address {
	client: ClientConfig;
	parameters: string[];
	/** The lock of its socket, which a server that is killed leaves behind. */
	lockFile?: string;
}

/**
 * The address of a cluster's server, the same for every process: a Unix socket in the cluster's
 * folder, or beside it in /tmp where that path is too long; on Windows a port of its own.
 */
export async function addressOf(cluster: Cluster, user: OperatingUser): Promise<Address> {
	const credentials = { user: role, password: cluster.password, database: "postgres", ssl: false };
	if (process.platform === "win32") {
		const port = await portOf(cluster);
		return {
			client: { ...credentials, host: "127.0.0.1", port },
			parameters: ["-h", "127.0.0.1", "-p", String(port)],
		};
	}
	const folder = socketFolder(cluster, user);
	return {
		client: { ...credentials, host: folder, port: 5432 },
		parameters: ["-k", folder, "-h", "", "-p", "5432"],
		lockFile: join(folder, ".s.PGSQL.5432.lock"),
	};
}

function socketFolder({ directory }: Cluster, user: OperatingUser): string {
	if (Buffer.byteLength(directory) <= socketFolderLimit) return directory;
	const folder = join(
		"/tmp",
		`nev-postgres-${createHash("sha256").update(directory).digest("hex").slice(0, 16)}`,
	);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	// Anybody may put something into /tmp, and a link would let us give away what it leads to.
	const found = lstatSync(folder);
	const owners = [process.getuid?.(), user.identity?.uid];
	if (!found.isDirectory() || !owners.includes(found.uid)) {
		throw new StartError(
			`${folder} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`,
		);
	}
	chownTo(folder, user);
	return folder;
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
