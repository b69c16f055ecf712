import { afterAll, expect, it, onTestFinished } from "vitest";
import { openOwnDatabase } from "../../test/own-database.js";
import { silent } from "../../test/test-backend.js";
import { endPauses } from "./end-pauses.js";

const database = await openOwnDatabase();
const { orm, sql } = database;
afterAll(database.close);

it("ends the pauses of more dealers than a statement has parameters", async () => {
	await sql(
		`set nev.past = 'off'; insert into dealerships (name, address, city, state, zip_code, phone, email, paused_until)
		select n, '', '', 'Florida', '', '', '', '2026-01-01' from generate_series(1, 65536) n`,
	);
	const pauses = endPauses({ orm }, silent);
	onTestFinished(() => pauses.stop());
	await expect
		.poll(() => sql("select from dealerships where paused_until is not null limit 1"))
		.toEqual([]);
});
