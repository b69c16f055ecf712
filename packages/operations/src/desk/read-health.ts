import { access, constants } from "node:fs/promises";
import {
	countNotices,
	isLeadMail,
	isOverdue,
	isUnsent,
	newestMigration,
	type Orm,
	productVersion,
	readMailServerRefusal,
	type Settings,
} from "@nev/api/operations";
import type { Attention, DeskHealth } from "@nev/contract/desk";
import { sql } from "drizzle-orm";
import { countWaiting } from "./corrections/list-corrections.js";

type Figures = Pick<
	DeskHealth,
	| "database"
	| "isSearchIndexed"
	| "refusedLeads"
	| "dealers"
	| "corrections"
	| "newLeads"
	| "overdueLeads"
	| "backup"
> & {
	mail: Omit<DeskHealth["mail"], "isConfigured" | "refusal">;
};

/** What an operator should know of, and what needs a hand. */
export async function readDeskHealth(
	orm: Pick<Orm, "execute" | "select">,
	{ mail, mapFile, backup }: Pick<Settings, "mail" | "mapFile" | "backup">,
): Promise<DeskHealth> {
	const { rows } = await orm.execute<Record<string, unknown>>(sql`
		select
			json_build_object(
				'size', pg_database_size(current_database()),
				'server', split_part(current_setting('server_version'), ' ', 1),
				'isReadOnly', current_setting('transaction_read_only') = 'on'
			) as database,
			(
				select count(*) = 2 from pg_index
				where indisvalid
				and indexrelid in (to_regclass('dealerships_search'), to_regclass('leads_search'))
			) as "isSearchIndexed",
			(
				select coalesce(sum(leads), 0)::int from refused_leads where day >= current_date - 1
			) as "refusedLeads",
			(
				select json_build_object(
					'waiting', count(*) filter (where state = 'waiting'),
					'held', count(*) filter (where state = 'held' and stage <> 'closed'),
					'dead', count(*) filter (where state in ('dead', 'returned') and stage <> 'closed'),
					'oldestSeconds', coalesce(
						max(extract(epoch from now() - due_since)) filter (where state = 'waiting' and due_since < now()),
						0
					)::int
				) from mails join leads on leads.id = lead_id where ${isLeadMail} and ${isUnsent}
			) as mail,
			(
				select json_build_object(
					'visible', count(*) filter (where visibility = 'visible'),
					'pending', count(*) filter (where visibility = 'pending'),
					'unreviewed', count(*) filter (where visibility = 'visible' and reviewed_at is null)
				) from dealerships
			) as dealers,
			(
				select count(*)::int from corrections
				join dealerships on dealerships.id = dealership_id where corrections.state = 'waiting'
			) as corrections,
			(
				select count(*)::int from leads where stage = 'new'
			) as "newLeads",
			(select count(*)::int from leads where ${isOverdue(orm)}) as "overdueLeads",
			(
				select json_build_object('at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'file', file)
				from backups order by id desc limit 1
			) as backup`);
	const figures = rows[0] as Figures;
	return {
		...figures,
		version: productVersion(),
		migration: newestMigration(),
		notices: await countNotices(orm),
		backupEveryHours: backup?.everyHours ?? null,
		mail: {
			isConfigured: mail.smtpUrl !== undefined,
			refusal: (await readMailServerRefusal(orm)) ?? null,
			...figures.mail,
		},
		map: {
			file: mapFile ?? null,
			isReadable: mapFile === undefined || (await isReadable(mapFile)),
		},
	};
}

/** What every page of the desk shows. */
export async function readAttention(orm: Orm): Promise<Attention> {
	return {
		corrections: await countWaiting(orm),
		mailServerRefusal: (await readMailServerRefusal(orm)) ?? null,
	};
}

function isReadable(file: string): Promise<boolean> {
	return access(file, constants.R_OK).then(
		() => true,
		() => false,
	);
}
