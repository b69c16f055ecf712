-- All at once, or none: running servers lock these in different orders, and would wait for each other with this.
DO $$
DECLARE
	deadline timestamptz := clock_timestamp() + current_setting('lock_timeout')::interval;
BEGIN
	LOOP
		BEGIN
			LOCK TABLE dealerships, leads, corrections, outbox, notices IN ACCESS EXCLUSIVE MODE NOWAIT;
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			IF clock_timestamp() > deadline THEN
				RAISE;
			END IF;
			PERFORM pg_sleep(0.05);
		END;
	END LOOP;
END
$$;--> statement-breakpoint
DROP TRIGGER outbox_recorded_update ON outbox;--> statement-breakpoint
ALTER TRIGGER outbox_forgotten_delete ON outbox RENAME TO mails_forgotten_delete;--> statement-breakpoint
ALTER TRIGGER outbox_forgotten_truncate ON outbox RENAME TO mails_forgotten_truncate;--> statement-breakpoint
ALTER TABLE "outbox" RENAME TO "mails";--> statement-breakpoint
ALTER SEQUENCE "outbox_id_seq" RENAME TO "mails_id_seq";--> statement-breakpoint
ALTER TABLE "mails" RENAME CONSTRAINT "outbox_pkey" TO "mails_pkey";--> statement-breakpoint
ALTER TABLE "mails" RENAME CONSTRAINT "outbox_lead_id_leads_id_fk" TO "mails_lead_id_leads_id_fk";--> statement-breakpoint
ALTER TABLE "mails" RENAME CONSTRAINT "outbox_dealership_id_dealerships_id_fk" TO "mails_dealership_id_dealerships_id_fk";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text DEFAULT 'lead' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "correction_id" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "to_address" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "message_name" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "recipient" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'waiting';--> statement-breakpoint
ALTER INDEX "outbox_lead" RENAME TO "mails_lead";--> statement-breakpoint
ALTER INDEX "outbox_dealership" RENAME TO "mails_dealership";--> statement-breakpoint
ALTER INDEX "outbox_troubled" RENAME TO "mails_troubled";--> statement-breakpoint
ALTER INDEX "outbox_untold" RENAME TO "mails_untold";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree (("kind" = 'confirmation'),"due_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_correction" ON "mails" USING btree ("correction_id") WHERE "mails"."correction_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_other" ON "mails" USING btree ("kind") WHERE "mails"."kind" <> 'lead';--> statement-breakpoint
CREATE UNIQUE INDEX "mails_confirmed" ON "mails" USING btree (regexp_replace(regexp_replace(lower("to_address"), '[+][^@]*@', '@'), '[.](?=[^@]*@(gmail|googlemail)[.]com$)', '', 'g')) WHERE "mails"."kind" = 'confirmation';--> statement-breakpoint
-- A server of the version before stores and sends the mails of leads as ever, until it is restarted. The view and
-- the table of notices, which stays empty, are for such servers alone: a later version drops them.
CREATE VIEW outbox AS
SELECT id, lead_id, recipient, dealership_id, copy, state, attempts, claim, due_at, due_since, claimed_until,
	may_have_arrived, last_error, released_at, told_at, sent_at
FROM mails WHERE kind = 'lead';--> statement-breakpoint
CREATE FUNCTION store_notice_as_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO mails (
		kind, lead_id, dealership_id, correction_id, to_address, subject, text, message_name, state, attempts,
		created_at, due_at, due_since, claimed_until, last_error
	) VALUES (
		CASE
			WHEN NEW.lead_id IS NOT NULL THEN 'confirmation'
			WHEN NEW.approved_id IS NOT NULL THEN 'approval'
			WHEN NEW.rejected_id IS NOT NULL THEN 'rejection'
			WHEN NEW.correction_id IS NOT NULL THEN 'decision'
			ELSE 'notice'
		END,
		NEW.lead_id, coalesce(NEW.approved_id, NEW.rejected_id), NEW.correction_id, NEW.recipient,
		CASE WHEN NEW.lead_id IS NULL THEN NEW.subject END,
		CASE WHEN NEW.lead_id IS NULL AND NEW.state <> 'sent' THEN NEW.text END,
		-- As its Message-ID is at every attempt.
		format('notice.%s.%s', NEW.id, floor(extract(epoch FROM NEW.created_at) * 1000)),
		NEW.state, NEW.attempts, NEW.created_at, NEW.due_at, NEW.due_since,
		-- A server was sending it then.
		CASE WHEN NEW.state = 'waiting' AND NEW.attempts > 0 AND NEW.last_error IS NULL AND NEW.due_at > now()
			THEN NEW.due_at END,
		NEW.last_error
	) ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER notices_stored_as_mails BEFORE INSERT ON notices
FOR EACH ROW EXECUTE FUNCTION store_notice_as_mail();--> statement-breakpoint
WITH moved AS (DELETE FROM notices RETURNING *)
INSERT INTO notices OVERRIDING SYSTEM VALUE SELECT * FROM moved ORDER BY id;--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_approved_id_dealerships_id_fk";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_rejected_id_dealerships_id_fk";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_correction_id_corrections_id_fk";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_lead_id_leads_id_fk";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Records the states of leads' mails, but not how an attempt to send a claimed mail ended: the mail has that itself.
CREATE OR REPLACE FUNCTION record_mail_states() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;--> statement-breakpoint
CREATE TRIGGER mails_recorded_update AFTER UPDATE ON mails
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_mail_states();--> statement-breakpoint
UPDATE change_rows SET table_name = 'mails' WHERE table_name = 'outbox';
