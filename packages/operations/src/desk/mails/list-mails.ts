import { isUnsentNotice, mails, type Orm, rowVersion } from "@nev/api/operations";
import type { MailFilter, MailPage, MailQuery, MailRow } from "@nev/contract/desk";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { readKeysetPage } from "../lists/keyset-page.js";
import { containsWords } from "../lists/search.js";

const mailText = sql`lower(coalesce(${mails.to}, '') || ' ' || coalesce(${mails.subject}, 'confirmation of lead ' || ${mails.leadId}, ''))`;

/** The condition for the mails of a filter, of those that are not sent and are not of a lead. */
export const matchesMails = ({ q, state }: MailFilter): SQL | undefined =>
	and(isUnsentNotice, containsWords(mailText, q), state && eq(mails.state, state));

/** A page of the mails that match. */
export function listMails(orm: Orm, query: MailQuery): Promise<MailPage> {
	return readKeysetPage<MailRow>(orm, query, {
		filter: matchesMails(query),
		column: mails.id,
		idColumn: mails.id,
		hasVersion: true,
		read: async (condition, order, limit) => {
			const rows = await orm
				.select({ mail: mails, version: rowVersion(mails) })
				.from(mails)
				.where(condition)
				.orderBy(...order)
				.limit(limit);
			return rows.map(({ mail, version }) => ({
				id: mail.id,
				version,
				createdAt: mail.createdAt.toISOString(),
				// The condition leaves no other one.
				state: mail.state as MailRow["state"],
				to: mail.to ?? "",
				subject: mail.subject ?? `Confirmation of lead ${mail.leadId}`,
				lastError: mail.lastError,
			}));
		},
		placeOf: ({ id }) => [id, id],
	});
}
