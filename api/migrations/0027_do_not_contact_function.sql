-- Whether somebody asked not to be contacted at an address, so that queries of dealerships can ask it too.
-- An entry is the keyed hash of an address or, made by an earlier version, of its plain hash in base64url.
CREATE FUNCTION do_not_contact_hashes(email text) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT array[
		keyed_email_hash(normalized),
		'old:' || keyed_email_hash(rtrim(translate(encode(sha256(convert_to(normalized, 'UTF8')), 'base64'), '+/', '-_'), '='))
	]
	FROM lower(btrim(email)) AS normalized
$$;
--> statement-breakpoint
-- The hashes are not a condition of the list's rows, for each of which PostgreSQL would compute them again.
CREATE FUNCTION is_do_not_contact(email text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM do_not_contact WHERE email_hash = hashes[1])
		OR EXISTS (SELECT FROM do_not_contact WHERE email_hash = hashes[2])
	FROM do_not_contact_hashes(email) AS hashes
$$;
