-- Keys the hashes of the do-not-contact list, so that the list alone does not tell whether an address is
-- on it. Earlier entries stay as they are: nobody knows their addresses.
INSERT INTO secrets (name, value)
VALUES ('do-not-contact', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
--> statement-breakpoint
CREATE FUNCTION keyed_email_hash(email text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT 'v2:' || encode(sha256(convert_to(value, 'UTF8') || sha256(convert_to(value || email, 'UTF8'))), 'hex')
	FROM secrets WHERE name = 'do-not-contact'
$$;
