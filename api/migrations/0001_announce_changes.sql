-- Whoever changes the catalogue, by whatever program, every process hears of it.
CREATE FUNCTION announce_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalogue_changed', TG_TABLE_NAME);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER vehicles_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vehicles
FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER images_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON images
FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER states_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON states
FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER dealerships_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON dealerships
FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
