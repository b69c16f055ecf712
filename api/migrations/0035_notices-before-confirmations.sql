DROP INDEX "notices_due";--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ((lead_id is not null),"due_at") WHERE "notices"."state" = 'waiting';