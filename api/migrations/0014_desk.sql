ALTER TABLE "leads" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_troubled" ON "outbox" USING btree ("lead_id") WHERE "outbox"."state" in ('held', 'dead');--> statement-breakpoint
-- Finds any part of a word at once. Without the right to create the extension, or where PostgreSQL does not
-- have it, the desk's search reads every row, and says so.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX dealerships_search ON dealerships USING gin (lower(name || ' ' || city || ' ' || zip_code || ' ' || email) gin_trgm_ops);
	CREATE INDEX leads_search ON leads USING gin (lower(name || ' ' || email || ' ' || phone) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
	RAISE NOTICE 'the desk searches without pg_trgm: %', SQLERRM;
END
$$;
--> statement-breakpoint
DROP TRIGGER leads_recorded_update ON leads;
--> statement-breakpoint
CREATE TRIGGER leads_recorded_update AFTER UPDATE ON leads
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows('dealership_id', 'suspicion', 'discarded_at', 'stage');
