import * as z from "zod/mini";
import { type Page, pageQueryFields } from "./page.js";

/** What an operator's action has changed. */
export interface Written {
	/** The recorded change, which can be undone; null if nothing had to be changed. */
	change: number | null;
}

/** The answer to an edit of a row. */
export interface Saved<Row> extends Written {
	saved: Row;
}

/** The answer 409 to an edit of a version that is not the present one. */
export interface EditConflict<Row> {
	error: string;
	current: Row;
}

/** The tables whose changes are recorded. Of `leads`, `mails` and `corrections`, only the state is. */
export const recordedTables = [
	"dealerships",
	"vehicles",
	"leads",
	"mails",
	"corrections",
	"company_facts",
	"distinct_dealerships",
] as const;

export type RecordedTable = (typeof recordedTables)[number];

/** A field with its old and its new value. Null also where there was no row. */
export interface FieldChange {
	readonly field: string;
	readonly before: unknown;
	readonly after: unknown;
}

/** A row as lists of changes name it. */
export interface RowName {
	readonly table: RecordedTable;
	readonly id: number;
	/** As it is called now; null if it is gone, or has no name. */
	readonly name: string | null;
}

/** What a change did to a row. */
export interface ChangedRow extends RowName {
	readonly kind: "inserted" | "updated" | "deleted";
	readonly fields: readonly FieldChange[];
}

/** Who changed something, and when. */
export interface Change {
	readonly id: number;
	/** ISO 8601. */
	readonly at: string;
	/** Who, and in brackets by which program: `ada (desk)`. */
	readonly actor: string;
	/** What was done: `dealerships edit`. */
	readonly action: string;
	/** The change whose values it restored. */
	readonly undoes: number | null;
	/** The last change that restored its values. */
	readonly undoneBy: number | null;
}

/** A row that an action left as it is, because it was changed since the operator saw it. */
export interface Outdated<Row> {
	/** As it is now. */
	row: Row;
	/** Its last change; null if none is recorded. */
	change: Change | null;
}

/** A change with its first rows. */
export interface ListedChange extends Change {
	/** Where its undo is; absent unless it is the last undo of many rows since the desk was started. */
	readonly undo?: UndoState;
	/** How many rows of each table it changed. */
	readonly counts: Readonly<Partial<Record<RecordedTable, number>>>;
	readonly rows: readonly ChangedRow[];
}

export const changeQuerySchema = z.object({
	...pageQueryFields,
	actor: z.exactOptional(z.string()),
	action: z.exactOptional(z.string()),
});

export type ChangeQuery = z.infer<typeof changeQuerySchema>;

/** A page of changes, with what they can be filtered by. */
export interface ChangePage extends Page<ListedChange> {
	/** Who has changed something lately. */
	actors: string[];
	/** What was done lately. */
	actions: string[];
}

export const changedRowsQuerySchema = z.object({ after: pageQueryFields.after });

/** One change with a page of its rows. */
export interface ChangeDetail extends ListedChange {
	/** The `after` of the next page of rows; absent on the last one. */
	readonly next?: string;
}

export const historyQuerySchema = z.object({
	/** Only changes before this one. */
	before: z.exactOptional(z.coerce.number().check(z.int(), z.positive())),
});

/** What happened to one row, newest first. */
export interface History {
	readonly items: readonly (Change & Pick<ChangedRow, "kind" | "fields">)[];
	/** Whether there are older changes. */
	readonly hasOlder: boolean;
}

/** What to undo of a change. */
export const undoSchema = z.object({
	/** Only this row, of a change that may have changed others. */
	row: z.exactOptional(z.object({ table: z.enum(recordedTables), id: z.int() })),
});

export type UndoRequest = z.infer<typeof undoSchema>;

/** A value or a row that an undo left as it is. */
export type UndoConflict<Row = RowName> = Row &
	(
		| {
				readonly kind: "field";
				readonly field: string;
				/** The value that the undone change gave it. */
				readonly recorded: unknown;
				/** Its value now, which is neither that nor the one before. */
				readonly present: unknown;
		  }
		| {
				readonly kind: "row";
				/**
				 * It was deleted since; it exists again; another row has its name, or what it refers to is
				 * gone; leads are addressed to it; its mail is being sent; it would get an email address back
				 * that is on the do-not-contact list; it is a lead that was discarded since.
				 */
				readonly reason:
					| "gone"
					| "exists"
					| "taken"
					| "has leads"
					| "being sent"
					| "do not contact"
					| "discarded";
		  }
	);

/** What became of an undo, which is a change itself. */
export interface Undone extends Written {
	/** How many rows were restored, at least in part. */
	readonly restored: number;
	readonly conflicts: readonly UndoConflict[];
}

/** Where an undo is. One of many rows goes on after its answer. */
export type UndoState =
	/** How many rows are done, of how many. */
	| { readonly kind: "undoing"; readonly done: number; readonly total: number }
	/** Something went wrong. Nothing is undone. */
	| { readonly kind: "failed"; readonly error: string }
	| ({ readonly kind: "undone" } & Undone);
