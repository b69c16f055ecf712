import type { Author, Transaction } from "@nev/api/operations";
import type { OmissibleField } from "@nev/contract/desk";
import type { ChosenColumns } from "../tables/heading-meanings.js";

export interface ListImportOptions {
	/** Reports what an import would do, and changes nothing. */
	readonly dryRun?: boolean | undefined;
	/** Imports the other dealerships if some are refused. Otherwise one refused row prevents the import. */
	readonly skipRefused?: boolean | undefined;
	/** Changes dealerships that exist already. Otherwise their rows are skipped. Vehicles are always changed. */
	readonly update?: boolean | undefined;
	/**
	 * Hides visible dealerships that are not in the file, or removes vehicles. Only an import that updates can tell
	 * which those are. A dealership that a refused row names stays as it is.
	 */
	readonly replace?: boolean | undefined;
	/** How many of the visible dealerships may be hidden, in percent; undefined: 20 of them, or a tenth. */
	readonly hideUpTo?: number | undefined;
	/**
	 * Changes the dealership that has a row's ref or membership id, though its name, street and city are
	 * others. Otherwise the row is refused.
	 */
	readonly sameRef?: boolean | undefined;
	/** Reads opening hours without AM or PM, `8-5`, as those of an office: 8 AM-5 PM. */
	readonly assumeOfficeHours?: boolean | undefined;
	/** Fields that a dealership may lack. */
	readonly allowMissing?: readonly OmissibleField[] | undefined;
	/** What the operator has chosen for the columns of the file. */
	readonly columns?: ChosenColumns | undefined;
	/**
	 * The fingerprint of the report that the operator saw. An import that would do anything else is not
	 * applied.
	 */
	readonly expected?: string | undefined;
	/** The dealership that a row is, by the row's number, where the operator has chosen one. */
	readonly chosen?: ReadonlyMap<number, number> | undefined;
}

/** How an import is watched and stopped. */
export interface ImportRun {
	/** Who the change is recorded for. */
	readonly author: Author;
	readonly signal?: AbortSignal | undefined;
	/** Told how many rows of the file are done, of how many. */
	readonly onProgress?: ((done: number, total: number) => void) | undefined;
	/** What else its transaction does, if it is applied. */
	readonly onApplied?: ((transaction: Transaction) => Promise<void>) | undefined;
}
