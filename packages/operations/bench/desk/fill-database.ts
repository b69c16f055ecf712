import type pg from "pg";

/** A telephone of each, or of a pair, which are likely duplicates; missing addresses; a word to search for. */
const varyDealers = `
	update dealerships set
		phone = '(' || 200 + number / 1000000 || ') '
			|| lpad((number / 1000 % 1000)::text, 3, '0') || '-' || lpad((number % 10000)::text, 4, '0'),
		email = case when id % 97 = 0 then '' else email end,
		visibility = case when id % 40 = 0 then 'hidden' when id % 60 = 1 then 'pending' else visibility end,
		ref = 'R-' || id,
		name = case when id % 100 = 7 then name || ' Zephyr' else name end,
		reviewed_at = case when id % 5 = 0 then null else now() end
	from (
		select id as dealer, (case when id % 50 = 1 then id - 1 else id end) * 1009 as number from dealerships
	) as numbers
	where id = dealer`;

/** Leads of a year, from some hundred pages of some hundred hosts. */
const addLeads = `
	insert into leads (kind, name, email, phone, payload, dealership_id, stage, created_at)
	select
		(array['inquiry', 'inquiry', 'contact'])[1 + n % 3],
		'Visitor ' || n,
		'visitor' || n || '@example.com',
		'(239) 555-' || lpad((n % 10000)::text, 4, '0'),
		jsonb_build_object(
			'vehicleName', 'D6 Max GT4',
			'message', repeat('May I drive it on the road? ', 8),
			'page', 'https://dealer' || n % 300 || '.example.com/carts/' || n % 20 || '?from=' || n
		),
		case when n % 3 < 2 then 1 + (n * 7) % (select max(id) from dealerships) end,
		(array['new', 'taken', 'answered', 'closed', 'closed'])[1 + n % 5],
		now() - (n || ' seconds')::interval * 600
	from generate_series(1, $1::int) as n
	where n % 3 = 2 or exists (
		select from dealerships where id = 1 + (n * 7) % (select max(id) from dealerships)
	)`;

const addMails = `
	insert into mails (lead_id, recipient, dealership_id, state, attempts, sent_at)
	select
		leads.id, recipient, case when recipient = 'dealer' then dealership_id end,
		case when leads.id % 400 = 0 then 'dead' when leads.id % 300 = 0 then 'held' else 'sent' end,
		1, case when leads.id % 400 > 0 and leads.id % 300 > 0 then created_at end
	from leads cross join (values ('company'), ('dealer')) as mail (recipient)
	where recipient = 'company' or dealership_id is not null`;

/** What operators did one by one, and took back in part. */
const addChanges = `
	with done as (
		insert into changes (at, actor, action, undoes)
		select
			now() - (n || ' minutes')::interval, (array['ada (desk)', 'grace (nev)'])[1 + n % 2],
			case when n % 10 = 0 then 'changes undo' else 'dealerships edit' end,
			case when n % 10 = 0 then n end
		from generate_series($1::int, 1, -1) as n
		returning id
	)
	insert into change_rows (change_id, table_name, row_id, before, after)
	select id, 'dealerships', 1 + id % 90000, '{"phone": "(239) 555-0100"}', '{"phone": "(239) 555-0101"}'
	from done`;

const addSearches = `
	insert into search_sums (day, state, zip3, searches, found_nobody)
	select current_date - day, states.name, lpad((states.id * 17 + area)::text, 3, '0'), 5 + area, area
	from generate_series(0, 89) as day, states, generate_series(1, 8) as area`;

/** Adds what a large company has after a year, beside its dealers. */
export async function fillDatabase(client: pg.Client, leads: number): Promise<void> {
	await client.query(varyDealers);
	await client.query(addLeads, [leads]);
	await client.query(addMails);
	await client.query(addChanges, [leads]);
	await client.query(addSearches);
	// PostgreSQL does it by itself within a minute.
	await client.query("vacuum analyze");
}
