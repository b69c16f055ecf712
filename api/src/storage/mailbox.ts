import { type Column, type SQL, sql } from "drizzle-orm";

/**
 * What tells one mailbox from another: an address in any case, without the tag of `ada+carts@example.com`, and without
 * the dots of one at Gmail, which ignores them.
 */
export const mailboxOf = (address: Column | SQL) =>
	sql`regexp_replace(regexp_replace(lower(${address}), '[+][^@]*@', '@'), '[.](?=[^@]*@(gmail|googlemail)[.]com$)', '', 'g')`;
