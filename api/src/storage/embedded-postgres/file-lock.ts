/// <reference path="./fs-native-extensions.d.ts" />

import { closeSync, openSync } from "node:fs";
import { StartError } from "../../errors/operator-error.js";
import { chownTo, type OperatingUser } from "./operating-user.js";

/**
 * A lock on an open file. It lasts until every process that has the open file, a child that
 * inherited it included, has closed it or has exited, however it exited. Processes of other
 * containers see it too, unlike a process id.
 */
export interface FileLock {
	/** The file descriptor, for a child process to inherit. */
	readonly fd: number;
	/** Closes the file in this process. */
	close(): void;
}

/** Locks a file and creates it if needed; undefined if another open file has a conflicting lock. */
export type TryLock = (
	file: string,
	options?: { readonly shared?: boolean },
) => FileLock | undefined;

/**
 * Loads the system's file locks, which Node.js does not offer itself.
 *
 * @throws {StartError} if there are none for this system
 */
export async function loadFileLocks(user: OperatingUser): Promise<TryLock> {
	const { tryLock } = await import("fs-native-extensions").catch((cause) => {
		throw new StartError(
			`There are no file locks for this system (${process.platform}-${process.arch}), which the embedded PostgreSQL needs. Install a PostgreSQL and set DATABASE_URL.`,
			{ cause },
		);
	});
	return (file, { shared = false } = {}) => {
		const fd = openSync(file, "a+", 0o600);
		try {
			chownTo(user, file);
			if (tryLock(fd, { shared })) return { fd, close: () => closeSync(fd) };
		} catch (error) {
			closeSync(fd);
			throw error;
		}
		closeSync(fd);
		return undefined;
	};
}
