import { randomUUID } from "node:crypto";
import { formatPhone } from "@nev/contract";
import { leadKindLabels } from "@nev/contract/desk";
import { and, asc, eq, lte, ne, sql } from "drizzle-orm";
import { domainOf, type Mail } from "../mail/mail.js";
import type { Settings } from "../settings/settings.js";
import { leads } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { cleanLine } from "../text/clean.js";
import { isOverdue, maxOverdueDays } from "./is-overdue.js";

/** How many leads the notice names. */
const maxNamed = 20;

interface OverdueLead {
	readonly id: number;
	readonly kind: keyof typeof leadKindLabels;
	readonly vehicle: string | null;
	readonly ageHours: number;
	readonly dealer: string | null;
	readonly phone: string | null;
}

export interface OverdueLeads {
	/** How many there are. */
	readonly total: number;
	/** Those that have waited for the longest. */
	readonly named: readonly OverdueLead[];
}

/** Finds the leads that nobody has taken in time, and of which the company is told. */
export async function findOverdueLeads(orm: Pick<Orm, "select">): Promise<OverdueLeads> {
	const rows = await orm
		.select({
			id: leads.id,
			kind: leads.kind,
			vehicle: sql<string | null>`${leads.payload}->>'vehicleName'`,
			ageHours: sql<number>`trunc(extract(epoch from now() - ${leads.createdAt}) / 3600)::integer`,
			dealer: dealerships.name,
			phone: dealerships.phone,
			total: sql<number>`(count(*) over ())::integer`,
		})
		.from(leads)
		// A signup is for nobody.
		.leftJoin(
			dealerships,
			and(eq(dealerships.id, leads.dealershipId), ne(leads.kind, "dealership")),
		)
		.where(and(isOverdue(orm), lte(leads.escalatesAt, sql`now()`)))
		.orderBy(asc(leads.overdueAt), asc(leads.id))
		.limit(maxNamed);
	return { total: rows[0]?.total ?? 0, named: rows };
}

/**
 * Without names of visitors, addresses or messages: the notice may be forwarded.
 *
 * @param deskOrigin of a desk behind a proxy; undefined: there is none
 */
export function overdueLeadsNotice(
	{ total, named }: OverdueLeads,
	{ from, to }: Pick<Settings["mail"], "from" | "to">,
	deskOrigin: string | undefined,
): Mail {
	const more = total - named.length;
	const list = deskOrigin === undefined ? "the desk (pnpm nev desk), under Leads" : "the desk";
	return {
		messageId: `<notice.${randomUUID()}@${domainOf(from)}>`,
		to,
		subject: `Leads that nobody has taken in time: ${total}`,
		text: [
			"Call these dealers, or hand the leads over:",
			"",
			...named.map(describeOverdue),
			...(more > 0 ? [`and ${more} more`] : []),
			"",
			...(deskOrigin === undefined ? [] : [`${deskOrigin}/leads?problem=overdue`, ""]),
			`All are in ${list}, where you can hand one to another dealer, or say that it is taken or answered. pnpm nev leads list --problem overdue lists them too. This notice comes once a day until no such lead of the last ${maxOverdueDays} days is left.`,
		].join("\n"),
	};
}

/** `70: D6 Max GT4, 26 hours old, Gulf Carts, (239) 555-0199` */
function describeOverdue({ id, kind, vehicle, ageHours, dealer, phone }: OverdueLead): string {
	const about = vehicle ?? leadKindLabels[kind];
	const age = ageHours < 48 ? `${ageHours} hours old` : `${Math.floor(ageHours / 24)} days old`;
	const owner = dealer === null ? ["yours"] : [dealer, formatPhone(phone ?? "")];
	return `${id}: ${[about, age, ...owner].filter(Boolean).map(cleanLine).join(", ")}`;
}
