ALTER TABLE "notices" ADD COLUMN "approved_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_approved_id_dealerships_id_fk" FOREIGN KEY ("approved_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_approved" ON "notices" USING btree ("approved_id") WHERE "notices"."approved_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","id");