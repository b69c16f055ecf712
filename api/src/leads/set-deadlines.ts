import { maxOverdueHours } from "@nev/contract/desk";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { companyFactsOf } from "../company/company-facts.js";
import { readCompany } from "../company/stored-company.js";
import { companyDeadline, dealerDeadline } from "../opening-hours/open-time.js";
import { companySchedule, dealerSchedule } from "../opening-hours/schedules.js";
import { isNew, leads } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { isMailedToDealer, isWatched } from "./is-overdue.js";

/** Few enough that no other request waits long for their locks, or for this process. */
const batchSize = 100;

/**
 * The columns that the opening hours of a dealership are read from. By the first one, which is never null, Drizzle
 * tells whether a join has found a dealership.
 */
export const hoursColumns = {
	zipCode: dealerships.zipCode,
	state: dealerships.state,
	openingHours: dealerships.openingHours,
	timeZone: dealerships.timeZone,
};

/**
 * Stores when leads that nobody has taken are overdue, where it is not known: of those that a dealership was mailed
 * after so many of its open hours, of all others by the company's promise.
 */
export async function setDeadlines(orm: Orm, hours: number): Promise<void> {
	const facts = companyFactsOf(await readCompany(orm));
	const company = companySchedule(facts);
	const companyHours = Math.min(facts.support.emailHours, maxOverdueHours);
	for (let lastId: number | undefined = 0; lastId !== undefined; ) {
		lastId = await orm.transaction(async (transaction) => {
			const isOfDealer = isMailedToDealer(transaction);
			const rows = await transaction
				.select({
					id: leads.id,
					since: sql`coalesce(${leads.ownedSince}, ${leads.createdAt})`.mapWith(leads.createdAt),
					dealer: hoursColumns,
				})
				.from(leads)
				.leftJoin(dealerships, and(eq(dealerships.id, leads.dealershipId), isOfDealer))
				.where(
					and(isNew, isNull(leads.overdueAt), isWatched(transaction), gt(leads.id, Number(lastId))),
				)
				.orderBy(asc(leads.id))
				.limit(batchSize)
				.for("no key update", { of: leads, skipLocked: true });
			const times = rows.map(({ since, dealer }) =>
				dealer
					? dealerDeadline(since, hours, dealerSchedule(dealer))
					: companyDeadline(since, companyHours, company),
			);
			await transaction.execute(sql`
				update ${leads} set overdue_at = deadline.at
				from unnest(${sql.param(rows.map(({ id }) => id))}::integer[], ${sql.param(times)}::timestamptz[])
					as deadline (id, at)
				where leads.id = deadline.id`);
			return rows.length < batchSize ? undefined : rows.at(-1)?.id;
		});
	}
}

/** Forgets when leads are overdue. */
export async function removeDeadlines(orm: Pick<Orm, "update">): Promise<void> {
	await orm
		.update(leads)
		.set({ overdueAt: null, escalatesAt: null })
		.where(and(isNew, sql`${leads.overdueAt} is not null`));
}
