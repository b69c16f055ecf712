import {
	changeRows,
	changes,
	isMailOf,
	leadMailColumns,
	mails,
	type Orm,
} from "@nev/api/operations";
import type { History } from "@nev/contract/desk";
import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import { type Change, historyOf, lastChanges } from "../../changes/read-changes.js";
import { nameDealers } from "../changes/dealer-names.js";
import { toChange } from "../changes/list-changes.js";

/** Changes on a page. */
const pageSize = 20;

type Entry = Awaited<ReturnType<typeof historyOf>>[number];

/**
 * What happened to a lead and to its mails, newest first. Dealers have their names, and the state of a mail
 * is a field such as `mail.dealer`.
 */
export async function readLeadHistory(
	orm: Pick<Orm, "select" | "selectDistinct" | "execute">,
	id: number,
	before: number | undefined,
): Promise<History> {
	const ofRecipients = await orm
		.select({ id: mails.id, recipient: leadMailColumns.recipient })
		.from(mails)
		.where(isMailOf([id]));
	const mailIds = ofRecipients.map((mail) => mail.id);
	const ofLead = and(eq(changeRows.tableName, "leads"), eq(changeRows.rowId, id));
	const ofMails = and(eq(changeRows.tableName, "mails"), inArray(changeRows.rowId, mailIds));
	const found = await orm
		.selectDistinct({ id: changes.id })
		.from(changeRows)
		.innerJoin(changes, eq(changes.id, changeRows.changeId))
		.where(and(or(ofLead, ofMails), before === undefined ? undefined : lt(changes.id, before)))
		.orderBy(desc(changes.id))
		.limit(pageSize + 1);
	const shown = found.slice(0, pageSize).map((change) => change.id);
	const range = { from: shown.at(-1) ?? 0, before };
	const entries = [
		...(await historyOf(orm, "leads", id, range)).map((entry) => [undefined, entry] as const),
		...(
			await Promise.all(
				ofRecipients.map(async (mail) =>
					(
						await historyOf(orm, "mails", mail.id, range)
					).map((entry) => [mail.recipient, entry] as const),
				),
			)
		).flat(),
	];
	const merged = merge(shown, entries);
	const named = merged.map(await nameDealers(orm, merged));
	return {
		items: named.map(({ kind, fields, ...change }) => ({ ...toChange(change), kind, fields })),
		hasOlder: found.length > pageSize,
	};
}

/** One entry for each change, with the fields of the lead first. */
function merge(
	ids: readonly number[],
	entries: readonly (readonly [recipient: string | undefined, entry: Entry])[],
): Entry[] {
	return ids.flatMap((id) => {
		const own = entries.filter(([, entry]) => entry.id === id);
		const [first] = own;
		if (!first) return [];
		const fields = own.flatMap(([recipient, entry]) =>
			entry.fields.map((field) =>
				recipient === undefined ? field : { ...field, field: `mail.${recipient}` },
			),
		);
		return [{ ...first[1], fields }];
	});
}

/** The last changes of leads and of their mails, by the lead's id; undefined if none is recorded. */
export async function lastLeadChanges(
	orm: Pick<Orm, "select" | "selectDistinctOn">,
	ids: readonly number[],
): Promise<(id: number) => Change | undefined> {
	const ofLeads = await orm
		.select({ id: mails.id, leadId: leadMailColumns.leadId })
		.from(mails)
		.where(isMailOf(ids));
	const mailIds = ofLeads.map(({ id }) => id);
	const ofLead = await lastChanges(orm, "leads", ids);
	const ofMail = await lastChanges(orm, "mails", mailIds);
	const newest = new Map<number, Change>();
	const add = (leadId: number, change: Change | undefined) => {
		if (change && change.id > (newest.get(leadId)?.id ?? 0)) newest.set(leadId, change);
	};
	for (const id of ids) add(id, ofLead(id));
	for (const { id, leadId } of ofLeads) add(leadId, ofMail(id));
	return (id) => newest.get(id);
}
