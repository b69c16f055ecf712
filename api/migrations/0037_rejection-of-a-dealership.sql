-- Running servers change these before notices. Locked after notices, as below, they and a server could wait for
-- each other. Leads, because who erases a person deletes them first, then their notices, and then corrections. A
-- stronger lock would keep a server from inserting a notice, which refers to leads.
LOCK TABLE dealerships IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE leads IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE corrections IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "rejected_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_rejected_id_dealerships_id_fk" FOREIGN KEY ("rejected_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_rejected" ON "notices" USING btree ("rejected_id") WHERE "notices"."rejected_id" is not null;