-- Computes the hashes of an address once. As a condition of the list's rows, PostgreSQL computed them for each
-- row of a short list.
CREATE OR REPLACE FUNCTION is_do_not_contact(email text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM do_not_contact WHERE email_hash = hashes[1])
		OR EXISTS (SELECT FROM do_not_contact WHERE email_hash = hashes[2])
	FROM do_not_contact_hashes(email) AS hashes
$$;
