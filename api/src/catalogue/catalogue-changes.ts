/** The tables of the catalogue. */
const tables = ["vehicles", "images", "states", "dealerships", "company_facts"] as const;

type Table = (typeof tables)[number];

/** What must be read again: whole tables, and single dealerships by id. */
export interface CatalogueChanges {
	readonly tables: Set<Table>;
	readonly dealershipIds: Set<number>;
}

export function noChanges(): CatalogueChanges {
	return { tables: new Set(), dealershipIds: new Set() };
}

/**
 * Adds what a notification says: the name of a table, and behind it the ids of the dealerships if it
 * names them. Without a notification, or with an unknown one, anything may have changed.
 *
 * @example addChange(changes, "dealerships 17,4711")
 */
export function addChange(changes: CatalogueChanges, notification = ""): void {
	const [name, ids] = notification.split(" ", 2);
	const table = tables.find((known) => known === name);
	if (table === "dealerships" && ids) {
		for (const id of ids.split(",")) changes.dealershipIds.add(Number(id));
	} else {
		for (const changed of table ? [table] : tables) changes.tables.add(changed);
	}
}
