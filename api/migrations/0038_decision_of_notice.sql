-- Before notices, for the reasons in 0037.
LOCK TABLE leads IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE corrections IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "correction_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_correction" ON "notices" USING btree ("correction_id") WHERE "notices"."correction_id" is not null;