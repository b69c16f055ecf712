import type { ClientBase } from "pg";

/**
 * How values are read and written, and where tables are found. PostgreSQL lets a role, a database and a server
 * have other defaults. What differs is set by a statement, because poolers refuse parameters of a connection.
 * Tables are in `public`: a search path begins with a schema of the role's own name, as Drizzle's `drizzle` is.
 * The rest of it stays, for an extension may be there.
 */
const settings = `
select set_config(name, value, false) from (values
	('datestyle', 'ISO, MDY'),
	('timezone', 'UTC'),
	('intervalstyle', 'postgres'),
	('standard_conforming_strings', 'on'),
	('bytea_output', 'hex'),
	('client_encoding', 'UTF8'),
	('extra_float_digits', '1'),
	('default_transaction_isolation', 'read committed'),
	('search_path', case when current_setting('search_path') ~ '^(public|"public")(,|$)'
		then current_setting('search_path')
		else concat_ws(', ', 'public', nullif(current_setting('search_path'), '')) end)
) as wanted (name, value)
where current_setting(name) <> value`;

/** Gives a new connection the settings that the code relies on. */
export async function settleSession(client: ClientBase): Promise<void> {
	await client.query(settings);
}
