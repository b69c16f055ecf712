import type { AreaSearches, Insight, LeadCount } from "@nev/contract/desk";
import type { Column } from "../output/table.js";

/** Figures under a title, which are printed, and saved as a file. */
export interface InsightTable {
	readonly title: string;
	/** Without `.csv`. */
	readonly file: string;
	readonly columns: readonly Column<readonly (string | number)[]>[];
	readonly rows: readonly (readonly (string | number)[])[];
}

/** The tables of a period. */
export function insightTables({ leads, searches }: Insight): InsightTable[] {
	return [
		leadTable("Leads by day", "leads-by-day", "DAY", leads.days),
		leadTable("Leads by state", "leads-by-state", "STATE", named(leads.states, "Not known")),
		leadTable(
			"Leads by dealer",
			"leads-by-dealer",
			"DEALER",
			leads.dealers.map(({ id, name, leads: n }) => ({
				name: id === null ? "The company" : name || `Dealer ${id}, removed`,
				leads: n,
			})),
		),
		leadTable("Leads by host", "leads-by-host", "HOST", named(leads.hosts, "Not known")),
		leadTable("Leads by page", "leads-by-page", "PAGE", named(leads.pages, "Not known")),
		{
			title: "Searches by ZIP area",
			file: "searches-by-zip-area",
			columns: columnsOf("ZIP CODES", "STATE", "SEARCHES", "FOUND NOBODY"),
			rows: searches.map(cellsOf),
		},
	];
}

const named = (counts: readonly LeadCount[], unknown: string) =>
	counts.map(({ name, leads }) => ({ name: name || unknown, leads }));

const cellsOf = ({ zip3, state, searches, foundNobody }: AreaSearches) => [
	`${zip3}xx`,
	state,
	searches,
	foundNobody,
];

function leadTable(
	title: string,
	file: string,
	heading: string,
	counts: readonly LeadCount[],
): InsightTable {
	return {
		title,
		file,
		columns: columnsOf(heading, "LEADS"),
		rows: counts.map(({ name, leads }) => [name, leads]),
	};
}

function columnsOf(...headings: string[]): InsightTable["columns"] {
	return headings.map((heading, index) => ({
		heading,
		value: (row) => String(row[index] ?? ""),
	}));
}
