import {
	causeKey,
	type ImportCause,
	type ImportNote,
	type ImportOffer,
	type ImportRow,
} from "@nev/contract/desk";

/** How many row numbers a cause names. */
const namedRows = 5;

/** How many texts of a cause can be mended in all rows that have them. */
const namedTexts = 5;

/** What keeps a row out comes first, then what somebody should look at. */
const kinds: readonly ImportNote["kind"][] = [
	...(["refused", "doubtful", "dropped", "mended", "skipped", "kept"] as const),
];

type ReportedRow = Pick<ImportRow, "row" | "notes">;

type Text = ImportCause["texts"][number];

interface Group extends ImportCause {
	first: number[];
	/** The row that was counted last, as one may have several notes of a cause. */
	last?: ReportedRow;
	lastOffered?: ReportedRow;
	/** By field and text. */
	readonly byText: Map<string, { -readonly [Key in keyof Text]: Text[Key] }>;
}

/** What is said of the rows, by kind, the most frequent first. A note without a cause is left out. */
export function causesOf(rows: readonly ReportedRow[]): ImportCause[] {
	const groups = new Map<string, Group>();
	for (const row of rows) {
		for (const note of row.notes) {
			if (note.cause === undefined) continue;
			const key = causeKey(note);
			const group = groups.get(key) ?? newGroup(note.kind, note.cause);
			groups.set(key, group);
			addRow(group, row);
			if (note.offer) addOffer(group, note.offer, row);
			if (note.cell) addText(group, note.cell);
		}
	}
	return [...groups.values()]
		.sort((one, other) => order(one) - order(other) || other.rows - one.rows)
		.map(({ byText, last: _, lastOffered: __, ...cause }) => ({
			...cause,
			texts: frequent(byText.values()),
		}));
}

const order = ({ kind }: ImportCause) => kinds.indexOf(kind);

function newGroup(kind: ImportNote["kind"], cause: string): Group {
	return { kind, cause, rows: 0, first: [], texts: [], byText: new Map() };
}

function addRow(group: Group, row: ReportedRow): void {
	if (group.last === row) return;
	group.last = row;
	group.rows += 1;
	if (row.row !== undefined && group.first.length < namedRows) group.first.push(row.row);
}

function addOffer(group: Group, offer: ImportOffer, row: ReportedRow): void {
	group.offer ??= offer;
	if (group.lastOffered === row) return;
	group.lastOffered = row;
	group.offered = (group.offered ?? 0) + 1;
}

function addText(
	{ byText }: Group,
	{ field, text, problem }: NonNullable<ImportNote["cell"]>,
): void {
	const key = `${field}\n${text}`;
	const known = byText.get(key);
	if (known) known.rows += 1;
	else byText.set(key, { field, text, problem, rows: 1 });
}

function frequent(texts: Iterable<Text>): Text[] {
	return [...texts]
		.filter(({ rows }) => rows > 1)
		.sort((one, other) => other.rows - one.rows)
		.slice(0, namedTexts);
}
