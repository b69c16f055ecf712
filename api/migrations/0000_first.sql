CREATE TABLE "correction_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correction_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dealership_id" integer NOT NULL,
	"email" text NOT NULL,
	"asked_from" text,
	"is_from_dealer" boolean DEFAULT false NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone,
	"session_hash" text,
	"session_expires_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	CONSTRAINT "correction_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "correction_links_session_hash_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dealership_id" integer NOT NULL,
	"email" text NOT NULL,
	"values" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "dealer_networks" (
	"hash" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_sums" (
	"day" date NOT NULL,
	"grouped_by" text NOT NULL,
	"name" text NOT NULL,
	"leads" integer NOT NULL,
	CONSTRAINT "lead_sums_day_grouped_by_name_pk" PRIMARY KEY("day","grouped_by","name")
);
--> statement-breakpoint
CREATE TABLE "refused_leads" (
	"day" date PRIMARY KEY NOT NULL,
	"leads" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_sums" (
	"day" date NOT NULL,
	"state" text NOT NULL,
	"zip3" text NOT NULL,
	"searches" integer NOT NULL,
	"found_nobody" integer NOT NULL,
	CONSTRAINT "search_sums_day_state_zip3_pk" PRIMARY KEY("day","state","zip3")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"path" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_path_key_pk" PRIMARY KEY("path","key")
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dealership_id" integer,
	"suspicion" text,
	"stage" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"discarded_at" timestamp with time zone,
	"discard_reason" text,
	CONSTRAINT "leads_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'lead' NOT NULL,
	"lead_id" integer,
	"recipient" text,
	"dealership_id" integer,
	"correction_id" integer,
	"to_address" text,
	"subject" text,
	"text" text,
	"copy" integer DEFAULT 0 NOT NULL,
	"message_name" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_since" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"may_have_arrived" boolean DEFAULT false NOT NULL,
	"last_error" text,
	"released_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"file" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_rows" (
	"change_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"row_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "change_rows_change_id_table_name_row_id_pk" PRIMARY KEY("change_id","table_name","row_id")
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"undoes" integer
);
--> statement-breakpoint
CREATE TABLE "company_facts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"office_weekdays" text,
	"office_saturday" text,
	"office_sunday" text,
	"support_weekdays" text,
	"support_time_zone" text,
	"support_email_hours" text,
	"staff_headcount" text,
	"staff_training_hours" text,
	CONSTRAINT "company_facts_one_row" CHECK ("company_facts"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "dealerships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dealerships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"opening_hours" text,
	"time_zone" text,
	"latitude" double precision,
	"longitude" double precision,
	"membership_id" text,
	"ref" text,
	"visibility" text DEFAULT 'visible' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"lead_format" text DEFAULT 'mail' NOT NULL,
	"paused_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distinct_dealerships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "distinct_dealerships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_id" integer NOT NULL,
	"second_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "do_not_contact" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leads" integer NOT NULL,
	"dealerships" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"name" text PRIMARY KEY NOT NULL,
	"svg" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"emoji" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "states_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"range" text NOT NULL,
	"category" text NOT NULL,
	"series" text NOT NULL,
	"model" text NOT NULL,
	"image_url" text NOT NULL,
	"features" jsonb NOT NULL,
	"is_available" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"external_url" text,
	"specifications" jsonb NOT NULL,
	CONSTRAINT "vehicles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_rows" ADD CONSTRAINT "change_rows_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_dealerships" ADD CONSTRAINT "distinct_dealerships_first_id_dealerships_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_dealerships" ADD CONSTRAINT "distinct_dealerships_second_id_dealerships_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correction_links_dealership" ON "correction_links" USING btree ("dealership_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_waiting" ON "corrections" USING btree ("dealership_id") WHERE "corrections"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_dealership" ON "leads" USING btree ("dealership_id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree (("kind" = 'confirmation'),"due_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_lead" ON "mails" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "mails_dealership" ON "mails" USING btree ("dealership_id");--> statement-breakpoint
CREATE INDEX "mails_correction" ON "mails" USING btree ("correction_id") WHERE "mails"."correction_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_other" ON "mails" USING btree ("kind") WHERE "mails"."kind" <> 'lead';--> statement-breakpoint
CREATE UNIQUE INDEX "mails_confirmed" ON "mails" USING btree (regexp_replace(regexp_replace(lower("to_address"), '[+][^@]*@', '@'), '[.](?=[^@]*@(gmail|googlemail)[.]com$)', '', 'g')) WHERE "mails"."kind" = 'confirmation';--> statement-breakpoint
CREATE INDEX "mails_troubled" ON "mails" USING btree ("lead_id") WHERE "mails"."state" in ('held', 'dead');--> statement-breakpoint
CREATE INDEX "mails_untold" ON "mails" USING btree ("lead_id") WHERE "mails"."state" = 'held' and "mails"."told_at" is null;--> statement-breakpoint
CREATE INDEX "change_rows_row" ON "change_rows" USING btree ("table_name","row_id");--> statement-breakpoint
CREATE INDEX "changes_undoes" ON "changes" USING btree ("undoes") WHERE "changes"."undoes" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "dealerships_ref_unique" ON "dealerships" USING btree ("ref") WHERE "dealerships"."ref" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "dealerships_name_and_address" ON "dealerships" USING btree (lower("name"),lower("address"),"zip_code");--> statement-breakpoint
CREATE INDEX "dealerships_paused" ON "dealerships" USING btree ("paused_until") WHERE "dealerships"."paused_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "distinct_dealerships_pair" ON "distinct_dealerships" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "distinct_dealerships_second" ON "distinct_dealerships" USING btree ("second_id");--> statement-breakpoint
-- From here on by hand: what drizzle-kit does not know.
INSERT INTO company_facts DEFAULT VALUES;
--> statement-breakpoint
-- Keys the hashes of the do-not-contact list, so that the list alone does not tell whether an address is
-- on it.
INSERT INTO secrets (name, value)
VALUES ('do-not-contact', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
--> statement-breakpoint
CREATE FUNCTION keyed_email_hash(email text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT 'v2:' || encode(sha256(convert_to(value, 'UTF8') || sha256(convert_to(value || email, 'UTF8'))), 'hex')
	FROM secrets WHERE name = 'do-not-contact'
$$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Whoever changes the catalogue, by whatever program, every process hears of it.
CREATE FUNCTION announce_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalogue_changed', TG_TABLE_NAME);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Says which dealerships have changed, so that servers read only those. A statement that changes no row
-- announces nothing.
CREATE FUNCTION announce_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'dealerships' THEN
		-- A notification has at most 8,000 bytes.
		PERFORM pg_notify('catalogue_changed', 'dealerships ' || string_agg(id::text, ','))
		FROM (SELECT id, (row_number() OVER () - 1) / 700 AS part FROM changed) AS parts
		GROUP BY part;
	ELSIF EXISTS (SELECT FROM changed) THEN
		PERFORM pg_notify('catalogue_changed', TG_TABLE_NAME);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- One trigger for each kind of statement, because one with a table of rows is of one kind.
DO $$
DECLARE
	catalogue_table text;
	events text[];
BEGIN
	FOREACH catalogue_table IN ARRAY ARRAY['vehicles', 'images', 'states', 'dealerships', 'company_facts'] LOOP
		FOREACH events SLICE 1 IN ARRAY ARRAY[
			['inserted', 'INSERT', 'NEW'], ['updated', 'UPDATE', 'NEW'], ['deleted', 'DELETE', 'OLD']
		] LOOP
			EXECUTE format(
				'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows()',
				catalogue_table || '_' || events[1], events[2], catalogue_table, events[3]
			);
		END LOOP;
		EXECUTE format(
			'CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change()',
			catalogue_table || '_truncated', catalogue_table
		);
	END LOOP;
END
$$;
--> statement-breakpoint
-- Whoever changes dealerships, vehicles, what is said of the company, or the state of leads, mails and corrections, by whatever program, it is recorded with its
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
-- Records the states of leads' mails, but not how an attempt to send a claimed mail ended: the mail has that itself.
CREATE FUNCTION record_mail_states() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('nev.past', true) = 'off' THEN
		RETURN NULL;
	END IF;
	INSERT INTO change_rows (change_id, table_name, row_id, before, after)
	SELECT (SELECT change_of_transaction('update mails')), 'mails', id,
		jsonb_build_object('state', removed.state), jsonb_build_object('state', added.state)
	FROM removed JOIN added USING (id)
	WHERE added.kind = 'lead' AND removed.state <> added.state
		AND NOT (removed.claimed_until IS NOT NULL AND added.state IN ('sent', 'dead', 'held'))
	ON CONFLICT (change_id, table_name, row_id) DO UPDATE SET after = excluded.after;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- A deleted lead or correction leaves nothing in the past: it was erased, or kept for as long as promised.
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
	FOREACH recorded_table IN ARRAY ARRAY['dealerships', 'vehicles', 'company_facts', 'distinct_dealerships'] LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows()', recorded_table || '_recorded_insert', recorded_table);
		EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows()', recorded_table || '_recorded_update', recorded_table);
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows()', recorded_table || '_recorded_delete', recorded_table);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION record_truncated_rows()', recorded_table || '_recorded_truncate', recorded_table);
	END LOOP;
	FOREACH recorded_table IN ARRAY ARRAY['leads', 'mails', 'corrections'] LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted_rows()', recorded_table || '_forgotten_delete', recorded_table);
		EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted_rows()', recorded_table || '_forgotten_truncate', recorded_table);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leads_recorded_update AFTER UPDATE ON leads
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows('dealership_id', 'suspicion', 'discarded_at', 'stage');
--> statement-breakpoint
CREATE TRIGGER corrections_recorded_update AFTER UPDATE ON corrections
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows('state');
--> statement-breakpoint
CREATE TRIGGER mails_recorded_update AFTER UPDATE ON mails
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_mail_states();
--> statement-breakpoint
-- Of which dealerships are likely duplicates: by the last ten digits of the telephone, and by name and ZIP
-- code. PostgreSQL answers from them alone, because they include the columns that they are made from. Without
-- them, it normalizes the texts of all dealerships each time. In another encoding it has no normalize().
DO $$
BEGIN
	IF current_setting('server_encoding') = 'UTF8' THEN
		CREATE INDEX dealerships_telephone ON dealerships (right(regexp_replace(phone, '\D', '', 'g'), 10))
			INCLUDE (phone, id) WHERE visibility IN ('visible', 'pending');
		CREATE INDEX dealerships_name_and_zip ON dealerships ((
			regexp_replace(lower(normalize(name, NFKD)), '[^[:alnum:]]+', '', 'g') || ' ' || left(zip_code, 5)
		)) INCLUDE (name, zip_code, id) WHERE visibility IN ('visible', 'pending');
	END IF;
END
$$;
--> statement-breakpoint
-- Finds any part of a word at once, and a telephone number however it is written: by its digits alone. Without the
-- right to create the extension, or where PostgreSQL does not have it, the desk's search reads every row, and says so.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX dealerships_search ON dealerships USING gin (lower(name || ' ' || address || ' ' || city || ' ' || zip_code || ' ' || email || ' ' || coalesce(ref, '') || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
	CREATE INDEX leads_search ON leads USING gin (lower(name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
	RAISE NOTICE 'the desk searches without pg_trgm: %', SQLERRM;
END
$$;
