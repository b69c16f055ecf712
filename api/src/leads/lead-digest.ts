import { and, sql } from "drizzle-orm";
import { addNotices, type Notice } from "../mail-queue/notices.js";
import { aDay, utcDay } from "../opening-hours/day.js";
import { leads } from "../storage/lead-schema.js";
import { mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { oneTimeTasks } from "../storage/schema.js";
import { cleanLine } from "../text/clean.js";
import { aboutOf } from "./describe-lead.js";
import { newestLeads, type StoredLead } from "./stored-lead.js";

/** The hour of the company's day at which it is told of the leads of the day before. */
const digestHour = 8;

/** How many leads it names. */
const maxNamed = 1000;

/** How many days it lists at most, if no server ran on the days before. */
const maxDays = 7;

/** What the record of a digest that was stored begins with, before its day. */
const taskPrefix = "lead digest ";

const noDealer = "No dealer";

/**
 * Stores the mail that lists the leads of yesterday, once a day, however many processes call it. It lists those of
 * the days before too, if no server ran to do so.
 *
 * @param zone the IANA name of the company's time zone
 * @returns whether it stored one: not before the morning, and not if no lead came
 */
export async function storeDigest(
	orm: Orm,
	to: string,
	zone: string,
	now = new Date(),
): Promise<boolean> {
	const { day, hour } = localTime(now, zone);
	if (hour < digestHour) return false;
	return orm.transaction(async (transaction) => {
		const task = taskPrefix + day;
		const first = await transaction
			.insert(oneTimeTasks)
			.values({ name: task })
			.onConflictDoNothing()
			.returning();
		if (first.length === 0) return false;
		const earlier = await transaction
			.delete(oneTimeTasks)
			.where(sql`${oneTimeTasks.name} like ${`${taskPrefix}%`} and ${oneTimeTasks.name} < ${task}`)
			.returning();
		const startOf = (date: string) => sql`${date}::date::timestamp at time zone ${zone}`;
		const dayAgo = (days: number) => utcDay(Date.parse(day) - days * aDay);
		const yesterday = dayAgo(1);
		const stored = earlier.map(({ name }) => name.slice(taskPrefix.length)).toSorted();
		const unlisted = stored.at(-1) ?? yesterday;
		const [, start = yesterday] = [dayAgo(maxDays), unlisted].toSorted();
		const isToList = and(
			sql`${leads.createdAt} >= ${startOf(start)} and ${leads.createdAt} < ${startOf(day)}`,
			sql`${leads.discardedAt} is null`,
			// The company is told of those by a mail of their own.
			sql`not exists (
				select from ${mails}
				where ${mails.leadId} = ${leads.id} and ${mails.recipient} = 'company' and ${mails.state} = 'held'
			)`,
		);
		const found = await newestLeads(transaction, isToList, maxNamed);
		if (found.length === 0) return false;
		await addNotices(transaction, [digestNotice(found, start, yesterday, to)]);
		return true;
	});
}

function localTime(now: Date, zone: string): { readonly day: string; readonly hour: number } {
	// Sweden writes 2026-11-29 08:00.
	const text = new Intl.DateTimeFormat("sv-SE", {
		...{ timeZone: zone, dateStyle: "short", timeStyle: "short" },
	}).format(now);
	return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** Without names of visitors or what they wrote: the mail may be forwarded. */
function digestNotice(
	found: readonly StoredLead[],
	start: string,
	end: string,
	to: string,
): Notice {
	const byDealer = new Map<string, StoredLead[]>();
	for (const one of found.toReversed()) {
		const dealer = dealerOf(one);
		byDealer.set(dealer, [...(byDealer.get(dealer) ?? []), one]);
	}
	const [first, last] = [start, end].map((day) => longDay.format(new Date(day)));
	const days = start === end ? `on ${last}` : `from ${first} to ${last}`;
	const count = found.length === 1 ? "1 lead" : `${found.length} leads`;
	return {
		to,
		subject: `${count} ${days}`,
		text: [
			...[...byDealer]
				.toSorted(([one], [other]) => one.localeCompare(other, "en"))
				.flatMap(([dealer, theirs]) => [
					`${dealer}: ${theirs.length}`,
					...theirs.map((one) => `  ${lineOf(one)}`),
					"",
				]),
			...(found.length === maxNamed ? [`These are the newest ${maxNamed}.`, ""] : []),
			"The desk (pnpm nev desk) has them under Leads. pnpm nev leads show 12 shows one. This mail comes once a day while MAIL_COPIES is digest.",
		].join("\n"),
	};
}

/** A dealership that signed up is not one that leads are for. */
function dealerOf({ lead, dealership }: StoredLead): string {
	return dealership && lead.kind !== "dealership" ? cleanLine(dealership.name) : noDealer;
}

function lineOf(stored: StoredLead): string {
	const { id, stage } = stored.lead;
	return [id, cleanLine(aboutOf(stored)), stage].filter((text) => text !== "").join(", ");
}
