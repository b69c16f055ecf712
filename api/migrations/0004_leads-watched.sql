DROP INDEX "mails_due";--> statement-breakpoint
DROP INDEX "mails_other";--> statement-breakpoint
DROP INDEX "mails_troubled";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "owned_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "overdue_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "escalates_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "given_back_by" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "given_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "give_back_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "give_back_note" text;--> statement-breakpoint
ALTER TABLE "dealerships" ADD COLUMN "lead_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_given_back_by_dealerships_id_fk" FOREIGN KEY ("given_back_by") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_mailbox" ON "leads" USING btree (regexp_replace(regexp_replace(lower("email"), '[+][^@]*@', '@'), '[.](?=[^@]*@(gmail|googlemail)[.]com$)', '', 'g'),"created_at");--> statement-breakpoint
CREATE INDEX "leads_overdue" ON "leads" USING btree ("overdue_at","id") WHERE "leads"."stage" = 'new';--> statement-breakpoint
CREATE INDEX "leads_given_back" ON "leads" USING btree ("given_back_by") WHERE "leads"."given_back_by" is not null;--> statement-breakpoint
CREATE INDEX "mails_queue" ON "mails" USING btree ((case "kind" when 'lead' then 0 when 'webhook' then 0 when 'confirmation' then 2 else 1 end),coalesce(lower(split_part("to_address", '@', -1)), "dealership_id"::text, "kind"),("attempts" = 0 and "kind" <> 'approval'),"due_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_other" ON "mails" USING btree ("kind") WHERE "mails"."kind" not in ('lead', 'webhook');--> statement-breakpoint
CREATE INDEX "mails_troubled" ON "mails" USING btree ("lead_id") WHERE "mails"."state" in ('held', 'dead', 'returned');--> statement-breakpoint
-- As before, and of what the webhook is sent too.
CREATE OR REPLACE FUNCTION record_mail_states() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('nev.past', true) = 'off' THEN
		RETURN NULL;
	END IF;
	INSERT INTO change_rows (change_id, table_name, row_id, before, after)
	SELECT (SELECT change_of_transaction('update mails')), 'mails', id,
		jsonb_build_object('state', removed.state), jsonb_build_object('state', added.state)
	FROM removed JOIN added USING (id)
	WHERE added.kind IN ('lead', 'webhook') AND removed.state <> added.state
		AND NOT (removed.claimed_until IS NOT NULL AND added.state IN ('sent', 'dead', 'held'))
	ON CONFLICT (change_id, table_name, row_id) DO UPDATE SET after = excluded.after;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Of the leads that came before, the company is told and no dealer is reminded. As the column's default, that takes no
-- time however many there are, and is no change of a lead. Later leads have no such default.
ALTER TABLE "leads" ALTER COLUMN "escalates_at" DROP DEFAULT;
