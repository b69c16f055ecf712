import {
	cleanLine,
	findDoNotContact,
	normalizeEmail,
	type PlaceIndex,
	readToday,
	streetKey,
	type Transaction,
} from "@nev/api/operations";
import { namesDays } from "@nev/contract";
import type { Columns } from "../../tables/columns.js";
import type { TableFile } from "../../tables/table-file.js";
import type { ListImportOptions } from "../import-options.js";
import { withPauses } from "../with-pauses.js";
import { type DealershipField, requiredColumns } from "./dealership-columns.js";
import { checkRow, type FileRow } from "./dealership-row.js";
import { findDealershipColumns } from "./find-dealership-columns.js";

/** A table whose header names the columns of dealerships. */
export interface DealershipFile {
	readonly table: TableFile;
	readonly columns: Columns<DealershipField>;
}

/**
 * Finds the columns of dealerships in a table.
 *
 * @throws {ImportError} if a required column is missing
 */
export function readDealershipHeader(
	table: TableFile,
	options: Pick<ListImportOptions, "allowMissing" | "columns">,
): DealershipFile {
	return {
		table,
		columns: findDealershipColumns(table.header, requiredOf(options), options.columns),
	};
}

/** The columns that a file must have. */
export function requiredOf({
	allowMissing = [],
}: Pick<ListImportOptions, "allowMissing">): readonly DealershipField[] {
	const omissible: readonly DealershipField[] = allowMissing;
	return requiredColumns.filter((field) => !omissible.includes(field));
}

/** What has to be known of a file before its first row is decided. */
export interface FileSummary {
	/** How many rows it has. */
	readonly total: number;
	/** The membership ids that are in it more than once, and so are those of groups. */
	readonly groups: ReadonlySet<string>;
	/** The refs that rows with different names or addresses have. */
	readonly repeatedRefs: ReadonlySet<string>;
	/** The street keys that several rows have. */
	readonly streets: ReadonlySet<string>;
	/** Whether opening hours name their days. */
	readonly namesDays: boolean;
}

/** @throws {ImportError} if a row cannot be read */
export async function summarizeFile({ table, columns }: DealershipFile): Promise<FileSummary> {
	const seen = new Set<string>();
	const groups = new Set<string>();
	const identityByRef = new Map<string, string>();
	const repeatedRefs = new Set<string>();
	const seenStreets = new Set<string>();
	const streets = new Set<string>();
	let total = 0;
	let hasDays = false;
	for await (const { cells } of withPauses(table.rows())) {
		total += 1;
		const read = (field: DealershipField) => cleanLine(columns.read(cells, field));
		const zipCode = (/\d+/.exec(read("zipCode"))?.[0] ?? "").padStart(5, "0");
		const names = { name: read("name"), address: read("address"), zipCode };
		const street = streetKey(names);
		if (seenStreets.has(street)) streets.add(street);
		seenStreets.add(street);
		const ref = read("ref");
		if (ref !== "") {
			const identity = Object.values(names).join("\n");
			const earlier = identityByRef.get(ref);
			if (earlier === undefined) identityByRef.set(ref, identity);
			else if (earlier !== identity) repeatedRefs.add(ref);
		}
		const membershipId = read("membershipId");
		hasDays ||= namesDays(columns.read(cells, "openingHours"));
		if (membershipId === "") continue;
		if (seen.has(membershipId)) groups.add(membershipId);
		seen.add(membershipId);
	}
	return { total, groups, repeatedRefs, streets, namesDays: hasDays };
}

/** Few enough that V8 frees them while they are young, and other requests are answered in between. */
const batchSize = 100;

/**
 * Reads and checks the rows of a file, in batches, so that not all of them are in memory. Those of people
 * who asked not to be contacted are marked.
 *
 * @throws {ImportError} if a row cannot be read
 */
export async function* readBatches(
	transaction: Transaction,
	{ table, columns }: DealershipFile,
	places: PlaceIndex,
	{
		allowMissing: allowedMissing = [],
		assumeOfficeHours,
		namesDays,
	}: Pick<ListImportOptions, "allowMissing" | "assumeOfficeHours"> & Pick<FileSummary, "namesDays">,
): AsyncGenerator<readonly FileRow[]> {
	let batch: FileRow[] = [];
	const today = await readToday(transaction);
	const circumstances = { places, allowedMissing, today, assumeOfficeHours, namesDays };
	for await (const { row, cells } of table.rows()) {
		const checked = checkRow(cells, columns, circumstances);
		batch.push(Object.assign(checked, { row, name: checked.identity.name }));
		if (batch.length < batchSize) continue;
		yield await markDoNotContact(transaction, batch);
		batch = [];
	}
	if (batch.length > 0) yield await markDoNotContact(transaction, batch);
}

async function markDoNotContact(
	transaction: Transaction,
	rows: readonly FileRow[],
): Promise<readonly FileRow[]> {
	const emails = rows.flatMap(({ dealership }) =>
		dealership ? [dealership.email, ...furtherOf(dealership)].filter(Boolean) : [],
	);
	const blocked = await findDoNotContact(transaction, emails);
	const isBlocked = (email: string) => blocked.has(normalizeEmail(email));
	return rows.map((row) => {
		const { dealership } = row;
		if (!dealership) return row;
		if (isBlocked(dealership.email)) return { ...row, isDoNotContact: true };
		return furtherOf(dealership).some(isBlocked)
			? withoutAddresses(row, dealership, isBlocked)
			: row;
	});
}

const furtherOf = ({ leadAddresses = [] }: NonNullable<FileRow["dealership"]>) =>
	leadAddresses.map(({ email }) => email);

/** A row without further addresses at which somebody asked not to be contacted. */
function withoutAddresses(
	row: FileRow,
	dealership: NonNullable<FileRow["dealership"]>,
	isBlocked: (email: string) => boolean,
): FileRow {
	const { leadAddresses = [] } = dealership;
	const cause = "further address on the do-not-contact list";
	const text = `${cause}: ${furtherOf(dealership).filter(isBlocked).join(", ")} left out`;
	return {
		...row,
		dealership: {
			...dealership,
			leadAddresses: leadAddresses.filter(({ email }) => !isBlocked(email)),
		},
		notes: [...row.notes, { kind: "dropped", text, cause }],
	};
}
