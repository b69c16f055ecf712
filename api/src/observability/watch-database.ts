import type { Health } from "@nev/contract";
import type { Logger } from "pino";
import type { Catalogue } from "../catalogue/catalogue.js";
import type { Database } from "../storage/database.js";
import { isReadOnly } from "../storage/database-error.js";

/** Knows whether the database takes leads. */
export interface DatabaseWatch {
	/** `up` while it takes leads, and the catalogue follows its changes. */
	readonly state: Health["database"];
	stop(): void;
}

export interface DatabaseWatchOptions {
	readonly database: Pick<Database, "pool">;
	readonly catalogue: Pick<Catalogue, "isLive">;
	readonly log: Logger;
}

/** An insert of nothing into a table that each lead is written to. It fails where that of a lead does. */
const statement = "insert into idempotency_keys select * from idempotency_keys where false";

const intervalMs = 2000;

/**
 * Tries every two seconds what a lead needs, on the pool that leads use. A trial that has not ended when the
 * next one is due counts as a failure, and there is no next one until it ends.
 */
export async function watchDatabase(
	{ database: { pool }, catalogue, log }: DatabaseWatchOptions,
	interval = intervalMs,
): Promise<DatabaseWatch> {
	let tried: Health["database"] = "up";
	let isTrying = false;

	function record(result: Health["database"], err?: unknown): void {
		if (result === tried) return;
		tried = result;
		if (result === "up") log.info("the database takes leads again");
		else log.warn({ err }, `leads are refused: the database is ${result}`);
	}

	async function attempt(): Promise<void> {
		if (isTrying) return record("down");
		isTrying = true;
		try {
			await pool.query(statement);
			record("up");
		} catch (error) {
			record(isReadOnly(error) ? "read-only" : "down", error);
		}
		isTrying = false;
	}

	await attempt();
	const timer = setInterval(() => void attempt(), interval).unref();
	return {
		get state() {
			return tried === "up" && !catalogue.isLive ? "down" : tried;
		},
		stop: () => clearInterval(timer),
	};
}
