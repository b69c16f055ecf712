ALTER TABLE "dealerships" ADD COLUMN "opening_hours" text;--> statement-breakpoint
ALTER TABLE "dealerships" ADD COLUMN "time_zone" text;