import type { Settings } from "../settings/settings.js";
import type { Database } from "../storage/database.js";
import type { leads } from "../storage/lead-schema.js";
import { hashBody, IdempotencyConflictError, type IdempotentRequest } from "./idempotency.js";
import { companyRecipients } from "./mailed-address.js";

/**
 * Stores a lead, its idempotency key with the first answer, and its mails: one statement, so one round
 * trip and one commit. The key comes first: of two requests at once the second waits for the first, finds
 * its key taken and stores nothing. A dealer gets a mail at each of its addresses, but for those that asked not
 * to be contacted, and none if it is not visible, is paused or not reviewed; an unknown one is not stored. A sender
 * who asked not to be contacted is recorded as `declined`, and no mail is sent. A confirmation is stored too if
 * senders get one, unless the lead is suspicious or its sender's mailbox has one of today; so is a delivery to the
 * webhook, if there is one.
 *
 * A lead that is routed to the nearest dealer is for it only if it may be mailed, and its payload says how far
 * away the dealer is.
 *
 * Parameters: path, key, hash of the body, kind, name, email, phone, payload, suspicion, dealership, whether
 * senders get a confirmation, of a routed lead the miles to its dealership, whether there is a webhook, the company's
 * addresses, and whether they get the leads of dealers too.
 */
const statement = {
	name: "store-lead",
	text: `
with new_lead as materialized (
	select nextval(pg_get_serial_sequence('leads', 'id'))::integer as id
), claimed_key as (
	insert into idempotency_keys (path, key, body_hash, answer)
	select $1, $2, $3, jsonb_build_object('id', id) from new_lead where $2::text is not null
	on conflict do nothing
	returning key
), named_dealer as (
	select id, email, lead_addresses,
		visibility = 'visible' and paused_until is null and reviewed_at is not null as takes_leads
	from dealerships where id = $10::integer
), dealer_address as (
	select id, address, copy from named_dealer, lateral (
		select null::text as address, 0 as copy where email <> '' and not is_do_not_contact(email)
		union all
		select further->>'email', n::integer
		from jsonb_array_elements(lead_addresses) with ordinality as listed(further, n)
		where lower(further->>'email') <> lower(email) and not is_do_not_contact(further->>'email')
	) as mailed
	where takes_leads
), dealer as (
	select id, case when $12::float8 is null then '{}' else
		jsonb_build_object('routed', jsonb_build_object('dealershipId', id, 'miles', round($12::numeric, 1))) end as routing
	from named_dealer where $12 is null or exists (select from dealer_address)
), spam_signal as (
	select coalesce($9, case when is_do_not_contact($6) then 'declined' end) as suspicion
), stored_lead as (
	insert into leads (id, kind, name, email, phone, payload, suspicion, dealership_id)
	overriding system value
	select id, $4, $5, $6, $7, $8::jsonb || coalesce((select routing from dealer), '{}'),
		suspicion, (select id from dealer)
	from new_lead, spam_signal
	where $2::text is null or exists (select from claimed_key)
	returning id
), mailed_address as (
	select 'company' as recipient, null::integer as dealership_id, address, n::integer - 1 as copy
	from unnest($14::text[]) with ordinality as company(address, n), spam_signal
	where $15::boolean or suspicion is not null or not exists (select from dealer_address)
	union all
	select 'dealer', id, address, copy from dealer_address
), lead_mails as (
	insert into mails (lead_id, recipient, dealership_id, to_address, copy, state)
	select stored_lead.id, recipient, dealership_id, address, copy,
		case when suspicion is null then 'waiting' else 'held' end
	from stored_lead, spam_signal, mailed_address
), webhook as (
	insert into mails (kind, lead_id, recipient, state)
	select 'webhook', stored_lead.id, 'webhook', case when suspicion is null then 'waiting' else 'held' end
	from stored_lead, spam_signal
	where $13::boolean
), confirmation as (
	insert into mails (kind, lead_id, to_address)
	select 'confirmation', stored_lead.id, $6 from stored_lead, spam_signal
	where $11::boolean and suspicion is null
	on conflict do nothing
)
select id from stored_lead`,
};

/** PostgreSQL's code for a reference to a row that is gone. */
const foreignKeyViolation = "23503";

type NewLead = Pick<
	typeof leads.$inferInsert,
	"kind" | "name" | "email" | "phone" | "payload" | "suspicion"
> & {
	readonly dealershipId?: number | undefined;
	/** That it is the nearest dealership to the sender, who named none, and how far away it is. */
	readonly routedMiles?: number | undefined;
	/** Whether its sender is told that it has arrived. */
	readonly isConfirmed?: boolean;
	/** Whether the webhook is sent it. */
	readonly hasWebhook?: boolean;
	/** Where the company is mailed leads besides its first address, and which ones it is mailed. */
	readonly company?: Pick<Settings["mail"], "leadAddresses" | "copies">;
};

/**
 * Stores a lead together with its mails. The mails of a suspicious lead are held back until an operator
 * releases them. A request with the idempotency key of an earlier one gets that lead's id.
 *
 * @returns the lead's id
 * @throws {IdempotencyConflictError} if the key was used with another body
 */
export async function storeLead(
	{ pool, preparesStatements }: Pick<Database, "pool" | "preparesStatements">,
	lead: NewLead,
	{ path, key, body }: IdempotentRequest,
): Promise<number> {
	const bodyHash = hashBody(body);
	const { kind, name, email, phone, payload, suspicion, isConfirmed = false } = lead;
	const { dealershipId, routedMiles, hasWebhook = false } = lead;
	const { leadAddresses = [], copies = "all" } = lead.company ?? {};
	const store = () =>
		pool.query<{ id: number }>({
			...(preparesStatements ? statement : { text: statement.text }),
			values: [
				...[path, key, bodyHash, kind, name, email, phone],
				...[JSON.stringify(payload), suspicion, dealershipId, isConfirmed, routedMiles, hasWebhook],
				...[companyRecipients(leadAddresses), copies === "all"],
			],
		});
	const { rows } = await store().catch((error) => {
		// The statement saw the dealership, and then waited for who deleted it. The next one sees none.
		if (error.code === foreignKeyViolation) return store();
		throw error;
	});
	return rows[0]?.id ?? findEarlier(pool, path, key, bodyHash);
}

async function findEarlier(
	pool: Database["pool"],
	path: string,
	key: string | undefined,
	bodyHash: string,
): Promise<number> {
	const { rows } = await pool.query<{ id: number; body_hash: string }>(
		"select (answer->>'id')::integer as id, body_hash from idempotency_keys where path = $1 and key = $2",
		[path, key],
	);
	if (rows[0]?.body_hash !== bodyHash) throw new IdempotencyConflictError();
	return rows[0].id;
}
