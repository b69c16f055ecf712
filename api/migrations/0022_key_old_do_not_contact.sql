-- Keys the entries of the do-not-contact list from before it was keyed: the list has their plain hashes, so
-- those are hashed with the key.
UPDATE do_not_contact SET email_hash = 'old:' || keyed_email_hash(email_hash)
WHERE email_hash NOT LIKE 'v2:%';
