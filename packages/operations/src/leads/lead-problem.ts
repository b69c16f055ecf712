import {
	allLeads,
	isLeadMail,
	isOverdue,
	leadJson,
	leads,
	mails,
	type Orm,
	type StoredLead,
} from "@nev/api/operations";
import type { LeadProblem, LeadProblemFilter } from "@nev/contract/desk";
import { and, eq, exists, inArray, ne, or, type SQL, sql } from "drizzle-orm";

/** A lead with its problem, or null if it has none. */
export interface LeadWithProblem extends StoredLead {
	readonly problem: LeadProblem | null;
}

type Reader = Pick<Orm, "select">;

const isOpen = ne(leads.stage, "closed");

const hasMail = (orm: Reader, ...states: ("dead" | "returned" | "held" | "waiting")[]) =>
	exists(
		orm
			.select({ id: mails.id })
			.from(mails)
			.where(and(isLeadMail, eq(mails.leadId, leads.id), inArray(mails.state, states))),
	);

/** The condition for open leads with a mail that failed for good or came back. */
export const isFailed = (orm: Reader) => and(isOpen, hasMail(orm, "dead", "returned"));

/** The condition for open leads with a mail that is held back. */
export const isHeld = (orm: Reader) => and(isOpen, hasMail(orm, "held"));

/** The condition for leads with a problem, whatever else is true of them, or with none. */
export function hasProblem(orm: Reader, problem: LeadProblemFilter): SQL | undefined {
	switch (problem) {
		case "failed":
			return isFailed(orm);
		case "held":
			return isHeld(orm);
		case "overdue":
			return isOverdue(orm);
		case "waiting":
			return hasMail(orm, "waiting");
		case "none":
			// Without a time by which it is to be taken, it is not known whether it is overdue.
			return sql`(${or(isFailed(orm), isHeld(orm), isOverdue(orm))}) is not true`;
	}
}

/** The problem of a lead: the first that it has. */
const problemOf = (orm: Reader) => sql<LeadProblem | null>`case
	when ${isFailed(orm)} then 'failed'
	when ${isHeld(orm)} then 'held'
	when ${isOverdue(orm)} then 'overdue'
end`;

/** Reads the problems of leads. */
export async function withProblems(
	orm: Reader,
	stored: readonly StoredLead[],
): Promise<LeadWithProblem[]> {
	const ids = stored.map(({ lead }) => lead.id);
	const rows = await orm
		.select({ id: leads.id, problem: problemOf(orm) })
		.from(leads)
		.where(inArray(leads.id, ids));
	const problems = new Map(rows.map(({ id, problem }) => [id, problem]));
	return stored.map((one) => ({ ...one, problem: problems.get(one.lead.id) ?? null }));
}

/** All leads that meet a condition, with their problems, oldest first, in pages. */
export async function* allWithProblems(
	orm: Reader,
	condition: SQL | undefined,
): AsyncGenerator<LeadWithProblem[]> {
	for await (const page of allLeads(orm, condition)) {
		yield await withProblems(orm, page);
	}
}

/** A lead as the JSON output shows it. */
export const leadAndProblemJson = ({ problem, ...stored }: LeadWithProblem): object => ({
	...leadJson(stored),
	problem,
});
