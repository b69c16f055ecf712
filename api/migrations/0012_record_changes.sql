-- Whoever changes dealerships, vehicles or the state of leads, by whatever program, it is recorded with its
-- author. A program says who it is in its transaction: set_config('nev.actor', …, true), and what it does
-- in nev.action. Without that, the author is the user of the database and the name of its program.
-- A restore, which writes the past itself, sets nev.past to off.

-- The change of this transaction, which the first recorded row begins.
CREATE FUNCTION change_of_transaction(default_action text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	change integer := nullif(current_setting('nev.change', true), '');
BEGIN
	IF change IS NULL THEN
		INSERT INTO changes (actor, action, undoes) VALUES (
			coalesce(
				nullif(current_setting('nev.actor', true), ''),
				session_user || coalesce(' (' || nullif(current_setting('application_name'), '') || ')', '')
			),
			coalesce(nullif(current_setting('nev.action', true), ''), default_action),
			nullif(current_setting('nev.undoes', true), '')::integer
		) RETURNING id INTO change;
		PERFORM set_config('nev.change', change::text, true);
	END IF;
	RETURN change;
END
$$;
--> statement-breakpoint
-- Records the changed rows of a statement. A row that one transaction changes twice has one record, from
-- its first values to its last. The arguments are the columns to record; without any, all but the id are.
-- The change is a subquery, so that a statement that changes no value begins none.
CREATE FUNCTION record_changed_rows() RETURNS trigger LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
DECLARE
	default_action text := lower(TG_OP) || ' ' || TG_TABLE_NAME;
BEGIN
	IF current_setting('nev.past', true) = 'off' THEN
		RETURN NULL;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO change_rows AS earlier (change_id, table_name, row_id, after)
		SELECT (SELECT change_of_transaction(default_action)), TG_TABLE_NAME, id, to_jsonb(added) - 'id'
		FROM added
		ON CONFLICT (change_id, table_name, row_id) DO UPDATE SET after = excluded.after;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO change_rows AS earlier (change_id, table_name, row_id, before, after)
		SELECT (SELECT change_of_transaction(default_action)), TG_TABLE_NAME, added.id, before, after
		FROM removed JOIN added USING (id) CROSS JOIN LATERAL (
			SELECT jsonb_object_agg(key, was.value) AS before, jsonb_object_agg(key, became.value) AS after
			FROM jsonb_each(to_jsonb(removed)) AS was JOIN jsonb_each(to_jsonb(added)) AS became USING (key)
			WHERE was.value <> became.value AND (TG_NARGS = 0 OR key = ANY (TG_ARGV))
		) AS fields
		WHERE removed IS DISTINCT FROM added AND before IS NOT NULL
		-- If this transaction inserted the row, the earlier record has no values of before, and keeps none.
		ON CONFLICT (change_id, table_name, row_id) DO UPDATE
		SET before = excluded.before || earlier.before, after = earlier.after || excluded.after;
	ELSE
		INSERT INTO change_rows AS earlier (change_id, table_name, row_id, before)
		SELECT (SELECT change_of_transaction(default_action)), TG_TABLE_NAME, id, to_jsonb(removed) - 'id'
		FROM removed
		ON CONFLICT (change_id, table_name, row_id) DO UPDATE
		SET before = excluded.before || earlier.before, after = NULL;
		-- Rows that this transaction inserted have come and gone.
		DELETE FROM change_rows USING removed
		WHERE change_id = nullif(current_setting('nev.change', true), '')::integer
			AND table_name = TG_TABLE_NAME AND row_id = removed.id AND before IS NULL AND after IS NULL;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Records all rows of a table before they are truncated.
CREATE FUNCTION record_truncated_rows() RETURNS trigger LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
BEGIN
	IF current_setting('nev.past', true) = 'off' THEN
		RETURN NULL;
	END IF;
	EXECUTE format(
		'INSERT INTO change_rows AS earlier (change_id, table_name, row_id, before)
		SELECT (SELECT change_of_transaction(%L)), %L, id, to_jsonb(truncated) - ''id'' FROM %I AS truncated
		ON CONFLICT (change_id, table_name, row_id) DO UPDATE
		SET before = excluded.before || earlier.before, after = NULL',
		'truncate ' || TG_TABLE_NAME, TG_TABLE_NAME, TG_TABLE_NAME
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Records the states of mails, but not how an attempt to send a claimed mail ended: the mail has that itself.
CREATE FUNCTION record_mail_states() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('nev.past', true) = 'off' THEN
		RETURN NULL;
	END IF;
	INSERT INTO change_rows (change_id, table_name, row_id, before, after)
	SELECT (SELECT change_of_transaction('update outbox')), 'outbox', id,
		jsonb_build_object('state', removed.state), jsonb_build_object('state', added.state)
	FROM removed JOIN added USING (id)
	WHERE removed.state <> added.state
		AND NOT (removed.claimed_until IS NOT NULL AND added.state IN ('sent', 'dead', 'held'))
	ON CONFLICT (change_id, table_name, row_id) DO UPDATE SET after = excluded.after;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- A deleted lead leaves nothing in the past: it was erased, or kept for as long as promised.
CREATE FUNCTION forget_deleted_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM change_rows USING removed WHERE table_name = TG_TABLE_NAME AND row_id = removed.id;
	ELSIF current_setting('nev.past', true) IS DISTINCT FROM 'off' THEN
		DELETE FROM change_rows WHERE table_name = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	recorded_table text;
BEGIN
	FOREACH recorded_table IN ARRAY ARRAY['dealerships', 'vehicles'] LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows()', recorded_table || '_recorded_insert', recorded_table);
		EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows()', recorded_table || '_recorded_update', recorded_table);
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows()', recorded_table || '_recorded_delete', recorded_table);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION record_truncated_rows()', recorded_table || '_recorded_truncate', recorded_table);
	END LOOP;
	FOREACH recorded_table IN ARRAY ARRAY['leads', 'outbox'] LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted_rows()', recorded_table || '_forgotten_delete', recorded_table);
		EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted_rows()', recorded_table || '_forgotten_truncate', recorded_table);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leads_recorded_update AFTER UPDATE ON leads
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows('dealership_id', 'suspicion', 'discarded_at');
--> statement-breakpoint
CREATE TRIGGER outbox_recorded_update AFTER UPDATE ON outbox
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_mail_states();
