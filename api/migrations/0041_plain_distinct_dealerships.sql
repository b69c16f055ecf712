DROP TRIGGER dealerships_update_forgets_distinct ON dealerships;--> statement-breakpoint
DROP FUNCTION forget_distinct_dealerships();--> statement-breakpoint
ALTER TABLE "distinct_dealerships" DROP COLUMN "reasons";
