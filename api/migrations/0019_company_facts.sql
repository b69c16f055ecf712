CREATE TABLE "company_facts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"office_weekdays" text,
	"office_saturday" text,
	"office_sunday" text,
	"support_weekdays" text,
	"support_time_zone" text,
	"support_email_hours" text,
	"staff_headcount" text,
	"staff_training_hours" text,
	CONSTRAINT "company_facts_one_row" CHECK ("company_facts"."id" = 1)
);

--> statement-breakpoint
INSERT INTO company_facts DEFAULT VALUES;
--> statement-breakpoint
CREATE TRIGGER company_facts_inserted AFTER INSERT ON company_facts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER company_facts_updated AFTER UPDATE ON company_facts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER company_facts_deleted AFTER DELETE ON company_facts REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER company_facts_truncated AFTER TRUNCATE ON company_facts
FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER company_facts_recorded_insert AFTER INSERT ON company_facts REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows();
--> statement-breakpoint
CREATE TRIGGER company_facts_recorded_update AFTER UPDATE ON company_facts
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows();
--> statement-breakpoint
CREATE TRIGGER company_facts_recorded_delete AFTER DELETE ON company_facts REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows();
--> statement-breakpoint
CREATE TRIGGER company_facts_recorded_truncate BEFORE TRUNCATE ON company_facts
FOR EACH STATEMENT EXECUTE FUNCTION record_truncated_rows();
