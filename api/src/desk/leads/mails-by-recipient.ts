import type { LeadActionPreview } from "@nev/contract/desk";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import { outbox } from "../../storage/lead-schema.js";
import type { Transaction } from "../../storage/orm.js";
import { dealerships } from "../../storage/schema.js";

/** Recipients that are named; a list of more is not read. */
const maxRecipients = 10;

/** To whom mails go that are due. Those that are held back go to nobody yet. */
export async function mailsByRecipient(
	transaction: Pick<Transaction, "select">,
	ids: ReadonlySet<number>,
	companyEmail: string,
): Promise<Pick<LeadActionPreview, "mails" | "mailCount">> {
	if (ids.size === 0) return { mails: [], mailCount: 0 };
	const n = count();
	const { name, email } = dealerships;
	const rows = await transaction
		.select({ dealer: name, email, n })
		.from(outbox)
		.leftJoin(dealerships, eq(outbox.dealershipId, dealerships.id))
		.where(and(inArray(outbox.id, [...ids]), eq(outbox.state, "waiting")))
		.groupBy(dealerships.id)
		.orderBy(desc(n), name);
	return {
		mails: rows
			.slice(0, maxRecipients)
			.map((row) => ({ ...row, email: row.email ?? companyEmail })),
		mailCount: rows.reduce((total, row) => total + row.n, 0),
	};
}
