import {
	aboutOf,
	cleanCsvLine,
	consentOf,
	dealLine,
	dealOf,
	describeDeliveries,
	describeNotes,
	fieldOf,
	leadTextNames,
} from "@nev/api/operations";
import { byteOrderMark } from "@nev/contract/desk";
import type { LeadWithProblem } from "./lead-problem.js";

type Column = (stored: LeadWithProblem) => string | number | null | undefined;

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
	deal: (stored) => dealLine(dealOf(stored)),
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
	problem: ({ problem }) => problem,
};

/** The first line of a file of leads. */
export const leadCsvHeader = cleanCsvLine(Object.keys(columns));

/** A lead as a line. */
export function leadCsvLine(stored: LeadWithProblem): string {
	return cleanCsvLine(Object.values(columns).map((value) => value(stored)));
}

/** Pages of leads as a CSV file, in parts. */
export async function* leadsAsCsv(
	pages: AsyncIterable<readonly LeadWithProblem[]>,
): AsyncGenerator<string> {
	yield byteOrderMark + leadCsvHeader;
	for await (const page of pages) yield page.map(leadCsvLine).join("");
}
