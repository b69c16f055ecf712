ALTER TABLE "dealerships" ADD COLUMN "ref" text;--> statement-breakpoint
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_ref_unique" UNIQUE("ref");