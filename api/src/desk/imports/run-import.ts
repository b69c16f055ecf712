import type { ImportRevision } from "@nev/contract/desk";
import type { Author } from "../../changes/author.js";
import { ImportError } from "../../imports/import-error.js";
import type { Orm } from "../../storage/orm.js";
import { DeskError } from "../desk-error.js";
import { checkDealers } from "./check-dealers.js";
import type { CheckedImport, CheckOptions } from "./check-import.js";
import { checkVehicles } from "./check-vehicles.js";
import { type KeptImport, requireIdle, toDeskImport } from "./kept-imports.js";

const checks = { dealers: checkDealers, vehicles: checkVehicles };

/** Begins to check a file. What comes of it is in its state. */
export function beginCheck(orm: Orm, kept: KeptImport, author: Author): void {
	void run(orm, kept, "checking", { author }).then(
		(checked) => {
			kept.state = { kind: "ready", ...checked.result };
		},
		(error: unknown) => fail(kept, error),
	);
}

/**
 * Applies an import, if it still does what the operator saw.
 *
 * @returns whether it was applied. If not, the list has changed, and the state is what it would do now.
 * @throws {DeskError} 409 while it is running, 422 if a row is refused
 */
export async function applyImport(
	orm: Orm,
	kept: KeptImport,
	{
		fingerprint,
		...options
	}: Pick<CheckOptions, "author" | "skipRefused"> & {
		readonly fingerprint: string;
	},
): Promise<boolean> {
	requireIdle(kept);
	if (kept.state.kind !== "ready") throw new DeskError(409, "There is nothing to apply.");
	const leavesOut = options.skipRefused === true && kept.kind === "dealers";
	if (kept.state.counts.refused > 0 && !leavesOut) {
		throw new DeskError(422, "Some rows are refused. Correct them, or leave them out.");
	}
	try {
		const checked = await run(orm, kept, "applying", { ...options, expected: fingerprint });
		const { isApplied, result, change } = checked;
		if (!isApplied) {
			kept.state = { kind: "ready", ...result };
			return false;
		}
		kept.state = { kind: "applied", ...result, ...(change !== undefined && { change }) };
		kept.bytes = Buffer.alloc(0);
		return true;
	} catch (error) {
		fail(kept, error);
		throw error;
	}
}

/**
 * Corrects cells, chooses dealers and changes options, and begins to check the file again.
 *
 * @throws {DeskError} 409 while it is running, or once it was applied
 */
export function reviseImport(
	orm: Orm,
	kept: KeptImport,
	{ options, cells = [], chosen = [] }: ImportRevision,
	author: Author,
): void {
	requireIdle(kept);
	if (kept.state.kind === "applied") {
		throw new DeskError(409, "This import was applied already. Choose the file once more.");
	}
	if (options) kept.options = options;
	for (const cell of cells) kept.cells.set(`${cell.row} ${cell.field}`, cell);
	for (const { row, id } of chosen) {
		if (id === null) kept.chosen.delete(row);
		else kept.chosen.set(row, id);
	}
	beginCheck(orm, kept, author);
}

/** The body of the answer to an application that was not applied. */
export function conflictOf(kept: KeptImport) {
	return {
		error:
			"The list has changed meanwhile. Nothing was applied; this is what the file would do now.",
		current: toDeskImport(kept),
	};
}

async function run(
	orm: Orm,
	kept: KeptImport,
	kind: "checking" | "applying",
	options: Omit<CheckOptions, "onProgress">,
): Promise<CheckedImport> {
	const showProgress = (progress: number) => {
		kept.state = { kind, progress };
	};
	showProgress(0);
	const { bytes, options: chosenOptions, cells, chosen } = kept;
	const checked = await checks[kept.kind](
		orm,
		{ bytes, options: chosenOptions, cells: [...cells.values()], chosen },
		{ ...options, onProgress: showProgress },
	);
	kept.columns = checked.columns;
	kept.rows = checked.rows;
	return checked;
}

function fail(kept: KeptImport, error: unknown): void {
	const isOfFile = error instanceof ImportError;
	if (!isOfFile) kept.failure = error;
	const text = isOfFile ? error.message : "The file could not be checked. Check it again.";
	kept.state = { kind: "failed", error: text };
	kept.rows = [];
}
