import type { ChangedRow, RecordedTable, UndoConflict } from "@nev/contract/desk";
import { formatCount } from "../ui/messages.js";

const rows = (n: number) => (n === 1 ? "1 entry" : `${formatCount(n)} entries`);

export const changeMessages = {
	title: "Changes",
	intro:
		"Everything that was changed here, by commands, by imports or in the database. Each can be undone.",
	none: "No change matches",
	noneHint: "Choose All in the filters.",
	noneYet: "Nothing was changed yet.",
	showAll: "Show all changes",
	count: (n: number) => (n === 1 ? "1 change" : `${formatCount(n)} changes`),
	actor: "By",
	action: "What",
	back: "All changes",
	change: (id: number) => `Change ${id}`,
	undo: "Undo",
	undoing: "Undoing",
	undoingChange: (id: number) => `Undoing change ${id} …`,
	undoingHint: "You may leave this page. The change is undone as a whole, or not at all.",
	undoLost: "The undo cannot be followed any more. Changes tells what became of it.",
	progress: (done: number, total: number) => `${formatCount(done)} of ${rows(total)}`,
	undoLabel: (what: string, id: number) => `Undo change ${id}: ${what}`,
	undoAgain: "Undo again",
	undoAgainLabel: (what: string, id: number) => `Undo again change ${id}: ${what}`,
	undoAgainHint: "Undo again takes back only what is as this change left it.",
	undoes: (id: number) => `undoes change ${id}`,
	undoneBy: (id: number) => `undone by change ${id}`,
	allRows: (counts: string) => `All of it: ${counts}`,
	nextRows: "More of it",
	firstRows: "Back to its beginning",
	values: (kind: string) => `Values when it was ${kind}`,
	history: "History",
	older: "Older changes",
	loadingOlder: "Loading …",
	noHistory: "No change is recorded yet.",
	empty: "empty",
	notSet: "not set",
	removed: "removed",
	changed: "changed",
	added: "added",
	order: "order",
	yes: "yes",
	no: "no",
	undone: (n: number) => `Undone, in ${rows(n)}.`,
	undoneInPart: (restored: number, conflicts: number) =>
		`${restored === 0 ? "Not undone" : `Undone in part, in ${rows(restored)}`}. ${
			conflicts === 1
				? "1 value stays as it is."
				: `${formatCount(conflicts)} values stay as they are.`
		}`,
	nothingToUndo: "Nothing to undo: the old values are there already.",
	fieldConflict: (row: string, field: string, present: string, recorded: string) =>
		`${row}, ${field}: now ${present}; the change wrote ${recorded}`,
	rowConflict: (row: string, reason: string) => `${row} ${reason}`,
	outdated: (rows: string, n: number) =>
		`${rows} ${n === 1 ? "was changed meanwhile and stays as it is" : "were changed meanwhile and stay as they are"}.`,
	outdatedRow: (name: string, state: string, by: { what: string; actor: string } | null) =>
		[`${name}: now ${state}.`, ...(by ? [`${by.what} by ${by.actor}.`] : [])].join(" "),
	andMore: (n: number) => `And ${formatCount(n)} more.`,
};

export const conflictReasons: Readonly<
	Record<Extract<UndoConflict, { kind: "row" }>["reason"], string>
> = {
	gone: "was deleted since",
	exists: "exists again",
	taken: "cannot be restored: another one has its name, or what it refers to is gone",
	"has leads": "stays, because leads are addressed to it; it can be hidden",
	"being sent": "is being sent",
	"do not contact":
		"is not restored, because its earlier email address is on the do-not-contact list",
	discarded: "stays closed, because it is discarded; that can be undone",
};

export const tableNouns: Readonly<Record<RecordedTable, { one: string; many: string }>> = {
	dealerships: { one: "Dealer", many: "dealers" },
	vehicles: { one: "Vehicle", many: "vehicles" },
	leads: { one: "Lead", many: "leads" },
	mails: { one: "Mail", many: "mails" },
	corrections: { one: "Correction", many: "corrections" },
	company_facts: { one: "Company", many: "companies" },
	distinct_dealerships: { one: "Pair that is no duplicate", many: "pairs that are no duplicates" },
};

/** What is said of rows that have the name of something else. */
export const rowTitles: Readonly<Partial<Record<RecordedTable, (name: string) => string>>> = {
	mails: (name) => `Mail of ${name}`,
	corrections: (name) => `Correction of ${name}`,
	distinct_dealerships: (name) => `No duplicates: ${name}`,
};

export const changeKindLabels: Readonly<Record<ChangedRow["kind"], string>> = {
	inserted: "added",
	updated: "changed",
	deleted: "deleted",
};

/** Fields that no form has, or that are not of dealers. */
export const otherFieldLabels: Readonly<Record<string, string>> = {
	visibility: "Status",
	reviewedAt: "Approved",
	createdAt: "Added",
	stage: "Stage",
	dealershipId: "Dealer",
	suspicion: "Held back because",
	discardedAt: "Discarded",
	"mail.company": "Mail to the company",
	"mail.dealer": "Mail to the dealer",
	"mail.former": "Mail to the former dealer",
	"mail.webhook": "Webhook",
	state: "State",
	firstId: "First dealer",
	secondId: "Second dealer",
	reasons: "What they share",
	name: "Name",
};

/** What operators call the actions of commands. */
export const actionLabels: Readonly<Record<string, string>> = {
	"dealerships edit": "Dealer edited",
	"dealerships add": "Dealer added",
	"dealerships approve": "Dealers approved",
	"dealerships reject": "Dealers rejected",
	"dealerships hide": "Dealers hidden",
	"dealerships unhide": "Dealers shown again",
	"dealerships format": "Format of leads set",
	"leads stage": "Lead moved on",
	"leads acknowledge": "Lead taken by its dealer",
	"leads give-back": "Lead given back by its dealer",
	"leads discard": "Leads discarded",
	"corrections accept": "Corrections accepted",
	"corrections decline": "Corrections declined",
	"dealerships distinct": "Said to be no duplicates",
	"dealerships correct": "Listing corrected by its dealer",
	"end of a pause": "Pause ended",
	"changes undo": "Change undone",
	"vehicles add": "Vehicle added",
	"vehicles edit": "Vehicle edited",
	"company edit": "Company edited",
	"company variables": "Company taken from the settings",
	"import company": "Company imported",
	"rates edit": "Rates of lenders edited",
	"import rates": "Rates of lenders imported",
	"import dealerships": "Dealers imported",
	"import vehicles": "Vehicles imported",
	"leads release": "Leads released",
	"leads retry": "Unsent mails retried",
	"leads resend": "Sent mails resent",
	"leads mail-returned": "A lead's mail came back",
	"leads hand-over": "Leads handed to another dealer",
	"people erase": "A person erased",
	"sample data": "Sample data added",
	seed: "Invented dealers added",
	signup: "Dealer signed up",
};
