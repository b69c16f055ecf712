import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { dealerDeadline } from "../opening-hours/open-time.js";
import { dealerSchedule } from "../opening-hours/schedules.js";
import { leads } from "../storage/lead-schema.js";
import { isMailableAt, mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { isOverdue } from "./is-overdue.js";
import { hoursColumns } from "./set-deadlines.js";

const batchSize = 200;

/** A dealer is reminded within so many days. Later, as after servers stood still, the company is told. */
const maxReminderDays = 2;

/**
 * Where the dealership of a lead is reminded: its first address that may be mailed, was sent the lead, and is read by
 * people. A dealer system would take a reminder for another lead.
 */
export const reminderAddress = sql<string | null>`(
	select coalesce(${mails.to}, ${dealerships.email})
	from ${mails}
	left join jsonb_array_elements(${dealerships.leadAddresses}) with ordinality as listed(further, n)
		on lower(further->>'email') = lower(${mails.to}) and lower(${mails.to}) <> lower(${dealerships.email})
	where ${mails.leadId} = ${leads.id} and ${mails.kind} = 'lead' and ${mails.recipient} = 'dealer'
		and ${mails.state} = 'sent'
		and coalesce(${mails.dealershipId}, ${leads.dealershipId}) = ${dealerships.id}
		and ${leads.kind} <> 'dealership' and ${dealerships.pausedUntil} is null and ${isMailableAt}
		and coalesce(further->>'format', ${dealerships.leadFormat}) = 'mail'
	order by n nulls first
	limit 1
)`;

/**
 * Stores a reminder of each lead that is overdue, once, in the transaction that marks it, and says from when on the
 * company is told: after as many open hours again, or now if its owner cannot be reminded.
 *
 * @returns how many reminders are to be sent
 */
export async function remindDealers(orm: Orm, hours: number): Promise<number> {
	let reminded = 0;
	for (let isDone = false; !isDone; ) {
		const [found, stored] = await orm.transaction(async (transaction) => {
			const canBeReminded = and(
				isNull(leads.remindedAt),
				sql`${leads.overdueAt} > now() - make_interval(days => ${maxReminderDays})`,
			);
			const rows = await transaction
				.select({
					id: leads.id,
					now: sql`now()`.mapWith(leads.overdueAt),
					dealershipId: dealerships.id,
					to: reminderAddress,
					dealer: hoursColumns,
				})
				.from(leads)
				.leftJoin(dealerships, and(eq(dealerships.id, leads.dealershipId), canBeReminded))
				.where(and(isOverdue(transaction), isNull(leads.escalatesAt)))
				.orderBy(asc(leads.id))
				.limit(batchSize)
				.for("no key update", { of: leads, skipLocked: true });
			const due = rows.flatMap(({ id, now, dealershipId, to, dealer }) =>
				dealershipId !== null && to !== null && dealer
					? [
							{
								id,
								dealershipId,
								to,
								escalatesAt: dealerDeadline(now, hours, dealerSchedule(dealer)),
							},
						]
					: [],
			);
			if (due.length > 0) {
				await transaction.insert(mails).values(
					due.map(({ id, dealershipId, to }) => ({
						...{ kind: "reminder" as const, leadId: id, dealershipId, to },
						subject: `Reminder of lead ${id}`,
					})),
				);
			}
			const escalationTimes = new Map(due.map((one) => [one.id, one.escalatesAt]));
			await transaction.execute(sql`
				update ${leads} set
					escalates_at = coalesce(found.escalates_at, now()),
					reminded_at = case when found.escalates_at is null then reminded_at else now() end
				from unnest(
					${sql.param(rows.map(({ id }) => id))}::integer[],
					${sql.param(rows.map(({ id }) => escalationTimes.get(id) ?? null))}::timestamptz[]
				) as found (id, escalates_at)
				where leads.id = found.id`);
			return [rows.length, due.length];
		});
		reminded += stored;
		isDone = found < batchSize;
	}
	return reminded;
}
