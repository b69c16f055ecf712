import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { untilNextDay } from "../company/company-rates.js";
import { readCompany, type StoredCompany } from "../company/stored-company.js";
import { aDay } from "../opening-hours/day.js";
import type { PlaceIndex } from "../places/place-index.js";
import { listenForChanges } from "../storage/change-feed.js";
import type { Database } from "../storage/database.js";
import { addChange, type CatalogueChanges, noChanges } from "./catalogue-changes.js";
import { applyChanges, batchSize, type DealershipRows, emptyRows } from "./dealership-rows.js";
import {
	readDealerships,
	readStates,
	readVehicles,
	readVisibleIds,
	type StateRow,
} from "./read-catalogue.js";
import {
	type CatalogueData,
	createDealershipData,
	createSnapshot,
	createVehicleData,
	type DealershipData,
	type Snapshot,
	type VehicleData,
} from "./snapshot.js";

const datasetNames = ["vehicles", "dealerships", "states", "summary"] as const;

/** From the end of one reading to the next, in milliseconds. Changes meanwhile are read together. */
const minIntervalMs = 500;

/** The catalogue in memory, which all reads are answered from. */
export interface Catalogue {
	/** The newest snapshot. It stays available while the database is not. */
	readonly snapshot: Snapshot;
	/** Whether the catalogue follows the changes of the database. */
	readonly isLive: boolean;
	/** Reads everything. Resolves when the snapshot contains all that was committed before this call. */
	refresh(): Promise<void>;
	/** Stops following changes. Resolves when no reading is under way. */
	stop(): Promise<void>;
}

/** What has been read, from which the next reading starts. */
interface Contents {
	readonly stateRows: readonly StateRow[];
	readonly company: StoredCompany | undefined;
	readonly rows: DealershipRows;
	readonly vehicles: VehicleData;
	readonly dealerships: DealershipData;
}

/**
 * Reads the catalogue, and after each announced change what has changed.
 *
 * @param onChange called with the names of the datasets that are new in a snapshot, once it is there
 * @throws {Error} if the first reading fails
 */
export async function openCatalogue(
	database: Database,
	places: PlaceIndex,
	log: Logger,
	onChange: (changed: (keyof CatalogueData)[]) => void = () => {},
): Promise<Catalogue> {
	let contents: Contents | undefined;
	// The first reading sets it, before listenForChanges() resolves.
	let snapshot!: Snapshot;
	let current: Promise<void> | undefined;
	let next: Promise<void> | undefined;
	let changes = noChanges();
	/** Ends the pause before the next reading. */
	let hurry = new AbortController();
	let lastRead = Number.NEGATIVE_INFINITY;

	async function read(): Promise<void> {
		const taken = changes;
		changes = noChanges();
		contents = await readChanges(database, contents, taken, places, log);
		const { vehicles, dealerships, stateRows, company } = contents;
		const before: Snapshot | undefined = snapshot;
		const version = (before?.version ?? 0) + 1;
		snapshot = createSnapshot(vehicles, dealerships, stateRows, company, version, before);
		onChange(datasetNames.filter((name) => snapshot.data[name] !== before?.data[name]));
		lastRead = performance.now();
	}

	async function pause(): Promise<void> {
		const { signal } = hurry;
		const wait = lastRead + minIntervalMs - performance.now();
		if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {});
	}

	/**
	 * The current reading may have begun before the caller's change was committed, so the caller waits
	 * for the next one. All who ask meanwhile share it.
	 */
	function readNext(notification?: string): Promise<void> {
		addChange(changes, notification);
		if (notification === undefined) hurry.abort();
		next ??= (current ?? Promise.resolve())
			.catch(() => {})
			.then(pause)
			.then(() => {
				hurry = new AbortController();
				current = next;
				next = undefined;
				return read();
			});
		return next;
	}

	const feed = await listenForChanges(database, readNext, log);
	/** Reads a table again, because what is shown of it depends on the day. */
	const readAgain = (table: string) => {
		readNext(table).catch((error) =>
			log.warn({ err: error }, `the table ${table} could not be read again`),
		);
	};
	// The opening hours of the coming weeks are those of another day then.
	const hoursTimer = setInterval(readAgain, aDay, "dealerships").unref();
	let ratesTimer = followDays();

	/** Rates end with the company's day. */
	function followDays(): NodeJS.Timeout {
		return setTimeout(() => {
			readAgain("company_facts");
			ratesTimer = followDays();
		}, untilNextDay()).unref();
	}

	return {
		get snapshot() {
			return snapshot;
		},
		get isLive() {
			return feed.isConnected;
		},
		refresh: () => readNext(),
		async stop() {
			clearInterval(hoursTimer);
			clearTimeout(ratesTimer);
			await feed.stop();
			hurry.abort();
			await (next ?? current)?.catch(() => {});
		},
	};
}

/**
 * Reads what has changed, in one consistent view of the database, and builds the new datasets beside the
 * old ones. Dealerships are read and indexed some at a time, so that requests are answered meanwhile.
 */
function readChanges(
	{ orm }: Pick<Database, "orm">,
	before: Contents | undefined,
	{ tables, dealershipIds }: CatalogueChanges,
	places: PlaceIndex,
	log: Logger,
): Promise<Contents> {
	return orm.transaction(
		async (transaction) => {
			let vehicles = before?.vehicles;
			if (!vehicles || tables.has("vehicles") || tables.has("images")) {
				const read = await readVehicles(transaction, log);
				vehicles = createVehicleData(read.vehicles, read.images);
			}
			let stateRows = before?.stateRows;
			if (!stateRows || tables.has("states")) stateRows = await readStates(transaction, log);
			let company = before?.company;
			if (!company || tables.has("company_facts")) company = await readCompany(transaction);
			const readsAll = !before || tables.has("dealerships");
			let rows = readsAll ? emptyRows() : before.rows;
			const ids = readsAll ? await readVisibleIds(transaction) : [...dealershipIds];
			for await (const batch of readDealerships(transaction, ids, log)) {
				// Requests are answered between parsing a batch and indexing it.
				await setImmediate();
				rows = applyChanges(rows, batch, places);
			}
			if (isWasteful(rows)) rows = await rebuild(rows, places);
			const isSame = before && rows === before.rows && stateRows === before.stateRows;
			const dealerships = isSame ? before.dealerships : createDealershipData(stateRows, rows);
			return { stateRows, company, rows, vehicles, dealerships };
		},
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
}

/** Whether most entries are of dealerships that have changed since. */
function isWasteful({ entries, listed }: DealershipRows): boolean {
	return entries.length > 2 * listed.length + 1000;
}

async function rebuild({ entries, listed }: DealershipRows, places: PlaceIndex) {
	let rows = emptyRows();
	for (let start = 0; start < listed.length; start += batchSize) {
		const batch = [...listed.subarray(start, start + batchSize)];
		rows = applyChanges(
			rows,
			batch.flatMap((slot) => entries[slot]?.dealership ?? []),
			places,
		);
		await setImmediate();
	}
	return rows;
}
