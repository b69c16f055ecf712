import {
	aboutOf,
	allLeads,
	cleanCsvLine,
	consentOf,
	describeDeliveries,
	describeNotes,
	fieldOf,
	type LeadFilter,
	leadTextNames,
	type Orm,
	type StoredLead,
} from "@nev/api/operations";
import { byteOrderMark } from "@nev/contract/desk";

type Column = (stored: StoredLead) => string | number | null | undefined;

const columns: Record<string, Column> = {
	id: ({ lead }) => lead.id,
	uuid: ({ lead }) => lead.uuid,
	createdAt: ({ lead }) => lead.createdAt.toISOString(),
	kind: ({ lead }) => lead.kind,
	name: ({ lead }) => lead.name,
	email: ({ lead }) => lead.email,
	phone: ({ lead }) => lead.phone,
	about: aboutOf,
	...Object.fromEntries(
		leadTextNames.map((name): [string, Column] => [name, (stored) => fieldOf(stored, name)]),
	),
	dealershipId: ({ lead }) => lead.dealershipId,
	dealership: ({ dealership }) => dealership?.name,
	page: (stored) => fieldOf(stored, "page"),
	consentText: (stored) => consentOf(stored)?.text,
	consentGivenAt: (stored) => consentOf(stored)?.givenAt,
	consentVersion: (stored) => consentOf(stored)?.version,
	suspicion: ({ lead }) => lead.suspicion,
	discardedAt: ({ lead }) => lead.discardedAt?.toISOString(),
	discardReason: ({ lead }) => (lead.discardedAt ? lead.discardReason : null),
	delivery: describeDeliveries,
	notes: describeNotes,
	stage: ({ lead }) => lead.stage,
};

/** The first line of a file of leads. */
export const leadCsvHeader = cleanCsvLine(Object.keys(columns));

/** A lead as a line. */
export function leadCsvLine(stored: StoredLead): string {
	return cleanCsvLine(Object.values(columns).map((value) => value(stored)));
}

/** All leads that match as a CSV file, oldest first, in parts. */
export async function* leadsAsCsv(
	orm: Pick<Orm, "select">,
	filter: LeadFilter,
): AsyncGenerator<string> {
	yield byteOrderMark + leadCsvHeader;
	for await (const page of allLeads(orm, filter)) yield page.map(leadCsvLine).join("");
}
