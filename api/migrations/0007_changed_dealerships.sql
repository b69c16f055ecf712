-- Says which dealerships have changed, so that servers read only those. A statement that changes no row
-- announces nothing.
CREATE FUNCTION announce_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'dealerships' THEN
		-- A notification has at most 8,000 bytes.
		PERFORM pg_notify('catalogue_changed', 'dealerships ' || string_agg(id::text, ','))
		FROM (SELECT id, (row_number() OVER () - 1) / 700 AS part FROM changed) AS parts
		GROUP BY part;
	ELSIF EXISTS (SELECT FROM changed) THEN
		PERFORM pg_notify('catalogue_changed', TG_TABLE_NAME);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER vehicles_changed ON vehicles;
--> statement-breakpoint
CREATE TRIGGER vehicles_inserted AFTER INSERT ON vehicles REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER vehicles_updated AFTER UPDATE ON vehicles REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER vehicles_deleted AFTER DELETE ON vehicles REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER vehicles_truncated AFTER TRUNCATE ON vehicles
FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
DROP TRIGGER images_changed ON images;
--> statement-breakpoint
CREATE TRIGGER images_inserted AFTER INSERT ON images REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER images_updated AFTER UPDATE ON images REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER images_deleted AFTER DELETE ON images REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER images_truncated AFTER TRUNCATE ON images
FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
DROP TRIGGER states_changed ON states;
--> statement-breakpoint
CREATE TRIGGER states_inserted AFTER INSERT ON states REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER states_updated AFTER UPDATE ON states REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER states_deleted AFTER DELETE ON states REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER states_truncated AFTER TRUNCATE ON states
FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
DROP TRIGGER dealerships_changed ON dealerships;
--> statement-breakpoint
CREATE TRIGGER dealerships_inserted AFTER INSERT ON dealerships REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER dealerships_updated AFTER UPDATE ON dealerships REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER dealerships_deleted AFTER DELETE ON dealerships REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows();
--> statement-breakpoint
CREATE TRIGGER dealerships_truncated AFTER TRUNCATE ON dealerships
FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
