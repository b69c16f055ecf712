import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { openOwnDatabase } from "../../test/own-database.js";
import { findDoNotContact } from "./do-not-contact.js";

const { orm, close } = await openOwnDatabase();
afterAll(close);

it("hashes an address once, however many are on the list", async () => {
	await orm.execute(
		sql`insert into do_not_contact (email_hash) select keyed_email_hash(i::text) from generate_series(1, 30) as i`,
	);
	// PostgreSQL reads a list of which it knows that it is short row by row.
	await orm.execute(sql`analyze do_not_contact`);
	const { rows } = await orm.transaction(async (transaction) => {
		await transaction.execute(sql`set local track_functions = 'all'`);
		await findDoNotContact(transaction, ["ada@example.com"]);
		return transaction.execute(
			sql`select calls::integer from pg_stat_xact_user_functions where funcname = 'do_not_contact_hashes'`,
		);
	});
	expect(rows).toEqual([{ calls: 1 }]);
});
