import { countLeads, isLeadMail, leads, mails, type Orm } from "@nev/api/operations";
import { and, eq, exists, gte, isNull, ne, not } from "drizzle-orm";

/** Counts the open leads that came for a dealership since a time, and of which there is no mail to it. */
export function countUnmailedLeads(
	orm: Pick<Orm, "select">,
	id: number,
	since: Date,
): Promise<number> {
	const isMailed = exists(
		orm
			.select({ id: mails.id })
			.from(mails)
			.where(
				and(
					isLeadMail,
					eq(mails.leadId, leads.id),
					eq(mails.recipient, "dealer"),
					eq(mails.dealershipId, id),
					ne(mails.state, "discarded"),
				),
			),
	);
	return countLeads(
		orm,
		and(
			eq(leads.dealershipId, id),
			ne(leads.kind, "dealership"),
			gte(leads.createdAt, since),
			ne(leads.stage, "closed"),
			isNull(leads.suspicion),
			not(isMailed),
		),
	);
}
