import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { untilLockIsAwaited } from "../../test/lock-waits.js";
import { openOwnDatabase } from "../../test/own-database.js";
import { gulfCarts } from "../../test/stored-leads.js";
import { silent } from "../../test/test-backend.js";
import { dealerships } from "../storage/schema.js";
import { withClient } from "../storage/with-client.js";
import { endPauses } from "./end-pauses.js";

const database = await openOwnDatabase();
const { orm, sql } = database;
afterAll(database.close);

it("ends pauses while an database changes the same dealers, and neither waits for the other", async () => {
	await orm.insert(dealerships).values([
		{ ...gulfCarts, pausedUntil: "2026-01-02" },
		{ ...gulfCarts, name: "Bay Carts", pausedUntil: "2026-01-01" },
	]);
	// Moves its row behind the other one.
	await sql("update dealerships set phone = '' where id = 1");
	await withClient(database.connection, async (changing) => {
		await changing.query("begin; select from dealerships where id = 1 for update");
		const warn = vi.spyOn(silent, "warn");
		const pauses = endPauses({ orm }, silent);
		onTestFinished(() => pauses.stop());
		await untilLockIsAwaited(sql);
		await changing.query("select from dealerships where id = 2 for update; commit");
		await expect
			.poll(() => sql("select from dealerships where paused_until is not null"))
			.toEqual([]);
		expect(warn).not.toHaveBeenCalled();
	});
});
