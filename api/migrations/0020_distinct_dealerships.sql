CREATE TABLE "distinct_dealerships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "distinct_dealerships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_id" integer NOT NULL,
	"second_id" integer NOT NULL,
	"reasons" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "distinct_dealerships" ADD CONSTRAINT "distinct_dealerships_first_id_dealerships_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_dealerships" ADD CONSTRAINT "distinct_dealerships_second_id_dealerships_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "distinct_dealerships_pair" ON "distinct_dealerships" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "distinct_dealerships_second" ON "distinct_dealerships" USING btree ("second_id");
--> statement-breakpoint
CREATE TRIGGER distinct_dealerships_recorded_insert AFTER INSERT ON distinct_dealerships
REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows();
--> statement-breakpoint
CREATE TRIGGER distinct_dealerships_recorded_update AFTER UPDATE ON distinct_dealerships
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows();
--> statement-breakpoint
CREATE TRIGGER distinct_dealerships_recorded_delete AFTER DELETE ON distinct_dealerships
REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows();
--> statement-breakpoint
CREATE TRIGGER distinct_dealerships_recorded_truncate BEFORE TRUNCATE ON distinct_dealerships
FOR EACH STATEMENT EXECUTE FUNCTION record_truncated_rows();
--> statement-breakpoint
-- That two dealerships are no duplicates was said of what matched then. The deletion is part of the change
-- that causes it, so an undo of that change brings the pair back.
CREATE FUNCTION forget_distinct_dealerships() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM distinct_dealerships WHERE id IN (
		SELECT pair.id
		FROM (
			SELECT id, first_id AS dealership_id, reasons FROM distinct_dealerships
			UNION ALL SELECT id, second_id, reasons FROM distinct_dealerships
		) AS pair
		JOIN removed ON removed.id = dealership_id
		JOIN added ON added.id = dealership_id
		WHERE ('phone' = ANY (reasons) AND removed.phone <> added.phone)
			OR ('membership-id' = ANY (reasons) AND removed.membership_id IS DISTINCT FROM added.membership_id)
			OR (
				'address' = ANY (reasons)
				AND (removed.name, removed.address, removed.zip_code) <> (added.name, added.address, added.zip_code)
			)
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Named to follow the trigger that records the update, which gives the change its action.
CREATE TRIGGER dealerships_update_forgets_distinct AFTER UPDATE ON dealerships
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION forget_distinct_dealerships();
