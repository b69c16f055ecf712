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
DO $$
DECLARE
	catalogue_table text;
BEGIN
	FOREACH catalogue_table IN ARRAY ARRAY['vehicles', 'images', 'states', 'dealerships'] LOOP
		EXECUTE format('DROP TRIGGER %I ON %I', catalogue_table || '_changed', catalogue_table);
		-- One trigger for each, because one with a table of rows is of one kind of statement.
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows()', catalogue_table || '_inserted', catalogue_table);
		EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows()', catalogue_table || '_updated', catalogue_table);
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows()', catalogue_table || '_deleted', catalogue_table);
		EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change()', catalogue_table || '_truncated', catalogue_table);
	END LOOP;
END
$$;
