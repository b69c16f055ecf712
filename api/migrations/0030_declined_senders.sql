-- Running servers lock leads before their mails. The transaction of this migration changes mails first and, in
-- 0031, leads, so it locks all leads now: otherwise it and a server could wait for each other. Who reads leads
-- does not wait. A weaker lock would let SELECT … FOR UPDATE pass.
LOCK TABLE leads IN EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
-- What an earlier version has released stays released.
UPDATE outbox SET released_at = now() FROM leads
WHERE leads.id = outbox.lead_id AND suspicion = 'declined' AND state IN ('waiting', 'sent', 'dead');
--> statement-breakpoint
-- Since when an address is on the do-not-contact list; null if it is not. As is_do_not_contact, it computes
-- the hashes once.
CREATE FUNCTION do_not_contact_since(email text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
	SELECT coalesce(
		(SELECT since FROM do_not_contact WHERE email_hash = hashes[1]),
		(SELECT since FROM do_not_contact WHERE email_hash = hashes[2])
	)
	FROM do_not_contact_hashes(email) AS hashes
$$;
