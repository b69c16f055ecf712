DROP INDEX "notices_due";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "lead_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_lead" ON "notices" USING btree ("lead_id") WHERE "notices"."lead_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_confirmed" ON "notices" USING btree (regexp_replace(lower("recipient"), '[+][^@]*@', '@')) WHERE "notices"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at") WHERE "notices"."state" = 'waiting';