import type { Orm } from "@nev/api/operations";
import type { Logger } from "pino";
import { DeskError } from "./desk-error.js";

/** Runs what goes on after its answer, which is polled. */
export interface Runner {
	readonly orm: Orm;
	/** Of errors that are not those of a file. */
	readonly log: Logger;
	/** Aborted when the desk is stopped: what is being written is rolled back. */
	readonly signal: AbortSignal | undefined;
	/** @throws {DeskError} 409 while something is being written */
	requireIdle(): void;
	/**
	 * Writes alone: two imports or undos at once would wait for each other's locks.
	 *
	 * @param what a sentence without its full stop: `An import is being applied`
	 * @throws {DeskError} 409 while something else is being written
	 */
	write<Result>(what: string, work: () => Promise<Result>): Promise<Result>;
}

export function createRunner(orm: Orm, log: Logger, signal?: AbortSignal): Runner {
	let writing: string | undefined;

	function requireIdle(): void {
		if (writing === undefined) return;
		throw new DeskError(409, `${writing}. Wait until it is done, then try again.`);
	}

	return {
		orm,
		log,
		signal,
		requireIdle,
		write(what, work) {
			requireIdle();
			writing = what;
			return work().finally(() => {
				writing = undefined;
			});
		},
	};
}
